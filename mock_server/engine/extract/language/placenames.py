"""Reading the name of a place out of a phrase."""

from typing import Final

from mock_server.engine.extract.language.dates import MONTHS, date_at
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import LANGUAGES
from mock_server.engine.extract.language.lexicon import DETERMINERS, FILLERS, SUBORDINATORS, TRAILERS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.spelling import is_word
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

_PLACE_LEAD: Final = words(
    "the sunny rainy lovely beautiful good old downtown central north south east west northern "
    "southern eastern western greater city town village of suburb outskirts suburbs edge near a small "
    "little tiny place called middle heart just outside upstate rural"
)

_CUTTING: Final = MONTHS.keys() | words("sry sorry soz lol lmao pls plz thx ty btw tho")
_SOFTWARE: Final = words(
    "excel vim emacs vscode slack notion figma jira outlook photoshop word powerpoint teams zoom "
    "discord github gitlab confluence trello asana terminal powershell logseq obsidian "
    "linux windows macos mac ubuntu debian fedora mint arch nixos bsd freebsd android ios postgres postgresql mysql "
    "sqlite mongodb redis kubernetes docker aws azure gcp python rust golang typescript javascript kotlin django rails "
    "react vue svelte chrome firefox safari edge brave tabs spaces decaf dvorak colemak git svn gmail "
    "protonmail fastmail "
    "signal telegram whatsapp mastodon bluesky spotify tidal neovim pycharm intellij helix zed hybrid "
    "part-time full-time "
    "freelance management remote nights days scrum kanban"
)

_ZONES: Final = words("cet cest gmt utc bst est edt cst cdt mst mdt pst pdt ist jst aest acst awst eet eest wet msk")
_NOT_PLACES: Final = words(
    "flat apartment house home office bed hospital school town city countryside country village peace "
    "fear times denial sin squalor luxury style silence limbo hope constant general fact case love theory charge "
    "sweatpants pyjamas pajamas leggings hoodies jeans slippers joggers trainers leggings "
    "progress person touch meeting meetings "
    "therapy shape same new different area month week year morning evening spring summer autumn "
    "winter fall january february march april may june july august september october november "
    "december hospital mood middle hell room cabin tent van car bungalow mansion studio basement "
    "cottage dorm hotel hostel shared finance tech marketing sales logistics education healthcare "
    "software hr it engineering retail construction law media publishing advertising insurance "
    "banking research academia government politics hospitality two three four five a few days weeks "
    "months years time trouble debt pain pieces bits season stock doubt tears shock public private "
    "person english french german spanish italian dutch the my our his her their this that these "
    "those there here one another between together alone with something somewhere anywhere nowhere "
    "eighties nineties seventies sixties fifties forties thirties twenties noughties "
    "building complex community neighbourhood neighborhood part place world space bubble"
)


_ARTICLED: Final = words(
    "hague bronx netherlands philippines highlands hebrides midlands cotswolds algarve bahamas maldives gambia congo "
    "ukraine alps dolomites orkneys shetlands lakes fens wirral usa us uk states uae burren faroes azores canaries"
)
"""Places said with an article."""


def _of_the(tokens: Tokens, i: int, end: int) -> bool:
    named = " ".join(t.low for t in tokens[i:end])
    return tokens[i].low in _ARTICLED or is_known_place(named) or is_known_place(tokens[i].low)


def place(tokens: Tokens, scene: Scene) -> str:
    """Read the place at the start of the tokens ("in" already taken off); "" when it is no name of a place."""
    i = 0
    limit = len(tokens)
    while (
        i < limit
        and tokens[i].low in _PLACE_LEAD
        and not (tokens[i].capital and scene.cased and tokens[i].low != "the")
    ):
        i += 1
    if i < limit and tokens[i].low in _SOFTWARE:
        return ""
    if (
        i < limit
        and tokens[i].low in _NOT_PLACES
        and not (tokens[i].capital and scene.cased and tokens[i].low not in {"a", "my"})
    ):
        # "in a flat in Leeds"
        for j in range(i + 1, min(limit, i + 6)):
            if tokens[j].low in {"in", "near", "outside"}:
                return place(tokens[j + 1 :], scene)
        return ""
    if i >= limit or tokens[i].kind != "word":
        return ""
    if tokens[i].low in _ZONES and (i + 1 >= limit or not tokens[i + 1].capital):
        return ""
    if tokens[i].low in LANGUAGES or "/" in tokens[i].low or tokens[i].low.endswith("-speaking"):
        return ""
    end = name_end(tokens, i, scene)
    if end == i and scene.cased:
        if any(t.low in {"a", "an"} for t in tokens[:i]) and not any(t.low == "called" for t in tokens[:i]):
            return ""
        if tokens[i].low in DETERMINERS or verb(tokens[i].low) is not None:
            return ""
        end = name_end(tokens, i, scene, loose=True)
        end = min(end, i + 2)
        plain = not is_known_place(" ".join(t.low for t in tokens[i:end])) and not is_known_place(tokens[i].low)
        if any(t.low in _NOT_PLACES for t in tokens[i:end]) or (plain and all(is_word(t.low) for t in tokens[i:end])):
            return ""
    elif end == i:
        return ""
    plainly = (scene.cased and tokens[i].capital) or tokens[i].caseless or scene.shouting
    if i and tokens[i - 1].low == "the" and not plainly and not _of_the(tokens, i, end):
        return ""  # "moved over to the sofa"
    cut = next((j for j in range(i + 1, end) if date_at(tokens, j) > j or tokens[j].low in _CUTTING), end)
    end = cut
    if end == i + 1 and tokens[i].low in MONTHS:
        return ""
    if not scene.cased:
        while end > i + 1 and (tokens[end - 1].low in TRAILERS or tokens[end - 1].low in FILLERS):
            end -= 1
        known = is_known_place(" ".join(t.low for t in tokens[i:end])) or is_known_place(tokens[i].low)
        if any(t.low in _NOT_PLACES for t in tokens[i:end]):
            return ""
        if not known and not scene.shouting and all(is_word(t.low) for t in tokens[i:end]):
            return ""
    region = end + 1
    if scene.cased and end < limit and tokens[end].low == "," and region < limit and tokens[region].capital:
        stop = name_end(tokens, region, scene)
        if stop > region and (stop == limit or tokens[stop].low in {",", "now"} or tokens[stop].low in SUBORDINATORS):
            end = stop
    return scene.words(tokens[i:end])
