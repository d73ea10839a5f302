"""What other programs make of exported files: Android's own compiler, and the schema of Design Tokens."""

import json
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from support.tool import run

THEMES = ["agora", "agora-classic", "contrast", "widgets"]
FONTS = Path(__file__).resolve().parents[1] / "Fonts"
AGORA_MODULES = [f"{module}/src/main/res" for module in ("AgoraEduUIKit", "AgoraCloudScene")]
# A family of one file, one of a variable file, and one of a file for each weight in both formats.
LETTERED = """\
theme: lettered
extends: agora
modes: [light, dark]
fonts:
  letter: { size: 17, family: Brand, file: fonts/letters.ttf }
  flex: { size: 20, family: Brand Flex, weight: bold, file: fonts/variable.ttf }
  serif: { size: 12, family: Brand Serif, file: fonts/Serif-Regular.otf }
  serif-bold: { size: 12, family: Brand Serif, weight: bold, file: fonts/Serif-Bold.ttf }
"""
LETTERED_FILES = {
    "letters.ttf": "Brand-Regular.ttf", "variable.ttf": "BrandFlex.ttf", "Serif-Regular.otf": "BrandSerif.otf",
    "Serif-Bold.ttf": "Brand-Regular.ttf",
}  # fmt: skip
SCHEMA = json.loads((Path(__file__).parent / "schemas" / "design-tokens.schema.json").read_text())


def export(binary, project, folder, *words: str) -> None:
    done = run(binary, "export", *words, "-o", folder, root=project)
    assert done.returncode == 0, done.stdout + done.stderr


def compile_resources(resources: Path, output: Path) -> str:
    """Compiles a folder of resources as Android's build does, and returns the names of what came out."""
    compiled = subprocess.run(
        ["aapt2", "compile", "--dir", resources, "-o", output], capture_output=True, text=True, timeout=60
    )
    assert compiled.returncode == 0, compiled.stderr
    with zipfile.ZipFile(output) as archive:
        return " ".join(archive.namelist())


@pytest.mark.parametrize("theme", THEMES)
def test_compiles_as_resources_of_android(binary, project, tmp_path, theme):
    export(binary, project, tmp_path / "app", "android", "--theme", theme)
    assert "values" in compile_resources(tmp_path / "app/res", tmp_path / "res.zip")
    assert (tmp_path / "res.zip").stat().st_size > 1000


@pytest.mark.parametrize(("target", "folders"), [("android", ["res"]), ("agora-android", AGORA_MODULES)])
def test_compiles_fonts_and_families_of_android(binary, project, tmp_path, target, folders):
    for name, font in LETTERED_FILES.items():
        shutil.copy(FONTS / font, project / "Themes/fonts" / name)
    (project / "Themes/lettered.yaml").write_text(LETTERED)
    export(binary, project, tmp_path / "app", target, "--theme", "lettered")
    for folder in folders:
        resources = tmp_path / "app" / folder
        names = compile_resources(resources, tmp_path / "res.zip")
        files = ["letters.ttf", "variable.ttf", "serif_regular.otf", "serif_bold.ttf"]
        for file in [*files, "brand.xml", "brand_flex.xml", "brand_serif.xml"]:
            assert f"font_{file}.flat" in names
        weights = {
            family: re.findall(r'android:fontWeight="(\d+)"', (resources / f"font/{family}.xml").read_text())
            for family in ["brand", "brand_flex", "brand_serif"]
        }
        assert weights["brand"] == ["400"] and weights["brand_serif"] == ["400", "700"]
        assert "300" in weights["brand_flex"] and "700" in weights["brand_flex"]
        # The compiler does not look up what a resource refers to; the linker of an app does.
        for file in resources.rglob("*.xml"):
            for font in re.findall(r"@font/(\w+)", file.read_text()):
                assert re.search(rf"font_{font}\.(xml|ttf|otf)\.flat", names), f"{file}: {font}"


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
