"""Does what the guides of the reference tell: writes their files and carries out their commands, in their order."""

import json
import re
import subprocess
from pathlib import Path

import yaml

from support.tool import run

SOURCES = Path(__file__).resolve().parents[3] / "Sources"
GUIDES = sorted(SOURCES.glob("*/Resources/guides/*.md"))

_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EARLIER = re.compile(r"go on with those of\s+\[[^]]+\]\(([a-z-]+)\)")


def text_of(name):
    """What a guide says, by its id."""
    return next(path for path in GUIDES if path.stem == name).read_text(encoding="utf-8")


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


def prepare(binary, text, project, home):
    """Makes the folder in which a guide begins, and the home of whoever follows it."""
    (home / "bin").mkdir(parents=True)
    (home / "bin/diorama").symlink_to(binary)
    project.mkdir()
    earlier = _EARLIER.search(text)
    if earlier:
        write(text_of(earlier[1]), project)
    elif "An empty folder is enough" not in text:
        run(binary, "new", "project", root=project)


def write(text, project):
    """Writes the files of a guide; of several with one name, the last."""
    for language, name, content in _BLOCK.findall(text):
        if language != "console":
            _write(language, name, content, project)


def follow(text, project, home):
    """Writes the files of a guide and carries out its commands, each of which has to print what the guide shows."""
    variables = {"HOME": str(home), "PATH": f"{home / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}
    for language, name, content in _BLOCK.findall(text):
        if language != "console":
            _write(language, name, content, project)
            continue
        for command, printed in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", content, re.MULTILINE):
            done = subprocess.run(
                command, shell=True, cwd=project, env=variables, capture_output=True, text=True, timeout=60, check=False
            )
            assert done.stderr == "" and shown_as(printed, done.stdout), f"{command}\n{done.stdout}{done.stderr}"


def _write(language, name, content, project):
    assert name, content
    path = project / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    if language == "yaml" and path.suffix in (".yaml", ".yml"):
        assert yaml.safe_load(content)
    if language == "json":
        json.loads(content)
