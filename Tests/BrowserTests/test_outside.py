"""What is beyond the preview: servers, stores that other programs write, a broker; all of them real."""

import re
import shutil
import socket
import sqlite3
import struct
import subprocess
import zlib
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.servers import Answer, Broker, Server

ROOT = Path(__file__).resolve().parents[2]

APP = "app: lab\ntitle: Lab\n"

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

NOTE = """widget: lab/note
title: Note
families: [systemSmall]
data:
  note: { store: note, shape: { title: text }, sample: { title: Sample } }
layouts:
  systemSmall:
    content: [{ text: "{note.title | or('Nothing')} {note.state}" }]
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


class Lab:
    """A project of widgets that show one value each, and the previews of it that a test opens."""

    def __init__(self, root: Path, binary: Path, new_bench, running: ExitStack) -> None:
        self.root = root
        self._binary = binary
        self._new_bench = new_bench
        self._running = running
        for folder in ("Scenes/contexts", "Widgets/lab"):
            (root / folder).mkdir(parents=True)
        shutil.copytree(
            ROOT / "Themes", root / "Themes", ignore=shutil.ignore_patterns("agora*", "contrast*")
        )
        self.write("Widgets/lab/app.yaml", APP)
        self.fixture("")

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")

    def fixture(self, text: str) -> None:
        """What the fixture says beside the people and the app."""
        self.write("Scenes/contexts/lab.yaml", "people: [{ id: lin }, { id: anna }]\napps: { lab: {} }\n" + text)

    def place(self, *widgets: str, kind: str = "homeScreen", family: str = "systemSmall") -> None:
        """A screen with widgets, two in a row."""
        entries = [
            f"  - lab/{name}: {{ id: {name}, family: {family}"
            + (f", cell: [{index % 2 * 2}, {index // 2 * 2}]" if kind == "homeScreen" else "")
            + " }\n"
            for index, name in enumerate(widgets)
        ]
        self.write(
            "Scenes/lab.yaml",
            f"scene: lab\ntype: {kind}\ntheme: widgets\ncontexts: contexts/lab.yaml\ncompose:\n" + "".join(entries),
        )

    def preview(self, *options: str) -> Preview:
        return self._running.enter_context(Preview(self._binary, self.root, *options))

    def open(self, preview: Preview, **view: str):
        return self._new_bench(preview, scene="lab", **view).page


@pytest.fixture
def running():
    """What ends after the pages that listen to it."""
    with ExitStack() as running:
        yield running


@pytest.fixture
def lab(tmp_path, binary, running, new_bench):
    return Lab(tmp_path / "project", binary, new_bench, running)


@pytest.fixture
def broker(tmp_path):
    with Broker(tmp_path) as running:
        yield running


def face(page, name):
    return page.locator(f"#c-{name} .homeWidget .canvas")


def part(page):
    return page.get_by_label("Connections")


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


# Stores


def sqlite(path: Path, *statements: str) -> None:
    """Runs statements in the program of that name, as a person would."""
    script = ".timeout 20000\n" + "".join(f"{statement};\n" for statement in statements)
    subprocess.run(["sqlite3", "-bail", "-batch", str(path)], input=script, text=True, check=True)


def entry(title: str) -> str:
    return f"""INSERT OR REPLACE INTO entries VALUES ('note', '{{"title": "{title}"}}', NULL)"""


@pytest.fixture
def stores(tmp_path):
    return tmp_path / "stores"


def test_follow_what_other_programs_write(lab, stores):
    lab.write("Widgets/lab/note.yaml", NOTE)
    lab.place("note")
    preview = lab.preview("--state", str(stores))
    page = lab.open(preview)
    anna = lab.open(preview, user="anna")
    expect(face(page, "note")).to_contain_text("Nothing")
    sqlite(stores / "lab.sqlite", entry("Milk"))
    expect(face(page, "note")).to_have_text("Milk fresh")
    # Each of the people has a store of their own.
    expect(face(anna, "note")).to_contain_text("Nothing")
    sqlite(stores / "lab.anna.sqlite", entry("Bread"))
    expect(face(anna, "note")).to_have_text("Bread fresh")
    expect(face(page, "note")).to_have_text("Milk fresh")


def test_lose_nothing_while_two_programs_write(lab, stores):
    lab.write("Widgets/lab/note.yaml", NOTE)
    lab.place("note")
    page = lab.open(lab.preview("--state", str(stores)))
    path = stores / "lab.sqlite"
    expect(part(page)).to_contain_text("Shared")
    writers = []
    for writer in ("a", "b"):
        rows = "".join(f"INSERT INTO entries VALUES ('{writer}{number}', {number}, NULL);\n" for number in range(10_000))
        process = subprocess.Popen(["sqlite3", "-bail", "-batch", str(path)], stdin=subprocess.PIPE, text=True)
        process.stdin.write(".timeout 60000\nPRAGMA synchronous = OFF;\n" + rows)
        process.stdin.close()
        writers.append(process)
    for title in ("one", "two", "three"):
        sqlite(path, entry(title))
        expect(face(page, "note")).to_have_text(f"{title} fresh")
    assert [writer.wait() for writer in writers] == [0, 0]
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE key <> 'note'").fetchone() == (20_000,)
    expect(part(page)).to_contain_text("Shared")


def test_keep_the_last_entry_of_a_broken_store(lab, stores):
    lab.write("Widgets/lab/note.yaml", NOTE)
    lab.place("note")
    page = lab.open(lab.preview("--state", str(stores)))
    path = stores / "lab.sqlite"
    expect(part(page)).to_contain_text("Shared")
    sqlite(path, entry("Milk"))
    expect(face(page, "note")).to_have_text("Milk fresh")
    for end in ("", "-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    expect(part(page)).to_contain_text("was deleted")
    expect(face(page, "note")).to_have_text("Milk stale")
    broken = b"this is no database, " * 100
    path.write_bytes(broken)
    expect(part(page)).to_contain_text("cannot be read as a database")
    expect(face(page, "note")).to_have_text("Milk stale")
    assert path.read_bytes() == broken
    # Another file takes its place.
    other = stores / "other"
    sqlite(other, "CREATE TABLE entries (key TEXT PRIMARY KEY, value, written INTEGER) WITHOUT ROWID", entry("Eggs"))
    other.rename(path)
    expect(face(page, "note")).to_have_text("Eggs fresh")
    expect(part(page)).to_contain_text("Shared")


def test_wait_for_a_store_that_another_program_keeps(lab, stores):
    lab.write("Widgets/lab/note.yaml", NOTE)
    lab.place("note")
    stores.mkdir()
    keeper = sqlite3.connect(stores / "lab.sqlite", isolation_level=None)
    keeper.execute("PRAGMA locking_mode = EXCLUSIVE")
    keeper.execute("CREATE TABLE entries (key TEXT PRIMARY KEY, value, written INTEGER) WITHOUT ROWID")
    keeper.execute(entry("Milk"))
    page = lab.open(lab.preview("--state", str(stores)))
    expect(part(page)).to_contain_text("is locked by another process")
    keeper.close()
    expect(face(page, "note")).to_have_text("Milk fresh")
    expect(part(page)).to_contain_text("Shared")


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
