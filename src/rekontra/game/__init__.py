"""The rules of one deal: cards, auction, play and what each player may see.

This room imports the standard library alone and holds no clock, no chance and no I/O.
The Laws named here are those of Duplicate Bridge 2017; rubber bridge agrees on every one of them.
"""

from rekontra.game.asked import Claim, UndoRequest
from rekontra.game.auction import Auction, legal_calls
from rekontra.game.calls import BIDS, Call, Contract
from rekontra.game.cards import PACK, Card, Rank, Strain, Suit, parse_hand, sort_hand
from rekontra.game.deal import (
    Action,
    Called,
    Deal,
    DealEvent,
    DealState,
    Hands,
    Phase,
    Played,
    hands_from_pack,
)
from rekontra.game.draw import DrawDeal, DrawState, draw_deal_from_pack
from rekontra.game.enums import Token
from rekontra.game.errors import Illegal, Reason, Unreadable
from rekontra.game.machines import AnyDeal, AnyState, decide, evolve, start, view
from rekontra.game.play import PlayedCard, Public, Trick, legal_cards, trick_winner
from rekontra.game.requests import (
    AskedEvent,
    CalledOff,
    ClaimAnswered,
    Claimed,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    answer_refusal,
    claim_refusal,
    consent_refusal,
    decide_answer,
    decide_claim,
    decide_consent,
    decide_undo,
    disputed_by,
    evolve_asked,
    undo_refusal,
    undo_steps,
)
from rekontra.game.seats import SEATS, Seat, Side, turn_of
from rekontra.game.view import DealView, DrawnCard, LastTrick, PlayRules, StockView

__all__ = [
    "BIDS",
    "PACK",
    "SEATS",
    "Action",
    "AnyDeal",
    "AnyState",
    "AskedEvent",
    "Auction",
    "Call",
    "Called",
    "CalledOff",
    "Card",
    "Claim",
    "ClaimAnswered",
    "Claimed",
    "Contract",
    "Deal",
    "DealEvent",
    "DealState",
    "DealView",
    "DrawDeal",
    "DrawState",
    "DrawnCard",
    "Hands",
    "Illegal",
    "LastTrick",
    "Phase",
    "PlayRules",
    "Played",
    "PlayedCard",
    "Public",
    "Rank",
    "Reason",
    "Seat",
    "Side",
    "StockView",
    "Strain",
    "Suit",
    "TakenBack",
    "Token",
    "Trick",
    "UndoAnswered",
    "UndoAsked",
    "UndoRequest",
    "Unreadable",
    "answer_refusal",
    "claim_refusal",
    "consent_refusal",
    "decide",
    "decide_answer",
    "decide_claim",
    "decide_consent",
    "decide_undo",
    "disputed_by",
    "draw_deal_from_pack",
    "evolve",
    "evolve_asked",
    "hands_from_pack",
    "legal_calls",
    "legal_cards",
    "parse_hand",
    "sort_hand",
    "start",
    "trick_winner",
    "turn_of",
    "undo_refusal",
    "undo_steps",
    "view",
]
