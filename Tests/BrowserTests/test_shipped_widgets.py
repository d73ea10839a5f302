"""The widgets that ship, in every family: where the platform has them, and with every text in its box."""

import re

import pytest
import yaml
from playwright.sync_api import expect

from conftest import ROOT
from support.tool import run

FILES = [path for path in sorted((ROOT / "Widgets").glob("*/*.yaml")) if path.stem != "app"]
WIDGETS = {f"{path.parent.name}/{path.stem}": yaml.safe_load(path.read_text(encoding="utf-8")) for path in FILES}
PLACED = [(name, family) for name, widget in WIDGETS.items() for family in widget["families"]]
SURFACES = {"system": "homeScreen", "accessory": "lockScreen", "today": "todayView"}

# How far a text reaches out of its box, and what share of its box it fills; of every text that has a box.
MEASURE = """async () => {
    await document.fonts.ready;
    const texts = new Map();
    for (const line of document.querySelectorAll(".homeWidget .hv-line")) {
        const range = document.createRange();
        range.selectNodeContents(line);
        const own = range.getBoundingClientRect(), box = line.getBoundingClientRect();
        const known = texts.get(line.parentElement) ?? { text: "", box: box.width, width: 0, height: own.height };
        const width = Math.max(known.width, own.width);
        texts.set(line.parentElement, { ...known, text: `${known.text} ${line.textContent}`, width });
    }
    return [...texts].map(([element, text]) => {
        const box = element.getBoundingClientRect(), face = element.closest(".face").getBoundingClientRect();
        const out = Math.max(face.left - box.left, box.right - face.right, face.top - box.top, box.bottom - face.bottom);
        return { ...text, out };
    });
}"""


def surface(family):
    return SURFACES[re.match("[a-z]+", family)[0]]


def scene(name, family, device):
    return (
        f"scene: only\ntype: {surface(family)}\ntheme: widgets\ndevice: {device}\ncontexts: contexts/phone.yaml\n"
        f"compose:\n  - {name}: {{ id: only, family: {family} }}\n"
    )


def devices(family):
    if family == "systemExtraLarge":
        return ["744x1133", "1024x1366"]
    return (["375x667"] if surface(family) == "lockScreen" else ["320x568"]) + ["390x844", "430x932"]


def rendered(binary, project, page, *arguments):
    done = run(binary, "render", *arguments, root=project)
    assert done.returncode == 0, done.stderr
    page.set_content(done.stdout)


@pytest.mark.parametrize(("name", "family"), PLACED, ids=[f"{name}-{family}" for name, family in PLACED])
def test_keep_every_text_in_its_box(binary, project, page, name, family):
    for device in devices(family):
        (project / "Scenes/only.yaml").write_text(scene(name, family, device), encoding="utf-8")
        for locale in ("en", "zh-Hans"):
            rendered(binary, project, page, "only", "--locale", locale)
            for text in page.evaluate(MEASURE):
                where = f"{text} on {device} in {locale}"
                assert text["out"] <= 0.5, where
                # A pixel more or less is what rounding makes of the smallest texts.
                assert text["width"] <= text["box"] * 1.005 + 1, where
                assert text["width"] >= text["box"] * 0.95 - 1, where


def test_ship_for_every_thing_of_the_originals():
    assert sorted(WIDGETS) == [
        "all-in-one/alipay", "all-in-one/alipay-buttons", "all-in-one/alipay-choice", "all-in-one/day",
        "all-in-one/day-picture", "all-in-one/greeting", "all-in-one/quote", "classroom/lesson", "living/devices",
        "living/scenes", "stories/cards",
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("name", ["home", "home-pad", "lock", "today"])
def test_show_in_both_modes(shipped, new_bench, axe, name, mode):
    page = new_bench(shipped, scene=name, mode=mode).page
    expect(page.locator("#scene .homeWidget .face").first).to_be_visible()
    assert page.locator("#scene [data-redacted], #scene [data-failed]").count() == 0
    assert axe(page) == []


def test_have_the_sizes_of_the_platform(binary, project):
    printed = run(binary, "layout", "home", "--device", "390x844", root=project).stdout
    assert re.search(r"^quote +26\.0 +77\.0 +338\.0 +158\.0", printed, re.MULTILINE)


@pytest.mark.parametrize(("device", "card"), [("390x844", [72, 99]), ("430x932", [78.5, 107.9])])
def test_give_a_story_the_shape_of_a_card(binary, project, page, device, card):
    rendered(binary, project, page, "home", "--device", device)
    cards = page.locator("#c-cards .hv-layers, [data-family=systemMedium] .hv-layers")
    sides = cards.first.evaluate("element => [element.style.width, element.style.height].map(parseFloat)")
    assert [round(side, 1) for side in sides] == card


def test_read_as_words_where_lines_are_broken(binary, project, page):
    rendered(binary, project, page, "home")
    assert "always through." in page.locator(".homeWidget").first.text_content()


def test_speak_a_language_of_their_own(binary, project, page):
    rendered(binary, project, page, "home", "--locale", "ru")
    expect(page.locator(".homeWidget").filter(has_text="Coffee")).to_contain_text("Истории")
    path = project / "Scenes/contexts/phone.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("widget_stories:", "others:"), encoding="utf-8")
    rendered(binary, project, page, "home", "--locale", "ru")
    expect(page.locator(".hv-widget").filter(has_text="Истории")).to_contain_text("Необходимо войти в приложение")


def test_miss_no_text_in_a_language_of_their_own(binary, project):
    path = project / "Widgets/stories/cards.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(", ru: Войти", ""), encoding="utf-8")
    printed = run(binary, "validate", path, root=project).stdout
    assert re.search(r"'value' has no text for 'ru' \[config.missing-locale\]", printed), printed
