"""What a crowd leaves behind: a thousand views that listened, and went."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from preview_client import Preview, PreviewClient
from report import Row
from soak_http import Visitor
from soak_loads import Views
from soak_measures import holdings

_VIEWS = 1_000
_MOST = 100


async def listening_crowd(binary: Path, project: Path, quiet: float) -> list[Row]:
    """The memory that a preview has after a thousand different views have listened and gone, above what it had before."""
    with Preview(binary, project) as server:
        client = PreviewClient(server.url)
        client.get("/")
        process, address = server.process.pid, urlsplit(server.url)
        before = holdings(process)
        visitor = Visitor(address.hostname or "", address.port or 0, "")
        views = Views(visitor, sorted(path.stem for path in (project / "Scenes").glob("class-*.yaml")), seed=1)
        listening = asyncio.create_task(views.listen(views.some(_VIEWS), for_seconds=5))
        most = before.memory
        while not listening.done():
            await asyncio.wait([listening], timeout=0.5)
            most = max(most, holdings(process).memory)
        await listening
        await asyncio.sleep(quiet)
        left = holdings(process).memory - before.memory
    return [
        Row(
            f"memory that {_VIEWS:,} listening views leave", f"{left:.0f} MiB", f"{most:.0f} MiB while they listen",
            None, f"≤ {_MOST} MiB", left <= _MOST,
        )
    ]  # fmt: skip
