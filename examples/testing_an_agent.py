"""How do I test code that uses the memory: offline, with a clock that obeys, and with failures on demand?

`greet` is the code under test. Run by itself or with pytest, it does the same.

Prints:
    it greets by city
    it says so when the memory is down
    time stands still
"""

from spectron_sdk import ServerError, Spectron
from spectron_sdk.testing import MockServer, in_process


def greet(memory: Spectron) -> str:
    """The code under test."""
    try:
        places = [entry.value for entry in memory.profile().dynamic if entry.key == "location"]
    except ServerError:
        return "Hello! My memory is taking a break."
    return f"Hello! How is {places[0]}?" if places else "Hello! Where are you?"


def test_it_greets_by_city(server: MockServer) -> None:
    memory = server.client("greeting")
    memory.remember("I live in Lisbon.")
    assert greet(memory) == "Hello! How is Lisbon?"


def test_it_says_so_when_the_memory_is_down(server: MockServer) -> None:
    server.fail("getProfile", status=503)
    assert "taking a break" in greet(server.client("greeting", max_retries=0))


def test_time_stands_still(server: MockServer) -> None:
    server.freeze("2026-05-01T09:00:00Z")
    assert server.client("time").sessions.create()["createdAt"] == "2026-05-01T09:00:00Z"


def main() -> None:
    for test in (test_it_greets_by_city, test_it_says_so_when_the_memory_is_down, test_time_stands_still):
        with in_process() as server:
            test(server)
        print(test.__name__.removeprefix("test_").replace("_", " "))


if __name__ == "__main__":
    main()
