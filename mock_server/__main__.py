"""python -m mock_server, also the spectron-mock script: options, wiring, serve."""

import argparse
import sys
from collections.abc import Sequence

from mock_server.engine.instants import Instant, InstantError, parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the server until it is told to stop; gives the exit code."""
    options = _parser().parse_args(arguments)

    from mock_server.wiring import Settings, serve

    settings = Settings(
        host=options.host,
        port=options.port,
        api_keys=tuple(options.api_key),
        seed=options.seed,
        now=options.now,
        control=not options.no_control,
        cors_origins=tuple(options.cors_origin) if options.cors_origin else None,
        max_body=options.max_body,
        strict=options.strict,
        log_level=options.log_level,
    )
    return serve(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="spectron-mock",
        description="A local agent-memory server: deterministic, offline, three surfaces over one memory.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=int, default=9090, help="port to listen on, 0 for a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--api-key", action="append", default=[], metavar="KEY", help="accept only this key; may be repeated"
    )
    parser.add_argument("--seed", default="spectron", help="what ids derive from (default: %(default)s)")
    parser.add_argument(
        "--now", type=_instant, metavar="INSTANT", help="stop the clock at 2026-05-01T09:30:00Z or alike"
    )
    parser.add_argument("--no-control", action="store_true", help="serve nothing under /_mock/")
    parser.add_argument(
        "--cors-origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="let pages of this origin call, * for all; may be repeated (default: pages of this machine)",
    )
    parser.add_argument("--max-body", type=_size, default=8 * 1024 * 1024, metavar="BYTES", help="largest request body")
    parser.add_argument(
        "--strict", action="store_true", help="hold own answers against openapi.yaml; a mismatch is a 500"
    )
    parser.add_argument(
        "--log-level",
        default="warning",
        choices=("critical", "error", "warning", "info", "debug"),
        help="what goes to stderr",
    )
    return parser


def _instant(text: str) -> Instant:
    try:
        return parse(text)
    except InstantError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _size(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of bytes")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
