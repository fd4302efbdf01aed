"""How do I look at the memory as a graph, and make one node of two that mean the same?

Prints:
    Joren B -hobby-> cello
    Joren Blik -works_at-> Northwind
    merged: 1 fact moved
    Joren Blik -hobby-> cello
    Joren Blik -works_at-> Northwind
"""

from spectron_sdk import Spectron
from spectron_sdk.testing import connect_or_start


def show(memory: Spectron) -> None:
    names: dict[str, str] = {}
    lines: list[str] = []
    for page in memory.graph.pages(limit=50):
        names |= {node.id: node.name for node in page.nodes}
        lines += [f"{names[edge.source]} -{edge.label}-> {names[edge.target]}" for edge in page.edges]
    print(*sorted(lines), sep="\n")


def main() -> None:
    with connect_or_start() as server:
        memory = server.client("example-graph")
        memory.remember("Joren Blik works at Northwind.")
        memory.remember("Joren B plays the cello.")
        show(memory)

        nodes = {node.name: node.id for node in memory.graph.export().nodes}
        merged = memory.merge(nodes["Joren Blik"], nodes["Joren B"])
        print(f"merged: {merged.rewired_outgoing} fact moved")
        show(memory)


if __name__ == "__main__":
    main()
