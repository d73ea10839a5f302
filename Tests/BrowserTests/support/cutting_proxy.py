"""Stands between a page and the preview, to break connections that neither of them wants to end."""

import contextlib
import socket
import threading


class CuttingProxy:
    """Forwards connections to a port of this machine, and can cut them all.

    The preview answers only under its own port, so what a page says about the proxy's port is rewritten on the way; both
    have five digits, which leaves every length as it is.
    """

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = self._listen()
        self.port = self._listener.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_closed = False
        self.refuses = False
        self.requests: list[bytes] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _listen(self) -> socket.socket:
        while True:
            listener = socket.create_server(("127.0.0.1", 0))
            if len(str(listener.getsockname()[1])) == len(str(self._target)):
                return listener
            listener.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def cut(self) -> None:
        """Ends every open connection without a word."""
        with self._lock:
            for connection in self._open:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._is_closed = True
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while not self._is_closed:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            if self.refuses:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self._target))
            with self._lock:
                self._open |= {client, server}
            for source, target, is_request in ((client, server, True), (server, client, False)):
                threading.Thread(target=self._copy, args=(source, target, is_request), daemon=True).start()

    def _copy(self, source: socket.socket, target: socket.socket, is_request: bool) -> None:
        ours, theirs = str(self.port).encode(), str(self._target).encode()
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if is_request:
                    self.requests.append(data)
                    data = data.replace(b"127.0.0.1:" + ours, b"127.0.0.1:" + theirs)
                target.sendall(data)
        for connection in (source, target):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open -= {source, target}
        source.close()
