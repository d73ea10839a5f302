"""A lesson with a poll, and its pages as far as the poll goes."""

import pytest
from playwright.sync_api import expect

LESSON = """\
scene: poll-lesson
title: { en: A lesson with a poll, zh-Hans: 投票课 }
extends: presets/small
viewer: lin
contexts:
  clock: 2026-03-02T09:12:00Z
  room: { uuid: poll-lesson, name: Physics 7B, class: { state: during, startTime: -12m, duration: 45m } }
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: qiu, name: Qiu Yan, role: assistant }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: amelia, name: Amélie Dubois, role: student }
    - { uuid: noah, name: Noah Bennett, role: student }
    - { uuid: guest, name: Guest, role: observer }
  widgets:
    netlessBoard: { active: true }
    poll: { active: true }
"""


class PollPage:
    """A page as far as its poll goes."""

    def __init__(self, bench):
        self.bench = bench
        self.page = bench.page
        self.card = bench.page.locator('#scene [data-widget="poll"]')
        self.question = self.card.get_by_label("Question", exact=True)
        self.start = self.card.get_by_role("button", name="Start poll")
        self.stop = self.card.get_by_role("button", name="Stop poll")
        self.submit = self.card.get_by_role("button", name="Submit")

    def option(self, number: int):
        """The editor's field of an option."""
        return self.card.get_by_label(f"Option {number}", exact=True)

    def choice(self, name: str):
        """A voter's button or box of an option."""
        return self.card.get_by_label(name, exact=True)

    def choose(self, name: str) -> None:
        """Marks an option and waits until the server knows it."""
        self.choice(name).check(force=True)
        expect(self.submit).to_be_enabled()

    def vote(self, *names: str) -> None:
        for name in names:
            self.choose(name)
        self.submit.click()
        expect(self.submit).to_have_count(0)

    def write(self, question: str, *options: str) -> None:
        self.question.fill(question)
        for number, option in enumerate(options, 1):
            if number > 2:
                self.card.get_by_role("button", name="Add an option").click()
            self.option(number).fill(option)

    def expect_tally(self, tally: dict[str, str]) -> None:
        """The options with their votes, such as `{"Ice": "(1) 50%"}`, and bars as long as they say."""
        for name, votes in tally.items():
            row = self.card.get_by_role("listitem").filter(has_text=name)
            expect(row.locator(".votes")).to_have_text(votes)
        expect(self.card.locator(".bar")).to_have_count(len(tally))

    def bar_shares(self) -> list[float]:
        """How much of each bar is filled, once its transition is over."""
        return self.card.locator(".bar").evaluate_all(
            """async bars => {
                await Promise.all(bars.flatMap(bar => bar.getAnimations({ subtree: true })).map(a => a.finished));
                return bars.map(bar => parseFloat(getComputedStyle(bar, "::before").width) / bar.clientWidth);
            }"""
        )


@pytest.fixture
def lesson(play, project):
    return play(LESSON, project)


@pytest.fixture
def join(lesson, new_bench):
    """Opens the page of one of the lesson's people."""

    def open_page(user: str, **view: str) -> PollPage:
        return PollPage(new_bench(lesson, scene="poll-lesson", user=user, **view))

    return open_page


@pytest.fixture
def teacher(join):
    return join("lin")


@pytest.fixture
def running_poll(teacher):
    """A poll that the teacher has just started."""
    teacher.write("Which surface has the least friction?", "Ice", "Wood", "Rubber")
    teacher.start.click()
    expect(teacher.stop).to_be_visible()
    return teacher
