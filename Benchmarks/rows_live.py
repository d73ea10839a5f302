"""The rows about what a person waits for: a save, a click."""

import re
import shutil
import socket
import statistics
import subprocess
from contextlib import contextmanager
from pathlib import Path

import generate
from browser import painted_page
from measure import Failed, processor_time
from preview_client import EVENT_TARGET, STATE_BAR, Preview, PreviewClient
from project import copy_project
from report import Row

_SAVES = 30
_CLASSES = (10, 1_000, 10_000)
_EVENTS_FOR_PROCESSOR = 200
_EVENTS_TO_SEE = 15


def save_to_repaint(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """From writing a colour of the theme to the frame that shows it, against Hugo's live reload."""
    figure, goal = "save to repaint in Chromium, median of 30", "≤ 50 ms"
    project = copy_project(root, scratch / "save")
    theme = project / "Themes/agora.yaml"
    original = theme.read_text()
    with Preview(binary, project) as server, painted_page(background_of=STATE_BAR) as page:
        page.open(server.url + "?scene=small-class")
        ours = _median_save(page, lambda color: theme.write_text(_with_state_bar(original, color)))
    hugo = _hugo(scratch / "hugo") if shutil.which("hugo") else None
    against = f"{hugo:.0f} ms Hugo" if hugo else "Hugo is not installed"
    return [Row(figure, f"{ours:.1f} ms", against, ours / hugo if hugo else None, goal, ours <= 50)]


def event_to_repaint(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """What one context event costs the server, and how soon it is seen, as the class grows."""
    project = copy_project(root, scratch / "event")
    processor: dict[int, float] = {}
    repaint: dict[int, float] = {}
    for students in _CLASSES:
        scene = generate.write_class(project, students)
        with Preview(binary, project) as server, painted_page() as page:
            client = PreviewClient(server.url)
            page.open(client.origin + client.class_path(scene))
            page.watch_content(EVENT_TARGET)
            client.prepare_events(scene)
            repaint[students] = statistics.median(
                page.time_until_painted(lambda number=number: client.send_event(number), "changed")
                for number in range(_EVENTS_TO_SEE)
            )
            before = processor_time(server.process.pid)
            for number in range(_EVENTS_FOR_PROCESSOR):
                client.send_event(number)
            processor[students] = (processor_time(server.process.pid) - before) / _EVENTS_FOR_PROCESSOR
    least, most = _CLASSES[0], _CLASSES[-1]
    shown = ", ".join(f"{processor[count]:.2f}" for count in _CLASSES)
    seen = ", ".join(f"{repaint[count]:.0f}" for count in _CLASSES)
    sizes = ", ".join(f"{count:,}" for count in _CLASSES)
    ratio = processor[most] / processor[least]
    return [
        Row(
            f"server's processor time per event with {sizes} students",
            f"{shown} ms", f"{processor[least]:.2f} ms at {least}", ratio, "≤ 1.5×", ratio <= 1.5,
        ),
        Row(
            f"context event to repaint with {sizes} students",
            f"{seen} ms", "–", None, "≤ 100 ms", max(repaint.values()) <= 100,
        ),
    ]  # fmt: skip


def _with_state_bar(theme: str, color: str) -> str:
    changed, count = re.subn(r"(  stateBar:\n    backgroundColor: ).*", rf'\g<1>"{color}"', theme, count=1)
    if count != 1:
        raise Failed("the theme does not set the state bar's background where the benchmark looks for it")
    return changed


def _median_save(page, save, saves: int = _SAVES, pause: int = 100) -> float:
    """The median over saves of ever new colours."""
    samples = []
    for number in range(saves):
        level = 40 + number * 5
        samples.append(
            page.time_until_painted(lambda: save(f"#{level:02X}20C0"), f"rgb({level}, 32, 192)", pause)  # noqa: B023
        )
    return statistics.median(samples)


def _hugo(folder: Path) -> float:
    """The same save in the smallest site that Hugo can watch."""
    layout = folder / "layouts/index.html"
    layout.parent.mkdir(parents=True)
    (folder / "config.toml").write_text('baseURL = "http://127.0.0.1/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n')

    def save(color: str) -> None:
        layout.write_text(f'<!doctype html><title>Hugo</title><body style="background-color: {color}">Hugo</body>\n')

    save("#FFFFFF")
    with _hugo_server(folder) as url, painted_page(background_of="body") as page:
        page.open(url)
        # Hugo loses a save that comes before the page, loaded again, has connected again.
        return _median_save(page, save, saves=15, pause=1000)


@contextmanager
def _hugo_server(folder: Path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["hugo", "server", "--bind", "127.0.0.1", "--port", str(port), "--source", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for line in process.stdout:
            if "Web Server is available" in line:
                break
        else:
            raise Failed("Hugo's server did not start")
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.communicate()
