"""`diorama export css`: what a browser makes of it is what the preview shows."""

import json

import pytest
from playwright.sync_api import Page
from support.tool import run

# The colour that a property comes to, in the form in which Chromium gives all colours.
COMPUTED = """([names, mode]) => {
    if (mode) document.documentElement.dataset.mode = mode
    const probe = document.body.appendChild(document.createElement("i"))
    return Object.fromEntries(names.map(name => {
        probe.style.color = `var(--${CSS.escape(name)}, rgb(1 2 3 / 4%))`
        return [name, getComputedStyle(probe).color]
    }))
}"""


def bytes_of(color: str) -> tuple[float, ...]:
    """The parts of `#RRGGBBAA`, or of `rgb()` and `color(srgb)` as Chromium writes them; the alpha as a byte, too."""
    if color.startswith("#"):
        digits = color[1:] + ("FF" if len(color) == 7 else "")
        return tuple(int(digits[place : place + 2], 16) for place in (0, 2, 4, 6))
    unit = 255 if color.startswith("color(srgb") else 1
    inside = color[color.index("(") + 1 : -1].replace("srgb", "").replace(",", " ").replace("/", " ")
    red, green, blue, *alpha = (float(part) for part in inside.split())
    return (*(round(part * unit) for part in (red, green, blue)), round((alpha or [1])[0] * 255))


@pytest.mark.parametrize(("theme", "scene"), [("agora", "small-class"), ("contrast", "small-class"), ("widgets", "home")])
@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("is_chosen", [True, False], ids=["chosen", "of the system"])
def test_has_each_colour_that_the_preview_has(binary, project, page: Page, tmp_path, theme, scene, mode, is_chosen):
    done = run(binary, "export", "css", "--theme", theme, "-o", tmp_path, root=project)
    assert done.returncode == 0, done.stderr
    words = ["explain", scene, "colors", "--theme", theme, "--mode", mode, "--format", "json"]
    told = json.loads(run(binary, *words, root=project).stdout)
    colors = {entry["keyPath"].removeprefix("colors."): entry["color"] for entry in told}
    assert len(colors) > 10
    (tmp_path / "page.html").write_text(f"<!doctype html><link rel=stylesheet href={theme}.css><body>")
    page.emulate_media(color_scheme=mode)
    page.goto((tmp_path / "page.html").as_uri())
    seen = page.evaluate(COMPUTED, [list(colors), mode if is_chosen else None])
    for name, color in colors.items():
        # A byte of alpha is all that the tool prints; a relative colour is more exact.
        assert all(abs(one - other) <= 1 for one, other in zip(bytes_of(seen[name]), bytes_of(color), strict=True)), name


def test_shows_a_part_of_a_page_in_another_mode(binary, project, page: Page, tmp_path):
    theme = project / "Themes" / "sun.yaml"
    theme.write_text(
        "theme: sun\nmodes: [light, dark]\ncolors:\n  day: { light: '#FF8800', dark: '#331100' }\n"
        "  title: $day\n  glow: $title @ 50%\n  '颜色;}': $day\n"
    )
    done = run(binary, "export", "css", "--theme", "sun", "-o", tmp_path, root=project)
    assert done.returncode == 0, done.stdout + done.stderr
    (tmp_path / "page.html").write_text(
        "<!doctype html><meta charset=utf-8><link rel=stylesheet href=sun.css><body>"
        "<style>i { color: var(--title) } b { color: var(--glow) } u { color: var(--颜色\\3b \\7d ) }</style>"
        "<div><i>1</i><b>2</b><u>3</u></div><div data-mode=dark><i>1</i><b>2</b><u>3</u></div>"
    )
    page.emulate_media(color_scheme="light")
    page.goto((tmp_path / "page.html").as_uri())
    seen = page.evaluate("[...document.querySelectorAll('i, b, u')].map(part => getComputedStyle(part).color)")
    light, dark = (255, 136, 0), (51, 17, 0)
    expected = [(*light, 255), (*light, 128), (*light, 255), (*dark, 255), (*dark, 128), (*dark, 255)]
    assert [bytes_of(color) for color in seen] == expected


@pytest.mark.parametrize("element", ["html", "body"])
def test_obeys_the_device_of_any_element_while_the_system_is_dark(binary, project, page: Page, tmp_path, element):
    theme = project / "Themes" / "sun.yaml"
    theme.write_text(
        "theme: sun\nmodes: [light, dark]\ncolors: { ink: { light: '#110000', dark: '#220000' } }\n"
        "metrics: { gap: { phone: 4, pad: 12 } }\nshadows: { lift: { color: $ink, radius: $gap, opacity: 1 } }\n"
    )
    done = run(binary, "export", "css", "--theme", "sun", "-o", tmp_path, root=project)
    assert done.returncode == 0, done.stdout + done.stderr
    (tmp_path / "page.html").write_text("<!doctype html><link rel=stylesheet href=sun.css><body>")
    page.emulate_media(color_scheme="dark")
    page.goto((tmp_path / "page.html").as_uri())
    page.evaluate("(name) => (document.querySelector(name).dataset.device = 'pad')", element)
    page.evaluate("document.body.style.boxShadow = 'var(--lift)'")
    shadow = page.evaluate("getComputedStyle(document.body).boxShadow")
    assert shadow == "rgb(34, 0, 0) 0px 0px 12px 0px"
