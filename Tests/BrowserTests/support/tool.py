"""Runs the tool as a process, always with a bound on its time."""

import json
import os
import subprocess
from pathlib import Path

# Far above what any of these runs takes beside others, far below what the costly ones took before they were mended.
_ENDED_WITHIN = 60


def run(binary: Path, *arguments, root: Path | None = None, environment: dict | None = None, **options):
    """One run; `root` is the project, and variables of `environment` come on top of the test's own."""
    words = [str(word) for word in (binary, *arguments)]
    if root is not None:
        words += ["--root", str(root)]
    variables = {**os.environ, **(environment or {})}
    options = {"stdin": subprocess.DEVNULL, "timeout": _ENDED_WITHIN, "env": variables, **options}
    return subprocess.run(words, capture_output=True, text=True, **options)


def findings(binary: Path, root: Path, *arguments) -> list[dict]:
    """What `validate` finds in a project, as its JSON says."""
    done = run(binary, "validate", *arguments, "--format", "json", root=root)
    assert done.stderr == "", done.stderr
    return json.loads(done.stdout)["findings"]


def places(found: list[dict]) -> list[str]:
    """Rule and place of each finding: `theme.name at Themes/x.yaml:1:8`."""
    return [
        f"{finding['id']} at {finding['file']}:{finding['range']['start']['line']}:{finding['range']['start']['column']}"
        for finding in found
    ]
