"""What is beyond the preview: servers, a broker, a class; all of them real."""

import re
import shutil
import socket
import struct
import subprocess
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.lab import face, lab, part, running
from support.preview import Preview
from support.servers import Answer, Broker, Server

ROOT = Path(__file__).resolve().parents[2]

VALUE = """widget: lab/{name}
title: {name}
families: [systemSmall]
data:
  told: {{ http: "{url}", shape: {{ text: text }}, sample: {{ text: Sample }} }}
layouts:
  systemSmall:
    content: [{{ text: "{{told.text}} {{told.state}}" }}]
"""

PICTURE = """widget: lab/{name}
title: {name}
families: [systemSmall]
layouts:
  systemSmall:
    content: [{{ image: {{ url: "{url}", failed: "#FF0000", width: 40, height: 40 }} }}]
"""

LIGHT = """widget: lab/light
title: Light
families: [todayCompact]
data:
  light: { topic: lab/light, shape: { is: text }, sample: { is: unknown } }
layouts:
  todayCompact:
    content: [{ text: "{light.is} {light.state}" }]
"""


@pytest.fixture
def broker(tmp_path):
    with Broker(tmp_path) as running:
        yield running


def png(red: int) -> bytes:
    """A picture of one colour, one pixel wide."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes([0, red, 0, 0]))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


# Servers


def test_values_of_servers_or_what_stands_in_for_them(lab):
    with Server() as inside, Server() as server:
        server.answers = {
            "/fine": Answer(b'{"text": "Fresh"}'),
            "/broken": Answer(b"{}", status=500),
            "/garbage": Answer(b"<html>"),
            "/slow": Answer(is_held=True),
            "/large": Answer(b" " * (10 << 20)),
            "/inside": Answer(status=302, headers={"Location": inside.url("/secret")}),
        }
        names = [path[1:] for path in server.answers]
        for name in names:
            lab.write(f"Widgets/lab/{name}.yaml", VALUE.format(name=name, url=server.url(f"/{name}")))
        lab.place(*names)
        page = lab.open(lab.preview("--allow-host", server.host))
        expect(face(page, "fine")).to_have_text("Fresh fresh")
        for name in ("broken", "garbage", "large", "inside"):
            expect(face(page, name)).to_have_text("Sample failed")
        expect(face(page, "slow")).to_have_text("Sample never")
        server.let_go()
        expect(face(page, "slow")).to_have_text("Sample failed")
        assert inside.asked == []
        expect(part(page)).to_contain_text(server.host)


def test_ask_nobody_who_was_not_named(lab):
    name = socket.gethostname()
    with Server(host="0.0.0.0") as server:
        port = server.host.split(":")[1]
        lab.write("Widgets/lab/own.yaml", VALUE.format(name="own", url=f"http://{name}:{port}/"))
        lab.write("Widgets/lab/other.yaml", VALUE.format(name="other", url=f"http://127.0.0.1:{port}/"))
        lab.place("own", "other")
        # A name is no literal address: what it means on this machine is not asked.
        page = lab.open(lab.preview("--allow-host", f"{name}:{port}"))
        for widget in ("own", "other"):
            expect(face(page, widget)).to_have_text("Sample failed")
        assert server.asked == []


def test_show_pictures_that_the_server_has_fetched(lab):
    with Server() as server:
        server.answers = {
            "/png": Answer(png(200)),
            "/svg": Answer(b"<svg xmlns='http://www.w3.org/2000/svg'/>", headers={"Content-Type": "image/png"}),
            "/gif": Answer(b"GIF89a\x01\x00\x01\x00\x00\x00\x00;", headers={"Content-Type": "image/png"}),
            "/large": Answer(png(1) + b" " * (2 << 20)),
        }
        names = [path[1:] for path in server.answers]
        for name in names:
            lab.write(f"Widgets/lab/{name}.yaml", PICTURE.format(name=name, url=server.url(f"/{name}")))
        lab.place(*names)
        page = lab.open(lab.preview("--allow-host", server.host))
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        shown = face(page, "png").locator(".hv-part")
        expect(shown).to_have_attribute("style", re.compile(r"/assets/[0-9a-f-]+\.png"))
        for name in ("svg", "gif", "large"):
            expect(page.locator("#d-log")).to_contain_text(server.url(f"/{name}"))
            expect(face(page, name).locator(".hv-part")).to_have_css("background-color", "rgb(255, 0, 0)")
        assert sorted(server.asked) == sorted(server.answers)
        assert not [url for url in requests if server.host in url]


def test_show_files_in_place_of_pictures_from_the_network(lab):
    (lab.root / "Widgets/lab/day.png").write_bytes(png(100))
    lab.fixture("network: { https://pictures.example/day: { file: Widgets/lab/day.png } }\n")
    lab.write("Widgets/lab/day.yaml", PICTURE.format(name="day", url="https://pictures.example/day"))
    lab.place("day")
    page = lab.open(lab.preview())
    expect(face(page, "day").locator(".hv-part")).to_have_attribute(
        "style", re.compile(r"/assets/[0-9a-f-]+\.png")
    )
    # Nothing was allowed, and the panel says nothing of it.
    expect(part(page)).to_have_count(0)


# A broker


def test_follow_a_broker_that_dies_and_comes_back(lab, broker):
    lab.write("Widgets/lab/light.yaml", LIGHT)
    lab.place("light", kind="todayView", family="todayCompact")
    page = lab.open(lab.preview("--broker", broker.url))
    page.evaluate("window.kept = true")
    expect(part(page)).to_contain_text("Connected")
    broker.publish("lab/light", '{"is": "on"}')
    expect(face(page, "light")).to_have_text("on fresh")
    broker.kill()
    expect(face(page, "light")).to_have_text("on stale")
    expect(part(page)).to_contain_text("values are stale until it is back")
    broker.start()
    expect(part(page)).to_contain_text("Connected")
    expect(face(page, "light")).to_have_text("on fresh")
    broker.publish("lab/light", '{"is": "off"}')
    expect(face(page, "light")).to_have_text("off fresh")
    assert page.evaluate("window.kept")


# A class


def test_show_the_class_whose_page_is_open_beside(lesson_project, binary, running, new_bench):
    root = lesson_project
    shutil.copytree(ROOT / "Widgets/classroom", root / "Widgets/classroom")
    shutil.copytree(ROOT / "Themes", root / "Themes", dirs_exist_ok=True)
    (root / "Scenes/contexts/watch.yaml").write_text("class: small-class\napps: { classroom: {} }\n")
    (root / "Scenes/watch.yaml").write_text(
        "scene: watch\ntype: lockScreen\ntheme: widgets\ncontexts: contexts/watch.yaml\ncompose:\n"
        "  - classroom/lesson: { id: line, slot: inline, family: accessoryInline }\n"
    )
    preview = running.enter_context(Preview(binary, root))
    page = new_bench(preview, scene="watch").page
    expect(face(page, "line")).to_contain_text("Physics 7B")
    physics = root / "Scenes/contexts/physics.yaml"
    physics.write_text(physics.read_text().replace("Physics 7B", "Chemistry 8A"))
    expect(face(page, "line")).to_contain_text("Chemistry 8A")


# The command line


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--allow-host", "host:port", "'--allow-host' cannot be 'host:port': expected HOST or HOST:PORT"),
        ("--state", __file__, f"'--state' cannot be '{__file__}': expected the path of a folder"),
        ("--broker", "mqtt://lin:secret@", "'--broker' cannot be read: expected mqtt://HOST:PORT"),
    ],
)
def test_say_what_an_option_takes(binary, option, value, words):
    ended = subprocess.run([binary, "preview", option, value], capture_output=True, text=True)
    assert ended.returncode == 2
    assert words in ended.stderr
    assert "secret" not in ended.stderr
