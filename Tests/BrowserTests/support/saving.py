"""The ways in which editors save a file."""

import os
from pathlib import Path


def by_rename(path: Path, text: str) -> None:
    """A new file beside the old one, which then takes its name."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.rename(path)


def in_place(path: Path, text: str) -> None:
    """The old file, emptied and written again in two steps."""
    middle = len(text) // 2
    with path.open("w", encoding="utf-8") as file:
        file.flush()
        file.write(text[:middle])
        file.flush()
        file.write(text[middle:])


def by_symlink_swap(path: Path, text: str) -> None:
    """A link that is turned from the old version to the new one, as deployments and configuration maps do."""
    version = path.with_name(f".{path.name}.{len(list(path.parent.glob('.*'))):04}")
    version.write_text(text, encoding="utf-8")
    link = path.with_name(path.name + ".link")
    link.symlink_to(version.name)
    os.replace(link, path)


ALL = [by_rename, in_place, by_symlink_swap]


def edit(path: Path, old: str, new: str, save=by_rename) -> str:
    """Replaces the first occurrence of a text in a file, which must be there; gives the text from before."""
    before = path.read_text(encoding="utf-8")
    assert old in before, f"{path} has no {old!r}"
    save(path, before.replace(old, new, 1))
    return before
