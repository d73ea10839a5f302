"""The rows about a room's history: playing it again, and going to a moment of it."""

import subprocess
from pathlib import Path

from contexts_program import contexts_program
from report import Row


def fact_replay(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """A lesson of 100,000 facts with 10,000 students, within the model of the contexts."""
    program = contexts_program(root, scratch, root / "Benchmarks/facts/FactReplay.swift")
    output = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    times = {name: float(time) for name, time in (line.split() for line in output.splitlines())}
    return [
        Row(
            "replay of 100,000 facts with 10,000 students", f"{times['replay']:.0f} ms", "–", None, "≤ 500 ms",
            times["replay"] <= 500,
        ),
        Row(
            "slowest of 200 seeks among them, from the nearest checkpoint", f"{times['seek']:.1f} ms", "–", None,
            "≤ 16 ms", times["seek"] <= 16,
        ),
    ]  # fmt: skip
