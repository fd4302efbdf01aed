"""How do I store what a user says, and find it again, as hits or as text for a prompt?

Prints:
    learnt: location = Lisbon, employer = Contoso
    found: Maya lives in Lisbon.
    <untrusted>
    ## Profile
    - location: Lisbon
    - employer: Contoso

    ## Relevant facts
    - [S1] Maya lives in Lisbon.
    </untrusted>
"""

from spectron_sdk.testing import connect_or_start

SCOPE = "org/acme/user/maya"


def main() -> None:
    with connect_or_start() as server:
        memory = server.client("example-recall")

        told = memory.remember("I live in Lisbon and work at Contoso.", scopes=[SCOPE])
        print("learnt:", ", ".join(f"{fact.key} = {fact.value}" for fact in told.extraction.attributes))

        hits = memory.recall("Where do I live?", k=1, lens=[SCOPE])
        print("found:", hits[0].text)

        print(memory.query_context("Where do I live?", k=1, lens=[SCOPE]))


if __name__ == "__main__":
    main()
