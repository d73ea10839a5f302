"""What goes wrong in one place harms nothing else: two hands at once, a flood of messages, a widget that fails."""

import json
import re
import threading
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.raw_http import RawClient
from support.saving import edit
from test_poll import PollPage

LESSON = """\
scene: busy-lesson
extends: presets/small
viewer: lin
contexts:
  room: { name: Physics 7B, class: { state: during, startTime: -12m, duration: 45m } }
  users:
    - { uuid: lin, name: Ms. Lin, role: teacher }
    - { uuid: otto, name: Otto Braun, role: teacher }
    - { uuid: chen, name: 陈小明, role: student }
    - { uuid: amelia, name: Amélie Dubois, role: student }
  widgets:
    netlessBoard: { active: true }
    poll: { active: true, frame: { x: 0.5, y: 0.5 } }
"""

RUN = "{ pollState: 1, pollId: one, mode: 1, pollTitle: Which is it?, pollItems: [Ice, Wood, Rubber] }"
RUNNING = LESSON.replace("y: 0.5 } }", f"y: 0.5 }}, properties: {RUN} }}")


@pytest.fixture
def lesson(play, request):
    """A preview of the lesson, in which a poll runs unless the test brings a scene of its own."""
    return play(getattr(request, "param", RUNNING))


@pytest.fixture
def join(lesson, new_bench):
    # A refusal is an error in the console of the page that asked.
    return lambda user: PollPage(new_bench(lesson, allowing="409", scene="busy-lesson", user=user))


@pytest.fixture
def everybody(join):
    """The pages of two teachers and a student."""
    return [join(user) for user in ("lin", "otto", "chen")]


# MARK: Two at once


def hold(poll: PollPage, action: str) -> None:
    """Keeps the next such action of a page back, as a slow line would."""
    poll.page.evaluate(
        """action => {
            const send = window.fetch;
            window.fetch = async (address, options) => {
                if (options?.body && JSON.parse(options.body).action === action) {
                    await new Promise(release => { window.release = release; });
                }
                return send(address, options);
            };
        }""",
        action,
    )


def let_go(*polls: PollPage) -> list[int]:
    """Lets the pages' actions go once all are on their way, so that nobody has heard of another's; the answers."""
    for poll in polls:
        poll.page.wait_for_function("() => Boolean(window.release)")
    with ExitStack() as stack:
        answers = [stack.enter_context(poll.page.expect_response("**/command")) for poll in polls]
        for poll in polls:
            poll.page.evaluate("release()")
    return [answer.value.status for answer in answers]


def logged(poll: PollPage, event: str):
    return poll.bench.log.locator("li", has_text=event)


@pytest.mark.parametrize("lesson", [LESSON], indirect=True)
def test_starts_one_of_two_polls_that_two_teachers_start_at_once(everybody):
    teachers, student = everybody[:2], everybody[2]
    for teacher, (question, *options) in zip(teachers, [("Which melts?", "Ice", "Wood"), ("Agreed?", "Yes", "No")]):
        hold(teacher, "start")
        teacher.write(question, *options)
        teacher.start.click()
    answers = let_go(*teachers)
    assert sorted(answers) == [200, 409]
    late = teachers[answers.index(409)]
    question, option = [("Which melts?", "Ice"), ("Agreed?", "Yes")][answers.index(200)]
    for poll in everybody:
        expect(poll.card).to_contain_text(question)
        expect(logged(poll, "onWidgetRoomPropertiesUpdated")).to_have_count(1)
    expect(late.bench.messages.locator('[data-kind="error"]')).to_contain_text("in progress already")
    student.vote(option)
    for teacher in teachers:
        expect(teacher.card).to_contain_text("1 of 2 have voted")


def mark(quiz, letter: str) -> None:
    """Calls an option of a quiz right, and waits until the server knows it."""
    quiz.get_by_role("button", name=letter, exact=True).click()
    expect_marked(quiz, letter)


