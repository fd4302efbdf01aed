"""The vendors' names for our errors, so that code which moves over by its imports keeps its `except` clauses.

The first five are surrealdb_memory's, the others MemorySync's. AuthError and ValidationError, which gather several of
ours, are in `errors.py`; ServerError has the same name here and there. docs/vendors.md has the rest.
"""

from typing import Final

from spectron_sdk import errors

MemoryServiceError: Final = errors.SpectronError
MemoryAPIError: Final = errors.APIError
MemoryAuthError: Final = errors.Unauthorized
MemoryScopeError: Final = errors.Forbidden
MemoryNotFoundError: Final = errors.NotFound

MemorySyncError: Final = errors.SpectronError
NotFoundError: Final = errors.NotFound
RateLimitError: Final = errors.RateLimited
