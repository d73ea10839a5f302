"""Previews that tests borrow: one process serves many tests in turn, as long as none of them changes its files."""

import hashlib
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

from support.preview import Preview

# A process has some hundred megabytes, and the tests of a file seldom need more than two sorts.
_KEPT = 3
_ANSWERED_WITHIN = 30


@dataclass
class _Entry:
    preview: Preview
    key: str
    stamps: dict[str, tuple]
    borrowers: list[str] = field(default_factory=list)
    # What the preview expects of whoever changes something.
    token: str = ""


class PreviewLending:
    """The previews of a worker that nobody uses at the moment, those that were used last at the end."""

    def __init__(self, binary: Path) -> None:
        self._binary = binary
        self._idle: list[_Entry] = []

    def borrow(self, root: Path, borrower: str) -> _Entry:
        """A preview of a folder's files, with its rooms as their fixtures say.

        If another folder with the same files is served already, this one becomes a link to it.
        """
        key = _digest(root)
        entry = next((entry for entry in self._idle if entry.key == key and entry.preview.root != root), None)
        if entry:
            self._idle.remove(entry)
            shutil.rmtree(root)
            root.symlink_to(entry.preview.root)
        else:
            entry = _Entry(Preview(self._binary, root).__enter__(), key, _stamps(root))
        entry.borrowers.append(borrower)
        return entry

    def take_back(self, entry: _Entry, passed: bool) -> None:
        """Keeps a preview for the next test; ends one whose test failed or changed a file."""
        entry.preview.clear_pages()
        if not passed:
            entry.preview.__exit__(AssertionError)
        elif entry.preview.process.poll() is not None or _stamps(entry.preview.root) != entry.stamps:
            _end(entry)
        else:
            _reset(entry)
            self._idle.append(entry)
            if len(self._idle) > _KEPT:
                _end(self._idle.pop(0))

    def end(self) -> None:
        while self._idle:
            _end(self._idle.pop())


def _end(entry: _Entry) -> None:
    code = entry.preview.stop()
    assert code == 0, f"the preview of {', '.join(entry.borrowers)} ended with {code}:\n{entry.preview.text}"


def _reset(entry: _Entry) -> None:
    url = entry.preview.url
    if not entry.token:
        with urlopen(url) as page:
            entry.token = re.search(r'name="diorama-token" content="([^"]+)"', page.read().decode())[1]
    headers = {"X-Diorama-Token": entry.token, "Content-Type": "application/json", "Origin": url.rstrip("/")}
    with urlopen(Request(f"{url}reset?all", b"{}", headers, method="POST"), timeout=_ANSWERED_WITHIN):
        pass


def _files(root: Path):
    for folder, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            yield os.path.join(folder, name)


def _digest(root: Path) -> str:
    digest = hashlib.sha256()
    for path in _files(root):
        content = Path(path).read_bytes()
        digest.update(f"{os.path.relpath(path, root)}\n{len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _stamps(root: Path) -> dict[str, tuple]:
    stamps = {}
    for path in _files(root):
        stat = os.lstat(path)
        stamps[path] = (stat.st_ino, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns)
    return stamps
