"""The rows about messages: a thousand of them on a hundred pages."""

import asyncio
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import running_browser
from measure import Failed
from preview_client import Preview, PreviewClient
from project import copy_project
from report import Row
from streams import listen, unchunked

_MESSAGES, _SECONDS, _PAGES, _WRITERS = 1_000, 10, 100, 8
# A message is a patch of one row, which is called after its number.
_ROW = re.compile(rb'"id":"c-chat--said-(\d+)"')
_LAST = f'"id":"c-chat--said-{_MESSAGES}"'.encode()
_PATIENCE = 30
_PART = 1 << 16
_LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask", buffered: true });
"""


def write_lecture(project: Path, students: int, said: int = 0) -> str:
    """A lecture with a chat, and what was said in it before."""
    people = "".join(
        f"    - {{ uuid: student-{number}, name: Student {number}, role: student }}\n" for number in range(1, students + 1)
    )
    history = "".join(
        f"      - {{ from: student-{number % students + 1}, at: -9m, text: message {number} }}\n"
        for number in range(1, said + 1)
    )
    (project / "Scenes/talk.yaml").write_text(
        "scene: talk\nextends: presets/lecture\nviewer: lin\ncontexts:\n"
        "  room: { uuid: talk, name: Talk, class: { state: during, startTime: -12m, duration: 45m } }\n"
        "  users:\n    - { uuid: lin, name: Ms. Lin, role: teacher }\n" + people
        + "  widgets:\n    netlessBoard: { active: true }\n    easemobIM: { active: true }\n"
        + (f"  chat:\n    messages:\n{history}" if history else "")
    )  # fmt: skip
    return "talk"


def many_messages(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """A thousand messages in ten seconds, while a hundred look at them, one in a real page."""
    project = copy_project(root, scratch / "talk")
    scene = write_lecture(project, _PAGES)
    with Preview(binary, project) as server, running_browser() as browser:
        client = PreviewClient(server.url)
        client.read_token(client.page_path(scene))
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.add_init_script(_LONG_TASKS)
        page.goto(client.origin + client.page_path(scene))
        page.wait_for_selector('#d-status[data-state="live"]')
        page.evaluate("longTasks.length = 0")
        with ThreadPoolExecutor() as threads:
            talking = threads.submit(asyncio.run, _talk(client, scene))
            while not talking.done():
                page.wait_for_timeout(200)
            told = talking.result()
        page.wait_for_selector(f"#c-chat--said-{_MESSAGES}")
        longest = max(page.evaluate("longTasks"), default=0)
    expected = list(range(1, _MESSAGES + 1))
    wrong = sum(numbers != (sorted(numbers) if is_anew else expected) for numbers, is_anew in told)
    anew = sum(is_anew for _, is_anew in told)
    figure = f"{_MESSAGES:,} messages within {_SECONDS} s, {_PAGES} open pages"
    return [
        Row(
            f"{figure}: pages that lost one or have another order",
            f"{wrong}, and {anew} that fetched the page anew" if anew else str(wrong), "–", None, "0", wrong == 0,
        ),
        Row(f"{figure}: longest task of a page", f"{longest:.0f} ms", "–", None, "≤ 50 ms", longest <= 50),
    ]


async def _talk(client: PreviewClient, scene: str) -> list[tuple[list[int], bool]]:
    """What each page was told, as `_hear` gives it."""
    viewers = [f"student-{number}" for number in range(1, _PAGES)]
    listening = [await listen(client, client.events_path_of(scene, user=user)) for user in viewers]
    pages = [asyncio.create_task(_hear(reader)) for reader, _ in listening]
    start = time.monotonic()
    numbers = iter(range(1, _MESSAGES + 1))

    async def write(writer: int) -> None:
        connection = await asyncio.open_connection(client.address.hostname, client.address.port)
        for number in numbers:
            await asyncio.sleep(max(0, start + number * _SECONDS / _MESSAGES - time.monotonic()))
            await _say(client, connection, scene, f"student-{writer + 1}", f"message {number}")
        connection[1].close()

    await asyncio.gather(*(write(writer) for writer in range(_WRITERS)))
    told = await asyncio.gather(*pages)
    for _, writer in listening:
        writer.close()
    return told


async def _hear(reader: asyncio.StreamReader) -> tuple[list[int], bool]:
    """The numbers of the messages that a stream tells, in its order, and whether it told to fetch the page anew.

    That is what a page is told that is far behind: it finds what it missed in what it fetches.
    """
    stream = bytearray()
    try:
        async with asyncio.timeout(_SECONDS + _PATIENCE):
            while part := await reader.read(_PART):
                stream += part
                if stream.find(_LAST, max(0, len(stream) - len(part) - len(_LAST))) >= 0:
                    break
    except TimeoutError:
        pass
    # The first of them begins the stream.
    return _numbers(bytes(stream)), stream.count(b"event: refresh") > 1


def _numbers(stream: bytes) -> list[int]:
    """Each number where it came first; a page that is drawn again names its rows again."""
    body = unchunked(stream.partition(b"\r\n\r\n")[2])
    found = (int(number) for number in _ROW.findall(body))
    return list(dict.fromkeys(found))


async def _say(client: PreviewClient, connection, scene: str, user: str, text: str) -> None:
    reader, writer = connection
    view = {"scene": scene, "user": user}
    body = json.dumps({"view": view, "component": "chat", "action": "send", "values": {"text": text}}).encode()
    head = (
        f"POST /command HTTP/1.1\r\nHost: {client.address.netloc}\r\nOrigin: {client.origin}\r\n"
        f"X-Diorama-Token: {client.token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
    length = int(re.search(rb"(?i)content-length: (\d+)", answer)[1])
    content = await reader.readexactly(length)
    if b" 200 " not in answer.split(b"\r\n")[0]:
        raise Failed(f"a message was not taken: {content[:200]!r}")
