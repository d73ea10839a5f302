"""Runs commands and reads what they cost."""

import os
import statistics
import time
from dataclasses import dataclass


_PATIENCE = 120.0


@dataclass(frozen=True)
class Cost:
    """What one run of a command took, in milliseconds."""

    wall: float
    cpu: float


class Failed(Exception):
    """A measurement that could not be made."""


def run_once(command: list[str], expected: tuple[int, ...] = (0,)) -> Cost:
    """Runs a command with its output thrown away, and counts the processor time of it and of its threads."""
    null = os.open(os.devnull, os.O_RDWR)
    try:
        actions = [(os.POSIX_SPAWN_DUP2, null, stream) for stream in (0, 1, 2)]
        start = time.perf_counter_ns()
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        end = time.perf_counter_ns()
    finally:
        os.close(null)
    code = os.waitstatus_to_exitcode(status)
    if code not in expected:
        raise Failed(f"{' '.join(command[:4])} … ended with {code}")
    return Cost(wall=(end - start) / 1e6, cpu=(usage.ru_utime + usage.ru_stime) * 1e3)


def run_side_by_side(commands: dict[str, list[str]], runs: int) -> dict[str, Cost]:
    """The median cost of each command, run in turns so that a slow moment of the machine hits all of them."""
    for command in commands.values():
        run_once(command)  # warms the file cache
    samples: dict[str, list[Cost]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            samples[name].append(run_once(command))
    return {
        name: Cost(
            wall=statistics.median(cost.wall for cost in costs), cpu=statistics.median(cost.cpu for cost in costs)
        )
        for name, costs in samples.items()
    }


def processor_time(process: int) -> float:
    """The processor time of a process until now, in milliseconds; to a microsecond, on Linux only.

    Threads that have ended count, which the sum over the threads that run now would leave out.
    """
    # What clock_getcpuclockid(3) gives.
    return time.clock_gettime_ns((~process << 3) | 2) / 1e6


def settle(process: int) -> None:
    """Waits until a process does nothing any more: a preview checks the files of a project while it shows pages."""
    deadline = time.monotonic() + _PATIENCE
    last = processor_time(process)
    while time.monotonic() < deadline:
        time.sleep(0.1)
        now = processor_time(process)
        if now - last < 0.1:
            return
        last = now
    raise Failed("the preview does not come to rest")


def resident_memory(process: int) -> float:
    """The memory that a process has in RAM, in MiB."""
    with open(f"/proc/{process}/status") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    raise Failed("the system does not tell the resident memory")

