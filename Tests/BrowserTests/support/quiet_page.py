"""Pages whose consoles must stay free of errors."""

import re

from playwright.sync_api import Browser, BrowserContext, Page

_PATIENCE = 10_000


class QuietPages:
    """Opens pages and remembers what went wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._errors: list[str] = []

    def open(self, allowing: str | None = None, **options) -> Page:
        """A page in a context of its own.

        `allowing` is a regular expression for errors that the test provokes; the options are those of Playwright's
        `new_context`.
        """
        context = self._browser.new_context(**{"viewport": {"width": 1280, "height": 900}, "locale": "en", **options})
        context.set_default_timeout(_PATIENCE)
        self._contexts.append(context)
        page = context.new_page()

        def note(text: str) -> None:
            if not (allowing and re.search(allowing, text)):
                self._errors.append(text)

        page.on(
            "console",
            lambda message: message.type == "error" and note(f"{message.text} ({message.location.get('url', '')})"),
        )
        page.on("pageerror", lambda error: note(str(error)))
        page.on("dialog", lambda dialog: (note(f"a dialog opened: {dialog.message}"), dialog.dismiss()))
        return page

    def close(self) -> None:
        """Closes the pages, and fails if there was an error in any."""
        for context in self._contexts:
            context.close()
        assert not self._errors, "errors in the console:\n" + "\n".join(self._errors)
