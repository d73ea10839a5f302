"""Fixtures for tests that drive the built tool from outside: as a process, over HTTP, and in Chromium."""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.accessibility import serious_violations
from support.chromium import launch_options
from support.lending import PreviewLending
from support.preview import Preview
from support.quiet_page import QuietPages, SharedContext
from support.workbench import Workbench

ROOT = Path(__file__).resolve().parents[2]


NOISE_METER = ROOT / "Examples/NoiseMeter"
NOTICE_BOARD = ROOT / "Examples/NoticeBoard"
COMPASS = ROOT / "Examples/Compass"

# Far above what anything here takes: several workers share the machine, and a wait ends with what it waits for.
expect.set_options(timeout=60_000)


def copy_shipped(folder: Path, package: Path = ROOT) -> Path:
    """Copies the themes, scenes and widgets that a package ships into a folder, and gives it back."""
    for name in ("Themes", "Scenes", "Widgets"):
        if (package / name).exists():
            shutil.copytree(package / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def binary() -> Path:
    """The debug build of the tool, which `.ci/test` made before this run; DIORAMA_BINARY names another one."""
    path = Path(os.environ.get("DIORAMA_BINARY") or ROOT / ".build/debug/diorama")
    assert path.exists(), f"{path} is missing: run 'swift build' or 'make test'"
    return path


@pytest.fixture(scope="session")
def noise() -> Path:
    """The program of the example package, which `.ci/test` built: `diorama` with a component and a widget added."""
    path = ROOT / ".build/debug/noise"
    assert path.exists(), f"{path} is missing: run 'make test'"
    return path


@pytest.fixture(scope="session")
def notices() -> Path:
    """The program of the second example package, which `.ci/test` built: a kind of scene that Diorama does not know."""
    path = ROOT / ".build/debug/notices"
    assert path.exists(), f"{path} is missing: run 'make test'"
    return path


@pytest.fixture(scope="session")
def outdoors() -> Path:
    """The program of the third example package, which `.ci/test` built: a view and a source for widgets added."""
    path = ROOT / ".build/debug/outdoors"
    assert path.exists(), f"{path} is missing: run 'make test'"
    return path


@pytest.fixture
def compass_project(tmp_path: Path) -> Path:
    """A copy of the third example package's own theme, screen and widget."""
    return copy_shipped(tmp_path, COMPASS)


@pytest.fixture
def notice_project(tmp_path: Path) -> Path:
    """A copy of the second example package's own theme and scene."""
    return copy_shipped(tmp_path, NOTICE_BOARD)


@pytest.fixture
def noise_project(tmp_path: Path) -> Path:
    """A copy of the example package's own themes and scenes."""
    return copy_shipped(tmp_path, NOISE_METER)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder of the test's own, with the themes and scenes that ship."""
    return copy_shipped(tmp_path)


@pytest.fixture
def lesson_project(tmp_path: Path) -> Path:
    """A project folder with the small class, its fixture and the themes that it is shown in, and nothing else.

    Reading it takes a fraction of what all shipped files take, which counts where a test saves often.
    """
    shutil.copytree(ROOT / "Themes", tmp_path / "Themes", ignore=shutil.ignore_patterns("contrast.yaml", "widgets*"))
    for name in ("presets/small", "presets/breakout", "small-class", "small-class-student", "contexts/physics"):
        target = tmp_path / f"Scenes/{name}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / f"Scenes/{name}.yaml", target)
    shutil.copytree(ROOT / "Scenes/contexts/pictures", tmp_path / "Scenes/contexts/pictures")
    return tmp_path


@pytest.fixture(scope="session")
def shipped(binary: Path, tmp_path_factory: pytest.TempPathFactory):
    """One preview of the shipped files for all tests of a worker that change neither a file nor a room."""
    with Preview(binary, copy_shipped(tmp_path_factory.mktemp("shipped"))) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Remembers which tests failed: what they used is not used again."""
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def has_passed(request: pytest.FixtureRequest):
    """Whether nothing of the test has failed so far."""
    return lambda: _FAILED not in request.node.stash


@pytest.fixture(scope="session")
def lending(binary: Path):
    """The previews that tests borrow."""
    previews = PreviewLending(binary)
    yield previews
    previews.end()


@pytest.fixture
def borrow(lending: PreviewLending, has_passed, request: pytest.FixtureRequest):
    """Previews a folder that the test has written: `borrow(root)`.

    The process may have served other tests, with its rooms put back. A test that gives the preview arguments or a signal, or
    looks at its start, its output or its end, makes a `Preview` of its own.
    """
    borrowed = []

    def start(root: Path) -> Preview:
        borrowed.append(lending.borrow(root, request.node.nodeid))
        return borrowed[-1].preview

    yield start
    for entry in borrowed:
        lending.take_back(entry, has_passed())


@pytest.fixture
def lesson(borrow, lesson_project: Path) -> Preview:
    """A running preview of the small class alone."""
    return borrow(lesson_project)


@pytest.fixture
def preview(borrow, project: Path) -> Preview:
    """A running preview of what ships."""
    return borrow(project)


@pytest.fixture
def play(borrow, request: pytest.FixtureRequest):
    """Previews a scene that a test brings along: `play(SCENE)`, beside the small class or in another project folder."""

    def start(scene: str, root: Path | None = None) -> Preview:
        root = root or request.getfixturevalue("lesson_project")
        name = re.search("^scene: (.+)$", scene, re.MULTILINE)[1]
        (root / f"Scenes/{name}.yaml").write_text(scene, encoding="utf-8")
        return borrow(root)

    return start


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium: Playwright's own build cannot be downloaded everywhere."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**launch_options())
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def shared_context(browser: Browser) -> SharedContext:
    """The browser context of all pages that need none of their own."""
    return SharedContext(browser)


@pytest.fixture
def new_page(browser: Browser, shared_context: SharedContext, has_passed):
    """Opens pages; any error in a page's console fails the test."""
    pages = QuietPages(browser, shared_context)
    yield pages.open
    pages.close(has_passed())


@pytest.fixture
def new_bench(new_page):
    """Opens pages of a preview as workbenches: `new_bench(preview, scene="small-class", …)`."""

    def open_bench(
        server: Preview, allowing: str | None = None, isolated: bool = False, **view: str
    ) -> Workbench:
        page = server.shown_in(new_page(allowing=allowing, isolated=isolated))
        return Workbench(page, server.url).open(**view)

    return open_bench


@pytest.fixture
def page(new_page) -> Page:
    """One open page."""
    return new_page()


@pytest.fixture
def axe():
    """The serious and critical findings of axe-core on a page, as lines that a person can read."""
    return serious_violations
