"""The small class shows each student's camera and microphone as the theme says."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.saving import edit

ICONS = Path(__file__).resolve().parents[2] / "Themes/icons"

# Who is in which state: what the fixture `contexts/physics.yaml` says about their streams.
CAMERAS = {
    "chen": "streamOn", "zhang": "streamOn", "shen": "deviceOff", "oskar": "deviceOff", "amelia": "streamOff",
    "noah": "streamOff", "ouyang": "offStage", "priya": "offStage", "sofia": "offStage",
}  # fmt: skip
MICROPHONES = {
    "chen": "streamOn", "shen": "streamOn", "amelia": "streamOn", "zhang": "deviceOff", "oskar": "deviceOff",
    "noah": "streamOff", "ouyang": "offStage", "priya": "offStage", "sofia": "offStage",
}  # fmt: skip

# The shape and the colour of each state, as the theme's author wrote them.
AGORA_LIGHT = {
    "offStage": ("off", "rgb(133, 133, 133)"),
    "deviceOff": ("off", "rgb(133, 133, 133)"),
    "streamOff": ("forbidden", "rgb(240, 76, 54)"),
    "streamOn": ("on", "rgb(39, 109, 232)"),
}
AGORA_DARK = {
    "offStage": ("off", "rgb(138, 138, 138)"),
    "deviceOff": ("off", "rgb(138, 138, 138)"),
    "streamOff": ("forbidden", "rgb(240, 76, 54)"),
    "streamOn": ("on", "rgb(100, 155, 250)"),
}
CLASSIC_LIGHT = {
    "offStage": ("on", "rgb(143, 143, 154)"),
    "deviceOff": ("forbidden", "rgb(143, 143, 154)"),
    "streamOff": ("forbidden", "rgb(240, 76, 54)"),
    "streamOn": ("on", "rgb(0, 115, 255)"),
}
CLASSIC_DARK = {
    "offStage": ("on", "rgba(226, 226, 238, 0.44)"),
    "deviceOff": ("forbidden", "rgba(226, 226, 238, 0.44)"),
    "streamOff": ("forbidden", "rgb(240, 76, 54)"),
    "streamOn": ("on", "rgb(0, 115, 255)"),
}
LOOKS = [
    ("agora", "light", AGORA_LIGHT),
    ("agora", "dark", AGORA_DARK),
    ("agora-classic", "light", CLASSIC_LIGHT),
    ("agora-classic", "dark", CLASSIC_DARK),
]


def drawing(markup: str) -> str:
    """What an SVG draws, without the blanks and the order of attributes that cleaning may change."""
    return ElementTree.canonicalize(markup, strip_text=True)


def looks(bench, column: str, users) -> dict:
    found = {user: bench.look(bench.cell(user, column).locator(".icon")) for user in users}
    return {user: (drawing(markup), color) for user, (markup, color) in found.items()}


def expected(states: dict, theme: dict, device: str) -> dict:
    return {
        user: (drawing((ICONS / f"{device}-{theme[state][0]}.svg").read_text()), theme[state][1])
        for user, state in states.items()
    }


@pytest.mark.parametrize("scene", ["small-class", "small-class-student"])
@pytest.mark.parametrize(("theme", "mode", "states"), LOOKS, ids=[f"{theme}-{mode}" for theme, mode, _ in LOOKS])
def test_draws_each_state_with_the_shape_and_colour_of_the_theme(shipped, new_bench, scene, theme, mode, states):
    bench = new_bench(shipped, scene=scene, theme=theme, mode=mode, open="toolBar.roster")
    assert looks(bench, "camera", CAMERAS) == expected(CAMERAS, states, "camera")
    assert looks(bench, "mic", MICROPHONES) == expected(MICROPHONES, states, "mic")


def test_lets_the_teacher_click_where_something_can_be_allowed_or_withdrawn(shipped, new_bench):
    bench = new_bench(shipped, scene="small-class", open="toolBar.roster")
    clickable = {
        user: [column for column in ("camera", "mic") if bench.cell(user, column).evaluate("e => e.localName") == "button"]
        for user in CAMERAS
    }
    assert clickable == {
        "chen": ["camera", "mic"], "zhang": ["camera"], "shen": ["mic"], "oskar": [], "amelia": ["camera", "mic"],
        "noah": ["camera", "mic"], "ouyang": [], "priya": [], "sofia": [],
    }  # fmt: skip


def test_lets_a_theme_make_a_state_clickable_where_a_device_is_open(lesson, new_bench):
    bench = new_bench(lesson, scene="small-class", open="toolBar.roster")
    edit(
        lesson.root / "Themes/agora.yaml",
        "offStage: { image: member_camera_off, clickable: false }",
        "offStage: { image: member_camera_off, clickable: true }",
    )
    bench.row("ouyang").locator('button[data-action="camera"]').wait_for()
    # Priya's camera is closed, and Sofia has none: there is nothing to allow.
    assert bench.row("priya").locator('button[data-action="camera"]').count() == 0
    assert bench.row("sofia").locator('button[data-action="camera"]').count() == 0


@pytest.mark.parametrize("viewer", ["chen", "sofia"])
def test_lets_a_student_click_nothing(shipped, new_bench, viewer):
    bench = new_bench(shipped, scene="small-class-student", user=viewer, open="toolBar.roster")
    assert bench.rows.count() == 12
    assert bench.roster.locator("button, [role=switch], [data-action], dialog").count() == 0
    assert bench.page.locator(".roster .c").evaluate_all("cells => cells.every(cell => getComputedStyle(cell).cursor !== 'pointer')")
