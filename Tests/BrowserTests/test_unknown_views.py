"""An address that names what there is not is answered with 404 and what there is: links for people, JSON for scripts."""

import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

UNKNOWN = [
    ("scene", "smal-class", "small-class"),
    ("theme", "agorra", "agora"),
    ("mode", "midnight", "dark"),
    ("device", "watch", "pad"),
    ("locale", "tlh", "zh-Hans"),
    ("user", "nobody", "chen"),
]


@pytest.mark.parametrize(("name", "value", "known"), UNKNOWN, ids=[name for name, _, _ in UNKNOWN])
def test_lists_for_people_what_there_is(shipped, new_page, name, value, known):
    page = new_page(allowing="404")
    answer = page.goto(f"{shipped.url}?{name}={value}")
    assert answer.status == 404
    expect(page.get_by_role("heading", level=2)).to_have_text(f"There is no {name} '{value}'")
    page.get_by_role("link", name=known, exact=True).click()
    expect(page.locator("#d-status")).to_have_attribute("data-state", "live")
    assert f"{name}={known}" in page.locator("body").get_attribute("data-view")


@pytest.mark.parametrize(("name", "value", "known"), UNKNOWN, ids=[name for name, _, _ in UNKNOWN])
def test_lists_for_scripts_what_there_is(shipped, name, value, known):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{shipped.url}?{name}={value}")
    assert refused.value.code == 404
    assert refused.value.headers["Content-Type"].startswith("application/json")
    found = json.load(refused.value)["unknown"]
    assert [(one["name"], one["value"]) for one in found] == [(name, value)]
    assert known in found[0]["known"]


@pytest.mark.parametrize("accept", ["text/html", "text/html,application/xhtml+xml;q=0.9", "*/*", ""])
def test_answers_everybody_with_one_status(shipped, accept):
    request = urllib.request.Request(f"{shipped.url}?scene=nosuch", headers={"Accept": accept})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 404


def test_shows_what_is_wrong_with_an_address_as_text(shipped, new_page):
    page = new_page(allowing="404")
    page.goto(f"{shipped.url}?theme=%3Cimg src=x onerror=alert(1)%3E&user=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&mode={'x' * 1000}")
    expect(page.get_by_role("heading", level=2)).to_have_count(3)
    expect(page.get_by_role("heading", level=2).first).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("main img, main script").count() == 0


def test_says_that_a_kind_of_scene_has_no_portrait(shipped, new_bench):
    bench = new_bench(shipped, device="390x844:phone")
    expect(bench.notes).to_contain_text("a device of 390 × 844 is shown turned")
    expect(bench.page.locator("#d-caption")).to_contain_text("Phone 844 × 390")
