"""The rows about many visitors: page requests per second, and many open pages."""

import asyncio
import os
import re
import resource
import shutil
import socket
import statistics
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import generate
from measure import Failed, resident_memory
from preview_client import EVENT_MARK, Preview, PreviewClient
from report import Row, not_measured
from project import copy_project

_LISTENERS = 500
_ROUNDS = 3
_SCENES = 1_000


def start_until_listening(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """From starting the preview until it has printed its address, with the project that ships and with a large one."""
    small, large = copy_project(root, scratch / "small"), scratch / "large"
    generate.write_scene_project(large, root / "Themes", _SCENES)
    goals = {small: ("the project that ships", 50), large: (f"{_SCENES:,} scenes", 80)}
    samples: dict[Path, list[float]] = {project: [] for project in goals}
    for _ in range(runs):
        for project in goals:
            start = time.perf_counter()
            with Preview(binary, project):
                samples[project].append((time.perf_counter() - start) * 1e3)
    medians = {project: statistics.median(times) for project, times in samples.items()}
    return [
        Row(
            f"preview of {name}: start until it listens", f"{medians[project]:.1f} ms",
            f"{medians[small]:.1f} ms the project that ships", medians[project] / medians[small], f"≤ {goal} ms",
            medians[project] <= goal,
        )
        for project, (name, goal) in goals.items()
    ]  # fmt: skip


def requests_per_second(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Whole pages over 32 kept connections, against nginx with the same bytes in a file."""
    figure, goal = "page requests per second, 32 connections", "≥ 0.3×"
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if not nginx or not shutil.which("wrk"):
        return [not_measured(figure, goal, "nginx or wrk is not installed")]
    with Preview(binary, copy_project(root, scratch / "pages")) as server:
        client = PreviewClient(server.url)
        path = client.page_path("small-class")
        page = client.get(path)
        with _nginx(nginx, scratch / "nginx", page) as static:
            ours, theirs = [], []
            for _ in range(_ROUNDS):
                ours.append(_wrk(client.origin + path))
                theirs.append(_wrk(static))
    rate, reference = statistics.median(ours), statistics.median(theirs)
    return [
        Row(
            f"{figure} ({len(page) / 1e3:.0f} kB)", f"{rate:,.0f}/s", f"{reference:,.0f}/s nginx",
            rate / reference, goal, rate >= 0.3 * reference,
        )
    ]  # fmt: skip


def many_listeners(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """One event to 500 open streams: when the last one has it, and what the server holds in memory."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    project = copy_project(root, scratch / "listeners")
    scene = generate.write_class(project, 30)
    with Preview(binary, project) as server:
        client = PreviewClient(server.url)
        client.prepare_events(scene)
        slowest = asyncio.run(_slowest_listener(client, scene))
        memory = resident_memory(server.process.pid)
    return [
        Row(
            f"one event to {_LISTENERS} listening pages: the last has it", f"{slowest:.0f} ms", "–", None, "≤ 250 ms",
            slowest <= 250,
        ),
        Row("the same: resident memory", f"{memory:.0f} MiB", "–", None, "≤ 150 MiB", memory <= 150),
    ]  # fmt: skip


def _wrk(url: str) -> float:
    command = ["wrk", "--threads", "1", "--connections", "32", "--duration", "4s", url]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    if "Non-2xx" in done.stdout or "Socket errors" in done.stdout:
        raise Failed(f"not every request was answered:\n{done.stdout}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout).group(1))


@contextmanager
def _nginx(program: str, folder: Path, page: bytes):
    (folder / "html").mkdir(parents=True)
    (folder / "html/index.html").write_bytes(page)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    (folder / "nginx.conf").write_text(
        f"""
        daemon off; worker_processes auto; pid {folder}/nginx.pid; error_log {folder}/error.log;
        events {{ worker_connections 1024; }}
        http {{
            access_log off; keepalive_requests 1000000000; sendfile on; types {{ text/html html; }}
            client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
            uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
            server {{ listen 127.0.0.1:{port}; root {folder}/html; }}
        }}
        """
    )
    # Its workers give up root's rights and then may not enter a private temporary folder.
    user = ["-g", "user root;"] if os.geteuid() == 0 else []
    process = subprocess.Popen([program, "-c", str(folder / "nginx.conf"), *user], stderr=subprocess.DEVNULL)
    try:
        _wait_for_port(port)
        yield f"http://127.0.0.1:{port}/index.html"
    finally:
        process.terminate()
        process.wait()


def _wait_for_port(port: int) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise Failed(f"nothing listens on port {port}")


async def _slowest_listener(client: PreviewClient, scene: str) -> float:
    """Milliseconds from the command to the last stream that has its event; the median of several events."""
    request = (
        f"GET {client.events_path(scene)} HTTP/1.1\r\n"
        f"Host: {client.address.netloc}\r\nAccept: text/event-stream\r\n\r\n"
    ).encode()
    streams = [
        # A patch may stand in front of the mark.
        await asyncio.open_connection(client.address.hostname, client.address.port, limit=1 << 20)
        for _ in range(_LISTENERS)
    ]
    for reader, writer in streams:
        writer.write(request)
        status = await asyncio.wait_for(reader.readline(), 10)
        if b" 200 " not in status:
            raise Failed(f"a stream was refused: {status!r}")
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    samples = []
    for number in range(5):
        await _drain(streams)
        start = time.perf_counter()
        arrivals = [asyncio.create_task(_next_event(reader)) for reader, _ in streams]
        await asyncio.to_thread(client.send_event, number)
        samples.append((max(await asyncio.gather(*arrivals)) - start) * 1e3)
    for _, writer in streams:
        writer.close()
    return statistics.median(samples)


async def _next_event(reader: asyncio.StreamReader) -> float:
    await asyncio.wait_for(reader.readuntil(EVENT_MARK), 10)
    return time.perf_counter()


async def _drain(streams) -> None:
    """Takes what came before, such as the first state of a view."""
    for reader, _ in streams:
        try:
            while await asyncio.wait_for(reader.read(1 << 16), 0.001):
                pass
        except asyncio.TimeoutError:
            continue
