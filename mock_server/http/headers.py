"""Request headers as handlers see them: a mapping from lower-case names to text, decoded when looked at.

A header sent twice reads as its last value. Bytes are UTF-8, else Latin-1, as clients differ.
"""

from collections.abc import Iterable, Iterator, Mapping


class Headers(Mapping[str, str]):
    """Look at the headers of one request; raw has them as bytes."""

    __slots__ = ("raw",)

    def __init__(self, raw: Iterable[tuple[bytes, bytes]]) -> None:
        self.raw = dict(raw)

    def value(self, name: str) -> str:
        """Give a header without the blanks around it; one that was not sent is empty."""
        raw = self.raw.get(name.encode())
        return "" if raw is None else _text(raw).strip()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.encode() in self.raw

    def __getitem__(self, name: str) -> str:
        return _text(self.raw[name.encode()])

    def __iter__(self) -> Iterator[str]:
        return (name.decode("latin-1") for name in self.raw)

    def __len__(self) -> int:
        return len(self.raw)


def _text(value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value.decode("latin-1")
