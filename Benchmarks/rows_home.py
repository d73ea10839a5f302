"""The rows about home screens: reading their files, one cold start, one save."""

import statistics
from pathlib import Path

import generate_home
from browser import painted_page
from measure import run_side_by_side
from preview_client import Preview, PreviewClient
from report import Row
from rows_files import measure_against_libyaml

_SAVES = 30
_TEXT = "#c-told0 .hv-text"
"""The text of the first widget of a generated Today view."""


def thousand_widgets(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Processor time to validate 1,000 widgets, against libyaml's bare event parser."""
    project = scratch / "widgets"
    files = generate_home.write_widget_project(project, root / "Themes")
    ours, parser, scale = measure_against_libyaml(binary, project, files, scratch, root, runs)
    return [
        Row(
            f"validate 1,000 widgets ({scale}): processor time",
            f"{ours.cpu:.0f} ms", f"{parser.cpu:.0f} ms libyaml events", ours.cpu / parser.cpu, "≤ 5.0×",
            ours.cpu <= 5.0 * parser.cpu,
        )
    ]  # fmt: skip


def start_with_widgets(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """One small command about a widget from nothing, beside the same about a classroom."""
    commands = {
        name: [str(binary), "validate", path, "--root", str(root)]
        for name, path in {"widget": "Widgets/all-in-one/quote.yaml", "scene": "Scenes/small-class.yaml"}.items()
    }
    costs = run_side_by_side(commands, max(runs * 5, 30))
    more = costs["widget"].wall - costs["scene"].wall
    return [
        Row(
            "cold start: validate one widget", f"{costs['widget'].wall:.1f} ms", f"{costs['scene'].wall:.1f} ms one scene",
            costs["widget"].wall / costs["scene"].wall, "≤ +0.3 ms", more <= 0.3,
        )
    ]  # fmt: skip


def widget_save_to_repaint(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """From writing a widget's file to the frame that shows it, in a project of a thousand."""
    project = scratch / "save"
    generate_home.write_widget_project(project, root / "Themes")
    scene = generate_home.write_today(project, 10)
    widget = project / "Widgets/app-00/told-0000.yaml"
    original = widget.read_text()
    with Preview(binary, project) as server, painted_page() as page:
        page.open(PreviewClient(server.url).origin + f"/?scene={scene}")
        page.watch_text(_TEXT)
        ours = statistics.median(
            page.time_until_painted(
                lambda number=number: widget.write_text(original.replace("nothing", f"saved {number}")),
                f"saved {number}",
            )
            for number in range(_SAVES)
        )
    return [
        Row(
            f"save of a widget to repaint, 1,010 widgets, median of {_SAVES}", f"{ours:.1f} ms", "–", None, "≤ 50 ms",
            ours <= 50,
        )
    ]  # fmt: skip
