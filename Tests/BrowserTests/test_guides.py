"""What the guides of the reference tell is what happens: their files validate, their commands print what they show."""

import pytest

from conftest import ROOT
from support.guides import GUIDES, follow, prepare, shown_as
from support.tool import run


def test_finds_the_guides():
    assert len(GUIDES) == 16


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_tells_what_happens(binary, guide, tmp_path):
    home, project = tmp_path / "home", tmp_path / "project"
    text = guide.read_text(encoding="utf-8")
    prepare(binary, text, project, home)
    (home / "Downloads").mkdir()
    for font in (ROOT / "Tests/Fonts").glob("Brand-*"):
        (home / "Downloads" / font.name).write_bytes(font.read_bytes())
    follow(text, project, home)
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
