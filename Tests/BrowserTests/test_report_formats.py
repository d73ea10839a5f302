"""Reports for machines: what SARIF and GitHub ask for, and that no text of a file becomes a command of theirs."""

import json

import jsonschema
import pytest

from support.sarif import SARIF
from support.tool import findings, run

# A key with a line break and GitHub's command syntax in it, and a file whose name has every sign that needs an escape.
INJECTION = 'x\\n::error title=owned::owned\\r\\n::add-mask::secret%0A::warning::%'


@pytest.fixture
def broken(project):
    """A project with hostile findings and some ordinary ones."""
    themes = project / "Themes"
    (themes / "in,jec:tion %41.yaml").write_text(f'theme: other\nextends: agora\ncomponents:\n  "{INJECTION}": 1\n')
    (themes / "ring.yaml").write_text("theme: ring\nextends: ring\n")
    (themes / "typo.yaml").write_text("theme: typo\nextends: agroa\n")
    (project / "Scenes" / "中文 🎓.yaml").write_text("scene: x\ntitle: { en: 🎓 }\ntheme: agora\n")
    return project


def test_writes_sarif_as_the_standard_asks(binary, broken):
    done = run(binary, "validate", "--format", "sarif", root=broken)
    assert done.returncode == 1
    log = json.loads(done.stdout)
    jsonschema.Draft7Validator(SARIF).validate(log)
    (of_sarif,) = log["runs"]
    rules = [rule["id"] for rule in of_sarif["tool"]["driver"]["rules"]]
    assert of_sarif["results"]
    assert [rules[result["ruleIndex"]] for result in of_sarif["results"]] == [
        result["ruleId"] for result in of_sarif["results"]
    ]


def test_reports_the_same_findings_in_sarif_and_json(binary, broken):
    results = json.loads(run(binary, "validate", "--format", "sarif", root=broken).stdout)["runs"][0]["results"]
    regions = [result["locations"][0]["physicalLocation"]["region"] for result in results]
    of_sarif = sorted((result["ruleId"], region["startLine"], region["startColumn"]) for result, region in zip(results, regions))
    of_json = sorted(
        (found["id"], found["range"]["start"]["line"], found["range"]["start"]["column"])
        for found in findings(binary, broken)
    )
    assert of_sarif == of_json


def test_names_files_outside_the_root_by_file_uris(binary, broken, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "theme.yaml"
    outside.write_text("theme: theme\nextends: agroa\n")
    log = json.loads(run(binary, "validate", outside, "--format", "sarif", root=broken).stdout)
    jsonschema.Draft7Validator(SARIF).validate(log)
    uris = {result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in log["runs"][0]["results"]}
    assert uris == {outside.as_uri()}


def test_lets_no_text_give_commands_to_github(binary, broken):
    done = run(binary, "validate", "--format", "github", root=broken)
    assert done.returncode == 1
    *commands, summary = done.stdout.splitlines()
    assert len(commands) == len(findings(binary, broken))
    for command in commands:
        assert command.startswith(("::error file=", "::warning file=")), command
        properties, _, message = command.removeprefix("::").partition("::")
        names = [part.partition("=")[0] for part in properties.partition(" ")[2].split(",")]
        assert names == ["file", "line", "endLine", "col", "endColumn", "title"], command
        assert "\r" not in message
    assert "::" not in summary
    hostile = [command for command in commands if "owned" in command]
    assert hostile and all("%0A::error" in command and "file=Themes/in%2Cjec%3Ation %2541.yaml" in command for command in hostile)


def test_writes_the_step_summary_as_one_table(binary, broken, tmp_path):
    summary = tmp_path / "summary.md"
    summary.write_text("before\n")
    run(binary, "validate", "--format", "github", root=broken, environment={"GITHUB_STEP_SUMMARY": str(summary)})
    lines = summary.read_text().splitlines()
    assert lines[0] == "before"
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| Place")]
    assert len(rows) == len(findings(binary, broken))


def test_shows_control_characters_to_no_terminal(binary, project):
    (project / "Themes" / "escape.yaml").write_text('theme: escape\nextends: agora\n"\\e]0;owned\\a\\n\\u202E": 1\n')
    text = run(binary, "validate", root=project).stdout
    assert "config.unknown-key" in text
    assert not set(text) & set("\x1b\x07\u202e\r")
