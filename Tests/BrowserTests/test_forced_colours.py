"""Who forces colours in the system still sees every icon and every choice."""

import re

import pytest
from support.workbench import Workbench

POPUPS = ["toolBar.roster", "toolBar.setting", "toolCollection.tools"]


@pytest.fixture
def forced(shipped, new_page):
    def open_page(**view) -> Workbench:
        return Workbench(new_page(forced_colors="active"), shipped.url).open(**view)

    return open_page


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("popup", POPUPS)
def test_shows_every_icon_that_is_cut_out_of_a_fill(forced, popup, mode):
    bench = forced(scene="small-class", open=popup, mode=mode)
    invisible = bench.page.evaluate(
        """() => {
            const cut = icon => getComputedStyle(icon).maskImage.startsWith("url");
            const behind = icon => {
                for (let part = icon.parentElement; part; part = part.parentElement) {
                    const fill = getComputedStyle(part).backgroundColor;
                    if (!fill.endsWith(", 0)")) return fill;
                }
                return "rgb(255, 255, 255)";
            };
            const icons = [...document.querySelectorAll("#scene .icon")].filter(icon => icon.checkVisibility() && cut(icon));
            window.countOfIcons = icons.length;
            return icons.filter(icon => getComputedStyle(icon).backgroundColor === behind(icon)).map(icon => icon.className);
        }"""
    )
    assert invisible == []
    assert bench.page.evaluate("window.countOfIcons") > 10


def test_gives_popups_an_edge(forced):
    popup = forced(scene="small-class", open="toolBar.setting").popup
    edge = popup.evaluate("popup => [getComputedStyle(popup).borderTopStyle, getComputedStyle(popup).borderTopWidth]")
    assert edge == ["solid", "1px"]


def test_tells_what_is_chosen_by_a_fill_of_the_system(forced):
    page = forced(scene="small-class", open="toolBar.setting").page
    fills = page.evaluate(
        """() => {
            const fill = element => getComputedStyle(element).backgroundColor;
            const probe = document.body.appendChild(document.createElement("p"));
            probe.style.backgroundColor = "Highlight";
            const pairs = [
                [".d-segments :checked + span", ".d-segments :not(:checked) + span"],
                ["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
                ["#scene [aria-pressed=true]", "#scene [aria-pressed=false]"],
            ];
            return pairs.map(pair => pair.map(name => fill(document.querySelector(name)) === fill(probe)));
        }"""
    )
    assert fills == [[True, False]] * 3


def test_tells_switches_apart(forced):
    page = forced(scene="home").page
    looks = page.locator(".d-switch").evaluate_all(
        """switches => switches.map(control => [
            control.getAttribute("aria-checked"), getComputedStyle(control, "::before").backgroundImage,
        ])"""
    )
    on, off = ({look for checked, look in looks if checked == state} for state in ("true", "false"))
    assert on and off and not on & off


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_draws_the_boards_ink_on_the_themes_paper(shipped, new_page, mode, scheme):
    page = new_page(forced_colors="active", color_scheme=scheme)
    bench = Workbench(page, shipped.url).open(scene="lesson-on-board", mode=mode)
    board = bench.page.locator("#scene .netlessBoard")
    paper = board.evaluate("board => getComputedStyle(board).backgroundColor")
    ink = board.locator(".ink text").first.evaluate("text => getComputedStyle(text).fill")
    assert brightness(paper) > brightness(ink) + 300 if mode == "light" else brightness(ink) > brightness(paper) + 300
    # The tools over the paper have a ground of the system's.
    grounds = bench.page.locator("#scene .toolBar .tool").evaluate_all(
        "tools => tools.map(tool => getComputedStyle(tool).backgroundColor)"
    )
    assert grounds and "rgba(0, 0, 0, 0)" not in grounds


def brightness(color: str) -> float:
    """The sum of a computed colour's red, green and blue, 765 for white."""
    return sum(float(part) for part in re.findall(r"[\d.]+", color)[:3])
