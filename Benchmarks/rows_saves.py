"""The rows about what a save costs in a large project while a page of it is open."""

import re
import statistics
from pathlib import Path

import generate
from browser import painted_page
from measure import Failed, processor_time, settle
from preview_client import STATE_BAR, Preview
from report import Row

_SCENES = 1_000
_SAVES = 20
_TOKEN = r"(?<=\n  systemForegroundColor: ).*"
"""The token that the state bar's background refers to, and those of most components."""
_COMPONENT = r"(?<=\n  stateBar:\n    backgroundColor: ).*"
_IN_SCENE = r'(?<=  stateBar: { backgroundColor: )"#FFFFDD"'


def saves_among_thousand_scenes(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """The server's processor time for saves of the theme that all scenes use, and for one of the scene shown."""
    project = scratch / "saves"
    files = generate.write_scene_project(project, root / "Themes", _SCENES)
    theme, scene = files[0], files[1]
    with Preview(binary, project) as server, painted_page(background_of=STATE_BAR) as page:
        process = server.process.pid
        page.open(f"{server.url}?scene={scene.stem}")
        settle(process)
        # A save that kept nothing would cost this again.
        whole = processor_time(process)
        of_token = _median(process, page, theme, _TOKEN)
        of_component = _median(process, page, theme, _COMPONENT)
        # A scene says it itself from now on, over the theme.
        text = scene.read_text()
        scene.write_text(text.replace("  stateBar: { ", '  stateBar: { backgroundColor: "#FFFFDD", '))
        settle(process)
        of_scene = _median(process, page, scene, _IN_SCENE)
    return [
        *_rows(f"one token saved in a project of {_SCENES:,} scenes, page open", of_token, whole, 80),
        *_rows("one colour of a component saved there", of_component, whole, 80),
        *_rows("one scene saved there", of_scene, whole, 15),
    ]


def _rows(save: str, medians: tuple[float, float], whole: float, goal: int) -> list[Row]:
    processor, repaint = medians
    return [
        Row(
            f"{save}: processor time until page and findings are right", f"{processor:.1f} ms",
            f"{whole:.0f} ms first reading", processor / whole, f"≤ {goal} ms", processor <= goal,
        ),
        Row("the same: save to repaint", f"{repaint:.1f} ms", "–", None, "≤ 50 ms", repaint <= 50),
    ]  # fmt: skip


def _median(process: int, page, file: Path, value: str) -> tuple[float, float]:
    """Processor time and time to repaint, in milliseconds: medians over saves of ever new colours."""
    original = file.read_text()
    processor, repaint = [], []
    # The first colour differs from the one that the page begins with: what is painted already would not be seen.
    for number in range(1, _SAVES + 1):
        # Light ones for the light mode, on which all texts can be read: the files stay without findings.
        color = f'{{ light: "#FFFF{255 - number:02X}", dark: "#1D1D1D" }}'
        text, count = re.subn(value, color, original, count=1)
        if count != 1:
            raise Failed(f"{file.name} does not set the state bar's background where the benchmark looks for it")
        settle(process)
        before = processor_time(process)
        painted = f"rgb(255, 255, {255 - number})"
        repaint.append(page.time_until_painted(lambda: file.write_text(text), painted))  # noqa: B023
        settle(process)
        processor.append(processor_time(process) - before)
    return statistics.median(processor), statistics.median(repaint)
