"""Saves as editors make them: some files at once, a fifth of them broken, and each is seen in a page before the next."""

import asyncio
import os
import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from measure import Failed
from soak_http import Listener
from soak_measures import Times

_PATIENCE = 60.0
_MOST_AT_ONCE = 4


@dataclass
class EditedFile:
    """A file that is saved again and again, and the page that shows it."""

    path: Path
    view: dict[str, str]
    text: Callable[[int], tuple[str, str]]
    """What is saved the n-th time, and the mark by which the page shows it."""
    is_broken: bool = field(default=False, init=False)


class Saver:
    """Saves files, and waits until a page has been told of each save."""

    def __init__(self, files: list[EditedFile], seed: int) -> None:
        self.files = files
        self.saves = 0
        self.broken = 0
        self.lost: list[str] = []
        """The saves that no page was told of in time."""
        self.seconds = Times()
        """How long each save took to be seen in a page."""
        self._random = random.Random(seed)
        self._listeners: dict[int, Listener] = {}

    async def open(self, listen: Callable[[dict[str, str]], Awaitable[Listener]]) -> None:
        """Opens the pages that show the files."""
        self._listeners = {index: await listen(file.view) for index, file in enumerate(self.files)}

    async def run(self, count: int, seconds: float) -> None:
        """Makes that many saves more, spread over a time; every file is whole after the last one."""
        clock = asyncio.get_running_loop().time
        start, first, last = clock(), self.saves, self.saves + count
        while self.saves < last:
            await asyncio.sleep(max(0, start + (self.saves - first) * seconds / count - clock()))
            await self._save_some(last - self.saves)

    async def _save_some(self, left: int) -> None:
        broken = [file for file in self.files if file.is_broken]
        number = min(left, self._random.choice((1, 1, 1, 2, _MOST_AT_ONCE)))
        # A page shows no save while something else that it is made of is broken: what is broken is mended next.
        others = [file for file in self.files if not file.is_broken]
        chosen = broken + self._random.sample(others, max(0, number - len(broken)))
        breaks = not broken and left >= 2 * number and self.broken < self.saves / 5
        if breaks and number > 1:
            # An image is not looked at while the theme that names it cannot be read.
            chosen = [file for file in chosen if file.path.suffix == ".yaml"]
        await asyncio.gather(*[self._save(file, breaks) for file in chosen])

    async def _save(self, file: EditedFile, breaks: bool) -> None:
        self.saves += 1
        number = self.saves
        text, mark = file.text(number)
        if breaks:
            self.broken += 1
            text, mark = _broken(file.path, text, number, self._random)
        file.is_broken = breaks
        listener = self._listeners[self.files.index(file)]
        seen = listener.expect(mark.encode())
        way = self._random.choice((_in_place, _in_two_parts, _by_renaming, _with_backup))
        await way(file.path, text)
        clock = asyncio.get_running_loop().time
        start = clock()
        try:
            async with asyncio.timeout(_PATIENCE):
                await asyncio.shield(seen)
            self.seconds.samples.append(clock() - start)
        except TimeoutError:
            listener.forget(mark.encode())
            self.lost.append(f"{file.path.name}, save {number}, {way.__name__.strip('_')}: {mark!r} was not seen")


def _broken(path: Path, text: str, number: int, random_source: random.Random) -> tuple[str, str]:
    """What is saved in a text's place, and what a page says of it."""
    if path.suffix == ".svg":
        return f"bogus{number}", f"the content of 'icons/{path.name}' is not what its ending says"
    name = f"bogus{number}"
    wrong = random_source.choice((f"{name}: 1", f"{name}: [", f'"{name}', f"\t{name}: 1", f"{name}: *nowhere"))
    return f"{text}\n{wrong}\n", name


async def _in_place(path: Path, text: str) -> None:
    path.write_text(text)


async def _in_two_parts(path: Path, text: str) -> None:
    with path.open("w") as file:
        file.write(text[: len(text) // 2])
        file.flush()
        await asyncio.sleep(0.005)
        file.write(text[len(text) // 2 :])


async def _by_renaming(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text)
    os.replace(beside, path)


async def _with_backup(path: Path, text: str) -> None:
    backup = path.with_name(path.name + "~")
    path.rename(backup)
    path.write_text(text)
    backup.unlink()


def colored(path: Path, view: dict[str, str], pattern: str) -> EditedFile:
    """A file that sets the state bar's background where a pattern matches."""

    def text(number: int) -> tuple[str, str]:
        # Light ones for the light mode, on which all texts can be read: the files stay without findings.
        color = f"#FFF{number % 4096:03X}"
        return _replaced(original, pattern, f'{{ light: "{color}", dark: "#1D1D1D" }}', path), color.lower()

    original = path.read_text()
    return EditedFile(path, view, text)


def named(path: Path, view: dict[str, str]) -> EditedFile:
    """A fixture that gives the room another name."""
    original = path.read_text()

    def text(number: int) -> tuple[str, str]:
        name = f"Room number {number}."
        return _replaced(original, r"(?<=\n  name: ).*", name, path), name

    return EditedFile(path, view, text)


def drawn(path: Path, view: dict[str, str]) -> EditedFile:
    """An image that has another size each time, which its address ends with."""
    original = path.read_text()

    def text(number: int) -> tuple[str, str]:
        padded = original + f"<!--{'.' * (number % 1000)}-->"
        return padded, f"-{len(padded.encode()):x}.svg"

    return EditedFile(path, view, text)


def _replaced(text: str, pattern: str, value: str, path: Path) -> str:
    changed, count = re.subn(pattern, lambda _: value, text, count=1)
    if count != 1:
        raise Failed(f"{path.name} does not say what the soak changes where it looks for it")
    return changed
