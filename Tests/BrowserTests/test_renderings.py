"""Shipped widgets where the system paints them in its own colours: every word can be told from what lies behind it."""

import re

import pytest
import yaml
from conftest import ROOT
from playwright.sync_api import expect
from support.home import widget
from support.saving import edit
from support.tool import run

WIDGETS = {
    f"{path.parent.name}/{path.stem}": yaml.safe_load(path.read_text(encoding="utf-8"))["families"]
    for path in sorted((ROOT / "Widgets").glob("*/*.yaml"))
    if path.stem != "app"
}
PLACED = [(name, family) for name in WIDGETS for family in WIDGETS[name] if family.startswith("system")]

# The contrast of each line with what is painted below its middle, upon the lightest place of the shipped wallpaper that
# the system's material leaves.
CONTRASTS = """() => {
    const MATERIAL = [85, 97, 155];
    const parse = (color) => {
        const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
        return { color: [red, green, blue], alpha };
    };
    const over = ({ color, alpha }, below) => color.map((value, index) => alpha * value + (1 - alpha) * below[index]);
    const light = (color) => color
        .map((value) => value / 255)
        .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const opacity = (element) => {
        let product = 1;
        for (let each = element; each; each = each.parentElement) product *= Number(getComputedStyle(each).opacity);
        return product;
    };
    const style = document.createElement("style");
    style.textContent = ".homeWidget .canvas, .homeWidget .canvas * { pointer-events: auto !important; }";
    document.head.append(style);
    return [...document.querySelectorAll(".hv-widget .hv-line")]
        .filter((line) => !line.closest("[aria-disabled]"))
        .map((line) => {
            const box = line.getBoundingClientRect();
            const below = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).reverse()
                .filter((element) => element.closest(".hv-widget") && element !== line);
            const ground = below.reduce((color, element) => {
                const { backgroundColor } = getComputedStyle(element);
                const paint = parse(backgroundColor);
                return over({ ...paint, alpha: paint.alpha * opacity(element) }, color);
            }, MATERIAL);
            const paint = parse(getComputedStyle(line).color);
            const text = over({ ...paint, alpha: paint.alpha * opacity(line) }, ground);
            const [high, low] = [light(text), light(ground)].sort((a, b) => b - a);
            return { text: line.textContent, contrast: (high + 0.05) / (low + 0.05) };
        });
}"""


LOOKS = [("accented", "light"), ("accented", "dark")]


@pytest.mark.parametrize(("name", "family"), PLACED, ids=[f"{name}-{family}" for name, family in PLACED])
def test_leave_every_word_legible(binary, project, page, name, family):
    for rendering, mode in LOOKS:
        options = ("--family", family, "--rendering", rendering, "--mode", mode)
        done = run(binary, "render", name, *options, root=project)
        assert done.returncode == 0, done.stderr
        page.set_content(done.stdout)
        lines = page.evaluate(CONTRASTS)
        assert lines
        assert [line for line in lines if line["contrast"] < 3] == [], (rendering, mode)


def test_take_the_dark_colours_where_what_is_light_shows(binary, project, page):
    edit(project / "Widgets/all-in-one/day.yaml", "size: 12, weight: semibold,", "size: 12, weight: semibold, color: $alarm,")
    page.set_content(run(binary, "render", "lock", "--mode", "light", root=project).stdout)
    day = widget(page, "circle").locator(".hv-line").first
    # As much of white as the dark mode's #FF7B73 is light.
    expect(day).to_have_css("color", re.compile(r"rgba\(255, 255, 255, 0\.5[89]"))


def test_have_each_rendering_of_a_family_once(shipped, new_page):
    page = new_page()
    page.goto(shipped.url + "matrix?widget=living/scenes")
    for rendering, count in (("Full color", 1), ("Accented", 0), ("Vibrant", 0)):
        cell = page.get_by_role("group", name=f"Compact · Light · {rendering}", exact=True)
        expect(cell).to_have_count(count)
    expect(page.get_by_role("group", name="Medium · Light · Accented", exact=True)).to_have_count(1)
