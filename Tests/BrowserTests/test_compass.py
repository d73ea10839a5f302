"""A view and a source of data for widgets, written from outside: files, commands and pages know them."""

import re
import subprocess

from playwright.sync_api import expect
from support.preview import Preview

NEEDLE = "#c-heading .hv-compass"


def test_shows_what_the_source_of_another_package_brings(outdoors, compass_project, new_page):
    with Preview(outdoors, compass_project) as running:
        page = running.shown_in(new_page())
        page.goto(running.url)
        expect(page.locator("#c-heading .homeWidget")).to_contain_text("Car park")
        expect(page.locator(NEEDLE)).to_have_attribute("style", re.compile("--heading:225"))


def test_knows_the_source_by_its_name(outdoors, compass_project):
    def validate():
        return subprocess.run([outdoors, "validate", "--root", compass_project], capture_output=True, text=True, check=False)

    assert validate().returncode == 0, validate().stdout
    widget = compass_project / "Widgets/outdoors/heading.yaml"
    widget.write_text(widget.read_text().replace("custom: route", "custom: rout"))
    assert "data.custom" in validate().stdout


def test_exports_a_theme_in_a_form_of_another_package(outdoors, compass_project, tmp_path_factory):
    folder = tmp_path_factory.mktemp("less")
    words = [outdoors, "export", "less", "--root", compass_project, "-o", folder]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    sheet = next(folder.glob("*.less"))
    lines = sheet.read_text().splitlines()
    assert lines and all(re.fullmatch(r"@\w+: #[0-9A-F]{6,8}; // Themes/[\w-]+\.yaml:\d+", line) for line in lines)
    sheet.write_text(sheet.read_text().replace("#", "#0", 1))
    checked = subprocess.run([*words, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 1 and "[export.drift]" in checked.stdout
