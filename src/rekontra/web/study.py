"""What there is to learn, over HTTP: auctions explained, hints, deals looked at again, quizzes."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter, RawBody

from rekontra.bots.review import Review
from rekontra.club.bots import check_system
from rekontra.club.study.auctions import checked
from rekontra.club.study.values import AuctionView, CallHint, DealBrief, Hint, PlayedDeal, Quiz
from rekontra.formats import write_pbn
from rekontra.web.files import PBN, attachment
from rekontra.web.parameters import TableId, TheTables, TheVisitor
from rekontra.web.refusals import refused_with
from rekontra.web.strict import check_fields
from rekontra.web.study_wire import AdviceAsked, QuizAsked
from rekontra.web.wire import Refused

Chosen = Annotated[int | None, QueryParameter(description="the number of one deal")]

REFUSED = refused_with(Refused, "no such table")


@get("/api/tables/{table:str}/auction", responses=REFUSED)
async def auction(table: TableId, tables: TheTables) -> AuctionView:
    """The auction of the deal on the table, explained from public facts."""
    return await tables.auction(table)


@get("/api/tables/{table:str}/hint", responses=REFUSED)
async def hint(table: TableId, visitor: TheVisitor, tables: TheTables) -> Hint:
    """What a bot would do in the visitor's place, while he plays with bots alone."""
    return await tables.hint(table, visitor.person)


@get("/api/tables/{table:str}/deals", responses=REFUSED)
async def deals(table: TableId, tables: TheTables) -> tuple[DealBrief, ...]:
    """The finished deals of all matches at the table, the first one first."""
    return await tables.deals(table)


@get("/api/tables/{table:str}/deals.pbn", media_type=PBN, responses=REFUSED)
async def deals_pbn(table: TableId, tables: TheTables, n: Chosen = None) -> Response[bytes]:
    """The finished deals of the table as a PBN file, or one of them."""
    boards = await tables.boards(table, n)
    name = f"rekontra-{table}.pbn" if n is None else f"rekontra-{table}-{n}.pbn"
    return attachment(write_pbn(boards), PBN, name)


@get("/api/tables/{table:str}/deals/{number:int}", responses=REFUSED)
async def deal(table: TableId, number: FromPath[int], tables: TheTables) -> PlayedDeal:
    """A finished deal in full."""
    return await tables.deal(table, number)


@get("/api/tables/{table:str}/deals/{number:int}/review", responses=REFUSED)
async def review(table: TableId, number: FromPath[int], tables: TheTables) -> Review:
    """A finished deal looked at again: the book's calls, double dummy, par, what cards cost."""
    return await tables.review(table, number)


@post("/api/advice", status_code=200, responses=REFUSED)
async def advice(data: JSONBody[AdviceAsked], body: RawBody, tables: TheTables) -> CallHint:
    """What the book calls with a hand, and why."""
    check_fields(body, data)
    check_system(data.system)
    auction = checked(data.dealer, data.auction, data.vulnerable, data.part, data.system)
    return await tables.desk.advise(auction, data.hand)


@post("/api/quiz", status_code=200, responses=REFUSED)
async def quiz(data: JSONBody[QuizAsked], body: RawBody, tables: TheTables) -> Quiz:
    """A hand and an auction at a call worth asking for."""
    check_fields(body, data)
    check_system(data.system)
    return await tables.desk.quiz(data.kind, data.system)


HANDLERS = (auction, hint, deals, deals_pbn, deal, review, advice, quiz)
