"""Finds the installed Chromium."""

import os
import shutil
import sys
from pathlib import Path

_COMMANDS = ("chromium", "chromium-browser", "google-chrome")
_MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def launch_options() -> dict:
    """The arguments of Playwright's `launch`."""
    candidates = [shutil.which(command) for command in _COMMANDS]
    if sys.platform == "darwin":
        candidates += [path for path in _MAC_APPLICATIONS if Path(path).exists()]
    executable = next(filter(None, candidates), None)
    if executable is None:
        raise RuntimeError("no Chromium was found: run 'make setup'")
    # Chromium's sandbox refuses to run as root, which is what continuous integration is.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": executable, "args": arguments}
