"""The spectron-mock script: options, the ready line, signals, exit codes."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from mock_server.__main__ import main
from mock_server.http.server import bind
from tests.models.stand_in import StandIn, says, streams

ROOT = Path(__file__).parents[1]


class Process:
    """A server process of its own."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-W", "error", "-m", "mock_server", "--port", "0", *options]
        self.popen = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None
        self.ready = self.popen.stdout.readline()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.popen.kill()
        self.popen.communicate()

    @property
    def url(self) -> str:
        return self.ready.split()[-1]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_ready_and_ends_with_0_on_a_signal(sign: signal.Signals) -> None:
    with Process() as process:
        assert re.fullmatch(r"spectron mock server ready at http://127\.0\.0\.1:\d+\n", process.ready)
        assert httpx.get(process.url + "/api/v1/health", trust_env=False).json() == {"ok": True}
        process.popen.send_signal(sign)
        out, err = process.popen.communicate(timeout=20)
        assert (process.popen.returncode, out, err) == (0, "", "")


def test_options_reach_the_server() -> None:
    options = ("--api-key", "right", "--now", "2026-05-04T12:00:00Z", "--strict", "--max-body", "10")
    with Process(*options) as process, httpx.Client(base_url=process.url, trust_env=False) as http:
        assert http.get("/api/v1/c/me", headers={"Authorization": "Bearer wrong"}).status_code == 401
        assert http.get("/api/v1/c/me", headers={"Authorization": "Bearer right"}).status_code == 200
        assert http.get("/_mock/clock").json() == {"now": "2026-05-04T12:00:00Z", "frozen": True}
        body = {"text": "longer than ten bytes"}
        assert http.post("/api/v1/c/facts", headers={"Authorization": "Bearer right"}, json=body).status_code == 413


def test_without_control_nothing_can_be_reset() -> None:
    with Process("--no-control") as process:
        assert httpx.post(process.url + "/_mock/reset", trust_env=False).status_code == 404


def test_a_port_in_use_is_told_in_a_sentence_and_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    with Process() as process:
        port = process.url.rpartition(":")[2]
        assert main(["--port", port]) == 1
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "options", [["--now", "tomorrow"], ["--max-body", "0"], ["--port", "x"], ["--log-level", "loud"]]
)
def test_an_option_that_makes_no_sense_is_exit_code_2(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(options)
    assert stopped.value.code == 2
    assert options[0] in capsys.readouterr().err


def test_models_and_embeddings_reach_the_server(tmp_path: Path) -> None:
    file = tmp_path / "spectron.config.yaml"
    file.write_text("models: {extraction: local/small, response: local/big}\n", encoding="utf-8")
    with StandIn() as stand_in:
        options = ("--config", str(file), "--llm-base-url", stand_in.base_url, "--llm-api-key", "k", "--embeddings")
        stand_in.will(says({"facts": [{"key": "location", "value": "Bonn"}]}), streams("In Bonn."), says({}))
        with Process(*options) as process, httpx.Client(base_url=process.url, trust_env=False) as http:
            headers = {"Authorization": "Bearer any"}
            http.post("/api/v1/c/facts", headers=headers, json={"text": "I moved."}).raise_for_status()
            chat = http.post("/api/v1/c/chat", headers=headers, json={"message": "Where?"}).json()
            query = {"query": "where is home?", "mode": "vector"}
            trace = http.post("/api/v1/c/query", headers=headers, json=query).json()["trace"]
    assert chat["reply"] == "In Bonn."
    assert [asked.body["model"] for asked in stand_in.asked] == ["small", "big", "small"]
    assert {asked.headers["authorization"] for asked in stand_in.asked} == {"Bearer k"}
    assert "meaning" in trace["tierReason"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--llm-model", "m"], "--llm-base-url"),
        (["--llm-base-url", "nowhere", "--llm-model", "m"], "base URL"),
        (["--llm-base-url", "http://127.0.0.1:1/v1"], "--llm-model"),
        (["--llm-timeout", "0"], "--llm-timeout"),
        (["--config", "no-such-file.yaml"], "cannot be read"),
    ],
)
def test_models_that_cannot_be_asked_are_exit_code_2(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(options)
    assert stopped.value.code == 2
    assert complaint in capsys.readouterr().err


def test_embeddings_without_the_extra_are_told_in_a_sentence_and_exit_code_1() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\nfrom mock_server.__main__ import main\nsys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-W", "error", "-c", code, "--port", "0", "--embeddings"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "--embeddings needs numpy: pip install 'spectron-sdk[embeddings]'\n"


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        *(("--port", port, "a number from 0 to 65535") for port in ("65536", "65537", "99999", "-1", "1e3", "", "٣")),
        *(("--max-body", size, "a number of bytes from 1 to") for size in ("0", "-1", "1.5", "2²", "9" * 30)),
        *(("--llm-timeout", span, "a number of seconds up to") for span in ("0", "-1", "nan", "inf", "1e9", "soon")),
        *(("--cors-origin", origin, "not an origin") for origin in ("localhost", "http://localhost:3000/", "")),
        ("--api-key", "", "blank"),
        ("--host", " ", "blank"),
        ("--now", "noon", "noon"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_and_said_so(
    option: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([f"{option}={value}"])
    assert ended.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(f"spectron-mock: error: argument {option}: ")
    assert said in last


@pytest.mark.parametrize("port", [-1, 65_536, 65_537, True])
def test_no_port_is_taken_for_another(port: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 65535"):
        bind("127.0.0.1", port)
