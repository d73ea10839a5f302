"""A second kind of scene, written from outside: files, pages, saves, panel and commands know it."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import edit


@pytest.fixture
def board(notices, notice_project):
    with Preview(notices, notice_project) as running:
        yield running


@pytest.fixture
def page(board, new_page):
    page = new_page()
    page.goto(board.url)
    return page


def run(notices, root, *words):
    return subprocess.run([notices, *words, "--root", root], capture_output=True, text=True, check=False)


def test_shows_the_notices_of_the_fixture(page):
    expect(page.locator(".noticeList li")).to_have_text(["The lift is back.", "Lost, one glove. Ask the janitor."])


def test_patches_a_saved_notice_and_a_saved_colour_without_reloading(page, notice_project):
    page.evaluate("window.kept = true")
    edit(notice_project / "Scenes/lobby.yaml", "The lift is back.", "The lift is down.")
    expect(page.locator(".noticeList li")).to_contain_text(["Lost, one glove", "The lift is down."])
    edit(notice_project / "Themes/cork.yaml", 'light: "#FFF8E1"', 'light: "#E1F5FE"')
    expect(page.locator(".noticeList")).to_have_css("background-color", "rgb(225, 245, 254)")
    assert page.evaluate("window.kept")


def test_keeps_the_last_good_picture_over_a_broken_save(page, notice_project):
    edit(notice_project / "Scenes/lobby.yaml", "  notices:", "  notizes:")
    expect(page.locator("#d-overlay")).to_contain_text("did you mean 'notices'?")
    expect(page.locator(".noticeList li")).to_have_count(2)
    edit(notice_project / "Scenes/lobby.yaml", "  notizes:", "  notices:")
    expect(page.locator("#d-overlay")).to_be_hidden()


def test_posts_from_the_panel_and_takes_down_as_the_janitor(page, board, new_page):
    janitor = new_page()
    janitor.goto(board.url + "?user=janitor")
    page.get_by_label("Notice").fill("Coffee at four.")
    page.get_by_role("button", name="Put up").click()
    for either in (page, janitor):
        expect(either.locator(".noticeList li")).to_contain_text(["lift", "glove", "Coffee at four."])
    expect(page.locator("#board-total")).to_have_text("3 notices")
    expect(page.locator(".noticeList button")).to_have_count(0)
    janitor.locator(".noticeList li", has_text="Coffee").get_by_role("button").click()
    expect(page.locator(".noticeList li")).to_have_count(2)


def test_inspects_a_notice(page):
    page.get_by_role("button", name="Inspect").click()
    page.locator(".noticeList li").first.click()
    inspected = page.locator("#d-inspected")
    expect(inspected).to_contain_text("noticeList.textColor")
    expect(inspected).to_contain_text("Themes/cork.yaml")


def test_has_the_commands_that_read_files(notices, notice_project):
    assert run(notices, notice_project, "validate", "--strict").returncode == 0
    layout = json.loads(run(notices, notice_project, "layout", "lobby", "--format", "json").stdout)
    assert [(row["id"], row["width"]) for row in layout] == [("noticeList", 800)]
    assert "Themes/cork.yaml" in run(notices, notice_project, "explain", "lobby", "noticeList.textColor").stdout
    assert "The lift is back." in run(notices, notice_project, "render", "lobby").stdout
    schema = json.loads(run(notices, notice_project, "schema", "contexts").stdout)
    assert "notices" in schema["properties"] and "users" not in schema["properties"]
    assert "notices.duplicate" in run(notices, notice_project, "rules", "--short").stdout


@pytest.mark.parametrize("command", ["layout", "explain", "render"])
def test_gives_examples_of_its_own_that_work(notices, notice_project, tmp_path, command):
    text = run(notices, notice_project, command, "--help").stdout
    (line,) = re.findall(r"^  notices (.+)$", text[text.index("Examples:") :], re.MULTILINE)
    done = run(notices, notice_project, *line.replace("lobby.html", str(tmp_path / "lobby.html")).split())
    assert done.returncode == 0, done.stderr


def test_starts_a_scene_and_a_theme_that_validate(notices, tmp_path):
    first = run(notices, tmp_path, "new", "scene", "lobby-board")
    assert first.stdout == "wrote Themes/paper.yaml\nwrote Scenes/lobby-board.yaml\n"
    assert run(notices, tmp_path, "new", "theme", "night", "--with", "noticeList").stdout == "wrote Themes/night.yaml\n"
    checked = run(notices, tmp_path, "validate", "--strict")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    page = run(notices, tmp_path, "render", "lobby-board", "--theme", "night").stdout
    assert "<title>Lobby board" in page and "The first notice." in page


def test_lists_nothing_of_another_kind_in_a_new_file(notices, tmp_path):
    refused = run(notices, tmp_path, "new", "theme", "night", "--with", "roster")
    assert refused.returncode == 2
    assert "there is no component or part 'roster'" in refused.stderr


def test_tells_a_notice_that_hangs_twice_at_its_place(notices, notice_project):
    edit(notice_project / "Scenes/lobby.yaml", "The lift is back.", "Lost, one glove. Ask the janitor.")
    found = run(notices, notice_project, "validate")
    assert "Scenes/lobby.yaml:11:7: warning" in found.stdout + found.stderr
