"""The rows about home screens: reading their files, one cold start, one save."""

import shutil
import statistics
from pathlib import Path

import generate_home
from browser import painted_page
from measure import run_side_by_side, settle
from preview_client import Preview, PreviewClient
from project import copy_project
from report import Row
from rows_files import measure_against_libyaml

_SAVES = 30
_SCENE = "Scenes/small-class.yaml"
_WIDGET = "Widgets/all-in-one/quote.yaml"


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
    """What one small command costs a classroom whose project has home screens, too, and what one widget costs."""
    alone = copy_project(root, scratch / "alone")
    for name in ("home", "home-pad", "lock", "today"):
        (alone / f"Scenes/{name}.yaml").unlink()
    both = copy_project(root, scratch / "both")
    shutil.copytree(root / "Widgets", both / "Widgets")
    costs = run_side_by_side(
        {
            "alone": [str(binary), "validate", _SCENE, "--root", str(alone)],
            "both": [str(binary), "validate", _SCENE, "--root", str(both)],
            "widget": [str(binary), "validate", _WIDGET, "--root", str(both)],
        },
        max(runs * 5, 30),
    )
    more = costs["both"].wall - costs["alone"].wall
    return [
        Row(
            "cold start: validate one scene, home screens beside it", f"{costs['both'].wall:.1f} ms",
            f"{costs['alone'].wall:.1f} ms without them", costs["both"].wall / costs["alone"].wall, "≤ +0.3 ms",
            more <= 0.3,
        ),
        Row(
            "cold start: validate one widget of a home screen, which is laid out on every screen",
            f"{costs['widget'].wall:.1f} ms", f"{costs['both'].wall:.1f} ms one scene",
            costs["widget"].wall / costs["both"].wall, "≤ 40 ms", costs["widget"].wall <= 40,
        ),
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
        page.watch_text(generate_home.TEXT)
        settle(server.process.pid)
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
