"""Runs `diorama preview` and speaks to it."""

import contextlib
import queue
import random
import re
import signal
import socket
import subprocess
import threading
from pathlib import Path

from playwright.sync_api import Page

from support.quiet_page import leave

_STARTED_WITHIN = 60
_ENDED_WITHIN = 15


def port_to_keep() -> int:
    """A free port for a server that ends and comes back: no other server gets it by asking for any that is free.

    Systems hand those out from 32768 (Linux) or 49152 (macOS) on.
    """
    while True:
        port = random.randrange(20_000, 30_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Preview:
    """A preview server of one project folder, from its first line of output to its clean end."""

    def __init__(self, binary: Path, root: Path, *arguments: str, port: int = 0) -> None:
        self.root = root
        self._command = [str(binary), "preview", "--root", str(root), "--port", str(port), *arguments]
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.output: list[str] = []
        self._pages: list[Page] = []

    def __enter__(self) -> "Preview":
        self.process = subprocess.Popen(
            self._command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        return self._listen()

    def _listen(self) -> "Preview":
        threading.Thread(target=self._read, daemon=True).start()
        self.url = self._first_address()
        return self

    def __exit__(self, kind, *_) -> None:
        self.clear_pages()
        code = self.stop()
        if kind is None:
            assert code == 0, f"the preview ended with {code}:\n{self.text}"

    def shown_in(self, page: Page) -> Page:
        """Notes that a page shows this preview, so that it leaves before the preview ends; gives the page back."""
        self._pages.append(page)
        return page

    def clear_pages(self) -> None:
        """Has the pages leave that show it: one that outlives its server reports the broken stream as an error."""
        while self._pages:
            leave(self._pages.pop())

    @property
    def text(self) -> str:
        """Everything it printed so far."""
        return "".join(self.output)

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Ends it with a signal and gives its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(with_signal)
        try:
            return self.process.wait(_ENDED_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the preview did not end within {_ENDED_WITHIN} s:\n{self.text}") from None

    def kill(self) -> None:
        """Ends it in the middle of whatever it does, as the system does when memory runs out."""
        self.process.kill()
        self.process.wait(_ENDED_WITHIN)

    def _read(self) -> None:
        for line in self.process.stdout:
            self.output.append(line)
            self._lines.put(line)
        self._lines.put(None)

    def _first_address(self) -> str:
        try:
            line = self._lines.get(timeout=_STARTED_WITHIN)
        except queue.Empty:
            line = None
        address = re.search(r"https?://[^\s]+", line or "")
        if not address:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the preview's first line has no address:\n{self.text}")
        return address.group().rstrip("/") + "/"
