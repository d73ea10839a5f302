"""A project of widgets that show one value each, for tests of what is beyond the preview."""

import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.preview import Preview

ROOT = Path(__file__).resolve().parents[3]

APP = "app: lab\ntitle: Lab\n"


class Lab:
    """A project of widgets that show one value each, and the previews of it that a test opens."""

    def __init__(self, root: Path, binary: Path, new_bench, running: ExitStack) -> None:
        self.root = root
        self._binary = binary
        self._new_bench = new_bench
        self._running = running
        for folder in ("Scenes/contexts", "Widgets/lab"):
            (root / folder).mkdir(parents=True)
        shutil.copytree(
            ROOT / "Themes", root / "Themes", ignore=shutil.ignore_patterns("agora*", "contrast*")
        )
        self.write("Widgets/lab/app.yaml", APP)
        self.fixture("")

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")

    def fixture(self, text: str) -> None:
        """What the fixture says beside the people and the app."""
        self.write("Scenes/contexts/lab.yaml", "people: [{ id: lin }, { id: anna }]\napps: { lab: {} }\n" + text)

    def place(self, *widgets: str, kind: str = "homeScreen", family: str = "systemSmall") -> None:
        """A screen with widgets, two in a row."""
        entries = [
            f"  - lab/{name}: {{ id: {name}, family: {family}"
            + (f", cell: [{index % 2 * 2}, {index // 2 * 2}]" if kind == "homeScreen" else "")
            + " }\n"
            for index, name in enumerate(widgets)
        ]
        self.write(
            "Scenes/lab.yaml",
            f"scene: lab\ntype: {kind}\ntheme: widgets\ncontexts: contexts/lab.yaml\ncompose:\n" + "".join(entries),
        )

    def preview(self, *options: str) -> Preview:
        return self._running.enter_context(Preview(self._binary, self.root, *options))

    def open(self, preview: Preview, **view: str):
        return self._new_bench(preview, scene="lab", **view).page


@pytest.fixture
def running():
    """What ends after the pages that listen to it."""
    with ExitStack() as running:
        yield running


@pytest.fixture
def lab(tmp_path, binary, running, new_bench):
    return Lab(tmp_path / "project", binary, new_bench, running)


def face(page, name):
    return page.locator(f"#c-{name} .homeWidget .canvas")


def part(page):
    return page.get_by_label("Connections")
