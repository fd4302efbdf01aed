"""How do I chat with the memory behind the answer, piece by piece, and show what it rests on?

Prints:
    - You live in Berlin [S1].
    [S1] Maya lives in Berlin.
    learnt from the question: nothing
"""

from spectron_sdk.testing import connect_or_start


def main() -> None:
    with connect_or_start() as server:
        memory = server.client("example-chat")
        session = memory.sessions.create(scopes=["org/acme/user/maya"])
        memory.remember("I live in Berlin.", session_id=session.id)
        memory.remember("Always answer in bullet points.", session_id=session.id)

        with memory.chat_stream("Where do I live?", session_id=session.id) as pieces:
            for piece in pieces:
                print(piece.delta, end="", flush=True)
        print()

        answer = piece.result
        assert answer is not None
        for citation in answer.citations:
            print(citation.marker, citation.snippet)
        learnt = [fact.value for fact in answer.memory_updates.attributes]
        print("learnt from the question:", ", ".join(learnt) or "nothing")
        session.close()


if __name__ == "__main__":
    main()
