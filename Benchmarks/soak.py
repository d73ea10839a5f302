#!/usr/bin/env python3
"""Uses one preview for long and badly, and holds it to what it held after half of that.

    make soak                           what is promised: about twenty minutes
    make soak ARGS="--scale 0.01"       a trial of the script; its figures say nothing

100,000 events, 5,000 saves (a fifth of them broken), 2,000 views, 10,000 vanished streams and 5,000 slow connections, all
at the same time. Needs the release build, and Linux: /proc tells what a process holds.
"""

import argparse
import asyncio
import os
import resource
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

import generate
from preview_client import Preview, PreviewClient
from report import Row, machine, table, write_json
from soak_crowd import listening_crowd
from soak_fresh import differing_pages
from soak_http import Listener, Visitor
from soak_loads import HALL, STAGE, Events, Views
from soak_measures import Holdings, Times, holdings, polite_visitor
from soak_saves import Saver, colored, drawn, named
from soak_sockets import RawSockets

ROOT = Path(__file__).resolve().parent.parent
_SCENES = 60
_EDITED_SCENES = 4
_NICENESS = 5
_PATIENCE = 60.0


@dataclass(frozen=True)
class Amounts:
    """How much of everything one half has, and how many seconds it takes where the machine keeps up."""

    events: int = 50_000
    saves: int = 2_500
    views: int = 1_000
    vanished: int = 5_000
    slow: int = 2_500
    seconds: int = 360

    def scaled(self, scale: float) -> "Amounts":
        return Amounts(**{name: max(1, round(amount * scale)) for name, amount in asdict(self).items()})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scale", type=float, default=1.0, help="a share of all amounts (default: 1)")
    parser.add_argument("--seed", type=int, default=20260302)
    parser.add_argument(
        "--quiet", type=float, default=110, help="seconds of rest after each half, in which views are dropped"
    )
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/diorama")
    arguments = parser.parse_args()
    if not Path("/proc/self/fdinfo").exists():
        parser.error("needs /proc, as Linux has it, to see what the preview holds")
    if not arguments.binary.exists():
        parser.error(f"{arguments.binary} is missing: run 'make release'")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))

    scratch = Path(tempfile.mkdtemp(prefix="diorama-soak-"))
    try:
        rows = asyncio.run(_soak(arguments, write_project(scratch / "project")))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print(f"\n{machine()}\n\n{table(rows)}")
    write_json(rows, ROOT / ".build/soak.json")
    return 0 if all(row.met for row in rows) else 1


def write_project(folder: Path) -> Path:
    """The themes and scenes that ship, among scenes with classes of their own."""
    generate.write_scene_project(folder, ROOT / "Themes", _SCENES)
    for name in ("Themes", "Scenes"):
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    # Four scenes say themselves what the theme says of the others.
    for number in range(_EDITED_SCENES):
        path = folder / f"Scenes/class-{number:04}.yaml"
        path.write_text(path.read_text().replace("  stateBar: { ", '  stateBar: { backgroundColor: "#FFFFDD", '))
    return folder


async def _soak(arguments: argparse.Namespace, project: Path) -> list[Row]:
    amounts = Amounts().scaled(arguments.scale)
    with _alive(Preview(arguments.binary, project)) as server:
        # The load gives way to what it loads, as if it came from another machine.
        os.nice(_NICENESS)
        soak = Soak(server, project, arguments.seed)
        _tell("first half")
        await soak.half(amounts)
        _tell("a rest, and a crowd in a preview of its own")
        _, crowd = await asyncio.gather(
            asyncio.sleep(arguments.quiet), listening_crowd(arguments.binary, project, arguments.quiet)
        )
        middle = holdings(server.process.pid)
        _tell(f"second half, from {middle}")
        pages = await soak.half(amounts)
        _tell("a rest")
        await asyncio.sleep(arguments.quiet)
        end = holdings(server.process.pid)
        differing = differing_pages(arguments.binary, project, server.url, soak.untouched_views())
        return soak.rows(middle, end, pages, differing) + crowd


@contextmanager
def _alive(preview: Preview):
    """A preview whose last words are shown when it ends by itself."""
    with preview as server:
        try:
            yield server
        except BaseException:
            if server.process.poll() is not None:
                _tell(f"the preview ended with {server.process.returncode}:\n{server.text[-6000:]}")
            raise


