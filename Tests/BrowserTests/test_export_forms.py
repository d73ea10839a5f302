"""What other programs make of exported files: Android's own compiler, and the schema of Design Tokens."""

import json
import subprocess
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.tool import run

THEMES = ["agora", "agora-classic", "contrast", "widgets"]
SCHEMA = json.loads((Path(__file__).parent / "schemas" / "design-tokens.schema.json").read_text())


def export(binary, project, folder, *words: str) -> None:
    done = run(binary, "export", *words, "-o", folder, root=project)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("theme", THEMES)
def test_compiles_as_resources_of_android(binary, project, tmp_path, theme):
    export(binary, project, tmp_path / "app", "android", "--theme", theme)
    compiled = subprocess.run(
        ["aapt2", "compile", "--dir", tmp_path / "app/res", "-o", tmp_path / "res.zip"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert compiled.returncode == 0, compiled.stderr
    assert (tmp_path / "res.zip").stat().st_size > 1000


@pytest.mark.parametrize("option", [[], ["--exact"]], ids=["literal", "exact"])
@pytest.mark.parametrize("theme", THEMES)
def test_has_the_form_of_design_tokens(binary, project, tmp_path, theme, option):
    export(binary, project, tmp_path / "tokens", "dtcg", "--theme", theme, *option)
    files = sorted((tmp_path / "tokens" / theme).glob("*.json"))
    assert len(files) > 1
    validator = Draft202012Validator(SCHEMA)
    for file in files:
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(json.loads(file.read_text()))]
        assert errors == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("$value", "components"), [1, 0]), (("$value", "hex"), "#FFF"), (("$value",), "#FF8800"),
        (("$type",), "colour"), (("$extensions",), []),
    ],
)  # fmt: skip
def test_schema_refuses_what_the_format_does(path, value):
    token = {
        "$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.5, 0], "hex": "#ff8800"},
        "$extensions": {"com.example": {}},
    }  # fmt: skip
    validator = Draft202012Validator(SCHEMA)
    assert validator.is_valid({"day": token})
    place = token
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert not validator.is_valid({"day": token})
