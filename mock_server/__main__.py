"""python -m mock_server, also the spectron-mock script: options, wiring, serve."""

import argparse
import gc
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mock_server.engine.instants import Instant, InstantError, parse

if TYPE_CHECKING:
    from mock_server.models.settings import ModelSettings

LARGEST_BODY: Final = 2**40
"""The largest limit that --max-body sets: a body is held in memory."""


def main(arguments: Sequence[str] | None = None, *, program: str = "spectron-mock") -> int:
    """Run the server until it is told to stop; gives the exit code. program is what its help calls itself."""
    # Start-up makes little garbage; `wiring.serve` turns the collector on again before the server runs.
    gc.disable()
    try:
        return _run(arguments, program)
    finally:
        gc.enable()


def _run(arguments: Sequence[str] | None, program: str) -> int:
    parser = _parser(program)
    options = parser.parse_args(arguments)
    models = _models(parser, options)

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
        models=models,
        embeddings=options.embeddings,
    )
    return serve(settings)


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program,
        description="A local agent-memory server: deterministic, offline, three surfaces over one memory.",
    )
    parser.add_argument("--host", type=_text, default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=_port, default=9090, help="port to listen on, 0 for a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--api-key",
        type=_text,
        action="append",
        default=[],
        metavar="KEY",
        help="accept only this key; may be repeated",
    )
    parser.add_argument("--seed", default="spectron", help="what ids derive from (default: %(default)s)")
    parser.add_argument(
        "--now", type=_instant, metavar="INSTANT", help="stop the clock at 2026-05-01T09:30:00Z or alike"
    )
    parser.add_argument("--no-control", action="store_true", help="serve nothing under /_mock/")
    parser.add_argument(
        "--cors-origin",
        type=_origin,
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
    _add_models(parser)
    return parser


def _add_models(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("models", "optional; without them everything is done by rules, offline")
    group.add_argument("--llm-base-url", metavar="URL", help="an OpenAI-compatible endpoint, http://127.0.0.1:11434/v1")
    group.add_argument("--llm-model", metavar="NAME", help="the model to extract facts and write replies with")
    group.add_argument("--llm-api-key", metavar="KEY", help="its key (default: the variable SPECTRON_LLM_API_KEY)")
    group.add_argument("--llm-timeout", type=_seconds, metavar="SECONDS", help="how long a call may take (default: 20)")
    group.add_argument(
        "--config", type=Path, metavar="FILE", help="YAML such as spectron.config.yaml, for models.* and providers"
    )
    group.add_argument(
        "--embeddings", action="store_true", help="rank by meaning too; needs the extra spectron-sdk[embeddings]"
    )


def _models(parser: argparse.ArgumentParser, options: argparse.Namespace) -> "ModelSettings | None":
    """Read what the options and the file say about models; None when they say nothing."""
    said = (options.llm_base_url, options.llm_model, options.llm_api_key, options.llm_timeout, options.config)
    if said == (None,) * len(said):
        return None
    from mock_server.models.settings import ModelSettingsError, from_options

    try:
        return from_options(
            base_url=options.llm_base_url,
            model=options.llm_model,
            api_key=options.llm_api_key,
            timeout_s=options.llm_timeout,
            file=options.config,
        )
    except ModelSettingsError as error:
        parser.error(str(error))


def _instant(text: str) -> Instant:
    try:
        return parse(text)
    except InstantError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3_600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 3600")
    return seconds


def _size(text: str) -> int:
    size = _number(text, LARGEST_BODY)
    if not size:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of bytes from 1 to {LARGEST_BODY}")
    return size


def _port(text: str) -> int:
    port = _number(text, 65_535)
    if port is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port, which is a number from 0 to 65535")
    return port


def _number(text: str, most: int) -> int | None:
    """Read a whole number in plain digits, None for anything else and for one that is too large."""
    plain = text.isascii() and text.isdecimal() and len(text) <= 20
    return int(text) if plain and int(text) <= most else None


def _text(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("it is blank")
    return text


def _origin(text: str) -> str:
    if text != "*" and re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]+", text) is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not an origin such as http://localhost:3000, nor *")
    return text


if __name__ == "__main__":
    sys.exit(main())