class Soak:
    """A preview in use."""

    def __init__(self, server: Preview, project: Path, seed: int) -> None:
        self._server = server
        client = PreviewClient(server.url)
        client.read_token(client.page_path(**STAGE))
        self._client, self._token = client, client.token or ""
        scenes = [f"class-{number:04}" for number in range(_SCENES)]
        self._views = Views(self._visitor(), scenes, seed)
        self._events = Events([self._visitor() for _ in range(4)], seed)
        self._raw = RawSockets(self._visitor(), [STAGE, HALL, *self._views.some(20)], seed)
        self._saver = Saver(
            [
                colored(project / "Themes/agora.yaml", STAGE, r"(?<=\n  stateBar:\n    backgroundColor: ).*"),
                named(project / "Scenes/contexts/physics.yaml", STAGE),
                named(project / "Scenes/contexts/one-to-one.yaml", {"scene": "one-to-one"}),
                drawn(project / "Themes/icons/roster.svg", STAGE),
                *[
                    colored(
                        project / f"Scenes/{name}.yaml", {"scene": name},
                        r'(?<=  stateBar: { backgroundColor: )"#FFFFDD"',
                    )
                    for name in scenes[:_EDITED_SCENES]
                ],
            ],
            seed,
        )  # fmt: skip
        self._unheard = 0

    async def half(self, amounts: Amounts) -> Times:
        """All loads at once; then a last event and a last save, which a page has to hear of."""
        others = [{**STAGE, "mode": "dark"}, {**STAGE, "locale": "zh-Hans"}, {"scene": "small-class-student"}, HALL]
        listeners = [await self._listen(view) for view in others]
        await self._saver.open(self._listen_to_saves(listeners))
        paths = [self._client.page_path(**view) for view in (STAGE, HALL, {"scene": "class-0000"}, others[2])]
        with polite_visitor(self._server.url, paths) as pages:
            progress = asyncio.create_task(self._tell_progress())
            seconds = amounts.seconds
            async with asyncio.TaskGroup() as group:
                group.create_task(self._events.run(amounts.events, seconds))
                group.create_task(self._saver.run(amounts.saves, seconds))
                group.create_task(self._views.run(amounts.views, seconds))
                group.create_task(self._raw.vanish(amounts.vanished, seconds))
                group.create_task(self._raw.drip(amounts.slow, seconds))
            progress.cancel()
        await self._saver.run(1, 0)
        # What came before has been told by then.
        await asyncio.sleep(1)
        heard = listeners[0].expect(b"noah")
        await self._events.last()
        try:
            await asyncio.wait_for(heard, _PATIENCE)
        except TimeoutError:
            self._unheard += 1
        await asyncio.gather(*[listener.stop() for listener in listeners])
        self._events.hang_up()
        return pages

    def untouched_views(self) -> list[dict[str, str]]:
        """Views in whose fixtures nothing has happened."""
        return [{"scene": f"class-{number:04}"} for number in range(10)] + self._views.some(10)

    def rows(self, middle: Holdings, end: Holdings, pages: Times, differing: list[str]) -> list[Row]:
        saver, raw = self._saver, self._raw
        for words in saver.lost[:20] + differing:
            _tell(words)
        _tell(str(self))
        growth = end.memory / middle.memory
        p50, p95, p99 = (pages.at(share) for share in (0.5, 0.95, 0.99))
        spread = f"half within {p50:.1f} ms, 95 % within {p95:.1f} ms, slowest {pages.at(1):.0f} ms"
        saved = f"of {saver.saves:,}, half within {saver.seconds.at(0.5):.2f} s, slowest {saver.seconds.at(1):.1f} s"
        return [
            Row("memory after the second half", f"{end.memory:.0f} MiB", f"{middle.memory:.0f} MiB", growth, "≤ 1.10×",
                growth <= 1.1),
            _same("descriptors", end.descriptors, middle.descriptors),
            _same("watches", end.watches, middle.watches),
            Row(f"99 % of {len(pages.samples):,} pages", f"{p99:.1f} ms", spread, None, "≤ 50 ms", p99 <= 50),
            _none("saves that no page was told of", len(saver.lost), saved),
            _none("last events that no page was told of", self._unheard, "of 2"),
            _none("requests that dripped past the deadline", raw.overdue, f"of {raw.slow:,}"),
            _none("pages that differ from a fresh preview's", len(differing), f"of {len(self.untouched_views())}"),
        ]  # fmt: skip

    def __str__(self) -> str:
        events, saver, raw = self._events, self._saver, self._raw
        return (
            f"{events.sent:,} events ({events.refused:,} more refused), {saver.saves:,} saves ({saver.broken:,} broken, "
            f"{len(saver.lost)} lost), {self._views.opened:,} views, {raw.vanished:,} vanished, {raw.slow:,} slow"
        )

    def _visitor(self) -> Visitor:
        address = urlsplit(self._server.url)
        return Visitor(address.hostname or "", address.port or 0, self._token)

    async def _listen(self, view: dict[str, str]) -> Listener:
        return await Listener(self._visitor(), view).start()

    def _listen_to_saves(self, listeners: list[Listener]):
        """Opens one page for all files that it shows."""

        async def listen(view: dict[str, str]) -> Listener:
            for listener in listeners:
                if listener.view == view:
                    return listener
            listeners.append(await self._listen(view))
            return listeners[-1]

        return listen

    async def _tell_progress(self) -> None:
        while True:
            await asyncio.sleep(15)
            _tell(f"{self}; {holdings(self._server.process.pid)}")


def _same(what: str, end: int, middle: int) -> Row:
    return Row(f"{what} after the second half", str(end), f"{middle} after the first", None, "the same", end == middle)


def _none(what: str, count: int, against: str) -> Row:
    return Row(what, str(count), against, None, "none", count == 0)


def _tell(words: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {words}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
