"""A shell as a person uses it: behind a terminal, where keys have meanings."""

import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time

# Far above what any answer takes.
_ANSWERED_WITHIN = 60


class Terminal:
    """A program whose input and output are a terminal of its own; ended with the `with` block."""

    def __init__(self, words: list[str], variables: dict, folder) -> None:
        self._master, inner = pty.openpty()
        self._process = subprocess.Popen(
            words, stdin=inner, stdout=inner, stderr=inner, env=variables, cwd=folder, start_new_session=True,
            # fish ends without a terminal that controls it.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inner)
        self._text = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def send(self, text: str) -> None:
        os.write(self._master, text.encode())

    def expect(self, pattern: str) -> str:
        """Reads until a pattern has come, and gives everything up to its end."""
        deadline = time.monotonic() + _ANSWERED_WITHIN
        while not (match := re.search(pattern, self._text)):
            ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{pattern!r} did not come: {self._text!r}"
            self._text += os.read(self._master, 65536).decode(errors="replace")
        read, self._text = self._text[: match.end()], self._text[match.end() :]
        return read
