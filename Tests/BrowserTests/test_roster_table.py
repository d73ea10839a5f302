"""The roster shows to who sees it that it goes on."""


def test_shades_the_edge_behind_which_there_is_more(shipped, new_bench):
    bench = new_bench(shipped, open="toolBar.roster", device="phone")
    rows = bench.roster.locator(".list")
    assert rows.evaluate("list => list.scrollHeight > list.clientHeight")
    assert rows.evaluate("list => getComputedStyle(list).backgroundAttachment") == "local, local, scroll, scroll, scroll"
