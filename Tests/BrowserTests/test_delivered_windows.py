"""Windows over the board of a class that is watched from a delivery network."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def seat(preview, new_bench):
    return lambda user: new_bench(preview, scene="vocational", user=user)


def badge(bench):
    return bench.page.locator('[data-widget="streamWindow-s-jonas"] .cdn')


def test_says_on_a_big_window_how_far_it_is_behind(seat):
    trainee = seat("anna")
    on_stage = seat("wen")
    expect(badge(trainee)).to_have_text("CDN, 3.2 s behind")
    expect(badge(on_stage)).to_have_count(0)
    window = trainee.page.locator('[data-widget="streamWindow-s-jonas"]')
    outer, inner = window.bounding_box(), badge(trainee).bounding_box()
    assert outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] / 2


def test_keeps_the_delay_off_the_face_on_a_phone(preview, new_bench):
    phone = new_bench(preview, scene="vocational", user="anna", device="phone")
    expect(badge(phone)).to_have_text("CDN, 3.2 s behind")
    face = phone.page.locator('[data-widget="streamWindow-s-jonas"] .monogram').bounding_box()
    line = badge(phone).bounding_box()
    assert line["y"] + line["height"] <= face["y"] + face["height"] / 10


def test_shows_no_picture_in_a_big_window_that_does_not_come(seat):
    trainee = seat("anna")
    on_stage = seat("wen")
    picture = '[data-widget="streamWindow-s-jonas"] .monogram'
    expect(trainee.page.locator(picture)).to_be_visible()
    trainee.simulate("cdnState", "failed")
    expect(badge(trainee)).to_have_text("CDN has failed")
    expect(trainee.page.locator(picture)).to_have_count(0)
    expect(on_stage.page.locator(picture)).to_be_visible()
    trainee.simulate("cdnState", "working")
    expect(trainee.page.locator(picture)).to_be_visible()
