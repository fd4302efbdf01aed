"""Which language models a server asks, and where: from options, from a configuration file, or from both.

`models.extraction` and `models.response` are `provider/model` strings (R-CHAT-21); `models.synthesis` is the older
spelling of the second (X-20). Reading costs nothing but PyYAML, and that only when there is a file. Talking to an
endpoint is in `completions.py`.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

DEFAULT_TIMEOUT_S: Final = 20.0
KEY_VARIABLE: Final = "SPECTRON_LLM_API_KEY"
"""Holds the key of the endpoint when --llm-api-key is not given: keys on a command line show in process lists."""


class ModelSettingsError(ValueError):
    """A setting that cannot be; the message says which, and what would have worked."""


@dataclass(frozen=True, slots=True)
class Provider:
    """An OpenAI-compatible endpoint. base_url ends before `/chat/completions`; the key never shows in a repr."""

    base_url: str
    api_key: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Refuse what no request can be sent to."""
        parts = urlsplit(self.base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ModelSettingsError(f"{self.base_url!r} is not a base URL; write one like http://127.0.0.1:11434/v1")
        if self.api_key is not None and not (self.api_key.isascii() and self.api_key.isprintable()):
            raise ModelSettingsError(f"the key for {parts.hostname} holds characters that no header can carry")


@dataclass(frozen=True, slots=True)
class Choice:
    """A model at its provider, by the name that provider knows it by."""

    provider: Provider
    model: str


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """Everything that can be set about models.

    default: the endpoint for names without a configured provider. extraction and response: None leaves that work to
    the rules. timeout_s: how long one call may take, or a stream be silent.
    """

    default: Provider | None = None
    providers: Mapping[str, Provider] = field(default_factory=dict)
    extraction: Choice | None = None
    response: Choice | None = None
    timeout_s: float = DEFAULT_TIMEOUT_S

    @property
    def any(self) -> bool:
        """Tell whether there is any model to ask."""
        return self.extraction is not None or self.response is not None

    def choose(self, name: str) -> Choice:
        """Find the model a `provider/model` string means; raises ModelSettingsError.

        A configured provider serves it under what follows the first slash. Any other provider is taken to be what the
        default endpoint stands for, and so is a name without a slash.
        """
        prefix, slash, rest = name.strip().partition("/")
        model = rest if slash else prefix
        if not model or (slash and not prefix):
            raise ModelSettingsError(f"{name!r} names no model; write provider/model")
        provider = self.providers.get(prefix) if slash else None
        if provider is None:
            provider = self.default
        if provider is None:
            known = ", ".join(sorted(self.providers)) or "none"
            raise ModelSettingsError(f"{name!r}: no such provider is configured; configured: {known}")
        return Choice(provider, model)


def from_options(
    *,
    base_url: str | None = None,
    model: str | None = None,
    api_key: str | None = None,
    timeout_s: float | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> ModelSettings:
    """Put options and a configuration file together; an option wins over the file. Raises ModelSettingsError.

    model is the name as the endpoint at base_url knows it, slashes and all, and serves both purposes.
    """
    found = ModelSettings() if file is None else _from_file(file, base_url, api_key, environment)
    if timeout_s is not None:
        found = replace(found, timeout_s=timeout_s)
    if base_url is None:
        if model is not None or api_key is not None:
            raise ModelSettingsError("--llm-model and --llm-api-key need --llm-base-url, the address of the endpoint")
        return found
    provider = Provider(base_url, _key(api_key, environment))
    found = replace(found, default=provider)
    if model is not None:
        if not model.strip():
            raise ModelSettingsError("--llm-model is blank; name a model of the endpoint")
        choice = Choice(provider, model.strip())
        return replace(found, extraction=choice, response=choice)
    if not found.any:
        raise ModelSettingsError("--llm-base-url needs --llm-model, or models in a file given with --config")
    return found


def _key(api_key: str | None, environment: Mapping[str, str]) -> str | None:
    return api_key or environment.get(KEY_VARIABLE) or None


def _from_file(file: Path, base_url: str | None, api_key: str | None, environment: Mapping[str, str]) -> ModelSettings:
    held = _loaded(file)
    providers = {
        name: _provider(f"{file}: providers.{name}", told, environment)
        for name, told in _mapping(held.get("providers"), f"{file}: providers").items()
    }
    default = None if base_url is None else Provider(base_url, _key(api_key, environment))
    settings = ModelSettings(default, providers)
    models = _mapping(held.get("models"), f"{file}: models")
    return replace(
        settings,
        extraction=_chosen(settings, models.get("extraction"), f"{file}: models.extraction"),
        response=_chosen(settings, models.get("response"), f"{file}: models.response")
        or _chosen(settings, models.get("synthesis"), f"{file}: models.synthesis"),
    )


def _loaded(file: Path) -> Mapping[str, Any]:
    import yaml

    try:
        held = yaml.safe_load(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ModelSettingsError(f"{file} cannot be read: {error.strerror}") from error
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise ModelSettingsError(f"{file} is not YAML: {' '.join(str(error).split())}") from error
    return _mapping(held, str(file))


def _mapping(held: Any, place: str) -> Mapping[str, Any]:
    if held is None:
        return {}
    if not isinstance(held, dict) or not all(isinstance(name, str) for name in held):
        raise ModelSettingsError(f"{place} is not a mapping of names")
    return held


def _provider(place: str, told: Any, environment: Mapping[str, str]) -> Provider:
    held = _mapping(told, place)
    base_url, api_key, variable = held.get("base_url"), held.get("api_key"), held.get("api_key_env")
    if not isinstance(base_url, str):
        raise ModelSettingsError(f"{place}.base_url is missing; it is the address before /chat/completions")
    if variable is not None:
        api_key = environment.get(str(variable))
        if not api_key:
            raise ModelSettingsError(f"{place}.api_key_env names {variable}, which is not set")
    if api_key is not None and not isinstance(api_key, str):
        raise ModelSettingsError(f"{place}.api_key is not a text")
    try:
        return Provider(base_url, api_key)
    except ModelSettingsError as error:
        raise ModelSettingsError(f"{place}: {error}") from error


def _chosen(settings: ModelSettings, told: Any, place: str) -> Choice | None:
    """Read a model: `provider/model`, or an object with both as the older page has it."""
    if told is None:
        return None
    if isinstance(told, dict) and isinstance(told.get("model"), str):
        provider = told.get("provider")
        told = f"{provider}/{told['model']}" if isinstance(provider, str) else told["model"]
    if not isinstance(told, str):
        raise ModelSettingsError(f"{place} is not a provider/model text")
    try:
        return settings.choose(told)
    except ModelSettingsError as error:
        raise ModelSettingsError(
            f"{place}: {error}; add it under providers with its base_url, or give --llm-base-url"
        ) from error
