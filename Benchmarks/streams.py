"""Event streams of pages, as they come over the wire."""

import asyncio

from measure import Failed
from preview_client import PreviewClient


async def listen(client: PreviewClient, path: str):
    """Opens the stream of a page; its reader and its writer."""
    reader, writer = await asyncio.open_connection(client.address.hostname, client.address.port, limit=1 << 22)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {client.address.netloc}\r\nAccept: text/event-stream\r\n\r\n".encode())
    if b" 200 " not in await asyncio.wait_for(reader.readline(), 30):
        raise Failed("a stream was refused")
    return reader, writer


def unchunked(body: bytes) -> bytes:
    """A body without the chunks in which it travelled; the last one may be cut."""
    parts, place = [], 0
    while (end := body.find(b"\r\n", place)) > place:
        size = int(body[place:end], 16)
        parts.append(body[end + 2 : end + 2 + size])
        place = end + 2 + size + 2
    return b"".join(parts)
