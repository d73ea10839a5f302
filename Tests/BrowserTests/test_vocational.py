"""Classes that are watched from a delivery network: by teacher, student and observer."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

ROOT = Path(__file__).parents[2]

MIXED = """scene: mixed
extends: presets/mix-cdn
viewer: emma
contexts: contexts/pastry.yaml
"""


@pytest.fixture
def vocational_project(tmp_path):
    """The classes that are watched, and nothing else."""
    import shutil

    shutil.copytree(ROOT / "Themes", tmp_path / "Themes", ignore=shutil.ignore_patterns("contrast.yaml", "widgets*"))
    names = ("presets/vocational", "presets/hosting", "presets/mix-cdn", "vocational", "hosting", "contexts/brakes")
    for name in (*names, "contexts/pastry"):
        target = tmp_path / f"Scenes/{name}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / f"Scenes/{name}.yaml", target)
    return tmp_path


@pytest.fixture
def served(play, vocational_project):
    return play(MIXED, vocational_project)


def test_shows_a_fusion_behind_to_those_who_watch_and_live_to_those_who_take_part(served, new_bench):
    teacher = new_bench(served, scene="vocational", user="ruan")
    student = new_bench(served, scene="vocational", user="anna")
    observer = new_bench(served, scene="vocational", user="board-of-trade")
    badges = [bench.page.locator("#c-teacher .cdn") for bench in (teacher, student, observer)]
    expect(badges[0]).to_have_count(0)
    for badge in badges[1:]:
        expect(badge).to_have_text("CDN, 3.2 s behind")

    # Not a letter of it is cut, on the small windows of a phone in Chinese neither.
    phone = new_bench(served, scene="vocational", user="anna", device="phone", locale="zh-Hans")
    small = phone.page.locator(".cdn")
    expect(small).to_have_text(["CDN，延迟 3.2 秒"] * 3)
    assert small.evaluate_all("badges => badges.every((badge) => badge.scrollWidth <= badge.clientWidth)")

    # Whoever goes on stage takes part.
    hand = student.page.get_by_role("button", name="Raise hand")
    hand.dispatch_event("pointerdown", {"button": 0})
    expect(teacher.log).to_contain_text("onUserHandsWave")
    student.page.dispatch_event("body", "pointerup")
    teacher.page.locator("#d-students").select_option("anna")
    teacher.page.get_by_role("button", name="On stage", exact=True).click()
    expect(badges[1]).to_have_count(0)
    expect(badges[2]).to_have_text("CDN, 3.2 s behind")
    teacher.page.get_by_role("button", name="Off stage", exact=True).click()
    expect(badges[1]).to_have_text("CDN, 3.2 s behind")


def test_says_that_the_network_fails_to_each_as_it_concerns_them(served, new_bench):
    teacher = new_bench(served, scene="vocational", user="ruan")
    student = new_bench(served, scene="vocational", user="anna")
    teacher.simulate("cdnState", "failed")
    expect(student.page.locator("#c-teacher .cdn.is-failed")).to_have_text("CDN has failed")
    expect(student.toasts).to_contain_text("cannot be fetched from the CDN")
    expect(teacher.toasts).to_contain_text("cannot be sent to the CDN")
    expect(student.page.locator("#c-teacher .monogram")).to_have_count(0)
    teacher.simulate("cdnState", "working")
    expect(student.page.locator("#c-teacher .monogram")).to_be_visible()
    expect(student.page.locator('#d-room [name="cdnState"][value="reserve"]')).to_have_count(0)


def test_offers_everybody_what_they_can_use(served, new_bench):
    def tools(viewer):
        bench = new_bench(served, scene="vocational", user=viewer)
        return bench.page.locator("#scene .toolBar button").evaluate_all("all => all.map(one => one.ariaLabel)")

    assert [name.partition(",")[0] for name in tools("ruan")] == ["Settings", "Roster", "Raised hands"]
    assert tools("anna") == ["Settings", "Raise hand"]
    assert tools("pablo") == tools("board-of-trade") == ["Settings"]


def test_plays_a_film_as_if_it_were_a_class(served, new_bench):
    student = new_bench(served, scene="hosting", user="emma")
    observer = new_bench(served, scene="hosting", user="guild")
    player = student.page.get_by_role("region", name="The class")
    expect(player.locator(".time")).to_contain_text("/ 00:40:00")
    expect(player.locator(".cdn")).to_have_text("CDN, 6 s behind")
    played = player.locator(".progress").evaluate("bar => Number(getComputedStyle(bar).getPropertyValue('--played'))")
    assert 0.4 < played < 0.6

    student.simulate("cdnState", "reserve")
    for bench in (student, observer):
        expect(bench.page.locator(".cdnPlayer .source.is-used")).to_have_text("Reserve")
    expect(student.toasts).to_contain_text("played from its address in reserve")
    student.simulate("cdnState", "failed")
    expect(player.locator(".placeholder")).to_contain_text("cannot be fetched from the CDN")
    student.simulate("cdnState", "working")
    student.simulate("classState", "before")
    expect(player.locator(".placeholder")).to_contain_text("The teacher is not in the classroom")
    student.simulate("classState", "during")
    expect(player.locator(".lesson")).to_be_visible()


def test_ends_a_hosted_class_and_lets_everybody_out(served, new_bench):
    teacher = new_bench(served, scene="hosting", user="colette")
    student = new_bench(served, scene="hosting", user="emma")
    student.simulate("classState", "after")
    for bench in (teacher, student):
        expect(bench.page.get_by_role("alertdialog").or_(bench.page.get_by_role("dialog"))).to_contain_text(
            "The class has ended."
        )
        bench.page.get_by_role("button", name="Confirm").click()
        expect(bench.page.locator(".cdnPlayer .placeholder")).to_contain_text("The class has ended.")
    student.page.get_by_role("button", name="Leave Classroom").click()
    student.page.get_by_role("button", name="Confirm").click()
    expect(student.page.locator("#d-exit")).to_contain_text("Emma Walker left the classroom")
    student.page.get_by_role("button", name="Comes back").click()
    expect(student.page.locator(".cdnPlayer")).to_be_visible()


def test_shows_the_recording_as_soon_as_there_is_one(served, new_bench, vocational_project):
    student = new_bench(served, scene="mixed", user="emma")
    placeholder = student.page.locator(".cdnPlayer .placeholder")
    expect(placeholder).to_contain_text("The teacher is not in the classroom")
    fixture = vocational_project / "Scenes/contexts/pastry.yaml"
    text = fixture.read_text(encoding="utf-8")
    fixture.write_text(
        text.replace("  properties:", "  recordingUrls: { hls: https://cdn.example/choux.m3u8 }\n  properties:"),
        encoding="utf-8",
    )
    expect(student.log).to_contain_text("onRecordingStreamUrlListUpdated")
    student.simulate("recording", "started")
    expect(student.page.locator(".cdnPlayer .source.is-used")).to_have_text("HLS")
    # Somebody who comes in the middle sees it at once.
    late = new_bench(served, scene="mixed", user="guild")
    expect(late.page.locator(".cdnPlayer .live")).to_have_text("Live")
    student.simulate("recording", "stopped")
    for bench in (student, late):
        expect(bench.page.locator(".cdnPlayer .placeholder")).to_be_visible()
