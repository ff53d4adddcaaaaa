"""The JSON Schema of the protocol, from which the TypeScript types of the client are made.

``python -m rekontra.web.schema`` prints it; ``make client-types`` makes the types.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from rekontra.bots.review import Review
from rekontra.club.actions import TableAction
from rekontra.club.book.actions import BookAction, DealChange
from rekontra.club.book.events import ShownBookEvent
from rekontra.club.book.views import BookHistory, BookPreview
from rekontra.club.events import ShownEvent
from rekontra.club.study.values import AuctionView, DealBrief, Hint, PlayedDeal, Quiz
from rekontra.scoring import Option
from rekontra.web.sheet_wire import BookClientMessage, BookServerMessage, NewSheet, SheetMade
from rekontra.web.study_wire import AdviceAsked, QuizAsked
from rekontra.web.wire import ClientMessage, NewTable, ServerMessage, TableMade

_ROOTS: dict[str, Any] = {
    "ShownEvent": ShownEvent,
    "TableAction": TableAction,
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
    "NewTable": NewTable,
    "TableMade": TableMade,
    "Option": Option,
    "ShownBookEvent": ShownBookEvent,
    "BookAction": BookAction,
    "DealChange": DealChange,
    "BookServerMessage": BookServerMessage,
    "BookClientMessage": BookClientMessage,
    "NewSheet": NewSheet,
    "SheetMade": SheetMade,
    "BookPreview": BookPreview,
    "BookHistory": BookHistory,
    "AuctionView": AuctionView,
    "Hint": Hint,
    "DealBrief": DealBrief,
    "PlayedDeal": PlayedDeal,
    "Review": Review,
    "AdviceAsked": AdviceAsked,
    "QuizAsked": QuizAsked,
    "Quiz": Quiz,
}

# Maps by seat or side hold every key, but for these.
_PARTIAL = {"hands", "part", "possible"}

_REF = "#/$defs/"


def protocol_schema() -> dict[str, Any]:
    """One JSON Schema whose definitions are the messages and all that they hold, by name.

    It says what the server's encoder does and msgspec's own schema leaves open: a message of the
    server carries every field, defaults too, and a map by seat or side has every key.

    >>> protocol_schema()["$defs"]["TableMade"]["required"]
    ['table', 'path']
    """
    roots, definitions = msgspec.json.schema_components(
        _ROOTS.values(), ref_template=_REF + "{name}"
    )
    unions = {name: root for name, root in zip(_ROOTS, roots, strict=True) if "$ref" not in root}
    everything = definitions | unions
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "required": list(_ROOTS),
        "properties": {name: {"$ref": _REF + name} for name in _ROOTS},
        "$defs": {
            name: _tightened(definition, everything, unions)
            for name, definition in everything.items()
        },
    }


def _tightened(
    definition: dict[str, Any], definitions: dict[str, Any], unions: dict[str, Any]
) -> dict[str, Any]:
    def walk(node: Any, name: str = "", *, top: bool = False) -> Any:
        if isinstance(node, list):
            return [walk(item) for item in node]
        if not isinstance(node, dict):
            return node
        if not top:
            for union, meaning in unions.items():
                if node == meaning:
                    return {"$ref": _REF + union}
        if "propertyNames" in node:
            keys = definitions[node["propertyNames"].get("$ref", "").removeprefix(_REF)]["enum"]
            value = walk(node["additionalProperties"])
            return {
                "type": "object",
                "properties": dict.fromkeys(keys, value),
                "required": [] if name in _PARTIAL else keys,
                "additionalProperties": False,
            }
        if "prefixItems" in node:
            # The generator of the types knows the older way to say what stands where alone.
            places = walk(node["prefixItems"])
            return {"type": "array", "items": places, "additionalItems": False} | {
                key: len(places) for key in ("minItems", "maxItems")
            }
        if "properties" not in node:
            return {key: walk(value) for key, value in node.items() if key != "default"}
        fields = {key: walk(value, key) for key, value in node["properties"].items()}
        # What forbids unknown fields is written by a client, which may leave out the defaults.
        read = node.get("additionalProperties", True)
        return node | {
            "properties": fields,
            "required": list(fields) if read else node["required"],
        }

    result: dict[str, Any] = walk(definition, top=True)
    return result


if __name__ == "__main__":
    json.dump(protocol_schema(), sys.stdout, indent=1)
