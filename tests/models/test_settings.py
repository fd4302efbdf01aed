"""Which models are asked: options, the configuration file, and both; and refusals that say what would have worked."""

from pathlib import Path
from typing import Any

import pytest

from mock_server.models.settings import Choice, ModelSettings, ModelSettingsError, Provider, from_options

URL = "http://127.0.0.1:11434/v1"
FILE = """\
models:
  extraction: openai/gpt-4o-mini
  response: local/org/big
providers:
  openai: {base_url: https://api.openai.example/v1, api_key_env: OPENAI_API_KEY}
  local: {base_url: http://127.0.0.1:11434/v1}
"""
OPENAI = Provider("https://api.openai.example/v1", "sk-1")


def options(tmp_path: Path, text: str | None = None, **said: Any) -> ModelSettings:
    file = None
    if text is not None:
        file = tmp_path / "spectron.config.yaml"
        file.write_text(text, encoding="utf-8")
    return from_options(file=file, environment={"OPENAI_API_KEY": "sk-1"}, **said)


def test_one_endpoint_and_one_model_serve_both_purposes(tmp_path: Path) -> None:
    found = options(tmp_path, base_url=URL, model="org/small:3b", api_key="key", timeout_s=5.0)
    assert found.extraction == found.response == Choice(Provider(URL, "key"), "org/small:3b")
    assert found.timeout_s == 5.0
    assert found.any


def test_the_file_names_both_models_with_their_providers(tmp_path: Path) -> None:
    found = options(tmp_path, FILE)
    assert found.extraction == Choice(OPENAI, "gpt-4o-mini")
    assert found.response == Choice(Provider(URL), "org/big")


def test_a_provider_that_is_not_configured_is_the_endpoint_of_the_options(tmp_path: Path) -> None:
    found = options(tmp_path, "models: {extraction: openai/gpt-4o-mini}", base_url=URL, api_key="key")
    assert found.extraction == Choice(Provider(URL, "key"), "gpt-4o-mini")
    assert found.response is None


def test_options_win_over_the_file(tmp_path: Path) -> None:
    found = options(tmp_path, FILE, base_url="http://127.0.0.1:9/v1", model="mine")
    assert found.response == found.extraction == Choice(Provider("http://127.0.0.1:9/v1"), "mine")
    assert found.choose("openai/gpt-4o") == Choice(OPENAI, "gpt-4o")


@pytest.mark.parametrize(
    "synthesis", ["local/big", "{provider: local, model: big}", "{model: local/big}", "{model: big, provider: local}"]
)
def test_the_older_spelling_of_the_response_model_is_read_too(tmp_path: Path, synthesis: str) -> None:
    text = f"models: {{synthesis: {synthesis}}}\nproviders: {{local: {{base_url: '{URL}'}}}}"
    assert options(tmp_path, text).response == Choice(Provider(URL), "big")
    both = text.replace("models: {", "models: {response: local/other, ")
    assert options(tmp_path, both).response == Choice(Provider(URL), "other")


def test_a_file_without_models_sets_nothing(tmp_path: Path) -> None:
    assert not options(tmp_path, "").any
    assert not options(tmp_path, "auth: {keys: []}\nmodels:").any


def test_the_key_may_come_from_the_environment() -> None:
    found = from_options(base_url=URL, model="m", environment={"SPECTRON_LLM_API_KEY": "hidden"})
    assert found.response == Choice(Provider(URL, "hidden"), "m")
    assert "hidden" not in repr(found)


@pytest.mark.parametrize(
    ("text", "said", "complaint"),
    [
        (None, {"model": "m"}, "need --llm-base-url"),
        (None, {"api_key": "k"}, "need --llm-base-url"),
        (None, {"base_url": URL}, "needs --llm-model"),
        (None, {"base_url": URL, "model": " "}, "--llm-model is blank"),
        (None, {"base_url": "localhost:11434", "model": "m"}, "write one like http://"),
        (None, {"base_url": "ftp://host/v1", "model": "m"}, "write one like http://"),
        (None, {"base_url": URL, "model": "m", "api_key": "a\nb"}, "no header can carry"),
        ("models: {response: openai/gpt-4o}", {}, "models.response: 'openai/gpt-4o': no such provider"),
        ("models: {response: [a]}", {}, "models.response is not a provider/model text"),
        ("models: {response: /x}", {"base_url": URL}, "write provider/model"),
        ("models: [a]", {}, "models is not a mapping"),
        ("[a]", {}, "is not a mapping"),
        ("models: {", {}, "is not YAML"),
        ("providers: {a: {}}", {}, "providers.a.base_url is missing"),
        ("providers: {a: {base_url: x}}", {}, "providers.a: 'x' is not a base URL"),
        ("providers: {a: {base_url: 'http://h', api_key: 5}}", {}, "api_key is not a text"),
        ("providers: {a: {base_url: 'http://h', api_key_env: NOT_SET}}", {}, "NOT_SET, which is not set"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, text: str | None, said: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ModelSettingsError) as caught:
        options(tmp_path, text, **said)
    assert complaint in str(caught.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ModelSettingsError, match="cannot be read"):
        from_options(file=tmp_path / "none.yaml", environment={})
