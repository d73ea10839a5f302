"""Pointing at the scene shows where each value comes from: the same that `diorama explain` says."""

import re
import subprocess

import pytest
from playwright.sync_api import expect
from support.preview import Preview

ROLES = {"set by": "sets", "through": "token", "overrides": "overridden"}


def explained(binary, root, key: str, *options: str) -> dict:
    """What `explain` prints: the value of each key, and the places that had a say."""
    command = [binary, "explain", "--root", root, "small-class", key, *options]
    text = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20).stdout
    result = {}
    for block in text.strip().split("\n\n"):
        head, *lines = block.splitlines()
        path, _, value = head.partition(" = ")
        places = [re.split(r" {2,}", line.strip(), maxsplit=3) for line in lines if line.strip() != "nothing sets it"]
        result[path] = (value, [(role, place, layer) for role, place, layer, *_ in places])
    return result


def inspected(bench) -> dict:
    """What the panel shows, in the same form."""
    return bench.page.locator("#d-inspected .d-property").evaluate_all(
        """properties => Object.fromEntries(properties.map(property => [
            property.querySelector("dt").textContent,
            [
                property.querySelector(".d-value").textContent,
                [...property.querySelectorAll(".d-layers [data-role]")].map(line => [
                    line.dataset.role, line.querySelector("a")?.textContent ?? null,
                    line.querySelector(".d-layer").textContent,
                ]),
            ],
        ]))"""
    )


def comparable(explanation: dict) -> dict:
    """`explain` in the panel's words: a component's own default stands in no file of the project, so has no link."""
    def line(role: str, place: str, layer: str) -> list:
        if place.startswith("built into "):
            return [ROLES[role], None, "built-in default"]
        return [ROLES[role], place, layer]

    return {path: [value, [line(*said) for said in lines]] for path, (value, lines) in explanation.items()}


@pytest.fixture
def bench(shipped, new_bench):
    return new_bench(shipped, theme="agora-classic", open="toolBar.roster")


def point(bench, target) -> None:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    # At one go: what lies on the way would be asked about as well.
    bench.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


KEYS = [
    ("noah", "roster.camera.streamOff.tint"),
    ("noah", "roster.camera.streamOff.image"),
    ("noah", "roster.camera.streamOff.clickable"),
    ("chen", "roster.camera.streamOn.tint"),
]


@pytest.mark.parametrize(("user", "key"), KEYS, ids=[key for _, key in KEYS])
def test_shows_what_explain_says(binary, shipped, bench, user, key):
    bench.page.locator("#d-inspect").click()
    point(bench, bench.cell(user, "camera"))
    expect(bench.page.locator("#d-inspected h2")).to_have_text("roster")
    expect(bench.page.locator("#d-inspected dt", has_text=key)).to_be_visible()
    said = comparable(explained(binary, shipped.root, key, "--theme", "agora-classic"))
    shown = inspected(bench)
    assert key in said and {path: shown[path] for path in said} == said


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_shows_the_values_of_the_mode_that_is_seen(binary, shipped, new_bench, mode):
    bench = new_bench(shipped, mode=mode)
    bench.page.locator("#d-inspect").click()
    point(bench, bench.state_bar.locator(".room"))
    key = "stateBar.roomName.textColor"
    expect(bench.page.locator("#d-inspected dt", has_text=key)).to_be_visible()
    said = comparable(explained(binary, shipped.root, key, "--mode", mode))
    assert inspected(bench)[key] == said[key]


def test_shows_what_a_value_overrode(bench):
    bench.page.locator("#d-inspect").click()
    point(bench, bench.cell("noah", "camera"))
    image = bench.page.locator(".d-property", has=bench.page.locator("dt", has_text="camera.streamOff.image"))
    expect(image.locator('[data-role="sets"] .d-layer')).to_have_text(["theme agora-classic", "tint, theme agora-classic"])
    weaker = image.locator('[data-role="overridden"]').filter(has_text="member_camera_forbidden")
    expect(weaker.locator(".d-layer")).to_have_text(["theme agora", "built-in default"])


def test_shows_what_somebody_wrote_above_the_defaults(bench):
    bench.page.locator("#d-inspect").click()
    point(bench, bench.state_bar.locator(".room"))
    expect(bench.page.locator("#d-inspected dt", has_text="stateBar.roomName.visible")).to_be_visible()
    linked = bench.page.locator("#d-inspected .d-property").evaluate_all(
        "properties => properties.map(property => property.querySelector('a') !== null)"
    )
    assert True in linked and False in linked
    assert linked == sorted(linked, reverse=True)


def test_links_each_place_to_the_editor(shipped, bench):
    bench.page.locator("#d-inspect").click()
    point(bench, bench.cell("noah", "camera"))
    link = bench.page.locator('#d-inspected [data-role="sets"] a').first
    place = link.inner_text()
    assert re.fullmatch(r"Themes/agora(-classic)?\.yaml:\d+:\d+", place)
    expect(link).to_have_attribute("href", f"vscode://file{shipped.root.resolve()}/{place}")


