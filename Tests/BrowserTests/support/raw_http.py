"""Requests as they stand: nothing is normalised, added or followed."""

import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

_TIMEOUT = 60


@dataclass
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


class RawClient:
    """Speaks to a preview over sockets of its own."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self._address = (urlsplit(url).hostname, urlsplit(url).port)

    def send(self, request: bytes) -> Reply:
        """Sends bytes and reads one reply; a status of 0 is a connection that was closed without one."""
        with socket.create_connection(self._address, timeout=_TIMEOUT) as connection:
            try:
                connection.sendall(request)
            except (BrokenPipeError, ConnectionResetError):
                # Refused before all was sent: the reply may still be there to read.
                pass
            return self._read(connection)

    def request(self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes = b"") -> Reply:
        """One request; `Host` is the preview's own unless a header says otherwise, and None leaves a header out."""
        fields = {"Host": self.host, "Connection": "close", **(headers or {})}
        if body or method == "POST":
            fields.setdefault("Content-Length", str(len(body)))
        lines = [f"{method} {target} HTTP/1.1"] + [f"{name}: {value}" for name, value in fields.items() if value is not None]
        return self.send("\r\n".join(lines).encode() + b"\r\n\r\n" + body)

    def get(self, target: str, **headers: str | None) -> Reply:
        return self.request("GET", target, {name.replace("_", "-"): value for name, value in headers.items()})

    def action_token(self) -> str:
        """The secret that the page carries for its own requests."""
        return re.search(r'name="diorama-token" content="([^"]+)"', self.get("/").text)[1]

    @staticmethod
    def _read(connection: socket.socket) -> Reply:
        data = b""
        try:
            while chunk := connection.recv(65536):
                data += chunk
                head, end, body = data.partition(b"\r\n\r\n")
                # An event stream never ends; its head is all that is asked about.
                if end and b"text/event-stream" in head:
                    break
        except ConnectionResetError:
            pass
        if not data:
            return Reply(0, {}, b"")
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return Reply(int(first.split()[1]), headers, body)
