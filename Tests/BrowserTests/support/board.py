"""The board as a hand finds it: tools by their names, places in the board's own units."""

from playwright.sync_api import Locator, expect

from support.workbench import Workbench


class Board:
    """The board on one open page."""

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.page = bench.page
        self.hand = bench.page.get_by_role("application", name="Draw on the whiteboard")
        # What the server has drawn, and what other hands are drawing.
        self.marks = bench.page.locator("#scene .sheet .ink > [id]")
        self.strokes = bench.page.locator("#scene .live > .ink > g")
        self.lasers = bench.page.locator("#scene .live .laser")
        self.frame = bench.page.locator("#scene .live .frame")
        self.typing = bench.page.locator("#scene .typing")

    def tool(self, name: str) -> Locator:
        return self.page.locator(f'#c-boardTools [data-argument="{name}"]')

    def take(self, tool: str, shape: str | None = None) -> "Board":
        """Takes a tool into the hand, as a person does."""
        self.page.locator("#c-toolCollection--tools").click()
        self.tool(tool).click()
        expect(self.bench.popup).to_have_count(0)
        if shape:
            self.page.locator("#c-toolCollection--settings").click()
            self.page.locator(f'#c-penSettings [data-argument="{shape}"]').click()
            self.page.locator("#c-toolCollection--settings").click()
            expect(self.bench.popup).to_have_count(0)
        expect(self.hand).to_be_visible()
        return self

    def do(self, tool: str) -> None:
        """Presses a tool that acts at once, and closes the collection."""
        self.page.locator("#c-toolCollection--tools").click()
        self.tool(tool).click()
        self.page.keyboard.press("Escape")
        expect(self.bench.popup).to_have_count(0)

    def pixels(self, x: float, y: float) -> tuple[float, float]:
        """Where in the window a place of the plane is."""
        point = self.page.locator("#scene .sheet").evaluate(
            """(sheet, [x, y]) => {
                const box = sheet.getBoundingClientRect();
                const scale = Math.min(box.height / 1000, box.width / 1380);
                return [box.x + box.width / 2 + x * scale, box.y + (box.height - 1000 * scale) / 2 + y * scale];
            }""",
            [x, y],
        )
        return point[0], point[1]

    def press(self, x: float, y: float) -> None:
        self.page.mouse.move(*self.pixels(x, y))
        self.page.mouse.down()

    def move(self, x: float, y: float, steps: int = 8) -> None:
        self.page.mouse.move(*self.pixels(x, y), steps=steps)

    def lift(self) -> None:
        self.page.mouse.up()

    def drag(self, *places: tuple[float, float]) -> None:
        """Puts the tool down at the first place, goes through the others and lifts it."""
        self.press(*places[0])
        for place in places[1:]:
            self.move(*place)
        self.lift()

    def paths(self) -> list[str]:
        """What the server has drawn, in its order."""
        return self.marks.evaluate_all("marks => marks.map(mark => mark.getAttribute('d') ?? mark.textContent)")
