"""Request headers as handlers see them: a mapping from lower-case names to text, decoded when looked at.

A header sent twice reads as its last value. Bytes are UTF-8, else Latin-1, as clients differ.
"""

from collections.abc import Iterable, Iterator, Mapping


class Headers(Mapping[str, str]):
    """Look at the raw headers of one request."""

    __slots__ = ("_raw",)

    def __init__(self, raw: Iterable[tuple[bytes, bytes]]) -> None:
        self._raw = dict(raw)

    def value(self, name: str) -> str:
        """Give a header without the blanks around it; one that was not sent is empty."""
        raw = self._raw.get(name.encode())
        return "" if raw is None else _text(raw).strip()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.encode() in self._raw

    def __getitem__(self, name: str) -> str:
        return _text(self._raw[name.encode()])

    def __iter__(self) -> Iterator[str]:
        return (name.decode("latin-1") for name in self._raw)

    def __len__(self) -> int:
        return len(self._raw)


def _text(value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value.decode("latin-1")
