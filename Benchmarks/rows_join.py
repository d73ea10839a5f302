"""The row about coming late: into a room where much was drawn and much was said."""

import statistics
from pathlib import Path

from browser import FIRST_PAINT, running_browser
from preview_client import Preview, PreviewClient
from project import copy_project
from report import Row
from rows_board import draw_strokes
from rows_talk import write_lecture

_STUDENTS = 20
_MUCH = 10_000
_JOINS = 9
_TEACHER = "lin"
# A mark is set in the frame that has the strokes, where it moves nothing, and the browser tells when it has shown that.
_STROKES = """
const look = () => {
  const sheet = document.querySelector("#scene .sheet");
  if (!sheet || getComputedStyle(sheet).contentVisibility === "hidden") return requestAnimationFrame(look);
  const mark = document.createElement("p");
  mark.textContent = "seen";
  mark.style.cssText = "position: fixed; left: 0; top: 0; z-index: 9";
  mark.setAttribute("elementtiming", "strokes");
  document.body.append(mark);
};
requestAnimationFrame(look);
window.strokesSeen = new Promise((resolve) =>
  new PerformanceObserver((list) => resolve(list.getEntries()[0].renderTime))
  .observe({ type: "element", buffered: true }));
"""
_SENT = """
() => performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)
"""


def late_join(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Opening the page of a lecture with ten thousand strokes on the board and as many messages in the chat."""
    project = copy_project(root, scratch / "join")
    scene = write_lecture(project, _STUDENTS, _MUCH)
    paints, strokes, sent = [], [], []
    with Preview(binary, project) as server, running_browser() as browser:
        client = PreviewClient(server.url)
        client.read_token(client.page_path(scene))
        draw_strokes(client, scene, _TEACHER, 0, _MUCH)
        # Each through the eyes of somebody who has not looked yet, and with a cache of their own.
        for number in range(_JOINS + 1):
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.add_init_script(_STROKES)
            page.goto(client.origin + client.page_path(scene, user=f"student-{number + 1}"))
            page.wait_for_selector(f"#c-chat--said-{_MUCH}")
            paints.append(page.evaluate(FIRST_PAINT))
            strokes.append(page.evaluate("strokesSeen"))
            sent.append(page.evaluate(_SENT))
            page.close()
    # The first one waited for the browser to start.
    paint, drawn, size = statistics.median(paints[1:]), statistics.median(strokes[1:]), max(sent)
    return [
        Row(
            f"joining a room with {_MUCH:,} strokes and {_MUCH:,} messages: first paint, median of {_JOINS}",
            f"{paint:.0f} ms, all strokes {drawn:.0f} ms", "–", None, "≤ 300 ms", paint <= 300,
        ),
        Row("the same: what is sent", f"{size / 1e6:.2f} MB", "–", None, "≤ 2 MB", size <= 2e6),
    ]  # fmt: skip
