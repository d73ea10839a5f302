"""What the guides to home-screen widgets claim besides their files: each row of a list, and a server that answers."""

import functools
import html
import json
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from support.guides import prepare, text_of, write
from support.preview import Preview
from support.tool import run

DATA = text_of("data-and-bindings")
SHOWN = re.findall(r"^- `(.+)` shows `(.+)`$", DATA, re.MULTILINE)
ANSWERED = re.findall(r"^- `(.+)` is answered with `(.+)`$", DATA, re.MULTILINE)


@pytest.fixture
def harbour(binary, tmp_path):
    """The project of the guide to data, in which the tests below change the widget."""
    prepare(binary, DATA, tmp_path / "project", tmp_path / "home")
    write(DATA, tmp_path / "project")
    return tmp_path / "project"


def show(harbour, values):
    """Puts one text for each value in place of what the guide's widget shows."""
    path = harbour / "Widgets/harbour/board.yaml"
    head = path.read_text(encoding="utf-8").partition("layouts:\n")[0]
    rows = [f"            - text: {{ value: {json.dumps(value, ensure_ascii=False)}, size: 11, lines: 1 }}\n" for value in values]
    path.write_text(head + "layouts:\n  systemLarge:\n    content:\n      - column:\n          spacing: 0\n          items:\n" + "".join(rows), encoding="utf-8")


def test_shows_values_as_the_guide_to_data_says(binary, harbour):
    assert len(SHOWN) > 15
    show(harbour, [value for value, _ in SHOWN])
    page = run(binary, "render", "board", root=harbour).stdout
    lines = re.findall(r'<[^>]*class="[^"]*\bhv-line\b[^"]*"[^>]*>([^<]*)<', page)
    assert [html.unescape(line).strip() for line in lines] == [shown for _, shown in SHOWN]


@pytest.mark.parametrize(("value", "answer"), ANSWERED)
def test_answers_mistakes_as_the_guide_to_data_says(binary, harbour, value, answer):
    show(harbour, [value])
    checked = run(binary, "validate", root=harbour)
    assert answer in checked.stdout and ": 1 error, " in checked.stdout, checked.stdout


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_):
        pass


@pytest.fixture
def served(binary, tmp_path):
    """The preview at the end of the guide to the first widget, with the server that the guide starts."""
    project = tmp_path / "project"
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=project / "server"))
    text = text_of("your-first-home-screen-widget").replace("8090", str(server.server_port))
    option = re.search(r"start it as\s+`diorama preview (--allow-host \S+)`", text)[1].split()
    prepare(binary, text, project, tmp_path / "home")
    write(text, project)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with Preview(binary, project, *option) as running:
            yield running
    finally:
        server.shutdown()
        server.server_close()


def test_ends_with_what_a_server_says(served, new_bench):
    page = new_bench(served, scene="home").page
    expect(page.locator("#c-small .homeWidget")).to_contain_text("16:20")
    expect(page.locator("#c-tide .homeWidget")).to_contain_text("New harbour")


def test_switches_lamps_as_the_guide_to_data_says(binary, harbour, new_bench):
    with Preview(binary, harbour) as running:
        page = new_bench(running, scene="quay").page
        lamps = page.locator("#scene")
        quay, beacon, pier = (lamps.get_by_role("switch", name=name) for name in ("Quay", "Beacon", "Pier"))
        quay.click()
        expect(quay).to_have_attribute("aria-checked", "false")
        expect(pier).to_be_disabled()
        beacon.click()
        expect(beacon).to_have_attribute("aria-checked", "true")
        page.get_by_role("button", name="+1 h").click()
        expect(beacon).to_have_attribute("aria-checked", "false")
        expect(quay).to_have_attribute("aria-checked", "false")
        expect(page.locator("#d-log")).to_contain_text("beacon.power not confirmed within 5 s")
