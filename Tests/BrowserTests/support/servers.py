"""What widgets reach beyond the preview: a server that answers as it is told, and Debian's MQTT broker."""

import os
import shutil
import signal
import socket
import subprocess
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from support.preview import port_to_keep


@dataclass
class Answer:
    """What a server answers, and whether it waits with that until the test lets it go."""

    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    is_held: bool = False


class Server:
    """A server on 127.0.0.1, or on another address of this machine, that remembers what it was asked."""

    def __init__(self, answers: dict[str, Answer] | None = None, host: str = "127.0.0.1") -> None:
        self.answers = answers or {}
        self.asked: list[str] = []
        self._let_go = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.asked.append(self.path)
                answer = outer.answers.get(self.path, Answer(status=404))
                if answer.is_held:
                    outer._let_go.wait()
                    self.close_connection = True
                    return
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer.body)))
                self.end_headers()
                try:
                    self.wfile.write(answer.body)
                except OSError:
                    # Whoever has read enough goes.
                    self.close_connection = True

            def log_message(self, *_) -> None:
                pass

        self._server = ThreadingHTTPServer((host, 0), Handler)
        self.host = f"{host}:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://{self.host}{path}"

    def let_go(self) -> None:
        """Ends the connections of all who wait for an answer."""
        self._let_go.set()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_) -> None:
        self.let_go()
        self._server.shutdown()
        self._server.server_close()


class Broker:
    """mosquitto on a port that it has again after it was killed."""

    def __init__(self, folder: Path) -> None:
        self.port = port_to_keep()
        self.url = f"mqtt://127.0.0.1:{self.port}"
        self._program = shutil.which("mosquitto", path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")
        self._settings = folder / "mosquitto.conf"
        self._settings.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous true\npersistence false\nuser root\n"
        )

    def __enter__(self) -> "Broker":
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.kill()

    def start(self) -> None:
        """Starts it, and waits until it listens."""
        self._process = subprocess.Popen(
            [self._program, "-c", str(self._settings)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        lines = iter(self._process.stdout.readline, "")
        assert any(" running" in line for line in lines), "mosquitto does not start"
        # Nobody reads on: a full pipe would stop it.
        threading.Thread(target=self._process.stdout.read, daemon=True).start()

    def kill(self) -> None:
        """Ends it without a word to those who are connected."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def publish(self, topic: str, text: str, retained: bool = True) -> None:
        """Says something on a topic, as MQTT 3.1.1 writes it."""
        with socket.create_connection(("127.0.0.1", self.port)) as connection:
            connection.sendall(_packet(0x10, _text("MQTT") + bytes([4, 2, 0, 30]) + _text("test")))
            assert connection.recv(4) == bytes([0x20, 2, 0, 0])
            connection.sendall(_packet(0x31 if retained else 0x30, _text(topic) + text.encode()))
            connection.sendall(_packet(0xE0, b""))


def _text(text: str) -> bytes:
    return len(text.encode()).to_bytes(2, "big") + text.encode()


def _packet(kind: int, body: bytes) -> bytes:
    size, length = len(body), b""
    while True:
        length += bytes([size % 128 | (128 if size > 127 else 0)])
        size //= 128
        if size == 0:
            return bytes([kind]) + length + body
