"""What somebody reads who has written a home screen's widget, and no screen yet."""

import pytest
from playwright.sync_api import expect

from support.preview import Preview
from support.tool import run


@pytest.mark.parametrize("path", ["", "gallery"])
def test_says_what_puts_a_widget_on_a_screen(binary, tmp_path, new_page, path):
    assert run(binary, "new", "widget", "weather/now", root=tmp_path).returncode == 0
    with Preview(binary, tmp_path) as server:
        page = server.shown_in(new_page())
        page.goto(server.url + path)
        expect(page.get_by_role("heading", name="No scene to show")).to_be_visible()
        expect(page.locator("code").first).to_have_text("new scene home --type homeScreen")
        words = ["new", "scene", "home", "--type", "homeScreen"]
        assert run(binary, *words, root=tmp_path).returncode == 0
        if path:
            page.goto(server.url + path)
            expect(page.get_by_text("weather/now").first).to_be_visible()
        else:
            expect(page.locator("#scene .homeWidget")).to_have_count(1)
