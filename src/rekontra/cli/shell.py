"""What all commands share: the user's language, output, and errors that are one plain sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn, TypeVar, cast

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from typer.core import TyperGroup

from rekontra.words import LANGUAGES, Words, choose_language, find_language

REFUSED = 1
"""The exit code when the rules, or the state of this machine, forbid what was asked."""
UNREADABLE = 2
"""The exit code when it could not be understood what was asked."""
_PIPE_CLOSED = 128 + 13  # as of a program that SIGPIPE has ended
_INTERRUPTED = 128 + 2

_T = TypeVar("_T")

# The part of Typer's exceptions that is about how a command is written.
_UsageError = cast(type[Exception], typer.BadParameter.__bases__[0])


class Stop(Exception):
    """A command cannot go on: the exit code, and the sentence that says why."""

    def __init__(self, code: int, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details


class _Output(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to Shell, which ends the program as `yes | head` ends."""
        raise BrokenPipeError


_output = _Output(highlight=False)
_errors = Console(stderr=True, highlight=False)


def say(text: str) -> None:
    """Print a line as it is, however long."""
    _output.print(text, markup=False, soft_wrap=True)


def show(table: RenderableType) -> None:
    """Print a table in the width of the terminal, in colours where it has some."""
    _output.print(table)


def warn(text: str) -> None:
    """Print a line to those who look at the errors."""
    _errors.print(text, markup=False, soft_wrap=True)


def progress() -> Progress:
    """A bar beside the output while something takes long, on a terminal alone; then it is gone."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=_errors,
        transient=True,
        disable=not _errors.is_terminal,
        # What is printed goes to the output, which may be a file.
        redirect_stdout=False,
        redirect_stderr=False,
    )


def words_of(context: typer.Context) -> Words:
    """The words of the user's language."""
    words = context.obj
    assert isinstance(words, Words)
    return words


def suits_are_drawn() -> bool:
    """Whether the output can show suit signs."""
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def one_of(option: str, value: str, meanings: Mapping[str, _T]) -> _T:
    """What this value of an option means, in any case of letters; raises Stop."""
    try:
        return meanings[value.strip().lower()]
    except KeyError:
        raise not_allowed(option, value, ", ".join(meanings)) from None


def not_allowed(option: str, value: str, allowed: str) -> Stop:
    """The refusal of a value, with those that are allowed."""
    return Stop(UNREADABLE, "cli-value", option=option, value=value, allowed=allowed)


COMMANDS = {
    "serve": "serve.serve",
    "score": "score.score",
    "sheet": "sheet.sheet",
    "deal": "deal.deal",
    "bid": "bid.bid",
    "solve": "solve.solve",
    "review": "review.review_file",
    "match": "match.match",
    "options": "options.options",
    "check": "files.check",
    "convert": "files.convert",
}
"""The commands, and where in this room each is written."""


class Shell(TyperGroup):
    """The commands, in the user's language; whatever goes wrong is one sentence and an exit code.

    A command is loaded when it is asked for, so that none waits for what another needs. Texts of
    help are names of messages until then. `--lang` may stand anywhere.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order of help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, name: str) -> Any:
        """The command of this name in the user's language, None when there is none."""
        if name in COMMANDS and name not in self.commands:
            module, _, function = COMMANDS[name].partition(".")
            alone = typer.Typer(add_completion=False)
            loaded = import_module(f"rekontra.cli.{module}")
            alone.command(name, help=f"cli-help-{name}")(getattr(loaded, function))
            command = typer.main.get_command(alone)
            _translate(command, words_of(ctx))
            self.commands[name] = command
        return super().get_command(ctx, name)

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **_: Any
    ) -> NoReturn:
        """Run the command that these arguments name, and exit."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        sys.exit(self._run(list(sys.argv[1:] if args is None else args)))

    def _run(self, arguments: list[str]) -> int:
        words = Words(choose_language(os.environ))
        try:
            language, arguments = _take_language(arguments)
            words = Words(language) if language else words
            _translate(self, words)
            code = super().main(
                arguments or ["--help"], "rekontra", standalone_mode=False, obj=words
            )
        except Stop as stop:
            warn(words.say(stop.message, **stop.details))
            return stop.code
        except typer.Abort:
            return _INTERRUPTED
        except _UsageError as error:
            warn(_usage(error, words))
            return UNREADABLE
        return code if isinstance(code, int) else 0

    def invoke(self, ctx: Any) -> Any:
        """Run a command; when nobody reads its output any more, end in silence."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(_PIPE_CLOSED) from None
        return result

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command and its arguments; raises Stop when there is no such command."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            commands = ", ".join(self.list_commands(ctx))
            raise Stop(UNREADABLE, "cli-usage-command", name=args[0], commands=commands)
        return super().resolve_command(ctx, args)


def _take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments ask for, and the arguments without it; raises Stop."""
    rest = list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for place, argument in enumerate(rest[:end]):
        name, equals, asked = argument.partition("=")
        if name != "--lang":
            continue
        if not equals and place + 1 == end:
            raise Stop(UNREADABLE, "cli-usage-needs-value", option=name)
        asked = asked if equals else rest[place + 1]
        language = find_language(asked)
        if language is None:
            raise not_allowed(name, asked, ", ".join(LANGUAGES))
        del rest[place : place + (1 if equals else 2)]
        return language, rest
    return None, rest


def _translate(command: Any, words: Words) -> None:
    """Put words in place of the names of messages, in all that help shows of a command."""
    if command.help:
        command.help = words.say(command.help)
        # The list of commands has one line for each.
        command.short_help = command.help.partition("\n")[0]
    command.rich_help_panel = words.say("cli-panel-commands")
    own_help = command.get_help_option(typer.Context(command))
    for param in [*command.params, own_help]:
        argument = param.param_type_name == "argument"
        param.rich_help_panel = words.say(
            "cli-panel-arguments" if argument else "cli-panel-options"
        )
        if param is own_help:
            param.help = words.say("cli-help-help")
        elif param.help:
            param.help = words.say(param.help)


def _name_of(param: Any) -> str:
    """What help calls this option or argument."""
    argument = param.param_type_name == "argument"
    return str(param.metavar if argument and param.metavar else param.opts[0])


def _usage(error: Exception, words: Words) -> str:
    """The sentence for a command that is not written as it should be."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "rekontra"
    param = getattr(error, "param", None)
    name = _name_of(param) if param else getattr(error, "option_name", "")
    match type(error).__name__:
        case "MissingParameter":
            return words.say("cli-usage-missing", name=name, command=command)
        case "NoSuchOption":
            near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
            if near:
                return words.say("cli-usage-option-near", option=name, near=near)
            return words.say("cli-usage-option", option=name, command=command)
        case "BadOptionUsage":
            return words.say("cli-usage-needs-value", option=name)
        case "BadParameter" if param:
            low, high = param.min, param.max
            if low is None:
                return words.say("cli-usage-whole-number", option=name)
            if high is None:
                return words.say("cli-usage-number-from", option=name, low=str(low))
            return words.say("cli-usage-number", option=name, low=str(low), high=str(high))
    return words.say("cli-usage-other", command=command)
