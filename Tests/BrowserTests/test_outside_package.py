"""The example package: a component and a widget that Diorama does not know, in a preview of their own."""

import pytest
from conftest import NOISE_METER
from playwright.sync_api import expect
from support.preview import Preview
from support.saving import edit


@pytest.fixture(scope="module")
def noisy_class(noise):
    """A preview of the package's files, for tests that change neither a file nor the room."""
    with Preview(noise, NOISE_METER) as running:
        yield running


@pytest.fixture
def edited_class(noise, noise_project):
    """A preview of a copy of the package's files, for a test that changes them or the room."""
    with Preview(noise, noise_project) as running:
        yield running


def test_plays_a_widget_of_another_package_with_teacher_student_and_observer(edited_class, new_bench):
    teacher = new_bench(edited_class)
    student = new_bench(edited_class, user="chen", locale="zh-Hans")
    teacher.page.get_by_role("button", name="Raise the limit").click()
    for bench in (teacher, student):
        expect(bench.page.locator(".noiseMeter header span")).to_have_text("180 / 166")
    student.page.get_by_role("button", name="太吵了").click()
    expect(student.page.get_by_role("button", name="太吵了")).to_be_disabled()
    expect(teacher.page.locator(".noiseMeter p[aria-live]")).to_have_text("2 find it too loud")


def test_shows_the_examples_of_another_package_in_the_gallery(noisy_class, new_page):
    page = new_page()
    page.goto(noisy_class.url + "gallery")
    for name in ("noiseLevel", "noiseMeter"):
        expect(page.locator(f"#d-entry-{name} .d-specimen").first).to_be_visible()
    for card in page.locator("#d-entry-noiseMeter .noiseMeter").all():
        assert card.evaluate("card => card.scrollHeight <= card.clientHeight")


def test_explains_a_pixel_of_a_widget_of_another_package(noisy_class, new_bench):
    bench = new_bench(noisy_class)
    bench.page.get_by_role("button", name="Inspect").click()
    bench.page.locator(".noiseMeter h3").click()
    inspected = bench.page.locator("#d-inspected")
    expect(inspected.locator("h2")).to_have_text("noiseMeter")
    expect(inspected).to_contain_text("noiseMeter.textColor")
    expect(inspected).to_contain_text("Themes/plain.yaml")


def test_tells_where_a_shared_property_started_and_that_it_has_changed(edited_class, new_bench):
    bench = new_bench(edited_class)
    bench.page.get_by_role("button", name="Raise the limit").click()
    bench.page.get_by_role("button", name="Inspect").click()
    bench.page.locator(".noiseMeter header span").click()
    shown = bench.page.locator("#d-inspected .d-property").filter(has_text="noiseMeter.properties.limit")
    expect(shown.locator("del")).to_have_text("150")
    expect(shown).to_contain_text("Scenes/noisy-class.yaml")
    expect(shown.locator(".d-value")).not_to_have_text("150")


def test_keeps_the_last_good_picture_of_a_widget_whose_code_throws(edited_class, new_bench):
    teacher, student = new_bench(edited_class), new_bench(edited_class, user="chen")
    scene = edited_class.root / "Scenes/noisy-class.yaml"
    # Valid, as a widget that nobody has started yet; its code takes the limit for granted and throws.
    before = edit(scene, "      properties: { limit: 150, complaints: 1 }\n", "")
    for bench in (teacher, student):
        card = bench.page.locator('#scene [data-widget="noiseMeter"]')
        expect(card.get_by_role("status")).to_contain_text("'limit' is missing; it must be a whole number")
        expect(card.locator("header span")).to_have_text("180 / 150")
        expect(bench.log.locator("li", has_text="onWidgetFailed").first).to_contain_text("noiseMeter: 'limit' is missing")
        expect(bench.page.locator("#scene .noiseLevel")).to_have_attribute("aria-valuenow", "180")
    for bench in (teacher, student):
        bench.simulate("quality", "bad")
        expect(bench.state_bar.locator(".network .level.bad")).to_be_visible()

    edit(scene, scene.read_text(encoding="utf-8"), before.replace("limit: 150", "limit: 140"))
    for bench in (teacher, student):
        expect(bench.page.locator("#scene .widget-failure")).to_have_count(0)
        expect(bench.page.locator(".noiseMeter header span")).to_have_text("180 / 140")
        expect(bench.log.locator("li", has_text="onWidgetFailed").first).to_contain_text("noiseMeter: works again")
