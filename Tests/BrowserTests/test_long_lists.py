"""A roster so long that it stands in parts."""

import pytest
from playwright.sync_api import expect

_STUDENTS = 60


@pytest.fixture
def sixty(borrow, lesson_project):
    """A running preview of a class of sixty."""
    users = [f"  - {{ uuid: mia-{number}, name: Mia {number}, role: student }}" for number in range(_STUDENTS)]
    (lesson_project / "Scenes/contexts/sixty.yaml").write_text(
        "\n".join(["users:", "  - { uuid: lin, name: Ms. Lin, role: teacher }", *users]) + "\n"
    )
    (lesson_project / "Scenes/sixty.yaml").write_text(
        "scene: sixty\nextends: presets/small\ntheme: agora\nviewer: lin\ncontexts: contexts/sixty.yaml\n"
    )
    return borrow(lesson_project)


@pytest.fixture
def bench(sixty, new_bench):
    """The teacher's page, with the roster open."""
    return new_bench(sixty, scene="sixty", open="toolBar.roster")


@pytest.mark.parametrize("name, index", [("Ada", 0), ("Zoe", _STUDENTS), ("Mia 60", _STUDENTS)])
def test_puts_a_new_row_where_it_belongs(bench, name, index):
    expect(bench.names).to_have_count(_STUDENTS)
    bench.page.get_by_label("Name of a new student").fill(name)
    bench.page.get_by_role("button", name="Joins").click()
    expect(bench.names).to_have_count(_STUDENTS + 1)
    expect(bench.names.nth(index)).to_have_text(name)


def test_moves_a_row_from_one_part_to_another(bench):
    bench.page.locator("#d-students").select_option("mia-59")
    bench.page.get_by_role("button", name="On stage", exact=True).click()
    expect(bench.names.first).to_have_text("Mia 59")
    expect(bench.names).to_have_count(_STUDENTS)
    bench.page.get_by_role("button", name="Off stage", exact=True).click()
    expect(bench.names.last).to_have_text("Mia 59")
    expect(bench.names).to_have_count(_STUDENTS)
