"""Pages whose consoles must stay free of errors."""

import re

from playwright.sync_api import Browser, BrowserContext, Error, Page

# As long as the waits of `expect`: a busy machine takes its time for a page as for anything else.
_TIMEOUT = 60_000
_OPTIONS = {"viewport": {"width": 1280, "height": 900}, "locale": "en"}


def leave(page: Page) -> None:
    """Takes a page away from its server, with all that it remembers of it; does nothing with one that is closed."""
    if page.is_closed() or page.url == "about:blank":
        return
    try:
        page.evaluate("() => (sessionStorage.clear(), localStorage.clear())")
    except Error:
        # A page without an origin, such as a file or an error of the browser, may not remember anything.
        pass
    page.goto("about:blank")


class SharedContext:
    """One browser context for the pages of many tests, which differ in nothing but their addresses.

    Pages go from test to test: a new one costs a renderer process, and so as much as all that a short test does.
    """

    # A page of many tests grows, and a test seldom has more pages than these.
    _USES, _KEPT = 40, 4

    def __init__(self, browser: Browser) -> None:
        self.context = _new_context(browser)
        self._idle: list[Page] = []
        self._uses: dict[Page, int] = {}

    def take(self) -> Page:
        """A page that shows nothing."""
        page = self._idle.pop() if self._idle else self.context.new_page()
        self._uses[page] = self._uses.get(page, 0) + 1
        return page

    def clear(self, keep: bool) -> None:
        """Leaves nothing of a test behind; keeps its pages for the next ones, or closes them all."""
        for page in self.context.pages:
            if page in self._idle:
                continue
            if keep and len(self._idle) < self._KEPT and self._uses.get(page, self._USES) < self._USES and _empty(page):
                self._idle.append(page)
            else:
                self._uses.pop(page, None)
                page.close()
        self.context.clear_cookies()


def _empty(page: Page) -> bool:
    """Makes a page as if it were new; false if a test has changed it in a way that lasts."""
    if page.is_closed() or page.viewport_size != _OPTIONS["viewport"]:
        return False
    page.unroute_all()
    leave(page)
    # The pointer stays where it was, and what comes next would begin below it.
    page.mouse.up()
    page.mouse.move(-1, -1)
    return True


class QuietPages:
    """Opens pages and remembers what went wrong in them."""

    def __init__(self, browser: Browser, shared: SharedContext) -> None:
        self._browser = browser
        self._shared = shared
        self._contexts: list[BrowserContext] = []
        self._listeners: list[tuple[Page, str, object]] = []
        self._errors: list[str] = []

    def open(self, allowing: str | None = None, isolated: bool = False, **options) -> Page:
        """A page of the shared context, or one in a context of its own.

        `allowing` is a regular expression for errors that the test provokes. A page is alone in its context when it is
        `isolated` or has options, those of Playwright's `new_context`. A test isolates a page to which it does something
        that lasts: it sets the clock, adds a script, emulates another medium.
        """
        own = isolated or bool(options)
        page = self._own_context(options).new_page() if own else self._shared.take()

        def note(text: str) -> None:
            if not (allowing and re.search(allowing, text)):
                self._errors.append(text)

        def on(event: str, listener) -> None:
            page.on(event, listener)
            if not own:
                self._listeners.append((page, event, listener))

        on(
            "console",
            lambda message: message.type == "error" and note(f"{message.text} ({message.location.get('url', '')})"),
        )
        on("pageerror", lambda error: note(str(error)))
        on("dialog", lambda dialog: (note(f"a dialog opened: {dialog.message}"), dialog.dismiss()))
        return page

    def _own_context(self, options: dict) -> BrowserContext:
        context = _new_context(self._browser, **options)
        self._contexts.append(context)
        return context

    def close(self, passed: bool) -> None:
        """Ends the use of the pages, and fails if there was an error in any; those of a test that passed are used again."""
        self._shared.clear(keep=passed and not self._errors)
        for page, event, listener in self._listeners:
            page.remove_listener(event, listener)
        for context in self._contexts:
            context.close()
        assert not self._errors, "errors in the console:\n" + "\n".join(self._errors)


def _new_context(browser: Browser, **options) -> BrowserContext:
    context = browser.new_context(**{**_OPTIONS, **options})
    context.set_default_timeout(_TIMEOUT)
    return context
