"""Summaries in a language model's words: the rewrite of a merge, and the form that speaks to the user.

A merge that gets no text happens without one (MG-08). The humanised form is made in the background and only ever shown
in place of the rules' own (`http/humanised.py`), so a failure here is never anybody's error (Z-05).
"""

from typing import Final

from mock_server.engine.json_text import dumps
from mock_server.engine.merge import NodeRecord, SummaryFailed
from mock_server.models.completions import Asked, ModelFailed, messages
from mock_server.models.extraction import Model
from mock_server.models.framing import RULE, untrusted, without_thoughts

MOST_TOKENS: Final = 700
MOST_CHARACTERS: Final = 4_000

_MERGE: Final = f"""\
Two records of a knowledge graph turned out to be one and the same thing. Write its summary from both: every fact of
both records, none twice and none invented, in the third person, one sentence a line. Say that it was previously known
in the graph under the second record's name. Answer with the summary and nothing else. {RULE}"""

_HUMANISE: Final = f"""\
Rewrite a summary from a knowledge graph as one short paragraph that speaks to the user: "you" wherever the user is
involved, the third person for everybody else. Keep every fact and add none. Answer with the paragraph and nothing else.
{RULE}"""


class ModelSummariser:
    """Let a language model write the summary of merged nodes."""

    def __init__(self, model: Model) -> None:
        self._model = model

    async def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str:
        """Give the new raw summary, one sentence a line; raises SummaryFailed."""
        records = [
            {
                "name": record.name,
                "labels": list(record.labels),
                "facts": list(record.sentences),
                "former_names": list(record.former),
            }
            for record in (primary, duplicate)
        ]
        try:
            said = await self._model.complete(Asked(messages(_MERGE, untrusted(dumps(records).decode())), MOST_TOKENS))
        except ModelFailed as error:
            raise SummaryFailed(str(error)) from error
        lines = [" ".join(line.split()) for line in without_thoughts(said).splitlines()]
        return _checked("\n".join(line for line in lines if line))


class ModelHumaniser:
    """Let a language model say a summary to the user."""

    def __init__(self, model: Model) -> None:
        self._model = model

    async def humanise(self, name: str, speaker: str, summary_raw: str) -> str:
        """Give the summary of a node in the second person, on one line; raises SummaryFailed.

        speaker: the name under which the user stands in the summary.
        """
        told = dumps({"about": name, "the_user_is": speaker, "summary": summary_raw}).decode()
        try:
            said = await self._model.complete(Asked(messages(_HUMANISE, untrusted(told)), MOST_TOKENS))
        except ModelFailed as error:
            raise SummaryFailed(str(error)) from error
        return _checked(" ".join(without_thoughts(said).split()))


def _checked(text: str) -> str:
    if not text:
        raise SummaryFailed("the model only thought")
    if len(text) > MOST_CHARACTERS:
        raise SummaryFailed(f"the model's summary has more than {MOST_CHARACTERS} characters")
    return text
