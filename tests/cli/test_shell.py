"""What all commands share: help, language, errors of usage, pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rekontra import __version__, cli
from rekontra.cli.shell import COMMANDS
from rekontra.scoring import OPTIONS, PRESETS
from rekontra.words import Words
from scripts import message_ids
from tests.cli.conftest import Run


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"rekontra {__version__}\n"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_help_is_in_the_language(run: Run, language: str) -> None:
    words = Words(language)
    for command in COMMANDS:
        ran = run(command, "--help", "--lang", language)
        assert ran.exit_code == 0
        assert words.say(f"cli-help-{command}") in " ".join(ran.stdout.split())
        assert words.say("cli-panel-options") in ran.stdout
        assert "cli-" not in ran.stdout
    whole = run("--lang", language, "--help").stdout
    assert all(command in whole for command in COMMANDS)
    assert "cli-" not in whole


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run()
    assert ran.exit_code == 0
    assert "score" in ran.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("scor 4S=", f"There is no command scor; there are {', '.join(COMMANDS)}."),
        ("score", "contract is missing; rekontra score --help shows what belongs here."),
        ("score 4S= --vull ns", "There is no option --vull; perhaps --vul is meant."),
        ("score 4S= --qqq", "There is no option --qqq; rekontra score --help lists those there"),
        ("score 4S --tricks", "--tricks needs a value after it."),
        ("score 4S= --lang", "--lang needs a value after it."),
        ("score 4S= --lang de", "--lang cannot be de: it is one of en, ru."),
        ("options all", "There is a word too many; rekontra options --help shows how to write it."),
        ("serve --port 99999", "--port takes a number from 0 to 65535."),
        ("serve --pace fast", "--pace takes a number from 0 to 10."),
        ("serve --memory --data x.sqlite", "--data and --memory do not go together."),
    ],
)
def test_usage_is_explained_in_one_sentence(run: Run, words: str, sentence: str) -> None:
    ran = run(*words.split())
    assert ran.exit_code == 2
    assert ran.stderr.startswith(sentence)
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


@pytest.mark.parametrize(
    "words", ["--lang ru score 4S=", "score 4S= --lang=ru", "score --lang RU 4S="]
)
def test_language_may_stand_anywhere(run: Run, words: str) -> None:
    assert "заказанные взятки" in run(*words.split()).stdout


@pytest.mark.parametrize(
    ("environment", "russian"),
    [
        ({"LANG": "ru_RU.UTF-8"}, True),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, False),
        ({"REKONTRA_LANG": "en", "LANG": "ru_RU.UTF-8"}, False),
        ({"REKONTRA_LANG": "ru"}, True),
        ({"REKONTRA_LANG": "xx", "LANG": "ru_RU.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
    ],
)
def test_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], russian: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("взятки" in run("score", "4S=").stdout) is russian


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("score 4S", 2, "Сколько взяток? Добавьте результат, как в 4S+1, или --tricks 10."),
        ("score 4S --tricks 14", 1, ""),
        ("score 4S= --set stake=1", 1, "В спортивном бридже правил дома нет"),
        ("score 4S= --vul all", 2, "--vul не может быть all: допустимо none, ns, ew, both."),
        ("frob", 2, f"Команды frob нет; есть {', '.join(COMMANDS)}."),
        ("deal --nmber 2", 2, "Параметра --nmber нет; может быть, имеется в виду --number."),
    ],
)
def test_errors_in_russian(run: Run, words: str, code: int, sentence: str) -> None:
    ran = run("--lang", "ru", *words.split())
    assert ran.exit_code == code
    assert ran.stderr.startswith(sentence)
    assert re.search("[а-я]", ran.stderr)


def test_russian_table(run: Run) -> None:
    ran = run("score", "6NTXXN-3", "--vul", "ns", "--lang", "ru")
    lines = [" ".join(line.split()) for line in ran.stdout.splitlines()]
    assert lines[0] == "6 без козыря, реконтра · Север · 9 взяток · в зоне"
    assert "E–W недобор (200 + 2 × 300) × 2 1600" in lines
    assert "Итог N–S −1600" in lines


@pytest.mark.parametrize("language", ["en", "ru"])
def test_options_are_all_explained(run: Run, language: str) -> None:
    text = run("options", "--lang", language).stdout
    for option in OPTIONS[1:]:
        assert f"\n  {option.name}=" in text
    for name in PRESETS:
        assert f"\n  {name} " in text
    explained = [Words(language).say("cli-option", name=option.name) for option in OPTIONS[1:]]
    assert len(set(explained)) == len(explained)


def test_messages_of_the_command_line_are_there_and_used() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(cli.__file__).parent.glob("*.py"))
    used = set(re.findall(r"""["'](cli-[a-z-]+)["']""", code))
    made = set(re.findall(r'f"(cli-[a-z-]+-)\{', code))
    there = {name for name in message_ids.messages("en") if name.startswith("cli-")}
    assert used <= there
    assert {name for name in there - used if not name.startswith(tuple(made))} == set()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_messages_can_be_said(caplog: pytest.LogCaptureFixture, language: str) -> None:
    words = Words(language)
    for name, variables in message_ids.messages(language).items():
        if name.startswith(("cli-", "error-", "sheet-option-", "sheet-word")):
            with caplog.at_level("INFO"):
                assert words.say(name, **dict.fromkeys(variables, 1))
            assert caplog.text == ""


def test_words_tell_what_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("en")
    with pytest.raises(KeyError, match="no-such-message"):
        words.say("no-such-message")
    with caplog.at_level("INFO"):
        assert words.say("cli-usage-needs-value") == "option needs a value after it."
    assert "cli-usage-needs-value in en" in caplog.text
    with pytest.raises(ValueError, match="'de' is not one of en, ru"):
        Words("de")
    assert words.say("cli-serve-port-taken", port=18000).startswith("Port 18000 is")


def process(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rekontra", *words],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
        check=False,
    )


def test_real_process_with_and_without_colours() -> None:
    plain = process("score", "4SXN+1", FORCE_COLOR="", NO_COLOR="1")
    assert plain.returncode == 0
    assert "\x1b" not in plain.stdout
    assert max(len(line) for line in plain.stdout.splitlines()) <= 80
    bad = process("score", "9S=", REKONTRA_LANG="ru")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.startswith("9S= — не контракт")


def test_output_without_suit_signs() -> None:
    ran = process("deal", "--seed", "7", PYTHONIOENCODING="ascii", REKONTRA_LANG="en")
    assert ran.returncode == 0
    assert "S A K 10 7 6 2" in ran.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_closed_pipe_ends_in_silence() -> None:
    command = f"{sys.executable} -m rekontra deal -n 20000 --format pbn | head -n 1"
    ran = subprocess.run(
        ["bash", "-c", f"{command}; exit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ran.stdout.startswith('[Deal "N:')
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""
    assert ran.returncode == 128 + 13
