"""How do I keep a conversation word for word, so that a repeated write does no harm?

Turns that carry a `seq` are stored once however often they are sent; what the user says becomes memories, what the
assistant says does not.

Prints:
    stored: True True
    sent again: False False
    user: I have a dog called Biscuit.
    assistant: I love dogs, too!
    learnt: Maya has a pet, Biscuit.
"""

from spectron_sdk.testing import connect_or_start

TURNS = [
    {"role": "user", "content": "I have a dog called Biscuit.", "seq": 0},
    {"role": "assistant", "content": "I love dogs, too!", "seq": 1, "payload": {"model": "any"}},
]


def main() -> None:
    with connect_or_start() as server:
        memory = server.client("example-transcript")

        for label in ("stored:", "sent again:"):
            result = memory.history.append("thread-42", TURNS, tenant_id="acme", user_id="maya")
            print(label, *(turn.created for turn in result))

        for turn in memory.history.list("thread-42", tenant_id="acme", user_id="maya"):
            print(f"{turn.role}: {turn.content}")

        for learnt in memory.memories.list(tenant_id="acme", user_id="maya"):
            print("learnt:", learnt.raw_text)


if __name__ == "__main__":
    main()
