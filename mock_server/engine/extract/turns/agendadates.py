"""How a day or an hour may be said in the turns of speech of `agenda.py`."""

from typing import Final

_DAY: Final = (
    r"(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)"
)


_MONTH: Final = (
    r"(?:january|february|march|april|may'?|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|"
    r"jul|aug|sep|sept|oct|nov|dec)"
)


FEAST: Final = (
    r"(?:easter|christmas|xmas|new year|new year 's|new years|nye|boxing day|halloween|thanksgiving|diwali|eid|"
    r"hanukkah|ramadan|passover|half term|half-term|bank holiday|the bank holiday|hogmanay|valentine 's|valentines|"
    r"valentine's|"
    r"mother 's day|father 's day|bonfire night|pancake day|carnival|midsummer|the holidays|the summer holidays|"
    r"reading week|freshers week|freshers|golden week|lunar new year|nowruz|holi|lent|the solstice|pride|payday|"
    r"good friday|easter monday|palm sunday|christmas eve|new year 's eve|st patrick 's day|burns night|spring break)"
)


CLOCK: Final = (
    r"(?:\d{1,2}[:.]\d{2} ?(?:am|pm)?|\d{1,2} ?(?:am|pm|ish)|noon|midday|midnight|lunchtime|teatime|half (?:past )?\w+|"
    r"quarter (?:to|past) \w+|\w+ (?:o'clock|oclock|o clock)|\d{1,2} (?:o'clock|sharp)|\d{4}(?= |$))"
)


_SOLID: Final = (
    rf"(?:{_DAY}|(?:the )?(?:\d{{1,2}}(?:st|nd|rd|th)?|first|second|third|fifth) (?:of )?{_MONTH}|"
    rf"{_MONTH}(?: (?:the )?\d{{1,2}}(?:st|nd|rd|th)?)?|the \d{{1,2}}(?:st|nd|rd|th)|the (?:\w+teenth|\w+ieth|"
    rf"first|second|"
    rf"third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|twenty-\w+)(?=$| of| ,| at| for)|"
    rf"\d{{1,2}}/\d{{1,2}}(?:/\d{{2,4}})?|"
    rf"tomorrow|tonight|this (?:weekend|evening|afternoon|week|month|year|summer|autumn|winter|spring|"
    rf"coming \w+|{_DAY})|"
    rf"next (?:week|month|year|weekend|term|spring|summer|autumn|winter|fall|season|{_DAY}|{_MONTH}|fortnight)|"
    rf"the weekend|the weekend after next|the week after next|the day after tomorrow|{FEAST}|"
    r"(?:in )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a couple of|a few) "
    r"(?:days?|weeks?|months?|fortnight)(?: 's| ')? ?(?:time|today|tomorrow|from now|from today|on \w+)|"
    r"in (?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a couple of|a few) (?:days|weeks|months|"
    r"fortnight|"
    r"week|month|year)|later (?:today|this week|this month|this year)|the end of (?:the )?(?:month|week|year|term|"
    rf"{_MONTH})|(?:early|late|mid|mid-) ?{_MONTH}|20[2-9]\d)"
)


_LEADS: Final = (
    r"(?:(?:\d{1,2}(?:st|nd|rd|th)? (?:-|–|to|and|until|till)|on|at|in|for|from|by|until|till|til|this|the|"
    r"coming|over|during|first thing|bright and early|around|about|"
    r"all|of|all of|early|late|week|whole of|most of|not until|,|(?:the )?(?:first|second|third|fourth|last|1st|"
    r"2nd|3rd|4th) week(?:end)? of|"
    r"(?:the )?(?:week|weekend|whole week|night|evening|day) (?:of|before|after)|end of|start of|beginning of|"
    r"middle of|starting|beginning|between|exactly|again) ){0,4}"
)


_TAIL: Final = (
    rf"(?: (?:morning|afternoon|evening|night|lunchtime|at|on|from|the|to|until|till|-|–|and|of|in|this|next|week|,|"
    rf"\d{{1,2}}(?:st|nd|rd|th)?|{_DAY}|{_MONTH}|{CLOCK}|early|late|around|about|first thing|sharp|eve|onwards?|"
    rf"\d{{4}}|"
    r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|time|weekend)){0,7}"
)


DATE: Final = rf"(?:(?:{_LEADS}{CLOCK} ?,? ?)?{_LEADS}{_SOLID}{_TAIL})"
