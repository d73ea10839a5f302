"""The reference as one page: it needs no network, finds what is typed, and is light or dark."""

import re

import pytest

from support.tool import run


@pytest.fixture(scope="module")
def page_file(binary, tmp_path_factory):
    """The page of what ships, made where there is no project."""
    folder = tmp_path_factory.mktemp("reference")
    done = run(binary, "reference", "--format", "html", "-o", folder / "reference.html", root=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder / "reference.html"


@pytest.fixture
def reference(browser, page_file):
    """The page in a browser that has no network, with what it complained of."""
    context = browser.new_context(offline=True, color_scheme="light")
    page = context.new_page()
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url) if not request.url.startswith(("file:", "data:")) else None)
    page.goto(page_file.as_uri())
    yield page
    context.close()
    assert complaints == []


def heading(page):
    return page.locator("h1:visible").inner_text()


def test_names_no_address_that_it_would_fetch(page_file):
    text = page_file.read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)="(?!#|data:|https://pre-commit\.com")""", text)
    assert not re.search(r"url\((?!\"?data:)", text.partition("<main")[0])


def test_gives_no_place_two_times(page_file):
    places = re.findall(r"""\sid="([^"]+)\"""", page_file.read_text(encoding="utf-8"))
    assert len(places) > 1000 and len(set(places)) == len(places)


def test_has_the_place_that_reports_link_to(binary, page_file, reference):
    rules = [line.split()[0] for line in run(binary, "rules", "--short").stdout.splitlines()]
    assert len(rules) > 100
    missing = reference.evaluate("rules => rules.filter((rule) => !document.getElementById(rule))", rules)
    assert missing == []
    reference.goto(f"{page_file.as_uri()}#config.unknown-key")
    assert heading(reference) == "config.unknown-key"


def test_finds_what_is_typed(reference):
    reference.keyboard.press("/")
    reference.keyboard.type("statebar bordercolor")
    reference.keyboard.press("Enter")
    reference.wait_for_function("() => location.hash.includes('stateBar.borderColor')")
    assert heading(reference) == "stateBar"
    assert reference.locator('[id="key-stateBar.borderColor"]').is_visible()


def test_says_that_nothing_is_found(reference):
    reference.locator("#search").fill("zzzz")
    assert reference.get_by_role("status").inner_text() == "Nothing is called like this."


def test_shows_components_in_the_mode_of_the_page(reference):
    reference.locator('.r-card[href="#components"]').click()
    reference.locator('.r-list a[href="#component-roster"]').click()
    picture = reference.locator(".r-mode:visible").first
    assert picture.get_attribute("data-for") == "light"
    assert picture.locator(".scene").bounding_box()["width"] > 300
    reference.get_by_role("button", name="Dark").click()
    assert reference.locator(".r-mode:visible").first.get_attribute("data-for") == "dark"
    assert reference.locator("html").get_attribute("data-scheme") == "dark"


def test_shows_what_colours_look_like(reference, page_file):
    reference.goto(f"{page_file.as_uri()}#tokens")
    swatch = reference.locator('[id="key-$systemBrandColor"] .r-swatch').first
    assert "rgb(39, 109, 232)" in swatch.evaluate("element => getComputedStyle(element).backgroundImage")


def test_opens_its_contents_on_a_phone(reference):
    reference.set_viewport_size({"width": 390, "height": 844})
    nav = reference.get_by_role("navigation", name="Contents")
    assert not nav.is_visible()
    reference.get_by_role("button", name="Contents").click()
    nav.get_by_text("Guides", exact=True).click()
    nav.get_by_text("Contrast", exact=True).click()
    assert heading(reference) == "Contrast"
    assert not nav.is_visible()
    assert reference.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(
    ("place", "scheme"), [("", "dark"), ("component-roster", "light"), ("tokens", "dark"), ("your-first-theme", "light")]
)
def test_can_be_used_by_everybody(browser, page_file, axe, place, scheme):
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.goto(f"{page_file.as_uri()}#{place}")
    # Nobody can use what is hidden, and axe-core would look at the style of each of its elements.
    shown, hidden = page.evaluate(
        """() => {
            const pages = [...document.querySelectorAll("main > section, main article")];
            const hidden = pages.filter((each) => !each.checkVisibility());
            hidden.forEach((each) => each.remove());
            return [pages.length - hidden.length, hidden.length];
        }"""
    )
    assert shown and hidden > 100
    found = axe(page, accepting_contrast_of=".r-mode")
    context.close()
    assert found == []
