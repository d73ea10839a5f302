"""What `export widgetkit` writes beside Swift is what Xcode reads: asset catalogues, string catalogues, settings."""

import json
import plistlib
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import pytest

SCHEMAS = Path(__file__).parent / "schemas"
APPS = ["all-in-one", "living", "stories", "classroom"]


def schema_of(path: Path) -> str | None:
    """The schema of an exported file; nothing for a file that is not JSON of Xcode."""
    if path.suffix == ".xcstrings":
        return "string-catalog.json"
    if path.name != "Contents.json":
        return None
    schemas = {".colorset": "color-set.json", ".imageset": "image-set.json", ".xcassets": "asset-folder.json"}
    return schemas[path.parent.suffix]


def validate(name: str, value: object) -> None:
    schema = json.loads((SCHEMAS / name).read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    jsonschema.Draft7Validator(schema).validate(value)


@pytest.fixture(scope="module")
def exports(binary: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    root = Path(__file__).resolve().parents[2]
    folders = {app: tmp_path_factory.mktemp("widgets") / app for app in APPS}
    for app, folder in folders.items():
        subprocess.run([binary, "export", "widgetkit", app, "-o", folder], cwd=root, check=True, capture_output=True)
    return folders


@pytest.mark.parametrize("app", APPS)
def test_writes_catalogues_as_their_schemas_say(app: str, exports: dict[str, Path]) -> None:
    checked = set()
    for path in exports[app].rglob("*"):
        if path.is_file() and (name := schema_of(path)):
            validate(name, json.loads(path.read_text()))
            checked.add(name)
    assert checked >= {"asset-folder.json", "string-catalog.json"}


@pytest.mark.parametrize("app", APPS)
def test_names_files_that_are_there(app: str, exports: dict[str, Path]) -> None:
    for contents in exports[app].rglob("*.imageset/Contents.json"):
        named = {image["filename"] for image in json.loads(contents.read_text())["images"]}
        assert named == {path.name for path in contents.parent.iterdir()} - {"Contents.json"}


@pytest.mark.parametrize("app", APPS)
def test_writes_settings_of_an_extension(app: str, exports: dict[str, Path]) -> None:
    settings = plistlib.loads((exports[app] / "Info.plist").read_bytes())
    assert settings["NSExtension"] == {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"}
    for path in exports[app].glob("*.entitlements"):
        assert plistlib.loads(path.read_bytes())["com.apple.security.application-groups"]


BROKEN = [
    ("color-set.json", "*.colorset/Contents.json", '"red" : "', '"red" : "2'),
    ("color-set.json", "*.colorset/Contents.json", '"srgb"', '"display-p3"'),
    ("color-set.json", "*.colorset/Contents.json", "appearances", "appearance"),
    ("image-set.json", "*.imageset/Contents.json", "universal", "iphone"),
    ("image-set.json", "*.imageset/Contents.json", '"version" : 1', '"version" : "1"'),
    ("string-catalog.json", "*.xcstrings", '"translated"', '"done"'),
    ("string-catalog.json", "*.xcstrings", '"zh-Hans"', '"Chinese"'),
]


@pytest.mark.parametrize(("name", "pattern", "right", "wrong"), BROKEN)
def test_finds_mistakes_in_catalogues(
    name: str, pattern: str, right: str, wrong: str, exports: dict[str, Path]
) -> None:
    texts = [path.read_text() for path in sorted(exports["all-in-one"].rglob(pattern))]
    text = next(text for text in texts if right in text)
    with pytest.raises(jsonschema.ValidationError):
        validate(name, json.loads(text.replace(right, wrong)))


def test_shows_in_the_readme_what_is_written(exports: dict[str, Path]) -> None:
    root = Path(__file__).resolve().parents[2]
    picture = root / "Sources/HomeScreenExport/HomeScreenExport.docc/Resources/yaml-beside-swift.svg"
    files = {
        "yaml": (root / "Widgets/all-in-one/quote.yaml").read_text(encoding="utf-8"),
        "swift": (exports["all-in-one"] / "QuoteView.swift").read_text(encoding="utf-8"),
    }
    texts = ET.parse(picture).iter("{http://www.w3.org/2000/svg}text")
    lines = [(text.get("class"), "".join(text.itertext())) for text in texts if text.get("class")]
    assert len(lines) > 40
    for kind, line in lines:
        assert line.strip() in files[kind], line
