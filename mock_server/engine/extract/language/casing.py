"""Whether the capitals of a text tell anything."""


def tells_case(text: str) -> bool:
    """Tell whether capitals mean anything here: neither all capitals nor (but for "I" and sentence starts) none."""
    if text.islower():
        return False
    letters = [c for c in text if c.isalpha()]
    if not letters:
        return False
    upper = sum(map(str.isupper, letters))
    if upper > len(letters) * 0.7:
        return False
    return any(
        w[0].isupper() and w != "I" and not w.startswith("I'") and position > 0 and previous[-1] not in ".!?\n:"
        for position, (previous, w) in enumerate(_pairs(text))
    )


def _pairs(text: str) -> list[tuple[str, str]]:
    spoken = text.split()
    return list(zip([".", *spoken[:-1]], [w.lstrip("(\"'[*_-") or w for w in spoken], strict=True))
