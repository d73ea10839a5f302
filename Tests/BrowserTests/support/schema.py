"""Checks files against a JSON Schema, as an editor or a build server does."""

import subprocess
import sys


def check(*arguments) -> subprocess.CompletedProcess:
    """One run of `check-jsonschema`, whose exit status is 0 when the schema accepts every file."""
    command = [sys.executable, "-m", "check_jsonschema", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)
