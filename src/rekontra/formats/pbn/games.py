"""The games of a PBN text: tags with their sections, and what is inherited from earlier games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rekontra.formats.boards import Flaw, Remark, RemarkKind
from rekontra.formats.findings import MAX_BOARDS, Findings
from rekontra.formats.pbn.tokens import Kind, Token, tokens

_OPENING = frozenset({"Event", "Site", "Date", "Board", "Deal"})
_REMARKS = {
    Kind.BLOCK: RemarkKind.BLOCK,
    Kind.LINE: RemarkKind.LINE,
    Kind.ESCAPE: RemarkKind.ESCAPE,
}
# What may be taken over from earlier games, in characters and as much again for each tag: a small
# file is not to become a huge one.
_MAX_INHERITED = 16 * 1024 * 1024
_TAG_SIZE = 64
_MAX_STANDING = 32
_MAX_TOKENS = 20_000


@dataclass(slots=True)
class Given:
    """A tag as it stands in the file, with what follows it up to the next one."""

    name: str
    value: str
    start: int
    tokens: list[Token] = field(default_factory=list)

    def text_end(self) -> int:
        """How many of its tokens there are up to the last one of text."""
        texts = [place for place, each in enumerate(self.tokens) if each.kind is Kind.TEXT]
        return texts[-1] + 1 if texts else 0

    def words(self) -> Iterator[tuple[str, int]]:
        """The words of its text with their places."""
        for token in self.tokens:
            if token.kind is Kind.TEXT:
                yield from split(token)


@dataclass(slots=True)
class Game:
    """The tags of a game by name, in the order of the file, and the notes of each section."""

    number: int
    preface: list[Token] = field(default_factory=list)
    tags: dict[str, Given] = field(default_factory=dict)
    notes: dict[str, list[Given]] = field(default_factory=dict)
    remarks: list[Remark] = field(default_factory=list)


def split(token: Token) -> Iterator[tuple[str, int]]:
    """The words of a token with their places."""
    place = token.start
    for word in token.text.split():
        place = token.start + token.text.index(word, place - token.start)
        yield word, place
        place += len(word)


def remark_of(token: Token, after: str = "") -> Remark:
    """The remark that a token is."""
    return Remark(token.text, _REMARKS[token.kind], after)


class Games:
    """Reads games one after the other; comments behind the last one belong to it."""

    def __init__(self, text: str, findings: Findings) -> None:
        self._text = text
        self._findings = findings
        self._previous: dict[str, str] = {}
        self._standing: dict[str, str] = {}
        self._inherited = 0

    def __iter__(self) -> Iterator[Game]:
        ready: Game | None = None
        for game in self._games():
            if ready is not None and game.tags:
                yield ready
            elif ready is not None:
                last = next(reversed(ready.tags))
                ready.remarks += [remark_of(token, last) for token in game.preface]
                break
            ready = game if game.tags else None
        if ready is not None:
            yield ready

    def _games(self) -> Iterator[Game]:
        """The games, and at the end one without tags for the comments that are left."""
        game = Game(1)
        current: Given | None = None
        section = ""
        count = 0
        for token in tokens(self._text, self._findings):
            count = 0 if token.kind is Kind.BLANK else count + 1
            if count > _MAX_TOKENS:
                self._findings.add(
                    token.start, game.number, Flaw.TOO_MUCH, name="parts", count=_MAX_TOKENS
                )
                break
            if token.kind is Kind.BLANK:
                if game.tags:
                    yield self._finish(game)
                    game = Game(game.number + 1)
                    current, section = None, ""
                continue
            if token.kind is Kind.TAG:
                if self._opens(game, token):
                    yield self._finish(game)
                    game = Game(game.number + 1)
                    section = ""
                if game.number > MAX_BOARDS:
                    self._findings.add(
                        token.start, None, Flaw.TOO_MUCH, name="boards", count=MAX_BOARDS
                    )
                    return
                current = self._start(game, token, section)
                if token.name in ("Auction", "Play"):
                    section = token.name
                continue
            if current is not None:
                current.tokens.append(token)
            elif token.kind is Kind.TEXT:
                self._findings.add(token.start, None, Flaw.STRAY, text=token.text)
            else:
                game.preface.append(token)
        yield self._finish(game) if game.tags else game

    def _opens(self, game: Game, token: Token) -> bool:
        """Whether a tag opens the next game although no blank line stands before it."""
        known = game.tags
        return (
            token.name in _OPENING
            and token.name in known
            and {"Board", "Deal"} & known.keys() != set()
        )

    def _start(self, game: Game, token: Token, section: str) -> Given:
        given = Given(token.name, token.text, token.start)
        if token.name == "Note":
            game.notes.setdefault(section, []).append(given)
        elif token.name in game.tags:
            self._findings.add(token.start, game.number, Flaw.REPEATED, name=token.name)
        else:
            game.tags[token.name] = given
        return given

    def _finish(self, game: Game) -> Game:
        """Put values in the place of references to earlier games."""
        game.remarks = [remark_of(token) for token in game.preface]
        for name, given in game.tags.items():
            if given.value == "#" and name not in self._previous:
                given.value = ""
                self._findings.add(given.start, game.number, Flaw.NOTHING_BEFORE, name=name)
            elif given.value == "#":
                given.value = self._inherit(given, game.number, self._previous[name])
            elif given.value.startswith("##"):
                given.value = given.value.lstrip("#").strip()
                if len(self._standing) < _MAX_STANDING or name in self._standing:
                    self._standing[name] = given.value
        start = next(iter(game.tags.values())).start
        for name, value in self._standing.items():
            if name not in game.tags:
                if self._inherited > _MAX_INHERITED:
                    break
                given = Given(name, "", start)
                given.value = self._inherit(given, game.number, value)
                game.tags[name] = given
        self._previous = {name: given.value for name, given in game.tags.items()}
        return game

    def _inherit(self, given: Given, number: int, value: str) -> str:
        """The value from an earlier game, unless there have been too many."""
        if self._inherited > _MAX_INHERITED:
            return ""
        self._inherited += len(value) + _TAG_SIZE
        if self._inherited > _MAX_INHERITED:
            self._findings.add(
                given.start, number, Flaw.TOO_MUCH, name="inherited", count=_MAX_INHERITED
            )
        return value