def expect_marked(quiz, letter: str) -> None:
    expect(quiz.locator('.letter[aria-pressed="true"]')).to_have_text([letter])


def set_time(countdown, seconds: str) -> None:
    countdown.get_by_label("Seconds").fill(seconds)


def expect_time(countdown, seconds: str) -> None:
    expect(countdown.get_by_label("Seconds")).to_have_value(seconds)


@pytest.mark.parametrize(
    ("lesson", "widget", "prepare", "drafts", "again", "expect_draft"),
    [
        (LESSON.replace("poll: {", "popupQuiz: {"), "popupQuiz", mark, "AC", "Start again", expect_marked),
        (LESSON.replace("poll: {", "countdownTimer: {"), "countdownTimer", set_time, ("90", "120"), None, expect_time),
    ],
    indirect=["lesson"],
    ids=["quiz", "countdown"],
)
def test_tells_the_later_of_two_teachers_and_keeps_what_they_prepared(
    everybody, widget, prepare, drafts, again, expect_draft
):
    teachers = everybody[:2]
    cards = [teacher.page.locator(f'#scene [data-widget="{widget}"]') for teacher in teachers]
    for teacher, card, draft in zip(teachers, cards, drafts):
        hold(teacher, "start")
        prepare(card, draft)
        card.get_by_role("button", name="Start").click()
    answers = let_go(*teachers)
    assert sorted(answers) == [200, 409]
    first, late = answers.index(200), answers.index(409)
    expect(teachers[late].bench.messages.locator('[data-kind="error"]')).to_contain_text("already")
    for page in everybody:
        expect(logged(page, f"{widget}: ").filter(has_text="onWidgetRoomPropertiesUpdated")).to_have_count(1)
    cards[first].get_by_role("button", name="Stop").click()
    if again:
        cards[late].get_by_role("button", name=again).click()
    expect_draft(cards[late], drafts[late])


def test_stops_a_poll_once_when_two_teachers_stop_it_at_once(everybody):
    teachers, student = everybody[:2], everybody[2]
    student.vote("Wood")
    for teacher in teachers:
        hold(teacher, "stop")
        teacher.stop.click()
    # The second one finds it stopped: refused if both are really under way, else nothing is left to do.
    assert 200 in let_go(*teachers)
    for poll in everybody:
        poll.expect_tally({"Ice": "(0) 0%", "Wood": "(1) 100%", "Rubber": "(0) 0%"})
        expect(logged(poll, "poll: pollState")).to_have_count(1)
    for teacher in teachers:
        expect(teacher.card).to_contain_text("Ended")


def test_leaves_a_poll_where_the_last_of_two_teachers_has_dragged_it(everybody):
    teachers = everybody[:2]
    for teacher, way in zip(teachers, (-60, 60)):
        hold(teacher, "move")
        box = teacher.card.bounding_box()
        teacher.page.mouse.move(box["x"] + 12, box["y"] + 6)
        teacher.page.mouse.down()
        teacher.page.mouse.move(box["x"] + 12 + way, box["y"] + 26, steps=4)
        teacher.page.mouse.up()
    assert let_go(*teachers) == [200, 200]
    for poll in everybody:
        for name in ("Ms. Lin", "Otto Braun"):
            expect(logged(poll, "onWidgetSyncFrameUpdated").filter(has_text=f"(by {name})")).to_have_count(1)
    # One line tells of both, with the values of each below it, the last one at the end.
    last = logged(everybody[2], "onWidgetSyncFrameUpdated").first.locator("p").last.text_content()
    # A student's card is smaller, and stands at the same share of the way that is free.
    places = {re.match("--x:(.+?);--y:(.+?);", poll.card.get_attribute("style")).groups() for poll in everybody}
    assert len(places) == 1
    assert (float(places.pop()[0]) < 0.5) == ("Ms. Lin" in last)


# MARK: Floods


MESSAGES = 400


