"""Named tuples in the document of the API: lists whose places have each its meaning."""

from __future__ import annotations

from typing import Any, get_type_hints

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class NamedTuples(OpenAPISchemaPlugin):
    """Describes a named tuple as msgspec encodes it: an array of its fields in order."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether this is a named tuple."""
        return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        """The array of its fields."""
        fields = [
            schema_creator.for_field_definition(FieldDefinition.from_annotation(hint))
            for hint in get_type_hints(field_definition.annotation).values()
        ]
        return Schema(
            type=OpenAPIType.ARRAY,
            prefix_items=fields,
            min_items=len(fields),
            max_items=len(fields),
        )
