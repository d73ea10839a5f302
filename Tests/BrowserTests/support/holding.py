"""Requests that wait until a test lets them go."""

from collections.abc import Iterator
from contextlib import contextmanager
from re import Pattern

from playwright.sync_api import APIResponse, Page, Route


class HeldRequest:
    """A request that the server hears of only when the test says so."""

    def __init__(self):
        self._routes: list[Route] = []

    def take(self, route: Route) -> None:
        self._routes.append(route)

    def let_go(self) -> None:
        self._routes[0].continue_()

    def fetch(self) -> APIResponse:
        """What the server answers now; the page does not get it."""
        return self._routes[0].fetch()

    def answer(self, response: APIResponse) -> None:
        """Gives the page an answer that was fetched before."""
        self._routes[0].fulfill(response=response)


@contextmanager
def hold(page: Page, url: str | Pattern[str]) -> Iterator[HeldRequest]:
    """Holds the request that the page makes to an address in this block; after the block it has been made."""
    held = HeldRequest()
    page.route(url, held.take, times=1)
    with page.expect_request(url):
        yield held
    # A request is told before its route is: an answer of the page comes after both.
    page.evaluate("0")
