"""Builds small programs that measure the contexts from within."""

import subprocess
from pathlib import Path

_FEATURES = ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault")
_FLAGS = ["-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-package-name", "diorama"] + [
    flag for feature in _FEATURES for flag in ("-enable-upcoming-feature", feature)
]


def contexts_program(root: Path, scratch: Path, source: Path) -> Path:
    """An optimised program of one file, in one module with the contexts; live values stay a module of their own."""
    scratch.mkdir(exist_ok=True)
    values, program = scratch / "LiveValues.o", scratch / source.stem
    _compile("LiveValues", ["-emit-module", "-emit-object", "-o", values], _sources(root / "Sources/LiveValues"), scratch)
    _compile(source.stem, ["-I", scratch, "-o", program], [*_sources(root / "Sources/ClassroomContexts"), source, values], scratch)
    return program


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.swift"))


def _compile(module: str, options: list, inputs: list[Path], folder: Path) -> None:
    command = ["swiftc", *_FLAGS, "-module-name", module, *options, *inputs]
    subprocess.run([str(part) for part in command], check=True, capture_output=True, cwd=folder)
