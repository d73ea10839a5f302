"""The windows of a phone's strip: what stands in one leaves the rest of it readable."""

import pytest
from playwright.sync_api import expect

SCENE = """\
scene: full-strip
extends: presets/small
viewer: lin
contexts:
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
%s
  streams:
    - { uuid: s-a0, owner: a0, video: camera, audio: mic, videoState: open, audioState: open, type: both }
  widgets:
    netlessBoard: { active: true, properties: { grantedUsers: { a0: true, a1: true } } }
""" % "\n".join(
    f"    - {{ uuid: a{n}, name: Noah Bennett, role: student, onStage: true, rewards: {n} }}" for n in range(9)
)
PARTS = ["monogram", "overlay", "reward", "caption"]


@pytest.fixture
def strip(play, new_bench):
    room = play(SCENE)
    return lambda device, mode: new_bench(room, scene="full-strip", device=device, mode=mode, user="lin").page


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_keeps_picture_chip_and_caption_apart(strip, mode):
    page = strip("phone", mode)
    overlaps = page.evaluate(
        """parts => {
            const meets = (a, b) => a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5;
            return [...document.querySelectorAll("#scene .studentVideo")].flatMap(tile => {
                const boxes = parts.flatMap(name => [...tile.querySelectorAll("." + name)].map(part => [name, part.getBoundingClientRect()]));
                return boxes.flatMap(([name, a], index) => boxes.slice(index + 1).filter(([, b]) => meets(a, b)).map(([other]) => name + " and " + other));
            });
        }""",
        PARTS,
    )
    assert overlaps == []


def test_cuts_no_name_that_has_room(strip):
    page = strip("phone", "light")
    names = page.locator("#scene .studentVideo .name")
    expect(names.first).to_have_text("Noah Bennett")
    assert names.evaluate_all("names => names.filter(name => name.scrollWidth > name.clientWidth).length") == 0


@pytest.mark.parametrize("device", ["phone", "pad"])
def test_lays_arrows_on_no_mark(strip, device):
    page = strip(device, "light")
    expect(page.locator("#scene .arrow")).to_have_count(2)
    covered = page.evaluate(
        """() => {
            const meets = (a, b) => a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5;
            const [arrows, marks] = [".arrow", ".studentVideo :is(.reward, .microphone, .crown)"].map(name =>
                [...document.querySelectorAll("#scene " + name)]);
            return arrows.flatMap(arrow => marks.filter(mark => meets(arrow.getBoundingClientRect(), mark.getBoundingClientRect())))
                .map(mark => mark.className);
        }"""
    )
    assert covered == []


def test_has_no_shade_over_a_light_picture(strip):
    page = strip("phone", "light")
    fill = page.locator("#scene .picture.is-off ~ .caption").first.evaluate(
        "caption => { const { backgroundImage, backgroundColor } = getComputedStyle(caption); return [backgroundImage, backgroundColor]; }"
    )
    assert fill == ["none", "rgba(0, 0, 0, 0)"]
