"""An embedder over a static table: a text is the sum of its tokens' vectors, made unit length.

The table and its tokens are two data files of the `wordllama` package (extra `[embeddings]`), read here directly: the
safetensors header, then numpy, and tokens by greedy longest match. None of that package's code runs, and nothing is
fetched. All sums are over integers, so that scores are the same on every machine.
"""

import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from mock_server.engine.json_text import JsonError, loads

Vector: TypeAlias = npt.NDArray[np.float32]
"""A unit vector times UNIT, in whole numbers. Products of two stay below 2**24, so float32 adds them exactly."""

DIMENSIONS: Final = 128
"""So many of the table's dimensions are read: it is trained so that the first ones say most."""

UNIT: Final = 2_000
MOST_CHARACTERS: Final = 2_000
"""A longer text is represented by its beginning."""

PACKAGE: Final = "wordllama"
_WEIGHTS: Final = "weights/l2_supercat_256.safetensors"
_TOKENS: Final = "tokenizers/l2_supercat_tokenizer_config.json"
_SPACE: Final = "\u2581"
_STEPS: Final = 127
_DTYPES: Final = {"F16": "<f2", "F32": "<f4"}
_EXTRA: Final = "pip install 'spectron-sdk[embeddings]'"


class TableUnusable(RuntimeError):
    """The table is not there, or is not what it should be; the message says how to get it."""


class StaticTable:
    """Turn texts into vectors."""

    def __init__(self, vocabulary: dict[str, int], weights: npt.NDArray[Any]) -> None:
        """Take token to row, and the rows: any floats, of which the first DIMENSIONS count."""
        if (
            weights.ndim != 2
            or not vocabulary
            or max(vocabulary.values()) >= len(weights)
            or min(vocabulary.values()) < 0
        ):
            raise TableUnusable("the table has no row for every token")
        wide = weights[:, :DIMENSIONS].astype(np.float32)
        largest = float(np.abs(wide).max(initial=0.0))
        if not np.isfinite(largest) or largest == 0.0:
            raise TableUnusable("the table holds no usable numbers")
        self._rows = np.rint(wide * (_STEPS / largest)).astype(np.int8)
        self._vocabulary = vocabulary
        self._longest = max(map(len, vocabulary))
        self.embed: Callable[[str], Vector] = lru_cache(maxsize=16_384)(self._embed)

    @property
    def width(self) -> int:
        """Tell how long a vector is."""
        return int(self._rows.shape[1])

    def _embed(self, text: str) -> Vector:
        """Give the vector of a text; zeros for one without known tokens."""
        found = list(self._tokens(text[:MOST_CHARACTERS]))
        sums = self._rows[found].sum(axis=0, dtype=np.int64) if found else np.zeros(self.width, np.int64)
        length = np.sqrt(np.float64((sums * sums).sum()))
        vector: Vector = np.rint(sums * (UNIT / length)).astype(np.float32) if length else sums.astype(np.float32)
        vector.flags.writeable = False
        return vector

    def likeness_to(self, text: str) -> Callable[[str], float]:
        """Give the cosine of any text with this one, to six digits and never below 0."""
        mine = self.embed(text)

        def likeness(other: str) -> float:
            return min(1.0, max(0.0, _cosine(float(np.dot(mine, self.embed(other))))))

        return likeness

    def shelf(self) -> "Shelf":
        """Make an empty shelf for vectors of this table."""
        return Shelf(self)

    def _tokens(self, text: str) -> Iterable[int]:
        """Walk the longest tokens that a text is made of; what no token covers is passed over."""
        text = _SPACE + _SPACE.join(text.lower().split())
        known, longest = self._vocabulary, self._longest
        at, end = 0, len(text)
        while at < end:
            for length in range(min(longest, end - at), 0, -1):
                token = known.get(text[at : at + length])
                if token is not None:
                    yield token
                    at += length
                    break
            else:
                at += 1


class Shelf:
    """The vectors of some documents side by side, so that one product compares them all."""

    def __init__(self, table: StaticTable) -> None:
        self._table = table
        self._rows: Vector = np.zeros((0, table.width), np.float32)
        self._ids: list[str] = []
        self._places: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._ids)

    def put(self, document_id: str, text: str) -> None:
        """Put a document on the shelf, in place of itself where it is there."""
        vector = self._table.embed(text)
        place = self._places.get(document_id)
        if place is None:
            place = self._places[document_id] = len(self._ids)
            self._ids.append(document_id)
            if place >= len(self._rows):
                grown = np.zeros((max(8, 2 * place), len(vector)), np.float32)
                grown[:place] = self._rows
                self._rows = grown
        self._rows[place] = vector

    def drop(self, document_id: str) -> None:
        """Take a document off the shelf; the last one moves to its place."""
        place = self._places.pop(document_id, None)
        if place is None:
            return
        last = self._ids.pop()
        if last != document_id:
            self._ids[place] = last
            self._places[last] = place
            self._rows[place] = self._rows[len(self._ids)]

    def nearest(self, query: Vector, limit: int) -> list[tuple[float, str]]:
        """Give (cosine, document id) of so many documents nearest to a vector, and those that tie; in no order."""
        products = self._rows[: len(self._ids)] @ query
        ids = self._ids
        chosen: Iterable[int] = range(len(ids))
        if len(ids) > limit:
            # Ties are kept, so that which of equals are given does not depend on where they stand.
            edge = np.partition(products, len(ids) - limit)[len(ids) - limit]
            chosen = np.flatnonzero(products >= edge).tolist()
        return [(_cosine(float(products[place])), ids[place]) for place in chosen]


def _cosine(product: float) -> float:
    return round(product / UNIT**2, 6)


def load(package: str = PACKAGE) -> StaticTable:
    """Read the table of the installed package; raises TableUnusable."""
    # Finding a package does not run it.
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise TableUnusable(f"no embedding table is installed: {_EXTRA}")
    root = Path(spec.submodule_search_locations[0])
    try:
        return StaticTable(read_tokens((root / _TOKENS).read_bytes()), read_weights((root / _WEIGHTS).read_bytes()))
    except OSError as error:
        raise TableUnusable(f"{package} is installed without its table ({error.strerror}): {_EXTRA}") from error


def read_weights(data: bytes) -> npt.NDArray[Any]:
    """Read the one matrix of a safetensors file: eight bytes of header length, the header as JSON, then the numbers."""
    try:
        (size,) = struct.unpack_from("<Q", data)
        header = loads(data[8 : 8 + size])
        (tensor,) = (told for name, told in header.items() if name != "__metadata__")
        start, end = tensor["data_offsets"]
        body = memoryview(data)[8 + size + start : 8 + size + end]
        return np.frombuffer(body, dtype=_DTYPES[tensor["dtype"]]).reshape(tensor["shape"])
    except (struct.error, JsonError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TableUnusable(f"the table is no safetensors file with one matrix: {error!r}") from error


def read_tokens(data: bytes) -> dict[str, int]:
    """Read token to row from a tokenizer's JSON; marks such as <s> and single bytes stand for no text."""
    try:
        vocabulary = loads(data)["model"]["vocab"]
        return {token: int(row) for token, row in vocabulary.items() if not (token[0] == "<" and token[-1] == ">")}
    except (JsonError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise TableUnusable(f"the tokens are no tokenizer's JSON: {error!r}") from error
