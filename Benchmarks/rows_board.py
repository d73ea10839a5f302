"""The rows about the board: how soon a stroke is seen, and what a point costs among thousands of them."""

import random
import socket
import statistics
import threading
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from browser import painted_page
from measure import processor_time
from preview_client import Preview, PreviewClient
from project import copy_project
from report import Row

_SCENE = "empty-class"
_TEACHER = "lin"
_STROKES = (10, 10_000)
_POINTS_FOR_PROCESSOR = 600
_POINTS_TO_SEE = 60
_DRAWERS = 5
_PAGES = 30
_FRAME = 1 / 60


def drawing(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """A board with more and more strokes on it: what a point costs, and how soon it is seen."""
    project = copy_project(root, scratch / "board")
    processor: dict[int, float] = {}
    with Preview(binary, project) as server:
        client = PreviewClient(server.url)
        client.read_token(client.page_path(_SCENE))
        latencies = _seen_points(server.url)
        drawn = 0
        for count in _STROKES:
            draw_strokes(client, _SCENE, _TEACHER, drawn, count)
            drawn = count
            before = processor_time(server.process.pid)
            for number in range(_POINTS_FOR_PROCESSOR):
                client.whisper_stroke(_SCENE, _TEACHER, f"live{count}", [(number, number)])
            processor[count] = (processor_time(server.process.pid) - before) / _POINTS_FOR_PROCESSOR
    least, most = _STROKES
    ratio = processor[most] / processor[least]
    median, slow = statistics.median(latencies), statistics.quantiles(latencies, n=20)[-1]
    return [
        Row(
            f"stroke point to paint on another page, {_DRAWERS} drawing, {_PAGES} pages open",
            f"{median:.0f} ms, p95 {slow:.0f} ms", "–", None, "≤ 30 ms, p95 ≤ 80 ms", median <= 30 and slow <= 80,
        ),
        Row(
            f"server's processor time per stroke point with {least} and {most:,} strokes",
            f"{processor[least]:.2f}, {processor[most]:.2f} ms", f"{processor[least]:.2f} ms at {least}", ratio,
            "≤ 1.5×", ratio <= 1.5,
        ),
    ]


def draw_strokes(client: PreviewClient, scene: str, user: str, first: int, count: int) -> None:
    """Lays strokes of twenty points on a board, from one number to below another: the same ones each time."""
    source = random.Random(first)
    for number in range(first, count):
        x, y = source.randint(-600, 500), source.randint(50, 900)
        points = []
        for _ in range(20):
            points.append((x, y))
            x, y = x + source.randint(-3, 9), y + source.randint(-6, 6)
        client.draw(scene, user, f"s{number}", points)


def _seen_points(url: str) -> list[float]:
    """Milliseconds from the sending of a point to the frame that shows it, while others draw and many pages listen."""
    with ExitStack() as stack:
        stack.enter_context(_listeners(url, _PAGES - 1))
        page = stack.enter_context(painted_page())
        client = PreviewClient(url)
        client.read_token(client.page_path(_SCENE))
        page.open(client.origin + client.page_path(_SCENE, user=_TEACHER))
        page.watch_attribute("#scene .live", "path", "d")
        stack.enter_context(_drawers(url, _DRAWERS - 1))
        samples = []
        for number in range(_POINTS_TO_SEE):
            # A stroke of one point: what it draws is known before it is seen.
            point = (-600 + number, 500)
            samples.append(
                page.time_until_painted(
                    lambda: client.whisper_stroke(_SCENE, _TEACHER, f"p{number}", [point]),  # noqa: B023
                    f"M{point[0]} {point[1]}h0", pause=50,
                )
            )
        return samples


@contextmanager
def _listeners(url: str, count: int):
    """Pages that hear everything, as far as the server can tell."""
    address = PreviewClient(url).address
    path = PreviewClient(url).events_path_of(_SCENE, user=_TEACHER)
    connections = []
    for _ in range(count):
        connection = socket.create_connection((address.hostname, address.port))
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
        connections.append(connection)
    is_over = threading.Event()

    def drain() -> None:
        for connection in connections:
            connection.setblocking(False)
        while not is_over.wait(_FRAME):
            for connection in connections:
                try:
                    connection.recv(1 << 16)
                except BlockingIOError:
                    pass

    thread = threading.Thread(target=drain)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()
        for connection in connections:
            connection.close()


@contextmanager
def _drawers(url: str, count: int):
    """Hands that draw sixty points a second each."""
    is_over = threading.Event()

    def draw(hand: int) -> None:
        client = PreviewClient(url)
        client.read_token(client.page_path(_SCENE))
        number = 0
        while not is_over.is_set():
            begin = time.monotonic()
            stroke, place = divmod(number, 200)
            client.whisper_stroke(_SCENE, _TEACHER, f"h{hand}x{stroke}", [(place, 100 * hand)])
            number += 1
            is_over.wait(max(0.0, _FRAME - (time.monotonic() - begin)))

    threads = [threading.Thread(target=draw, args=(hand,)) for hand in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
