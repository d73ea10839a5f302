"""Discussion groups that a theme or a scene switches off, on the pages of those who would be in them."""

import pytest
from playwright.sync_api import expect
from support.saving import edit

SCENE = "Scenes/breakout.yaml"


def switch(root, line: str) -> None:
    edit(root / SCENE, "components:\n", f"components:\n  breakoutRoom: {{ {line} }}\n")


@pytest.fixture
def seat(preview, new_bench):
    def open_page(user: str, **view: str):
        return new_bench(preview, scene="breakout", user=user, **view)

    return open_page


def room(bench):
    return bench.state_bar.locator(".room")


def test_keeps_everybody_in_the_class_where_there_are_no_groups(project, preview, seat):
    member = seat("chen")
    asked = seat("priya")
    teacher = seat("lin")
    button = teacher.page.locator("#scene .toolBar").get_by_role("button", name="Groups")
    expect(room(member)).to_have_text("Lenses")
    expect(asked.page.locator("#scene .alert-box:visible")).to_be_visible()
    expect(button).to_be_visible()

    switch(project, "enable: false")
    expect(room(member)).to_have_text("Physics 7B")
    expect(member.page.get_by_role("button", name="Help")).to_have_count(0)
    expect(asked.page.locator("#scene .alert-box:visible")).to_have_count(0)
    expect(button).to_have_count(0)
    # What is said and drawn is the class's, too.
    expect(member.page.locator("#scene .videoStrip")).to_contain_text("Ms. Lin")

    edit(project / SCENE, "  breakoutRoom: { enable: false }\n", "")
    expect(room(member)).to_have_text("Lenses")


def test_shows_nothing_of_a_group_that_is_not_visible(project, preview, seat):
    member = seat("chen")
    observer = seat("dean")
    expect(room(member)).to_have_text("Lenses")
    theme = project / "Themes/agora.yaml"
    edit(theme, "  breakoutRoom:\n", "  breakoutRoom:\n    visible: false\n")
    expect(member.page.locator("#scene .placed:visible")).to_have_count(0)
    expect(room(observer)).to_have_text("Physics 7B")
