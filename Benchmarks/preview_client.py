"""The preview server as the benchmark sees it: the one place that knows its addresses, commands and marks."""

import http.client
import json
import re
import sys
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from measure import Failed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))

from support.preview import Preview  # noqa: E402, F401  (the tests and the benchmark start the server in one way)

STATE_BAR = "#c-stateBar > .stateBar"
"""The state bar in the page; its background is what the theme edit changes."""

EVENT_TARGET = "#c-roster--row-student-1"
"""What an event of `send_event` changes in the page."""

POLL_TURNOUT = "[id='c-classTools/poll--voters']"
"""How many have voted, on the teacher's card of a poll."""

_CLASS_VIEW = {"user": "teacher", "open": "toolBar.roster"}

EVENT_MARK = b"student-1"
"""What the stream holds when that event has come; the clock's ticks do not."""


class PreviewClient:
    """Speaks to a running preview."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url)
        self._connection = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=30)
        self._token: str | None = None

    @property
    def origin(self) -> str:
        return f"http://{self.address.netloc}"

    def page_path(self, scene: str, **view: str) -> str:
        """The path of a view's page."""
        return "/?" + urlencode({"scene": scene, **view})

    def class_path(self, scene: str) -> str:
        """The path of the page on which an event of `send_event` is seen: the teacher's, with the roster open."""
        return self.page_path(scene, **_CLASS_VIEW)

    def events_path(self, scene: str) -> str:
        """The path of that page's event stream."""
        return "/events?" + urlencode({"scene": scene, **_CLASS_VIEW})

    def events_path_of(self, scene: str, **view: str) -> str:
        """The path of the event stream of any view."""
        return "/events?" + urlencode({"scene": scene, **view})

    @property
    def token(self) -> str | None:
        """What commands need, after `read_token`."""
        return self._token

    def get(self, path: str) -> bytes:
        """The body of a page."""
        return self._request("GET", path)

    def prepare_events(self, scene: str) -> None:
        """Reads the token that commands need from the page they are sent for."""
        self.read_token(self.class_path(scene))
        self._view = {"scene": scene, **_CLASS_VIEW}

    def read_token(self, path: str) -> None:
        """Reads the token that commands need from a page."""
        page = self.get(path).decode()
        token = re.search(r'<meta name="diorama-token" content="([^"]+)"', page)
        if not token:
            raise Failed("the page has no token")
        self._token = token.group(1)

    def send_event(self, number: int) -> None:
        """Makes one context event that changes one student's row and video window, another way each time.

        The teacher rewards the student, whose count grows; the number only tells the calls apart.
        """
        command = {"component": "roster", "action": "reward", "argument": "student-1"}
        self._post("/command", {"view": self._view, **command})

    def _post(self, path: str, message: dict) -> None:
        headers = {"Content-Type": "application/json", "Origin": self.origin, "X-Diorama-Token": self._token}
        self._request("POST", path, json.dumps(message).encode(), headers)

    def draw(self, scene: str, user: str, name: str, points: list[tuple[int, int]], sheet: int = 0) -> None:
        """Lays a stroke on the board; needs `read_token`."""
        values = {
            "kind": "curve", "color": "0 115 255", "size": "2", "sheet": str(sheet),
            "points": " ".join(f"{x} {y}" for x, y in points),
        }
        command = {"component": "board", "action": "draw", "argument": name, "values": values}
        self._post("/command", {"view": {"scene": scene, "user": user}, **command})

    def whisper_stroke(self, scene: str, user: str, name: str, points: list[tuple[int, int]]) -> None:
        """Tells points of a stroke on its way; needs `read_token`."""
        coordinates = [number for point in points for number in point]
        draft = {"id": name, "kind": "curve", "color": [0, 115, 255], "size": 2, "sheet": 0, "points": coordinates}
        self._post("/whisper", {"view": {"scene": scene, "user": user}, "origin": user, "draft": draft})

    def matrix_path(self, **axes: str) -> str:
        """The path of the page that shows one file in many ways."""
        return "/matrix?" + urlencode(axes)

    def tell(self, scene: str, topic: str, value: dict) -> None:
        """Says something on a topic, within the telephone of a scene; needs `read_token`."""
        self._post("/simulate", {"view": {"scene": scene}, "told": {"topic": topic, "_1": value}})

    def _request(self, method: str, path: str, body: bytes | None = None, headers: dict | None = None) -> bytes:
        self._connection.request(method, path, body, headers or {})
        response = self._connection.getresponse()
        content = response.read()
        if response.status >= 300:
            raise Failed(f"{method} {path} was answered with {response.status}: {content[:200]!r}")
        return content
