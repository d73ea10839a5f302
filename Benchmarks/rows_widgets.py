"""The rows about widgets: a whole class that votes, and what one property update costs."""

import asyncio
import json
import re
import statistics
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import generate
from browser import painted_page
from contexts_program import contexts_program
from measure import Failed
from preview_client import POLL_TURNOUT, Preview, PreviewClient
from project import copy_project
from report import Row
from streams import listen, unchunked

_STUDENTS = 1_000
_PAGES = 100
_SECONDS = 10
_CONNECTIONS = 8
_SMALL, _LARGE = 10, 10_000
# The fields of a voter's form begin with the widget's identifier in the page.
_FORM = "c-classTools/poll"


def poll_votes(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """A poll in which everybody votes while the teacher and 99 students look at their pages."""
    project = copy_project(root, scratch / "poll")
    scene = generate.write_poll(project, _STUDENTS)
    with Preview(binary, project) as server, painted_page() as page:
        client = PreviewClient(server.url)
        client.read_token(client.page_path(scene))
        page.open(client.origin + client.page_path(scene))
        page.watch_text(POLL_TURNOUT)
        viewers = [f"student-{number}" for number in range(1, _PAGES)]
        # In a thread of its own: the browser's events are handled in this one.
        with ThreadPoolExecutor() as threads:
            voting = threads.submit(asyncio.run, _vote(client, scene, viewers))
            page.keep_reporting(until=voting.done)
            votes, patches, tallies = voting.result()
        # On a machine that is behind, the last votes may still be on their way to the screen.
        page.wait_for_text(POLL_TURNOUT, rf"^\s*{_STUDENTS}\b")
        paints = page.paints()
    painted = [(int(found.group()), moment) for text, moment in paints if (found := re.search(r"\d+", text))]
    delays = []
    for number, sent in enumerate(sorted(votes), start=1):
        seen = [moment for count, moment in painted if count >= number and moment >= sent]
        if not seen:
            raise Failed(f"vote {number} was never painted")
        delays.append(seen[0] - sent)
    median, wrong = statistics.median(delays), sum(tally != _STUDENTS for tally in tallies)
    figure = f"{_STUDENTS:,} students vote within {_SECONDS} s, {_PAGES} open pages"
    return [
        Row(f"{figure}: pages whose final tally is wrong", str(wrong), "–", None, "0", wrong == 0),
        Row(f"{figure}: median vote to repaint", f"{median:.0f} ms", "–", None, "≤ 100 ms", median <= 100),
        Row(
            f"{figure}: patches for a page", f"{statistics.median(patches):.0f}", f"{_STUDENTS:,} votes",
            statistics.median(patches) / _STUDENTS, "≤ 0.5×", max(patches) <= _STUDENTS / 2,
        ),
    ]  # fmt: skip


def property_update(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """One property update by key path in a small and in a large store, within the model of the contexts."""
    program = contexts_program(root, scratch, root / "Benchmarks/properties/PropertyUpdates.swift")
    output = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    times = {int(size): float(time) for size, time in (line.split() for line in output.splitlines())}
    ratio = times[_LARGE] / times[_SMALL]
    return [
        Row(
            f"property update by key path, store of {_LARGE:,} keys", f"{times[_LARGE] / 1e3:.2f} µs",
            f"{times[_SMALL] / 1e3:.2f} µs with {_SMALL}", ratio, "≤ 1.5×", ratio <= 1.5,
        )
    ]  # fmt: skip


async def _vote(client: PreviewClient, scene: str, viewers: list[str]) -> tuple[list, list, list]:
    """When each vote was sent, how many patches each page got, and the last tally that each was told."""
    listening = [await listen(client, client.events_path_of(scene, user=user)) for user in viewers]
    pages = [asyncio.create_task(_read(reader)) for reader, _ in listening]
    start = time.monotonic()
    votes: list[float] = []
    numbers = iter(range(1, _STUDENTS + 1))

    async def send() -> None:
        voter = await _Voter.connect(client)
        for number in numbers:
            await asyncio.sleep(max(0, start + number * _SECONDS / _STUDENTS - time.monotonic()))
            votes.append(time.time_ns() / 1e6)
            await voter.vote(scene, number)
        voter.close()

    await asyncio.gather(*(send() for _ in range(_CONNECTIONS)))
    await asyncio.sleep(1)  # for what waits, and for a last wrong patch
    for _, writer in listening:
        writer.close()
    told = [_told(stream) for stream in await asyncio.gather(*pages)]
    return votes, [patches for patches, _ in told], [tally for _, tally in told]


async def _read(reader: asyncio.StreamReader) -> bytes:
    """A page's stream to its end, as it came: to take it apart in between would keep the votes waiting."""
    return await reader.read()


def _told(stream: bytes) -> tuple[int, int]:
    """What a page was told: how many patches of the tools, and the votes in the last of them."""
    _, _, body = stream.partition(b"\r\n\r\n")
    *events, _ = unchunked(body).split(b"\n\n")
    patches = [event for event in events if b"\ndata: [" in event and b'"id":"c-classTools"' in event]
    votes = re.findall(rb"\((\d+)\)", patches[-1]) if patches else []
    return len(patches), sum(map(int, votes))


class _Voter:
    """One kept connection over which students vote."""

    def __init__(self, client: PreviewClient, reader, writer) -> None:
        self._client, self._reader, self._writer = client, reader, writer

    @classmethod
    async def connect(cls, client: PreviewClient) -> "_Voter":
        return cls(client, *await asyncio.open_connection(client.address.hostname, client.address.port))

    def close(self) -> None:
        self._writer.close()

    async def vote(self, scene: str, number: int) -> None:
        """Chooses one of three options and submits, as the form of a student's page does."""
        body = json.dumps(
            {
                "view": {"scene": scene, "user": f"student-{number}"}, "component": "classTools/poll",
                "action": "submit", "values": {f"{_FORM}--form": "ice", f"{_FORM}--choice": str(number % 3)},
            }
        ).encode()  # fmt: skip
        head = [
            "POST /command HTTP/1.1", f"Host: {self._client.address.netloc}", f"Origin: {self._client.origin}",
            "Content-Type: application/json", f"X-Diorama-Token: {self._client.token}", f"Content-Length: {len(body)}",
        ]  # fmt: skip
        self._writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", answer)
        rest = await self._reader.readexactly(int(length.group(1))) if length else b""
        if b" 200 " not in answer.splitlines()[0]:
            raise Failed(f"a vote was answered with {answer.splitlines()[0]!r}: {rest[:200]!r}")
