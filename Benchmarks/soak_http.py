"""Speaks to a preview as many visitors at once: kept connections, event streams, and sockets that misbehave."""

import asyncio
import json
import socket
import struct
from urllib.parse import urlencode

from measure import Failed

_PATIENCE = 60.0
# A style sheet is one line of an event, and a page one answer.
_LARGEST = 8 << 20


class Visitor:
    """One kept connection; a request that finds it closed is sent again on a new one."""

    def __init__(self, host: str, port: int, token: str) -> None:
        self.host, self.port, self.token = host, port, token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def name(self) -> str:
        return f"{self.host}:{self.port}"

    async def page(self, view: dict[str, str]) -> bytes:
        """The page of a view."""
        status, body = await self._request("GET", "/?" + urlencode(view))
        if status != 200:
            raise Failed(f"the page of {view} was answered with {status}")
        return body

    async def post(self, path: str, message: dict) -> int:
        """Posts a message, and gives the answer's status."""
        status, body = await self._request("POST", path, json.dumps(message).encode())
        if status not in (200, 409):
            raise Failed(f"{message} was answered with {status}: {body[:200]!r}")
        return status

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
            self._streams = None

    async def _request(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        head = head_of(method, path, self.name, self.token if method == "POST" else None, len(body))
        for _ in range(2):
            try:
                reader, writer = self._streams or await asyncio.open_connection(self.host, self.port, limit=_LARGEST)
                self._streams = reader, writer
                writer.write(head + body)
                async with asyncio.timeout(_PATIENCE):
                    return await _reply(reader)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
        raise Failed(f"{method} {path} was not answered")


class Listener:
    """An open page: reads its event stream, fetches itself again when it is told to, and comes back when it is cut."""

    def __init__(self, visitor: Visitor, view: dict[str, str]) -> None:
        self.view = view
        self.events = 0
        """How many it has heard."""
        self.refreshes = 0
        self._visitor = visitor
        self._awaited: dict[bytes, asyncio.Future[None]] = {}
        self._reading: asyncio.Task | None = None

    async def start(self) -> "Listener":
        """Connects; everything that follows is heard."""
        connected = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._listen(connected))
        await connected
        return self

    def expect(self, mark: bytes) -> asyncio.Future[None]:
        """Done as soon as the page shows a mark that it has not been told before."""
        return self._awaited.setdefault(mark, asyncio.get_running_loop().create_future())

    def forget(self, mark: bytes) -> None:
        """Expects a mark no longer."""
        self._awaited.pop(mark, None)

    async def stop(self) -> None:
        """Leaves, as a closed tab does."""
        self._visitor.close()
        if self._reading and not self._reading.cancel():
            # It has failed meanwhile, and says why.
            await self._reading

    async def _listen(self, connected: asyncio.Future[None]) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    self._visitor.host, self._visitor.port, limit=_LARGEST
                )
                try:
                    writer.write(head_of("GET", "/events?" + urlencode(self.view), self._visitor.name))
                    status = await _head(reader)
                    if status[0] != 200:
                        raise Failed(f"the stream of {self.view} was answered with {status[0]}")
                    if not connected.done():
                        connected.set_result(None)
                    await self._read(reader)
                finally:
                    writer.close()
            except (ConnectionError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.3)
            except Exception as failure:
                if connected.done():
                    raise
                return connected.set_exception(failure)

    async def _read(self, reader: asyncio.StreamReader) -> None:
        text = b""
        while size := int(await reader.readline() or b"0", 16):
            text += (await reader.readexactly(size + 2))[:-2]
            *events, text = text.split(b"\n\n")
            for event in events:
                self.events += 1
                self._seen(event)
                if b"event: refresh" in event:
                    self.refreshes += 1
                    self._seen(await self._visitor.page(self.view))

    def _seen(self, content: bytes) -> None:
        for mark in [mark for mark in self._awaited if mark in content]:
            self._awaited.pop(mark).set_result(None)


def head_of(method: str, path: str, host: str, token: str | None = None, length: int = 0) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    if token:
        lines += [f"Origin: http://{host}", f"X-Diorama-Token: {token}"]
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()


def cut(connection: socket.socket) -> None:
    """Ends a connection as a machine does that loses its power: without a word, and what is on its way is lost."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


async def _reply(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    status, length = await _head(reader)
    return status, await reader.readexactly(length)


async def _head(reader: asyncio.StreamReader) -> tuple[int, int]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    length = next((int(line.split(":")[1]) for line in head if line.startswith("content-length:")), 0)
    return int(head[0].split()[1]), length
