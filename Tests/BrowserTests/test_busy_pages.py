"""A page with much to show: what it hears at once is done in short tasks, and what takes long to paint comes second."""

from playwright.sync_api import expect

# Each piece of work takes longer than one task may, so that the next one has to wait for another task.
IN_TURN = """async () => {
    const script = document.querySelector("script[type=module]").src;
    const { turns } = await import(new URL("turns.js", script).href);
    const seen = [];
    addEventListener("error", (event) => { seen.push(event.message); event.preventDefault(); });
    await new Promise((resolve) => {
        const inTurn = turns(() => {
            seen.push("told");
            if (seen.includes("c")) resolve();
        });
        const work = (name) => () => {
            const end = performance.now() + 10;
            while (performance.now() < end);
            if (name === "b") throw new Error("b fails");
            seen.push(name);
        };
        for (const name of "abc") inTurn(work(name));
    });
    return seen;
}"""

PAINTING = """scene => {
    const sheet = scene.querySelector(".sheet");
    const restart = (value) => { scene.style.animation = value; scene.getBoundingClientRect(); };
    restart("none");
    restart("");
    const [arrival] = scene.getAnimations();
    arrival.pause();
    const first = getComputedStyle(sheet).contentVisibility;
    arrival.finish();
    return [first, getComputedStyle(sheet).contentVisibility];
}"""


def test_does_what_comes_at_once_in_order_and_tells_after_each_task(lesson, new_bench):
    seen = new_bench(lesson, allowing="b fails").page.evaluate(IN_TURN)
    failures = [number for number, entry in enumerate(seen) if "b fails" in entry]
    assert len(failures) == 1
    assert [entry for entry in seen if "b fails" not in entry] == ["a", "told", "told", "c", "told"]
    assert seen.index("c") > failures[0]


def test_paints_the_strokes_of_a_board_after_all_else(lesson, new_bench):
    bench = new_bench(lesson)
    expect(bench.page.locator("#scene .sheet path").first).to_be_visible()
    assert bench.page.locator("#scene").evaluate(PAINTING) == ["hidden", "visible"]
