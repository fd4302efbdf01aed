"""What sort of thing somebody likes: enough to tell a film from a drink when a question asks for one of them.

A value none of these lists holds is of no sort that can be told; then the words it was said with decide.
"""

from typing import Final

from mock_server.engine.words import stem, terms

_SORTS: Final = {
    "drink": "drink beverage|tea coffee espresso cappuccino latte cocoa chocolate milk juice water wine beer ale "
    "cider rum gin whisky whiskey vodka cola lemonade kombucha smoothie mate matcha chai mocha",
    "food": "eat food meal dish snack cuisine fruit dessert breakfast lunch dinner|pizza pasta sushi ramen curry rice "
    "bread cheese cake chocolate salad soup burger taco burrito noodle apple banana mango berry strawberry olive "
    "mushroom onion garlic egg fish chicken beef pork bacon tofu spinach broccoli carrot potato tomato avocado sushi "
    "pancake waffle biscuit cookie ice",
    "music": "music song band singer genre album|jazz blues rock pop folk techno metal punk reggae opera classical "
    "soul funk disco rap indie salsa",
    "film": "film movie director actor show series|",
    "book": "book novel author read poet|",
    "sport": "sport team exercise|football soccer tennis rugby cricket golf hockey basketball volleyball baseball "
    "swimming running cycling climbing bouldering rowing skiing surfing badminton squash judo karate boxing yoga",
    "game": "game|chess poker go backgammon scrabble minecraft tetris monopoly",
    "colour": "colour|red green blue yellow orange purple pink brown black white grey gray teal navy violet turquoise",
    "animal": "animal|dog cat horse rabbit bird fish hamster otter whale elephant panda",
}
"""Sort -> the words that ask for it, and after the bar some things that are of it."""

_ASKS: Final = {stem(word): sort for sort, line in _SORTS.items() for word in line.split("|")[0].split()}
_HOLDS: Final[dict[str, set[str]]] = {}
for _sort, _line in _SORTS.items():
    for _word in _line.split("|")[1].split():
        _HOLDS.setdefault(stem(_word), set()).add(_sort)

_BROAD: Final = frozenset(("drink", "food"))
"""Sorts of which there are too many things to list: what is of no known sort may be of these."""


def sorted_by(value: str) -> frozenset[str]:
    """Give the stems that ask for the sort of a thing: "beverage" and "drink" for tea."""
    known = {sort for word in terms(value) for sort in _HOLDS.get(word, ())}
    return frozenset(word for word, sort in _ASKS.items() if sort in known)


def fits(value: str, topic: frozenset[str], told: str) -> bool:
    """Tell whether a liked thing may be of the sort a topic asks for. told: the words it was said with."""
    sorts = {_ASKS[word] for word in topic if word in _ASKS}
    if not sorts:
        return True
    said = terms(value)
    known = {sort for word in said for sort in _HOLDS.get(word, ())} | {_ASKS[word] for word in said if word in _ASKS}
    if known:
        return not sorts.isdisjoint(known)
    words = frozenset(terms(told))
    return not words.isdisjoint(topic & _ASKS.keys()) or not sorts.isdisjoint(_BROAD)
