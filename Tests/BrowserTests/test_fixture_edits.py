"""A fixture is edited while its room is open."""

import pytest
from playwright.sync_api import expect
from support.saving import edit

FIXTURE = "Scenes/contexts/physics.yaml"

# Co-hosts first; then Chinese names by their Latin initial, Latin names with accents as without, digits.
ORDER = [
    "陈小明", "沈雨桐", "张子轩", "Amélie Dubois", "Noah Bennett", "Øskar Lindqvist",
    "李思远", "欧阳若彤", "Éclair Martin", "Priya Raman", "sofia ruiz", "7B Guest",
]  # fmt: skip


@pytest.fixture
def bench(lesson, new_bench):
    opened = new_bench(lesson, open="toolBar.roster")
    expect(opened.names).to_have_text(ORDER)
    opened.mark()
    return opened


@pytest.mark.parametrize(
    ("entry", "index", "name"),
    [
        ("{ uuid: wang, name: 王芳, role: student }", 8, "王芳"),
        ("{ uuid: wang, name: 王芳, role: student, onStage: true }", 2, "王芳"),
        ("{ uuid: quinn, name: Quinn, role: student }", 10, "Quinn"),
        ("{ uuid: nine, name: 9th Guest, role: student }", 12, "9th Guest"),
    ],
)
def test_adds_a_row_where_it_belongs(lesson, bench, entry, index, name):
    edit(lesson.root / FIXTURE, "users:\n", f"users:\n  - {entry}\n")
    expect(bench.names).to_have_text(ORDER[:index] + [name] + ORDER[index:])
    assert bench.has_mark()


def test_removes_a_row(lesson, bench):
    edit(lesson.root / FIXTURE, "  - { uuid: sofia, name: sofia ruiz, role: student }\n", "")
    expect(bench.names).to_have_text([name for name in ORDER if name != "sofia ruiz"])
    assert bench.has_mark()


def test_renames_and_moves_a_row(lesson, bench):
    edit(lesson.root / FIXTURE, "name: sofia ruiz", "name: 阿芳")
    expect(bench.names).to_have_text(ORDER[:6] + ["阿芳"] + [name for name in ORDER[6:] if name != "sofia ruiz"])
    assert bench.has_mark()


def test_keeps_what_clicks_have_changed(lesson, bench):
    bench.cell("chen", "camera").click()
    bench.expect_media_state("chen", "camera", "streamOff")
    bench.cell("sofia", "stage").click()
    bench.cell("oskar", "reward").click()
    expect(bench.cell("oskar", "reward")).to_have_text("x1")

    edit(lesson.root / FIXTURE, "users:\n", "users:\n  - { uuid: wang, name: 王芳, role: student }\n")
    expect(bench.row("wang")).to_be_visible()
    bench.expect_media_state("chen", "camera", "streamOff")
    expect(bench.cell("oskar", "reward")).to_have_text("x1")
    expect(bench.names.nth(6)).to_have_text("sofia ruiz")
