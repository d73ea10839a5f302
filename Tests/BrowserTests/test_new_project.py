"""From an empty folder: what the README shows works in a project that `new` wrote."""

import re
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from support.preview import Preview
from support.tool import run

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def started(binary, tmp_path):
    done = run(binary, "new", "project", root=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    return tmp_path


def test_is_right_to_the_last_warning(binary, started):
    done = run(binary, "validate", "--strict", root=started)
    assert done.returncode == 0, done.stdout


def test_shows_its_scene_in_the_preview(binary, started):
    with Preview(binary, started) as running, urlopen(f"{running.url}?scene=small-class") as page:
        assert "陈小明" in page.read().decode()


# Every command of the table and of the five minutes, with names in the places of words in capitals.
COMMANDS = sorted(set(re.findall(r"`diorama ((?:[a-z]+)(?: [^`]*)?)`", README)) - {"preview"})
# A new project is a classroom, in which no file changes with time, and which has no widgets of apps.
COMMANDS = [command for command in COMMANDS if not re.search(r"WIDGET|\bAPP\b|all-in-one", command)]


def test_knows_the_commands_of_the_readme():
    assert "new theme evening" in COMMANDS and "explain SCENE KEYPATH" in COMMANDS


@pytest.mark.parametrize("line", [line for line in COMMANDS if line != "preview" and not line.startswith("new project")])
def test_carries_out_every_command_of_the_readme(binary, started, line):
    line = re.sub(r"\[[A-Z…]+\]|COMMAND --help|new project$|  +", "", line)
    line = line.split(" > ")[0].replace("SCENE", "small-class").replace("KEYPATH", "roster.camera.streamOn.image")
    line = line.replace("NAME", "evening").replace("PATH…", "").replace("TARGET", "css")
    (started / "site.css").write_text(":root { --sun: #ffb300 }")
    line = line.replace("SOURCE FILE…", "css site.css")
    if line.strip() in ("", "new"):
        pytest.skip("no command by itself")
    done = run(binary, *line.split(), root=started, cwd=started)
    assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}"


def test_explains_a_value_as_the_readme_shows(binary, started):
    command, shown = re.search(r"^\$ diorama (explain .*)\n((?:.+\n)+?)```", README, re.MULTILINE).groups()
    said = subprocess.run([binary, *command.split(), "--root", started], capture_output=True, text=True, check=True)
    assert said.stdout == shown
