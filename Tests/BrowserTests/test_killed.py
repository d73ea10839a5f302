"""A preview that is killed while files are saved starts again at once, and its open pages recover by themselves.

`PREVIEW_KILLS` and `PREVIEW_KILLS_SEED` in the environment look further than a test run does.
"""

import os
import random
from pathlib import Path

from playwright.sync_api import expect
from support import saving
from support.preview import Preview, port_to_keep
from support.workbench import Workbench

KILLS = int(os.environ.get("PREVIEW_KILLS", "6"))
SEED = int(os.environ.get("PREVIEW_KILLS_SEED", "1"))

STATE_BAR = "stateBar:\n    backgroundColor: $systemForegroundColor"
LOST = "net::ERR"


class Saver:
    """Saves a theme again and again, each time with another colour of the bar, and now and then broken."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chance = random.Random(SEED)
        self.text = path.read_text(encoding="utf-8")
        self.count = 0

    def save(self) -> None:
        """One save in one of the ways of editors."""
        self.count += 1
        text = self.text.replace(STATE_BAR, f'stateBar:\n    backgroundColor: "#{self.count:06x}"', 1)
        if self.chance.random() < 0.2:
            saving.in_place(self.path, text.replace("\n", "\n\t[", 5))
        self.chance.choice(saving.ALL)(self.path, text)

    def begin(self) -> None:
        """Half of a save, which leaves a file that cannot be read."""
        saving.in_place(self.path, self.text[: len(self.text) // 2] + "\n\t[")

    @property
    def color(self) -> str:
        """The colour of the last save, as a browser computes it."""
        return f"rgb({self.count >> 16 & 255}, {self.count >> 8 & 255}, {self.count & 255})"


def test_starts_again_at_once_and_pages_recover(binary, lesson_project, new_page):
    port = port_to_keep()
    saver = Saver(lesson_project / "Themes/agora.yaml")
    saver.save()
    preview = Preview(binary, lesson_project, port=port).__enter__()
    try:
        benches = [
            Workbench(new_page(allowing=LOST), preview.url).open(user=user, open="toolBar.roster")
            for user in ("lin", "chen")
        ]
        for bench in benches:
            bench.mark()
        for kill in range(KILLS):
            for _ in range(saver.chance.randint(1, 4)):
                saver.save()
                # Half of the kills meet a server that has just shown a save, the others one that reads.
                if saver.chance.random() < 0.5:
                    expect(benches[kill % 2].state_bar).to_have_css("background-color", saver.color)
            # The kill comes in the middle of a save, or behind one that is being read.
            is_half_saved = kill % 3 == 2
            saver.begin() if is_half_saved else saver.save()
            preview.kill()
            if not is_half_saved and saver.chance.random() < 0.5:
                saver.save()
            preview = Preview(binary, lesson_project, port=port).__enter__()
            if is_half_saved:
                for bench in benches:
                    expect(bench.overlay).to_be_visible()
                saver.save()
            for bench in benches:
                expect(bench.overlay).to_be_hidden()
                expect(bench.state_bar).to_have_css("background-color", saver.color)
                bench.wait_until_live()
        # They hear, and are heard, as if nothing had been.
        saver.save()
        benches[0].cell("chen", "reward").click()
        expect(benches[0].cell("chen", "reward")).to_have_text("x4")
        for bench in benches:
            expect(bench.state_bar).to_have_css("background-color", saver.color)
            assert bench.has_mark()
        for bench in benches:
            # A page that reconnects while the server stops would complain of it.
            bench.page.close()
        assert preview.stop() == 0, preview.text
    finally:
        preview.kill()
