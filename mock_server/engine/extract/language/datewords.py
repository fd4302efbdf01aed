"""The words dates are made of: months, weekdays, seasons, units, years and numbered days."""

from typing import Final

from mock_server.engine.extract.language.lexicon import phrases
from mock_server.engine.extract.language.tokens import Token

MONTHS: Final = {
    name: index
    for index, names in enumerate(
        phrases(
            "january jan;february feb;march mar;april apr;may';june jun;july jul;august aug;"
            "september sept sep;october oct;november nov;december dec"
        ),
        1,
    )
    for name in names.split()
}
WEEKDAYS: Final = {
    name: index
    for index, names in enumerate(
        phrases(
            "monday mon mondays;tuesday tue tues tuesdays;wednesday wed wednesdays;"
            "thursday thu thurs thur thursdays;friday fri fridays;saturday sat saturdays;sunday sun sundays"
        )
    )
    for name in names.split()
}
SEASONS: Final = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
DAYS: Final = {"today": 0, "tonight": 0, "yesterday": -1, "tomorrow": 1}
UNITS: Final = {
    "day": "day",
    "days": "day",
    "week": "week",
    "weeks": "week",
    "month": "month",
    "months": "month",
    "year": "year",
    "years": "year",
    "weekend": "weekend",
    "weekends": "weekend",
    "fortnight": "fortnight",
    "quarter": "month",
    "term": "month",
    "semester": "month",
}


def ordinal(token: Token) -> int | None:
    """Read the number of a day: "15", "15th"."""
    low = (
        token.low.rstrip("stndrh")
        if token.kind == "number" and token.low[-2:] in {"st", "nd", "rd", "th"}
        else token.low
    )
    if token.kind == "number" and low.isascii() and low.isdigit() and len(low) <= 2 and 1 <= int(low) <= 31:
        return int(low)
    return None


def is_year(low: str) -> bool:
    """Tell whether a word is a year between 1900 and 2099."""
    return len(low) == 4 and low.isascii() and low.isdigit() and low[:2] in {"19", "20"}
