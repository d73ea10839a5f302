"""The roster is a table to who hears it, and shows to who sees it that it goes on."""

import pytest
from playwright.sync_api import expect

POPUPS = {
    "toolBar.roster": "Roster",
    "toolBar.setting": "Settings",
    "toolBar.message": "Messages",
    "toolBar.handsList": "Raised hands",
    "stateBar.networkState": "Network statistics",
}


@pytest.mark.parametrize("scene", ["small-class", "small-class-student"])
def test_has_rows_and_columns(shipped, new_bench, scene):
    bench = new_bench(shipped, scene=scene, open="toolBar.roster")
    table = bench.page.get_by_role("table", name="Student")
    columns = table.get_by_role("columnheader").count()
    assert columns == (7 if scene == "small-class" else 6)
    rows = table.get_by_role("row")
    expect(rows).to_have_count(13)
    expect(rows.nth(1).get_by_role("rowheader")).to_have_text("陈小明")
    expect(rows.nth(1).get_by_role("cell")).to_have_count(columns - 1)


@pytest.mark.parametrize("anchor", POPUPS)
def test_names_each_popup(shipped, new_bench, anchor):
    bench = new_bench(shipped, open=anchor)
    expect(bench.popup).to_have_role("dialog")
    assert bench.popup.get_attribute("aria-label")
    if anchor == "toolBar.roster":
        expect(bench.popup).to_have_accessible_name(POPUPS[anchor])


def test_shades_the_edge_behind_which_there_is_more(shipped, new_bench):
    bench = new_bench(shipped, open="toolBar.roster", device="phone")
    rows = bench.roster.locator(".list")
    assert rows.evaluate("list => list.scrollHeight > list.clientHeight")
    assert rows.evaluate("list => getComputedStyle(list).backgroundAttachment") == "local, local, scroll, scroll, scroll"
