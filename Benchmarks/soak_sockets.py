"""The loads of those who misbehave: streams that vanish, connections that are slow."""

import asyncio
import json
import random
import socket
from urllib.parse import urlencode

from soak_http import Visitor, cut, head_of
from soak_loads import STAGE, click, paced

_REQUEST_DEADLINE = 100.0
"""Seconds within which the server ends a request that drips, the server's own deadline and its pace included."""


class RawSockets:
    """Connections that are not what a browser makes."""

    def __init__(self, visitor: Visitor, views: list[dict[str, str]], seed: int) -> None:
        self.vanished = 0
        self.slow = 0
        self.overdue = 0
        """Requests that dripped for longer than the server should have waited."""
        self._visitor = visitor
        self._views = views
        self._random = random.Random(seed)

    async def vanish(self, count: int, seconds: float) -> None:
        """Opens streams and cuts them, some before they are answered."""

        async def one(_: int) -> None:
            connection = await self._connect()
            await self._send(connection, head_of("GET", self._events_path(), self._visitor.name))
            await asyncio.sleep(self._random.choice((0, self._random.random() * 0.05, self._random.random() * 5)))
            cut(connection)
            self.vanished += 1

        await paced(count, seconds, one, 500)

    async def drip(self, count: int, seconds: float) -> None:
        """Sends requests byte by byte, reads nothing of an answer, or says nothing at all."""

        async def one(number: int) -> None:
            # One in fifty stays until the server has had enough; all of them early, so that the load ends in time.
            to_the_end = number % 50 == 0 and number < count * 0.7
            way = self._drip_request if to_the_end else self._random.choice(
                (self._drip_request, self._drip_request, self._read_nothing, self._half_open)
            )
            self.slow += 1
            await way(_REQUEST_DEADLINE if to_the_end else self._random.random() * 10, to_the_end)

        await paced(count, seconds, one, 1000)

    async def _drip_request(self, seconds: float, to_the_end: bool) -> None:
        connection = await self._connect()
        body = json.dumps(click(STAGE, "reward", "noah")).encode()
        head = head_of("POST", "/command", self._visitor.name, self._visitor.token, len(body))
        # Half of them drip the body, half the head; none sends its last byte.
        whole = len(head) if self._random.random() < 0.5 else 0
        rest = (head + body)[whole:-1]
        pause = max(0.2, 1.1 * seconds / len(rest))
        await self._send(connection, head[:whole])
        clock = asyncio.get_running_loop().time
        start = clock()
        for byte in rest:
            if clock() - start > seconds or not await self._send(connection, bytes([byte])):
                break
            await asyncio.sleep(pause)
        if to_the_end and clock() - start > seconds:
            self.overdue += 1
        cut(connection) if self._random.random() < 0.5 else connection.close()

    async def _read_nothing(self, seconds: float, _: bool) -> None:
        connection = await self._connect(receiving=4096)
        path = self._events_path() if self._random.random() < 0.5 else "/?" + urlencode(STAGE)
        await self._send(connection, head_of("GET", path, self._visitor.name))
        await asyncio.sleep(seconds)
        cut(connection)

    async def _half_open(self, seconds: float, _: bool) -> None:
        connection = await self._connect()
        if self._random.random() < 0.5:
            connection.shutdown(socket.SHUT_WR)
        await asyncio.sleep(seconds)
        connection.close()

    def _events_path(self) -> str:
        return "/events?" + urlencode(self._random.choice(self._views))

    async def _connect(self, receiving: int | None = None) -> socket.socket:
        connection = socket.socket()
        if receiving:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receiving)
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, (self._visitor.host, self._visitor.port))
        return connection

    async def _send(self, connection: socket.socket, content: bytes) -> bool:
        """Whether the other side still listens."""
        try:
            await asyncio.get_running_loop().sock_sendall(connection, content)
            # What a server closes is readable, with nothing in it.
            return not connection.recv(1, socket.MSG_PEEK) == b""
        except BlockingIOError:
            return True
        except OSError:
            return False
