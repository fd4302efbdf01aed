"""Who the caller is and what the key allows; and whether the server is alive."""

from pydantic import Field

from spectron_sdk.models.base import Answer, CamelAnswer

Grants = dict[str, list[str]]


class Whoami(CamelAnswer):
    """The key's principal; grants map a verb such as `memory:read` to scope patterns.

    effective_grants are what is enforced: the principal's, cut down by the key's own (`token_grants`) and, when
    delegating, by those of the principal acted for.
    """

    display_name: str
    effective_grants: Grants
    grants: Grants
    kind: str
    principal_id: str
    delegated_principal_id: str | None = None
    token_grants: Grants | None = None
    enforce: bool | None = None


class Health(Answer):
    """The answer of a live server; its members are not specified."""

    ok: bool = Field(default=True)
