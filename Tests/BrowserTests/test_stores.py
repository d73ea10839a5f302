"""Stores of apps that other programs write while the preview reads them: SQLite, with its own program."""

import sqlite3
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.lab import face, lab, part, running

NOTE = """widget: lab/note
title: Note
families: [systemSmall]
data:
  note: { store: note, shape: { title: text }, sample: { title: Sample } }
layouts:
  systemSmall:
    content: [{ text: "{note.title | or('Nothing')} {note.state}" }]
"""


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
    sqlite(stores / "lab@anna.sqlite", entry("Bread"))
    expect(face(anna, "note")).to_have_text("Bread fresh")
    expect(face(page, "note")).to_have_text("Milk fresh")
    # What is taken out is no entry any more, and not the last one.
    sqlite(stores / "lab.sqlite", "DELETE FROM entries")
    expect(face(page, "note")).to_have_text("Nothing never")


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


def test_say_what_is_too_large_to_be_shown(lab, stores):
    lab.write("Widgets/lab/note.yaml", NOTE)
    lab.place("note")
    page = lab.open(lab.preview("--state", str(stores)))
    path = stores / "lab.sqlite"
    expect(part(page)).to_contain_text("Shared")
    sqlite(path, entry("Milk"))
    expect(face(page, "note")).to_have_text("Milk fresh")
    sqlite(path, entry("x" * (1 << 20)))
    expect(face(page, "note")).to_have_text("Milk stale")
    expect(page.locator("#d-log")).to_contain_text("may have 1048576")
    sqlite(path, entry("Eggs"))
    expect(face(page, "note")).to_have_text("Eggs fresh")
