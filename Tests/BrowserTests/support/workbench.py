"""The preview page as a person sees it: one place that knows its selectors."""

from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

COLUMNS = {
    "stage": "stage",
    "auth": "boardAuthorization",
    "camera": "camera",
    "mic": "microphone",
    "reward": "reward",
    "kick": "kickOut",
}


class Workbench:
    """One open page of the preview."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.state_bar = page.locator("#scene .stateBar")
        self.roster = page.locator("#scene .roster")
        self.rows = page.locator("#scene .roster .r")
        self.names = page.locator("#scene .roster .r .n")
        self.overlay = page.locator("#d-overlay")
        self.log = page.locator("#d-log")
        self.notes = page.locator("#d-notes")
        # What the viewer is told in the scene, and what the preview itself has to say.
        self.toasts = page.locator("#d-toasts")
        self.messages = page.locator("#d-messages")
        self.popup = page.locator("#scene [data-popup]")

    def open(self, **view: str) -> "Workbench":
        """Goes to a view and waits until the page hears of changes."""
        self.page.goto(f"{self.url}?{urlencode(view)}" if view else self.url)
        return self.wait_until_live()

    def wait_until_live(self) -> "Workbench":
        expect(self.page.locator("#d-status")).to_have_attribute("data-state", "live")
        return self

    def expect_events(self, name: str, count: int) -> None:
        """Waits until the log tells of so many events, however many of them share a line."""
        self.page.wait_for_function(
            """([name, count]) => [...document.querySelectorAll("#d-log li")]
                .filter(line => line.textContent.includes(name))
                .reduce((sum, line) => sum + Number(line.querySelector(".d-times")?.textContent.slice(2) ?? 1), 0) === count""",
            arg=[name, count],
        )

    def row(self, user: str) -> Locator:
        return self.page.locator(f'#scene .roster .r[data-user="{user}"]')

    def cell(self, user: str, column: str) -> Locator:
        """A student's cell: a button where it takes a click."""
        return self.row(user).locator(f'.c[data-keys^="{COLUMNS[column]}"]')

    def media_state(self, user: str, column: str) -> str:
        """The state that a camera or microphone cell shows, such as `streamOn`."""
        return self.cell(user, column).get_attribute("data-keys").rpartition(".")[2]

    def expect_media_state(self, user: str, column: str, state: str) -> None:
        expect(self.cell(user, column)).to_have_attribute("data-keys", f"{COLUMNS[column]}.{state}")

    def look(self, icon: Locator) -> tuple[str, str]:
        """The markup of the file that an icon is cut from, and the colour that fills it, both as computed."""
        mask, color = icon.evaluate("icon => [getComputedStyle(icon).maskImage, getComputedStyle(icon).backgroundColor]")
        address = mask.removeprefix('url("').removesuffix('")')
        return self.page.request.get(address).text(), color

    def mark(self) -> None:
        """Leaves something in the page that no navigation survives."""
        self.page.evaluate("window.markOfThisPage = true")

    def has_mark(self) -> bool:
        return self.page.evaluate("window.markOfThisPage === true")

    def simulate(self, control: str, value: str) -> None:
        """Chooses a value of one of the room's segmented controls."""
        self.page.locator(f'#d-room [name="{control}"][value="{value}"]').check()

    def choose(self, control: str, value: str) -> None:
        """Chooses a value of a segmented control in the bar."""
        self.page.locator(f'#d-view [name="{control}"][value="{value}"]').check()

    def findings(self) -> list[dict]:
        """What the overlay says, finding by finding."""
        return self.overlay.locator(".d-finding").evaluate_all(
            """findings => findings.map(finding => ({
                place: finding.querySelector(".d-finding-place a").textContent,
                severity: finding.querySelector(".d-finding-kind").textContent,
                id: finding.querySelector(".d-finding-place code").textContent,
                message: finding.querySelector(".d-finding-text").textContent,
                source: finding.querySelector(".d-source")?.textContent ?? "",
            }))"""
        )


def scroll_width_excess(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
