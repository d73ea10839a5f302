"""The JSON Schemas: valid draft-07, generous to what ships, strict with what is broken."""

import json
import re
from pathlib import Path

import pytest

from support.schema import check
from support.tool import run

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "theme": sorted(ROOT.glob("Themes/*.yaml")),
    "scene": sorted(path for path in ROOT.glob("Scenes/**/*.yaml") if "contexts" not in path.parts),
    "contexts": sorted(ROOT.glob("Scenes/contexts/*.yaml")),
    "widget": sorted(path for path in ROOT.glob("Widgets/*/*.yaml") if path.name != "app.yaml"),
    "app": sorted(ROOT.glob("Widgets/*/app.yaml")),
}

# Faults that the shape of a file shows without looking at any other file.
STRUCTURAL = [
    "config.boolean", "config.color", "config.duration", "config.empty-value", "config.instant", "config.item-count",
    "config.kind", "config.length", "config.missing-key", "config.one-key", "config.range", "config.unknown-key",
    "config.unknown-name", "config.unknown-value", "config.unquoted-color",
]


KINDS = [*FILES, "project"]


@pytest.fixture(scope="session")
def schemas(binary, tmp_path_factory) -> Path:
    """A folder with the schemas."""
    folder = tmp_path_factory.mktemp("schemas")
    for kind in KINDS:
        done = run(binary, "schema", kind)
        assert (done.returncode, done.stderr) == (0, "")
        (folder / f"{kind}.json").write_text(done.stdout)
    return folder


@pytest.mark.parametrize("kind", KINDS)
def test_is_valid_draft_07(schemas, kind):
    schema = json.loads((schemas / f"{kind}.json").read_text())
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    done = check("--check-metaschema", schemas / f"{kind}.json")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("kind", FILES)
def test_accepts_the_shipped_files(schemas, kind):
    assert FILES[kind]
    done = check("--schemafile", schemas / f"{kind}.json", *FILES[kind])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("rule", STRUCTURAL)
def test_tells_the_wrong_example_from_the_right_one(binary, schemas, tmp_path, rule):
    wrong, right = (example(binary, rule, heading) for heading in ("Wrong", "Right"))
    for (path, text), accepted in ((wrong, False), (right, True)):
        kind = "theme" if path.startswith("Themes/") else "contexts" if "/contexts/" in path else "scene"
        file = tmp_path / "example.yaml"
        file.write_text(text)
        done = check("--schemafile", schemas / f"{kind}.json", file)
        assert (done.exit_code == 0) == accepted, f"{text}\n{done.output}"


def example(binary, rule: str, heading: str) -> tuple[str, str]:
    """The path and the text of an example, as `diorama rules` prints it."""
    page = run(binary, "rules", rule).stdout
    found = re.search(rf"  {heading}:\n    # (\S+)\n((?:      .*\n)+)", page)
    assert found, page
    return found[1], re.sub(r"(?m)^ {6}", "", found[2])


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("devices: { foyer: { width: 1920, height: 1080, class: wall } }\nlocales: [fr, pt-BR]\n", True),
        ("locales: []\n", False),
        ("devices: { foyer: { width: 1920, class: wall } }\n", False),
        ("devices: { foyer: { width: 19200, height: 1080, class: wall } }\n", False),
        ("device: {}\n", False),
    ],
)
def test_tells_a_right_project_file_from_a_wrong_one(schemas, tmp_path, text, accepted):
    file = tmp_path / "diorama.yaml"
    file.write_text(text)
    done = check("--schemafile", schemas / "project.json", file)
    assert (done.exit_code == 0) == accepted, done.output


WIDGETS = [
    ("poll: { active: true, properties: { pollTitle: 1.10, pollItems: [1, 2], mode: 1 } }", True),
    ("poll: { properties: { pollState: 1 } }", True),  # another file may say the rest
    ("poll: { frame: { x: 0.5, y: 1 }, messages: [hideSubmit, { syncTimestamp: 1 }] }", True),
    ("poll: { configuration: { backgroundColor: white } }", True),
    ("popupQuiz: { properties: { receiveQuestionTime: -55s } }", True),
    ("webView-a-b: { active: true, frame: { width: 1, height: 1 } }", True),
    ("watermark: { registered: false, properties: { anything: [goes, 1] } }", True),
    ("somebodysOwn: { properties: { anything: goes } }", True),  # validate warns
    ("poll: { activ: true }", False),
    ("poll: { properties: { pollDetials: {} } }", False),
    ("poll: { properties: { mode: 3 } }", False),
    ("poll: { properties: { pollItems: [one] } }", False),
    ("poll: { properties: { pollDetails: { 7: { num: 1 } } } }", False),
    ("poll: { userProperties: { chen: { selectIndex: [5] } } }", False),
    ("poll: { configuration: { backgroundColour: white } }", False),
    ("poll: { messages: [hideSubmitt] }", False),
    ("poll: { messages: [{ syncTimestamp: soon }] }", False),
    ("poll: { frame: { x: 1.5 } }", False),
    ("popupQuiz: { properties: { receiveQuestionTime: yesterday } }", False),
    ("countdownTimer: { properties: { duration: 3601 } }", False),
    ("webView-a-b: { registered: false }", False),
]


@pytest.mark.parametrize("kind", ["contexts", "scene"])
def test_knows_the_widgets_by_their_declared_properties(schemas, tmp_path, kind):
    head = "scene: example\n" if kind == "scene" else ""
    files = {}
    for number, (entry, _) in enumerate(WIDGETS):
        file = tmp_path / f"{number}.yaml"
        file.write_text(f"{head}widgets:\n  {entry}\n")
        files[str(file)] = entry
    done = check("--schemafile", schemas / f"{kind}.json", "--output-format", "json", *files)
    report = json.loads(done.output)
    assert report["parse_errors"] == []
    refused = {files[error["filename"]] for error in report["errors"]}
    assert refused == {entry for entry, accepted in WIDGETS if not accepted}


def parts(schema):
    """Every schema inside one, itself included."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from parts(part)


@pytest.mark.parametrize("kind", KINDS)
def test_says_what_every_name_means(schemas, kind):
    for part in parts(json.loads((schemas / f"{kind}.json").read_text())):
        if "enumDescriptions" in part:
            assert len(part["enumDescriptions"]) == len(part["enum"])
            assert all(len(text) > 2 for text in part["enumDescriptions"]), part["enum"]


def test_offers_each_component_with_the_frame_that_it_needs(schemas):
    compose = json.loads((schemas / "scene.json").read_text())["properties"]["compose"]
    item = compose["items"]
    assert all(entry["description"] for entry in item["properties"].values())
    snippets = {snippet["label"]: snippet["body"] for snippet in item["defaultSnippets"]}
    assert set(snippets["stateBar"]["stateBar"]) == {"left", "top", "width", "height"}
    assert "height" not in snippets["toolBar"]["toolBar"]


def test_proposes_the_names_of_the_project(binary, project):
    (project / "Themes/own.yaml").write_text('theme: own\nextends: agora\ncolors: { ownSun: "#FFD400" }\n')
    done = run(binary, "schema", "theme", "--project", root=project)
    proposed = [name for part in parts(json.loads(done.stdout)) for name in part.get("enum", [])]
    assert "$ownSun" in proposed and "$systemBrandColor" in proposed and "member_camera_on" in proposed
    assert json.loads(done.stdout)["properties"]["strings"]["properties"]["fcr_user_list"]["description"] == "Roster"
    file = project / "theme.json"
    file.write_text(done.stdout)
    assert check("--schemafile", file, *sorted(project.glob("Themes/*.yaml"))).exit_code == 0
