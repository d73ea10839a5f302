"""Finds the installed Chromium."""

import os
import shutil
import sys
from pathlib import Path

# The shell first: a page costs it a quarter less than a browser that could also have windows.
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
    # Texts are as wide as their fonts say, as they are for people; the shell would round the width of each letter.
    arguments = ["--font-render-hinting=none"]
    # Chromium's sandbox refuses to run as root, which is what continuous integration is.
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return {"executable_path": executable, "args": arguments}
