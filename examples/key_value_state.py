"""Where do I keep values of my own, such as preferences, and how do I find them again?

Prints:
    read back: {'style': 'bullet points'}
    best match for "how to write": reply
    namespaces: preferences/editor, preferences/format
    after the delete: None
"""

from spectron_sdk.testing import connect_or_start


def main() -> None:
    with connect_or_start() as server:
        kv = server.client("example-values").kv
        formats = ["preferences", "format"]

        kv.put(formats, "reply", {"style": "bullet points"}, user_id="maya", text="How to write replies for Maya.")
        kv.put(["preferences", "editor"], "theme", {"theme": "dark"}, user_id="maya")

        item = kv.get(formats, "reply", user_id="maya").item
        print("read back:", item and item.value)

        best = kv.search("how to write", user_id="maya", namespace_prefix=["preferences"])[0]
        print('best match for "how to write":', best.key)

        names = ["/".join(namespace) for namespace in kv.namespaces(user_id="maya")]
        print("namespaces:", ", ".join(names))

        kv.delete(formats, ["reply"], user_id="maya")
        print("after the delete:", kv.get(formats, "reply", user_id="maya").item)


if __name__ == "__main__":
    main()
