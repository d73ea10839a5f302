"""Finds the installed Chromium."""

import os
import shutil
import sys
from pathlib import Path

# The shell is the same browser without windows: a page takes two thirds of the time.
_COMMANDS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
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
    # The shell alone would fit letters to whole pixels, which nobody's screen does.
    arguments = ["--font-render-hinting=none"]
    # Chromium's sandbox refuses to run as root, which is what continuous integration is.
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return {"executable_path": executable, "args": arguments}
