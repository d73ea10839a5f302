"""Whether a preview that has seen much shows what one shows that has just been started."""

import re
from pathlib import Path

from preview_client import Preview, PreviewClient

# What each run has of its own, and what the time of day has written.
_OWN = re.compile(
    r'(<meta name="diorama-token" content|data-since|data-clock-offset)="[^"]*"|<time.*?</time>|\d+:\d\d(:\d\d)?'
)


def differing_pages(binary: Path, project: Path, url: str, views: list[dict[str, str]]) -> list[str]:
    """For each page that differs from that of a fresh preview of the same files: where it first does."""
    differences = []
    with Preview(binary, project) as fresh:
        old, new = PreviewClient(url), PreviewClient(fresh.url)
        for view in views:
            path = new.page_path(**view)
            ours, theirs = (_OWN.sub("", client.get(path).decode()) for client in (old, new))
            if ours != theirs:
                place = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
                around = slice(max(0, place - 60), place + 60)
                differences.append(f"{path} has {ours[around]!r}, a fresh one {theirs[around]!r}")
    return differences