def test_inspects_while_alt_is_held(bench):
    bench.page.keyboard.down("Alt")
    point(bench, bench.state_bar.locator(".network"))
    expect(bench.page.locator("#d-inspected h2")).to_have_text("stateBar")
    expect(bench.page.locator('.d-highlight[data-part="component"]')).to_have_text("stateBar")
    expect(bench.page.locator('.d-highlight[data-part="element"]')).to_have_text("networkState")
    bench.page.keyboard.up("Alt")
    expect(bench.page.locator(".d-highlight:visible")).to_have_count(0)


def test_chooses_instead_of_acting_while_it_inspects(bench):
    bench.page.locator("#d-inspect").click()
    expect(bench.page.locator("#d-inspect")).to_have_attribute("aria-pressed", "true")
    bench.cell("noah", "camera").click()
    expect(bench.page.locator("#d-inspected h2")).to_have_text("roster")
    # An order would have been carried out before the next one.
    bench.expect_media_state("noah", "camera", "streamOff")
    expect(bench.log).not_to_contain_text("Noah Bennett")


def test_inspects_with_the_keyboard_and_ends_with_escape(bench):
    bench.page.locator("#d-inspect").press("Enter")
    bench.cell("chen", "stage").focus()
    expect(bench.page.locator("#d-inspected dt", has_text="roster.stage.onImage")).to_be_visible()
    bench.page.keyboard.press("Escape")
    expect(bench.page.locator("#d-inspect")).to_have_attribute("aria-pressed", "false")
    expect(bench.popup).to_be_visible()


def test_keeps_what_was_clicked_outlined_until_escape_lets_go(bench):
    button, outline = bench.page.locator("#d-inspect"), bench.page.locator('.d-highlight[data-part="element"]')
    button.click()
    bench.cell("noah", "camera").click()
    point(bench, bench.state_bar.locator(".room"))
    expect(bench.page.locator("#d-inspected h2")).to_have_text("roster")
    expect(outline).to_have_text("camera.streamOff")
    bench.page.keyboard.press("Escape")
    expect(outline).to_be_hidden()
    expect(button).to_have_attribute("aria-pressed", "true")
    bench.page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_outlines_what_was_clicked_where_an_event_draws_it_anew(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    bench.page.locator("#d-inspect").click()
    bench.cell("chen", "reward").click()
    outline = bench.page.locator('.d-highlight[data-part="element"]')
    expect(outline).to_be_visible()
    bench.page.get_by_role("tab", name="Room").click()
    bench.page.get_by_label("Name of a new student").fill("Aaron")
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.rows).to_have_count(13)
    box, cell = outline.bounding_box(), bench.cell("chen", "reward").bounding_box()
    assert abs(box["y"] - cell["y"]) < 1 and abs(box["x"] - cell["x"]) < 1


def test_walks_with_arrows_to_what_takes_no_focus(bench):
    bench.page.locator("#d-inspect").press("Enter")
    outline = bench.page.locator('.d-highlight[data-part="element"]')
    walked = set()
    for _ in range(12):
        bench.page.keyboard.press("ArrowDown")
        walked.add(outline.inner_text())
    assert "networkState" in walked
    last = outline.inner_text()
    bench.page.keyboard.press("Enter")
    point(bench, bench.cell("noah", "camera"))
    expect(outline).to_have_text(last)


def test_goes_on_when_an_answer_does_not_come(shipped, new_bench):
    bench = new_bench(shipped, allowing="net::ERR")
    bench.page.route("**/inspect?*", lambda route: route.abort(), times=1)
    bench.page.locator("#d-inspect").click()
    with bench.page.expect_event("requestfailed"):
        point(bench, bench.state_bar.locator(".room"))
    point(bench, bench.state_bar.locator(".network"))
    expect(bench.page.locator("#d-inspected h2")).to_have_text("stateBar")


def test_links_a_path_with_blanks_and_signs(binary, lesson_project, tmp_path_factory, new_bench):
    root = tmp_path_factory.mktemp("odd") / "Größe #1 & 100%"
    lesson_project.rename(root)
    with Preview(binary, root) as started:
        bench = new_bench(started)
        bench.page.locator("#d-inspect").click()
        point(bench, bench.state_bar.locator(".room"))
        link = bench.page.locator('#d-inspected [data-role="sets"] a').first
        href = link.get_attribute("href")
        assert href.startswith("vscode://file/") and "/Gr%C3%B6%C3%9Fe%20%231%20%26%20100%25/Themes/agora.yaml:" in href


def test_leads_from_a_value_to_its_exported_line(shipped, new_bench):
    bench = new_bench(shipped, theme="agora")
    bench.page.locator("#d-inspect").click()
    bench.page.locator('#scene [data-id="stateBar"]').click()
    color = bench.page.locator("#d-inspected .d-property", has_text="backgroundColor").first
    expect(color.locator(".d-exported code").first).to_have_text(re.compile("^--system.*: #"))
    code = color.locator(".d-exported code").first.inner_text()
    color.locator(".d-exported a").first.click()
    expect(bench.page.locator(".d-line:target")).to_contain_text(code)
