"""The bar's controls, the URL that they write, and popups."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect
from support import holding
from support.saving import edit

VIEW = {
    "scene": "small-class", "theme": "agora", "mode": "light", "device": "pad", "locale": "en", "user": "lin",
}  # fmt: skip


# A room whose clock is far from that of the others.
EVENING = """\
scene: evening
extends: presets/small
viewer: lin
contexts:
  clock: 2026-03-02T20:00:00Z
  room: { uuid: evening, name: Evening class, class: { state: during, startTime: -1m, duration: 45m } }
  users: [{ uuid: lin, name: Ms. Lin, role: teacher }]
"""


def view_of(page) -> dict:
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


@pytest.fixture
def bench(shipped, new_bench):
    opened = new_bench(shipped)
    opened.mark()
    return opened


CHOICES = [
    ("mode", "dark", "#scene", "data-mode", "dark"),
    ("device", "phone", "#d-device", "data-class", "phone"),
    ("locale", "zh-Hans", "#scene", "lang", "zh-Hans"),
]


@pytest.mark.parametrize(("control", "value", "selector", "attribute", "shown"), CHOICES)
def test_shows_a_choice_in_place_and_in_the_url(bench, control, value, selector, attribute, shown):
    bench.choose(control, value)
    expect(bench.page.locator(selector)).to_have_attribute(attribute, shown)
    assert view_of(bench.page) == {**VIEW, control: value}
    assert bench.has_mark()


def test_offers_themes_of_other_scenes_below_a_reason(bench):
    def offered() -> dict:
        return bench.page.locator('#d-view [name="theme"]').evaluate(
            """menu => [...menu.options].reduce((groups, option) => {
                (groups[option.closest("optgroup")?.label ?? ""] ??= []).push(option.value);
                return groups;
            }, {})"""
        )

    assert offered() == {"": ["agora", "agora-classic", "contrast"], "Without parts of this scene": ["widgets"]}
    bench.page.locator('#d-view [name="scene"]').select_option("home")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("scene=home"))
    assert offered()[""] == ["widgets"]


def test_comes_back_to_a_scene_as_it_was_chosen(bench):
    chosen = {"theme": "agora-classic", "mode": "dark", "device": "phone", "locale": "zh-Hans"}
    bench.page.locator('#d-view [name="theme"]').select_option(chosen["theme"])
    for control in ("mode", "device", "locale"):
        bench.choose(control, chosen[control])
    expect(bench.page.locator("#scene")).to_have_attribute("lang", "zh-Hans")
    scene = bench.page.locator('#d-view [name="scene"]')
    scene.select_option("home")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("scene=home&theme=widgets"))
    # A scene passes over in silence what only the other one has.
    expect(bench.notes).to_be_hidden()
    scene.select_option("small-class")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("scene=small-class"))
    assert view_of(bench.page) == {**VIEW, **chosen}


@pytest.mark.parametrize("tool", ["Poll", "Countdown", "Pop-up quiz"])
def test_moves_the_focus_into_what_a_tool_opens_and_back(lesson, new_bench, tool):
    bench = new_bench(lesson, open="toolCollection.tools")
    bench.page.get_by_role("button", name=tool, exact=True).press("Enter")
    expect(bench.page.locator('#scene [data-id*="/"] :focus')).to_have_count(1)
    close = bench.page.locator('#scene [data-id*="/"] [data-action="close"]')
    # Enter, pressed twice, does not close what it has opened.
    expect(close).not_to_be_focused()
    close.press("Enter")
    expect(close).to_have_count(0)
    expect(bench.page.locator('#scene [data-opens="toolCollection.tools"]')).to_be_focused()


def test_keeps_the_focus_in_what_a_tool_opens_when_an_older_page_comes(lesson, new_bench):
    bench = new_bench(lesson, open="toolCollection.tools")
    inside = bench.page.locator('#scene [data-id*="/"] :focus')
    older = bench.page.request.get(re.sub("&?open=[^&]*", "", bench.page.url))
    with holding.hold(bench.page, re.compile(r"/\?")) as closing:
        bench.page.get_by_role("button", name="Poll", exact=True).press("Enter")
    expect(inside).to_have_count(1)
    closing.answer(older)
    expect(bench.page.locator("#scene [data-popup]")).to_have_count(0)
    expect(inside).to_have_count(1)


def test_closes_the_tools_once_the_board_has_the_chosen_one(lesson, new_bench):
    bench = new_bench(lesson, open="toolCollection.tools")
    views: list[str] = []
    bench.page.on("request", lambda request: re.search(r"/\?", request.url) and views.append(request.url))
    with holding.hold(bench.page, re.compile("/command")) as choice:
        bench.page.locator('#c-boardTools [data-argument="area"]').click()
    assert views == []
    choice.let_go()
    tool = bench.page.wait_for_function(
        """() => !document.querySelector("#scene [data-popup]")
            && document.querySelector("#scene .netlessBoard [data-hand]").dataset.hand"""
    )
    assert tool.json_value() == "select"


def test_shows_what_was_chosen_before_the_script_ran(bench):
    with holding.hold(bench.page, re.compile("/preview.js")) as script:
        bench.page.goto(bench.url, wait_until="commit")
    bench.choose("mode", "dark")
    bench.page.locator('#d-view [name="theme"]').select_option("contrast")
    script.let_go()
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    assert view_of(bench.page) == {**VIEW, "mode": "dark", "theme": "contrast"}


def test_leads_from_the_gallery_back_to_the_view(bench):
    bench.choose("mode", "dark")
    bench.choose("device", "phone")
    expect(bench.page.locator("#d-device")).to_have_attribute("data-class", "phone")
    bench.page.get_by_role("link", name="Gallery").click()
    # Both pages have the control: what is chosen while this one is left would be lost with it.
    bench.page.wait_for_url("**/gallery**", wait_until="commit")
    bench.page.locator('#d-view [name="theme"]').select_option("contrast")
    expect(bench.page.locator("body")).to_have_attribute("data-view", "theme=contrast")
    bench.page.get_by_role("link", name="Preview", exact=True).click()
    bench.wait_until_live()
    assert view_of(bench.page) == {**VIEW, "mode": "dark", "device": "phone", "theme": "contrast"}


def test_shows_another_theme(bench):
    bench.page.get_by_label("Theme").select_option("contrast")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("theme=contrast"))
    expect(bench.page.locator('#d-view [name="theme"]')).to_have_value("contrast")
    assert view_of(bench.page) == {**VIEW, "theme": "contrast"}
    assert bench.has_mark()


@pytest.mark.parametrize(
    ("scene", "viewer"), [("lecture-hall", None), ("one-to-one", None), ("empty-class", None), ("small-class-student", "chen")]
)
def test_shows_another_scene_with_its_own_viewer(bench, scene, viewer):
    bench.page.locator('#d-view [name="scene"]').select_option(scene)
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile(f"scene={scene}&"))
    assert view_of(bench.page)["scene"] == scene
    expect(bench.notes).to_be_hidden()
    if viewer:
        expect(bench.page.get_by_label("Seen by")).to_have_value(viewer)
    assert bench.has_mark()


def test_keeps_what_was_chosen_by_hand_in_another_scene(bench):
    bench.page.get_by_label("Theme").select_option("contrast")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("theme=contrast"))
    for control, value, selector, attribute, shown in CHOICES:
        bench.choose(control, value)
        expect(bench.page.locator(selector)).to_have_attribute(attribute, shown)
    bench.page.locator('#d-view [name="scene"]').select_option("one-to-one")
    expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile("scene=one-to-one&"))
    chosen = {"theme": "contrast", "mode": "dark", "device": "phone", "locale": "zh-Hans"}
    assert {name: value for name, value in view_of(bench.page).items() if name in chosen} == chosen
    expect(bench.page.locator('#d-view [name="theme"]')).to_have_value("contrast")
    expect(bench.notes).to_be_hidden()


OWN_LOOK = """scene: own-look
title: Own look
extends: presets/small
theme: contrast
device: phone
locale: zh-Hans
viewer: lin
contexts: contexts/physics.yaml
"""


def test_shows_a_scene_in_its_own_look_where_nothing_was_chosen(play, project, new_bench):
    bench = new_bench(play(OWN_LOOK, project))
    own = {"theme": "contrast", "device": "phone", "locale": "zh-Hans"}
    for scene, look in (("own-look", own), ("small-class", {name: VIEW[name] for name in own})):
        bench.page.locator('#d-view [name="scene"]').select_option(scene)
        expect(bench.page.locator("body")).to_have_attribute("data-view", re.compile(f"scene={scene}&"))
        assert {name: view_of(bench.page)[name] for name in own} == look


def test_keeps_a_chosen_theme_in_another_scene_without_a_script(shipped, browser):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(shipped.url)
        page.locator('#d-view [name="theme"]').select_option("contrast")
        page.get_by_role("button", name="Show").click()
        page.locator('#d-view [name="scene"]').select_option("one-to-one")
        page.get_by_role("button", name="Show").click()
        expect(page.locator("body")).to_have_attribute("data-view", re.compile("scene=one-to-one&theme=contrast&"))


def test_shows_the_scene_through_another_users_eyes(bench):
    bench.page.get_by_label("Seen by").select_option("chen")
    expect(bench.page.locator("#c-toolBar--waveHands")).to_be_visible()
    expect(bench.page.locator("#c-toolBar--handsList")).to_have_count(0)
    assert view_of(bench.page) == {**VIEW, "user": "chen"}


def test_shows_the_same_to_whoever_gets_the_url(shipped, bench, new_page):
    bench.page.get_by_label("Seen by").select_option("noah")
    expect(bench.page.locator("#c-toolBar--waveHands")).to_be_visible()
    bench.choose("mode", "dark")
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    bench.choose("device", "phone")
    expect(bench.page.locator("#d-device")).to_have_attribute("data-class", "phone")
    bench.choose("locale", "zh-Hans")
    expect(bench.page.locator("#scene")).to_have_attribute("lang", "zh-Hans")
    bench.page.locator("#c-toolBar--roster").click()
    expect(bench.names).to_have_count(12)

    other = new_page()
    other.goto(bench.page.url)
    # The time of the lesson runs on between the two looks.
    picture = """() => [
        document.querySelector("#scene .roster").outerHTML, document.querySelector("#scene .toolBar").outerHTML,
        document.querySelector("#scene .videoStrip").outerHTML, document.querySelector("#theme-values").textContent,
        document.querySelector("#layout").textContent, document.body.dataset.view, document.title,
        document.documentElement.dataset.scheme,
    ]"""
    assert other.evaluate(picture) == bench.page.evaluate(picture)


def test_goes_back_and_forward(bench):
    bench.choose("mode", "dark")
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    bench.page.locator("#c-toolBar--roster").click()
    expect(bench.roster).to_be_visible()
    bench.page.go_back()
    expect(bench.roster).to_have_count(0)
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    bench.page.go_back()
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "light")
    expect(bench.page.locator('#d-view [name="mode"][value="light"]')).to_be_checked()
    bench.page.go_forward()
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    assert bench.has_mark()


def test_follows_the_last_of_many_quick_choices(bench):
    for mode in ["dark", "light"] * 5 + ["dark"]:
        bench.choose("mode", mode)
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    expect(bench.page.locator("html")).to_have_attribute("data-scheme", "dark")
    bench.wait_until_live()
    assert view_of(bench.page)["mode"] == "dark"


@pytest.fixture
def hold(bench):
    """Keeps the next request whose address has a text back, for good."""

    def hold_next(text: str) -> None:
        bench.page.route(re.compile(re.escape(text)), lambda route: None, times=1)

    return hold_next


def test_opens_a_popup_in_the_view_that_is_on_its_way(bench, hold):
    hold("mode=dark")
    bench.choose("mode", "dark")
    bench.page.locator("#c-toolBar--roster").click()
    expect(bench.roster).to_be_visible()
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")


def test_keeps_the_popup_that_is_on_its_way_in_another_view(bench, hold):
    hold("open=toolBar.roster")
    bench.page.locator("#c-toolBar--roster").press("Enter")
    bench.choose("mode", "dark")
    expect(bench.page.locator("#scene")).to_have_attribute("data-mode", "dark")
    expect(bench.roster).to_be_visible()


def test_is_made_anew_when_the_choice_that_overtook_it_fails(lesson, new_bench):
    bench = new_bench(lesson, scene="small-class", allowing="net::ERR")
    page, fetches = bench.page, []

    def hold_the_first(route) -> None:
        if not fetches:
            fetches.append(route)
        elif "mode=dark" in route.request.url:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(r"/\?"), hold_the_first)
    with page.expect_request(re.compile(r"/\?")):
        edit(lesson.root / "Scenes/small-class.yaml", "en: Small class", "en: A class")
    bench.choose("mode", "dark")
    expect(bench.messages).to_contain_text("not reachable")
    fetches[0].continue_()
    expect(page.locator("#d-title")).to_contain_text("A class")


def test_keeps_the_choice_that_overtook_one_that_fails(lesson, new_bench):
    bench = new_bench(lesson, scene="small-class", allowing="503")
    page, held = bench.page, []

    def hold_the_first(route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile(r"/\?"), hold_the_first)
    with page.expect_request(re.compile("mode=dark")):
        bench.choose("mode", "dark")
    bench.choose("locale", "zh-Hans")
    expect(bench.state_bar).to_contain_text("上课")
    bench.mark()
    with page.expect_response(lambda response: response.status == 503):
        held[0].fulfill(status=503, content_type="text/plain", body="busy")
    bench.choose("mode", "light")
    expect(page.locator("html")).to_have_attribute("data-scheme", "light")
    assert bench.has_mark()
    expect(bench.messages).not_to_contain_text("not reachable")


def test_goes_by_the_clock_of_the_room_that_it_comes_to(play, new_bench):
    bench = new_bench(play(EVENING), scene="evening")
    # The room's own word on its time.
    bench.page.route("**/events?scene=small-class&*", lambda route: None, times=1)
    bench.page.locator('#d-view [name="scene"]').select_option("small-class")
    expect(bench.state_bar.locator("time")).to_contain_text("In class: 12:")


def test_falls_back_from_an_unknown_popup_with_a_note(shipped, new_bench):
    bench = new_bench(shipped, open="toolBar.kettle")
    expect(bench.notes).to_contain_text("Nothing opens from 'toolBar.kettle'")
    expect(bench.page.locator("body")).to_have_attribute(
        "data-view", "scene=small-class&theme=agora&mode=light&device=pad&locale=en&user=lin"
    )


def test_takes_a_device_of_ones_own(shipped, new_bench):
    bench = new_bench(shipped, device="844x390:phone")
    expect(bench.notes).to_be_hidden()
    expect(bench.page.locator("#d-caption")).to_contain_text("Phone 844 × 390")
    expect(bench.page.locator('#d-view [name="device"][value="844x390:phone"]')).to_be_checked()


# MARK: Popups


def test_opens_one_popup_at_a_time(bench):
    for button, name in (("roster", "roster"), ("setting", "setting"), ("message", "chat"), ("handsList", "handsList")):
        bench.page.locator(f"#c-toolBar--{button}").press("Enter")
        expect(bench.popup).to_have_attribute("data-id", name)
        expect(bench.popup).to_have_count(1)
        expect(bench.page.locator("#scene [aria-expanded=true]")).to_have_count(1)
        assert view_of(bench.page)["open"] == f"toolBar.{button}"
    bench.page.locator("#c-toolBar--handsList").press("Enter")
    expect(bench.popup).to_have_count(0)
    assert "open" not in view_of(bench.page)


@pytest.mark.parametrize("way", ["escape", "mask"])
def test_closes_a_popup_and_gives_the_focus_back(bench, way):
    button = bench.page.locator("#c-toolBar--roster")
    button.focus()
    bench.page.keyboard.press("Enter")
    expect(bench.popup).to_be_visible()
    assert bench.popup.evaluate("popup => popup.contains(document.activeElement)")
    if way == "escape":
        bench.page.keyboard.press("Escape")
    else:
        bench.page.locator("#d-mask").click(position={"x": 40, "y": 300})
    expect(bench.popup).to_have_count(0)
    expect(button).to_be_focused()


def test_opens_the_network_statistics_from_the_state_bar(bench):
    bench.state_bar.locator(".network").click()
    expect(bench.popup).to_have_attribute("data-id", "networkStats")
    bench.page.keyboard.press("Escape")
    expect(bench.popup).to_have_count(0)
    expect(bench.state_bar.locator(".network")).to_be_focused()
