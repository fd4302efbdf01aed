"""What happens when a fact changes?

The old value is closed, never lost: the write reports the correction, the history keeps both, and a look back in time
still sees the old one.

Prints:
    corrected: location, Lisbon -> Berlin
    Lisbon from 2026-01-01 until 2026-05-01
    Berlin from 2026-05-01 until now
    in March: Lisbon
"""

from datetime import UTC, datetime

from spectron_sdk.testing import connect_or_start

SCOPE = "org/acme/user/maya"
NEW_YEAR = datetime(2026, 1, 1, tzinfo=UTC)
MARCH = datetime(2026, 3, 1, tzinfo=UTC)
MAY = datetime(2026, 5, 1, tzinfo=UTC)


def main() -> None:
    with connect_or_start() as server:
        memory = server.client("example-correction")

        memory.remember("I live in Lisbon.", scopes=[SCOPE], observed_at=NEW_YEAR)
        moved = memory.remember("I live in Berlin.", scopes=[SCOPE], observed_at=MAY)
        for change in moved.extraction.corrections:
            print(f"corrected: {change.key}, {change.old_value} -> {change.new_value}")

        for row in memory.entities.history("person", "maya", "location"):
            until = row.valid_until.date() if row.valid_until else "now"
            print(f"{row.value} from {row.valid_from and row.valid_from.date()} until {until}")

        then = memory.entities.get("person", "maya", as_of=MARCH)
        print("in March:", ", ".join(row.value for row in then.attributes))


if __name__ == "__main__":
    main()
