"""Project folders to measure in, so that no measurement touches the files that ship."""

import shutil
from pathlib import Path


def copy_project(root: Path, folder: Path) -> Path:
    """A copy of the themes and scenes that ship."""
    for name in ("Themes", "Scenes"):
        shutil.copytree(root / name, folder / name)
    return folder
