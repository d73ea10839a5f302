"""The part of the SARIF 2.1.0 schema that our reports use, closed: a property that is not listed is an error.

Written from the standard (OASIS, 2020), sections 3.13 to 3.58, because the published schema cannot be fetched everywhere;
the limits on URIs and counts are GitHub's.
"""


def _record(required: list[str], **properties) -> dict:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _list(of: dict, **limits) -> dict:
    return {"type": "array", "items": of, **limits}


_TEXT = {"type": "string", "minLength": 1}
_COUNT = {"type": "integer", "minimum": 1}
_LEVEL = {"enum": ["none", "note", "warning", "error"]}
_MESSAGE = _record(["text"], text=_TEXT)
_REGION = _record(
    ["startLine", "startColumn", "endLine", "endColumn"],
    startLine=_COUNT, startColumn=_COUNT, endLine=_COUNT, endColumn=_COUNT,
)
# Relative with forward slashes, or a file URI; never a bare absolute path, a blank or a backslash.
_ARTIFACT = _record(["uri"], uri={"type": "string", "pattern": r"^(file:///|[A-Za-z0-9._~%!$&'()*+,=@-])[^\s\\\"<>]*$"})
_LOCATION = _record(
    ["physicalLocation"],
    id={"type": "integer", "minimum": 0},
    message=_MESSAGE,
    physicalLocation=_record(["artifactLocation", "region"], artifactLocation=_ARTIFACT, region=_REGION),
)
_REPLACEMENT = _record(
    ["deletedRegion"], deletedRegion=_REGION, insertedContent=_record(["text"], text={"type": "string"})
)
_CHANGE = _record(
    ["artifactLocation", "replacements"], artifactLocation=_ARTIFACT, replacements=_list(_REPLACEMENT, minItems=1)
)
_RULE = _record(
    ["id", "shortDescription", "fullDescription", "help"],
    id=_TEXT, shortDescription=_MESSAGE, fullDescription=_MESSAGE, help=_MESSAGE,
    defaultConfiguration=_record(["level"], level=_LEVEL),
)
_RESULT = _record(
    ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"],
    ruleId=_TEXT,
    ruleIndex={"type": "integer", "minimum": 0},
    level=_LEVEL,
    message=_MESSAGE,
    locations=_list(_LOCATION, minItems=1, maxItems=1),
    relatedLocations=_list(_LOCATION, uniqueItems=True),
    partialFingerprints={"type": "object", "additionalProperties": _TEXT, "required": ["primaryLocationLineHash"]},
    fixes=_list(
        _record(["artifactChanges"], description=_MESSAGE, artifactChanges=_list(_CHANGE, minItems=1)), uniqueItems=True
    ),
)

SARIF = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    **_record(
        ["$schema", "version", "runs"],
        **{"$schema": {"type": "string", "format": "uri"}},
        version={"const": "2.1.0"},
        runs=_list(
            _record(
                ["tool", "results", "columnKind"],
                tool=_record(["driver"], driver=_record(
                    ["name", "rules"], name=_TEXT, version=_TEXT, rules=_list(_RULE, uniqueItems=True)
                )),
                columnKind={"const": "unicodeCodePoints"},
                results=_list(_RESULT),
            ),
            minItems=1, maxItems=1,
        ),
    ),
}
