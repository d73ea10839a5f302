"""What the guides of the reference tell is what happens: their files validate, their commands print what they show."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml

from conftest import ROOT
from support.tool import run

GUIDES = sorted((ROOT / "Sources/ClassroomComponents/Resources/guides").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_finds_the_guides():
    assert len(GUIDES) == 8


def shown_as(pattern, printed):
    """Whether a text is what a guide shows, in which a line of dots stands for any lines and dots at an end for the rest."""
    lines = []
    for line in pattern.splitlines():
        if line.strip() == "…":
            lines.append(r"(?:.*\n)*?")
        elif line.endswith("…"):
            lines.append(re.escape(line[:-1]) + r".*\n")
        else:
            lines.append(re.escape(line) + r"\n")
    return re.fullmatch("".join(lines), printed) is not None


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_tells_what_happens(binary, guide, tmp_path):
    home, project = tmp_path / "home", tmp_path / "project"
    (home / "bin").mkdir(parents=True)
    project.mkdir()
    (home / "bin/diorama").symlink_to(binary)
    (home / "Downloads").mkdir()
    for font in (ROOT / "Tests/Fonts").glob("Brand-*"):
        (home / "Downloads" / font.name).write_bytes(font.read_bytes())
    variables = {"HOME": str(home), "PATH": f"{home / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}
    text = guide.read_text(encoding="utf-8")
    if "diorama new project" not in text:
        run(binary, "new", "project", root=project)
    for language, name, content in BLOCK.findall(text):
        if language == "console":
            for command, printed in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", content, re.MULTILINE):
                done = subprocess.run(
                    command, shell=True, cwd=project, env=variables, capture_output=True, text=True, timeout=60,
                    check=False,
                )
                assert done.stderr == "" and shown_as(printed, done.stdout), f"{command}\n{done.stdout}{done.stderr}"
            continue
        assert name, content
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        if language == "yaml" and path.suffix in (".yaml", ".yml"):
            assert yaml.safe_load(content)
        if language == "json":
            json.loads(content)
    checked = run(binary, "validate", "--strict", root=project)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_stands_in_the_reference(binary, guide, project):
    shown = run(binary, "reference", guide.stem, root=project)
    title = guide.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    assert shown.stdout.startswith(title + "\n")


def test_sees_what_a_guide_does_not_show():
    assert shown_as("a\n…\nb …\n", "a\nx\ny\nb c\n")
    assert not shown_as("a\n", "a\nb\n")
