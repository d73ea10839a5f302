"""The rows of the benchmark, as a table for people and as JSON for programs."""

import json
import os
import platform
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, beside what it is compared with."""

    figure: str
    value: str
    baseline: str
    ratio: float | None
    goal: str
    met: bool | None

    @property
    def verdict(self) -> str:
        return {True: "met", False: "MISSED", None: "not measured"}[self.met]


def not_measured(figure: str, goal: str, reason: str) -> Row:
    """A row without a figure; its reason stands where the value would."""
    return Row(figure, reason, "–", None, goal, None)


def machine() -> str:
    """The processor and the number of cores, which every figure depends on."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        name = models[0].split(":", 1)[1].strip() if models else name
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def table(rows: list[Row]) -> str:
    """All rows, columns aligned."""
    head = ("Figure", "Value", "Against", "Ratio", "Goal", "")
    cells = [head] + [
        (row.figure, row.value, row.baseline, f"{row.ratio:.2f}×" if row.ratio else "–", row.goal, row.verdict)
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in cells]
    lines.insert(1, "  ".join("─" * width for width in widths))
    return "\n".join(lines)


def write_json(rows: list[Row], path: Path) -> None:
    """Writes the same rows, and the machine's name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    document = {"machine": machine(), "rows": [asdict(row) for row in rows]}
    path.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n")
