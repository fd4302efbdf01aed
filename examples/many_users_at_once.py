"""How do I serve many users at once without mixing up what belongs to whom?

One asynchronous client, one scope per user: what is written under a scope is read only through it.

Prints:
    alice: Tokyo
    bo: Oslo
    chen: Lima
    the whole company: Lima, Oslo, Tokyo
"""

import asyncio

from spectron_sdk import AsyncSpectron
from spectron_sdk.testing import connect_or_start

HOMES = {"alice": "Tokyo", "bo": "Oslo", "chen": "Lima"}


async def homes(memory: AsyncSpectron, **scope: str) -> list[str]:
    state = await memory.state(scope=scope)
    return sorted(row.value for row in state.identity.attributes if row.key == "location")


async def main() -> None:
    with connect_or_start() as server:
        async with server.async_client("example-users") as memory:
            writes = [
                memory.remember(f"I live in {city}.", scopes=[f"org/acme/user/{user}"]) for user, city in HOMES.items()
            ]
            await asyncio.gather(*writes)

            for user in HOMES:
                print(f"{user}: {', '.join(await homes(memory, user=user))}")
            print(f"the whole company: {', '.join(await homes(memory, org='acme'))}")


if __name__ == "__main__":
    asyncio.run(main())