@contextmanager
def flood(server: Preview, *messages: tuple[str, dict]):
    """Sends each message very often and without a pause, all of them at once, while the test does something else."""
    client, statuses = RawClient(server.url), []
    headers = {
        "Origin": f"http://{client.host}", "Content-Type": "application/json", "X-Diorama-Token": client.action_token(),
    }

    def send(path: str, message: dict) -> None:
        body = json.dumps(message).encode()
        for _ in range(MESSAGES):
            statuses.append(client.request("POST", path, headers, body).status)

    hands = [threading.Thread(target=send, args=message) for message in messages]
    for hand in hands:
        hand.start()
    try:
        yield statuses
    finally:
        for hand in hands:
            hand.join()


def test_goes_on_in_a_flood_of_messages(lesson, join, everybody):
    teacher, _, student = everybody
    for poll in everybody:
        poll.bench.mark()
    view = {"scene": "busy-lesson", "user": "otto"}
    tool = {"view": view, "component": "toolCollection", "action": "choose"}
    with flood(
        lesson,
        ("/command", {**tool, "argument": "clear"}),
        ("/command", {**tool, "argument": "paint"}),
        ("/simulate", {"view": view, "command": {"raiseHand": {"wave": {"userUuid": "amelia", "duration": 10000}}}}),
    ) as statuses:
        student.vote("Wood")
        for poll in everybody:
            poll.expect_tally({"Ice": "(0) 0%", "Wood": "(1) 100%", "Rubber": "(0) 0%"})
        newcomer = join("amelia")
        newcomer.vote("Ice")
        teacher.stop.click()
        for poll in [*everybody, newcomer]:
            poll.expect_tally({"Ice": "(1) 50%", "Wood": "(1) 50%", "Rubber": "(0) 0%"})
        expect(teacher.card).to_contain_text("Ended")
        for poll in everybody:
            poll.bench.simulate("quality", "bad")
            expect(poll.bench.state_bar.locator(".network .level.bad")).to_be_visible()
    assert statuses == [200] * 3 * MESSAGES
    for poll in everybody:
        assert poll.bench.has_mark()
        poll.bench.wait_until_live()
        assert 0 < poll.bench.log.locator("li").count() <= 200
    # Of the flood the last lines at least, whatever of it came last.
    expect(everybody[1].bench.log.locator("li", has_text=re.compile("clearBoard|onUserHandsWave"))).not_to_have_count(0)
    for poll in everybody:
        poll.bench.simulate("quality", "down")
        expect(logged(poll, "onLocalNetworkQualityUpdated").first).to_contain_text("down")


# MARK: Widgets that fail


@pytest.mark.parametrize("lesson", [RUNNING.replace("mode: 1", "mode: 3")], indirect=True)
def test_goes_on_around_a_widget_that_fails(lesson, everybody):
    for poll in everybody:
        expect(poll.card.get_by_role("status")).to_contain_text("'mode' is missing; it must be a whole number")
        # Each page knows for whom it has failed.
        for name in ("Ms. Lin", "Otto Braun", "陈小明"):
            failed = logged(poll, "onWidgetFailed").filter(has_text=f"(seen by {name})")
            expect(failed).to_have_count(1)
            expect(failed).to_contain_text("poll: 'mode' is missing")
    teacher = everybody[0]
    assert [finding["id"] for finding in teacher.bench.findings()] == ["config.range"]
    for poll in everybody:
        poll.bench.simulate("quality", "bad")
        expect(poll.bench.state_bar.locator(".network .level.bad")).to_be_visible()

    edit(lesson.root / "Scenes/busy-lesson.yaml", "mode: 3", "mode: 1")
    for poll in everybody:
        expect(poll.card).to_contain_text("Which is it?")
        expect(poll.card.locator(".widget-failure")).to_have_count(0)
        expect(logged(poll, "onWidgetFailed").first).to_contain_text("poll: works again")
    everybody[2].vote("Wood")
    teacher.expect_tally({"Ice": "(0) 0%", "Wood": "(1) 100%", "Rubber": "(0) 0%"})
