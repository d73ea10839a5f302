"""What a process holds, and how soon it answers a polite visitor."""

import multiprocessing
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from measure import resident_memory
from preview_client import PreviewClient

_PAUSE = 0.05


@dataclass(frozen=True)
class Holdings:
    """What a process has taken from the system."""

    memory: float
    """In MiB."""
    descriptors: int
    watches: int
    threads: int

    def __str__(self) -> str:
        return (
            f"{self.memory:.0f} MiB, {self.descriptors} descriptors, {self.watches} watches, {self.threads} threads"
        )


def holdings(process: int) -> Holdings:
    """What a process holds now; Linux tells it in /proc."""
    folder = Path(f"/proc/{process}")
    watches = sum(_text(file).count("inotify wd:") for file in (folder / "fdinfo").iterdir())
    return Holdings(
        memory=resident_memory(process),
        descriptors=len(list((folder / "fd").iterdir())),
        watches=watches,
        threads=len(list((folder / "task").iterdir())),
    )


def _text(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:  # closed since it was listed
        return ""


class Times:
    """How long something took each time."""

    def __init__(self) -> None:
        self.samples: list[float] = []

    def at(self, share: float) -> float:
        """The time within which that share was done; 0 when nothing was."""
        ordered = sorted(self.samples)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


@contextmanager
def polite_visitor(url: str, paths: list[str]):
    """Asks for one page after the other from a process of its own, which the load does not hold up.

    Gives the times in milliseconds, once it is over.
    """
    spawning = multiprocessing.get_context("spawn")
    ours, theirs = spawning.Pipe()
    visitor = spawning.Process(target=_visit, args=(url, paths, theirs), daemon=True)
    visitor.start()
    theirs.close()
    times = Times()
    try:
        yield times
        ours.send("stop")
        times.samples += ours.recv()
    finally:
        ours.close()
        visitor.join(10)


def _visit(url: str, paths: list[str], pipe) -> None:
    client = PreviewClient(url)
    client.get(paths[0])
    samples = []
    while not pipe.poll(_PAUSE):
        path = paths[len(samples) % len(paths)]
        start = time.perf_counter()
        client.get(path)
        samples.append((time.perf_counter() - start) * 1e3)
    pipe.send(samples)
