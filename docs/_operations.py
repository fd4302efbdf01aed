"""A griffe extension: shows an operation with what its method returns, not with the request that its builder makes.

    remember(text) -> Call[RememberResult]   becomes   remember(text) -> RememberResult

`Walk[Page, Row]` becomes `Pages[Page, Row]`, `Streaming[Chunk]` becomes `EventStream[Chunk]`. On an asynchronous client
the same methods are awaited; the pages say so.
"""

from typing import Any, Final

from griffe import Expr, ExprName, ExprSubscript, Extension, Function

_SHOWN: Final = {"Walk": "Pages", "Streaming": "EventStream"}


class Operations(Extension):
    """Rewrites return annotations."""

    def on_function(self, *, func: Function, **_: Any) -> None:
        """Look at one function."""
        returns = func.returns
        if not isinstance(returns, ExprSubscript) or not isinstance(returns.left, ExprName):
            return
        name = returns.left.name
        if name == "Call" and isinstance(returns.slice, Expr | str):
            func.returns = returns.slice
        elif name in _SHOWN:
            returns.left.name = _SHOWN[name]
