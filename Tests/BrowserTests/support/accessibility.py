"""Asks axe-core about a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_SERIOUS = ("serious", "critical")

# What is in order is not told element by element, which takes longer than all else on a large page.
_OPTIONS = {"resultTypes": ["violations"]}


def serious_violations(page: Page, accepting_contrast_of: str | None = None) -> list[str]:
    """One line for each element that axe-core finds a serious or critical fault in.

    `accepting_contrast_of` selects a part of the page whose colours are somebody else's choice: the contrast of its text
    is left out, and nothing else.
    """
    violations = Axe().run(page, options=_OPTIONS).response["violations"]
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: {' '.join(map(str, node['target']))}"
        for violation in violations
        if violation["impact"] in _SERIOUS
        for node in violation["nodes"]
        if not (violation["id"] == "color-contrast" and _is_inside(page, node["target"][0], accepting_contrast_of))
    ]


def _is_inside(page: Page, target: str, part: str | None) -> bool:
    return part is not None and page.locator(target).first.evaluate("(element, part) => element.closest(part) !== null", part)
