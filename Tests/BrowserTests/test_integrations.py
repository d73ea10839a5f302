"""The pre-commit hook, run by pre-commit itself, and the steps of the GitHub Action."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
BROKEN = "theme: broken\nextends: nothing\n"


@pytest.fixture
def machine(binary, tmp_path_factory):
    """The environment of a machine on which the tool is installed, and nobody's configuration is read."""
    home = tmp_path_factory.mktemp("home")
    (home / "bin").mkdir()
    (home / "bin/diorama").symlink_to(binary)
    tools = f"{home / 'bin'}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    author = {f"GIT_{role}_{part}": value for role in ("AUTHOR", "COMMITTER") for part, value in
              (("NAME", "Somebody"), ("EMAIL", "somebody@example.org"))}
    return {**os.environ, **author, "HOME": str(home), "PATH": tools, "PRE_COMMIT_HOME": str(home / "cache"),
            "GIT_CONFIG_NOSYSTEM": "1", "HTTPS_PROXY": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9"}


def do(*words, folder, machine, status=0):
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=machine, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == status, f"{done.stdout}{done.stderr}"
    return done.stdout


def commit(folder, machine):
    do("git", "init", "-q", folder=folder, machine=machine)
    do("git", "add", "-A", folder=folder, machine=machine)
    do("git", "commit", "-qm", "Begin", folder=folder, machine=machine)
    return do("git", "rev-parse", "HEAD", folder=folder, machine=machine).strip()


def test_checks_a_project_before_a_commit(project, machine, tmp_path_factory):
    hooks = tmp_path_factory.mktemp("hooks")
    shutil.copyfile(ROOT / ".pre-commit-hooks.yaml", hooks / ".pre-commit-hooks.yaml")
    revision = commit(hooks, machine)
    (project / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {hooks}\n    rev: {revision}\n    hooks: [{{ id: diorama-validate }}]\n")
    commit(project, machine)
    checked = do("pre-commit", "run", "--all-files", folder=project, machine=machine)
    assert "diorama validate" in checked and "Passed" in checked

    # What has nothing to do with the project starts nothing.
    (project / "notes.md").write_text("notes")
    do("git", "add", "notes.md", folder=project, machine=machine)
    assert "Skipped" in do("pre-commit", "run", folder=project, machine=machine)

    (project / "Themes/broken.yaml").write_text(BROKEN)
    do("git", "add", "-A", folder=project, machine=machine)
    assert "Themes/broken.yaml:2:10: error: " in do("pre-commit", "run", folder=project, machine=machine, status=1)

    # Each folder of a project counts by itself.
    do("git", "rm", "-qf", "Themes/broken.yaml", folder=project, machine=machine)
    widget = project / "Widgets/lab/broken.yaml"
    widget.parent.mkdir(parents=True)
    widget.write_text("widget: lab/broken\n")
    do("git", "add", "-A", folder=project, machine=machine)
    assert "Widgets/lab/broken.yaml:1:1: error: " in do("pre-commit", "run", folder=project, machine=machine, status=1)


ACTION = YAML(typ="safe").load((ROOT / "action.yml").read_text(encoding="utf-8"))


def step(name):
    return next(step for step in ACTION["runs"]["steps"] if step["name"] == name)


def perform(name, project, machine, **variables):
    outputs = project / "outputs"
    outputs.write_text("")
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step(name)["run"]], cwd=project,
        env={**machine, "GITHUB_OUTPUT": str(outputs), **variables}, capture_output=True, text=True, timeout=120)
    return done, dict(line.split("=", 1) for line in outputs.read_text().splitlines())


def test_is_an_action_as_github_reads_it():
    done = subprocess.run(
        [Path(sys.executable).parent / "check-jsonschema", "--builtin-schema", "vendor.github-actions", ROOT / "action.yml"],
        capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout


def test_uses_the_tool_that_is_there(project, machine):
    done, _ = perform("Build the tool where there is none", project, machine)
    assert done.returncode == 0 and done.stdout.strip().endswith("/bin/diorama")


@pytest.mark.parametrize(("broken", "status"), [(False, "0"), (True, "1")])
def test_writes_a_report_and_fails_after_its_upload(project, machine, broken, status):
    if broken:
        (project / "Themes/broken.yaml").write_text(BROKEN)
    done, outputs = perform(
        "Check the project", project, machine, PROJECT_ROOT=".", STRICT="true", REPORT="diorama.sarif")
    assert done.returncode == 0, done.stderr
    assert outputs == {"sarif": "diorama.sarif", "status": status}
    results = json.loads((project / "diorama.sarif").read_text())["runs"][0]["results"]
    assert bool(results) == broken
    assert ("::error file=Themes/broken.yaml" in done.stdout) == broken
    ended, _ = perform("Fail for findings that count", project, machine, STATUS=status)
    assert str(ended.returncode) == status


def test_annotates_both_lines_of_an_exported_value_that_differs(project, machine):
    (project / "diorama.yaml").write_text("exports:\n  - { target: css, theme: agora, to: web }\n")
    do("diorama", "export", folder=project, machine=machine)
    variables = {"PROJECT_ROOT": ".", "STRICT": "true", "REPORT": "diorama.sarif", "EXPORTS": "true"}
    done, outputs = perform("Check the project", project, machine, **variables)
    assert outputs["status"] == "0", done.stdout

    sheet = project / "web/agora.css"
    lines = sheet.read_text().splitlines(keepends=True)
    number, line = next((number, line) for number, line in enumerate(lines, 1) if "--systemBrandColor:" in line)
    lines[number - 1] = re.sub("#[0-9a-f]{6}", "#123456", line)
    sheet.write_text("".join(lines))
    done, outputs = perform("Check the project", project, machine, **variables)
    assert outputs["status"] == "1", done.stdout
    place = re.search(r"/\* (Themes/.*):(\d+) ", line)
    assert f"::error file={place[1]},line={place[2]}," in done.stdout
    assert f"::error file=web/agora.css,line={number}," in done.stdout


def test_has_no_report_of_a_folder_that_is_not_there(project, machine):
    done, _ = perform("Check the project", project, machine, PROJECT_ROOT="nowhere", STRICT="true", REPORT="x.sarif")
    assert done.returncode == 1
