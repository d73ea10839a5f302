"""The rows about a telephone that lives: messages, stores that others write, a day of many widgets, many pictures."""

import itertools
import json
import statistics
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import generate_home
from browser import painted_page
from measure import Failed, processor_time, settle
from preview_client import Preview, PreviewClient
from report import Row
from support.servers import Broker

_MESSAGES = 30
_MESSAGES_FOR_PROCESSOR = 200
_WIDGETS = 10
_INSTANCES = (10, 1_000)
_TIMED_WIDGETS = 100
_PICTURES = 24
_AXES = ("family", "mode", "locale", "rendering")


def message_to_repaint(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """From saying something on a topic to the frame that shows it: within the preview, and by way of a broker."""
    project, scene = _telephone(scratch, root, _WIDGETS)
    with _watched(binary, project, scene) as (client, page, _):
        within = _median_message(page, lambda words: client.tell(scene, generate_home.TOPIC, {"text": words}))
    with (
        Broker(scratch) as broker,
        _watched(binary, project, scene, "--broker", broker.url) as (_, page, server),
    ):
        page.wait_for_text(_CONNECTIONS, "Connected")
        beyond = _median_message(
            page, lambda words: broker.publish(generate_home.TOPIC, json.dumps({"text": words}), retained=False)
        )
    figure = f"a message on a topic to repaint, median of {_MESSAGES}"
    return [
        Row(f"{figure}: in the preview", f"{within:.1f} ms", "–", None, "≤ 60 ms", within <= 60),
        Row(f"{figure}: by mosquitto", f"{beyond:.1f} ms", "–", None, "≤ 100 ms", beyond <= 100),
    ]  # fmt: skip


def message_among_many(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """What one message costs the server where a telephone has ten instances, and where it has a thousand.

    Every widget is there in two languages, each of which has an instance of its own.
    """
    processor: dict[int, float] = {}
    for count in _INSTANCES:
        project, scene = _telephone(scratch / str(count), root, count // 2)
        with _watched(binary, project, scene) as (client, page, server):
            client.get(client.page_path(scene, locale="zh-Hans"))
            tell = lambda words: client.tell(scene, generate_home.TOPIC, {"text": words})  # noqa: B023, E731
            page.time_until_painted(lambda: tell("first"), "first")
            settle(server.process.pid)
            before = processor_time(server.process.pid)
            for number in range(_MESSAGES_FOR_PROCESSOR):
                tell(f"message {number}")
            page.time_until_painted(lambda: tell("last"), "last")
            processor[count] = (processor_time(server.process.pid) - before) / (_MESSAGES_FOR_PROCESSOR + 1)
    least, most = (processor[count] for count in _INSTANCES)
    return [
        Row(
            f"server's processor time per message on a telephone of {_INSTANCES[1]:,} instances", f"{most:.2f} ms",
            f"{least:.2f} ms with {_INSTANCES[0]}", most / least, "≤ 1.5×", most <= 1.5 * least,
        )
    ]  # fmt: skip


def matrix(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """One widget in its families, modes, languages and ways of being painted, from the request to the whole page."""
    project = scratch / "matrix"
    generate_home.write_widget_project(project, root / "Themes", count=1)
    widget = project / "Widgets/app-00/widget-0000.yaml"
    widget.write_text(widget.read_text().replace("families: [systemSmall, ", "families: ["))
    with Preview(binary, project) as server:
        client = PreviewClient(server.url)
        settle(server.process.pid)
        # The preview keeps what an address shows, so that none comes twice.
        paths = [
            client.matrix_path(widget="app-00/widget-0000", **dict(zip(_AXES, places, strict=True)))
            for places in itertools.product(("rows", "columns"), repeat=len(_AXES))
        ]
        times = []
        for path in paths:
            start = time.perf_counter()
            pictures = client.get(path).count(b'class="homeWidget')
            times.append((time.perf_counter() - start) * 1e3)
            if pictures != _PICTURES:
                raise Failed(f"the matrix has {pictures} pictures")
        ours = statistics.median(times)
    return [Row(f"a matrix of {_PICTURES} pictures", f"{ours:.1f} ms", "–", None, "≤ 50 ms", ours <= 50)]


def one_day(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """What it costs a telephone to live through a day: a view a day later costs that more than one a minute later."""
    project = scratch / "day"
    generate_home.write_widget_project(project, root / "Themes", count=0)
    scene = generate_home.write_timed(project, _TIMED_WIDGETS)
    rounds = max(runs, 9)
    with Preview(binary, project) as server:
        client = PreviewClient(server.url)
        client.get(client.page_path(scene))
        settle(server.process.pid)

        def cost(minutes: int) -> float:
            before = processor_time(server.process.pid)
            client.get(client.page_path(scene, at=f"+{minutes}m"))
            return processor_time(server.process.pid) - before

        # Of each address the preview keeps the telephone, so that none comes twice.
        pairs = [(cost(1 + number), cost(1440 + number)) for number in range(rounds)]
    ours = statistics.median(day - minute for minute, day in pairs)
    return [
        Row(
            f"one day of {_TIMED_WIDGETS} widgets, of which each has an entry every hour", f"{ours:.1f} ms",
            f"{statistics.median(minute for minute, _ in pairs):.1f} ms to draw them", None, "≤ 20 ms", ours <= 20,
        )
    ]  # fmt: skip


def foreign_write(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """From starting `sqlite3`, which writes into an app's store, to the frame that shows it."""
    project = scratch / "store"
    generate_home.write_widget_project(project, root / "Themes", count=0)
    scene = generate_home.write_stored(project)
    stores = scratch / "stores"
    with _watched(binary, project, scene, "--state", str(stores)) as (_, page, _):
        page.wait_for_text(_CONNECTIONS, "Shared")
        ours = _median_message(page, lambda words: _write(stores / "group.app00.sqlite", words))
    return [
        Row(
            f"a write of sqlite3 into a store to repaint, median of {_MESSAGES}", f"{ours:.1f} ms", "–", None,
            "≤ 150 ms", ours <= 150,
        )
    ]  # fmt: skip


_CONNECTIONS = "[aria-label=Connections]"
"""The part of the panel that says what the telephone reaches."""


def _telephone(folder: Path, root: Path, count: int) -> tuple[Path, str]:
    """A project with a Today view of so many widgets, and the scene's id."""
    project = folder / "project"
    generate_home.write_widget_project(project, root / "Themes", count=0)
    return project, generate_home.write_today(project, count)


@contextmanager
def _watched(binary: Path, project: Path, scene: str, *options: str):
    """A preview, and a page that tells when the first widget's text is painted anew."""
    with Preview(binary, project, *options) as server, painted_page() as page:
        client = PreviewClient(server.url)
        client.read_token(client.page_path(scene))
        page.open(client.origin + client.page_path(scene))
        page.watch_text(generate_home.TEXT)
        settle(server.process.pid)
        yield client, page, server


def _median_message(page, tell) -> float:
    """The median over messages of ever new words."""
    return statistics.median(
        page.time_until_painted(lambda words=f"told {number}": tell(words), f"told {number}")
        for number in range(_MESSAGES)
    )


def _write(store: Path, words: str) -> None:
    value = json.dumps({"text": words})
    statement = f"INSERT OR REPLACE INTO entries VALUES ('told', '{value}', NULL)"
    subprocess.run(["sqlite3", "-bail", "-batch", str(store), f"{statement};"], check=True)
