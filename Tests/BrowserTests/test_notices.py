"""What a classroom tells its users: rewards that play, and the ways out of the room and back in."""

import pytest
from playwright.sync_api import expect
from support.workbench import Workbench

PICTURE = ".d-flourish .icon-reward-gifUrl"

# Each role, with a scene in which it has something to see.
ROLES = [("small-class", "lin"), ("small-class", "qiu"), ("small-class-student", "chen"), ("lecture-hall", "dean")]


def reward(bench, user="chen"):
    bench.cell(user, "reward").click()


@pytest.mark.parametrize("device, size", [("phone", 238), ("pad", 365)])
def test_plays_a_reward_in_the_middle_of_every_device(lesson, new_bench, device, size):
    teacher = new_bench(lesson, open="toolBar.roster", device=device)
    student = new_bench(lesson, scene="small-class-student", user="noah", device=device)
    # Kept as it was when it was added: it goes away by itself.
    watch = """() => { window.played = []; new MutationObserver(changes => { for (const { addedNodes } of changes)
        for (const part of addedNodes) {
            const screen = document.querySelector('.d-screen');
            const icon = getComputedStyle(part.firstElementChild);
            window.played.push([part.offsetWidth, part.offsetHeight, part.offsetLeft + part.offsetWidth / 2 - screen.clientWidth / 2,
                part.offsetTop + part.offsetHeight / 2 - screen.clientHeight / 2, icon.backgroundImage]);
        } }).observe(document.getElementById('d-flourishes'), { childList: true }) }"""
    for bench in (teacher, student):
        bench.page.evaluate(watch)
    reward(teacher)
    for bench in (teacher, student):
        bench.page.wait_for_function("() => window.played.length === 1")
        [[width, height, right, below, image]] = bench.page.evaluate("() => window.played")
        assert (width, height) == pytest.approx((size, size), abs=2)
        assert (right, below) == pytest.approx((0, 0), abs=1)
        assert "url(" in image
        expect(bench.toasts).to_contain_text("陈小明 has been rewarded by the teacher.")
        expect(bench.page.locator(PICTURE)).to_have_count(0)


def test_shows_a_reward_without_movement_to_those_who_want_none(lesson, new_page):
    page = new_page(reduced_motion="reduce")
    bench = Workbench(page, lesson.url).open(scene="small-class", open="toolBar.roster")
    page.evaluate(
        """() => new MutationObserver(([{ addedNodes: [part] }]) => {
            window.moving ??= part && [part, part.firstElementChild].map(one => getComputedStyle(one).animationName);
        }).observe(document.getElementById('d-flourishes'), { childList: true })"""
    )
    reward(bench)
    page.wait_for_function("() => window.moving")
    assert page.evaluate("() => window.moving") == ["none", "none"]


def test_sounds_only_after_somebody_asked_for_it(lesson, new_bench):
    bench = new_bench(lesson, open="toolBar.roster")
    bench.page.evaluate(
        """() => { window.notes = 0; const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) { window.notes += 1; start.apply(this, when); }; }"""
    )
    sounds = bench.page.get_by_label("Sounds")
    expect(sounds).not_to_be_checked()
    reward(bench)
    expect(bench.page.locator(PICTURE)).to_have_count(1)
    expect(bench.page.locator(PICTURE)).to_have_count(0)
    assert bench.page.evaluate("() => window.notes") == 0
    sounds.check()
    # What was asked for is heard at once.
    assert bench.page.evaluate("() => window.notes") == 3
    reward(bench)
    bench.page.wait_for_function("() => window.notes === 6")
    bench.page.reload()
    expect(sounds).to_be_checked()


@pytest.mark.parametrize("scene, user", ROLES)
def test_lets_everybody_out_of_a_closed_room_and_in_again(preview, new_bench, scene, user):
    bench = new_bench(preview, scene=scene, user=user)
    bench.page.get_by_role("button", name="Close room").click()
    alert = bench.page.get_by_role("alertdialog", name="Class over")
    expect(alert).to_contain_text("The class has ended.")
    alert.get_by_role("button", name="Confirm").click()
    exit = bench.page.locator("#d-exit")
    expect(exit).to_contain_text("The classroom is closed")
    expect(exit).to_contain_text("the reason: normal")
    exit.get_by_role("button", name="Open the room anew").click()
    expect(exit).to_have_count(0)
    expect(bench.state_bar).to_be_visible()


@pytest.mark.parametrize("scene, user", ROLES)
def test_lets_everybody_out_whose_account_is_used_elsewhere_and_in_again(preview, new_bench, scene, user):
    bench = new_bench(preview, scene=scene, user=user)
    bench.page.locator('#d-room-connection [name="connection"]').select_option("aborted")
    expect(bench.toasts).to_contain_text("Your account was logged in from another device.")
    exit = bench.page.locator("#d-exit")
    expect(exit).to_contain_text("the reason: kicked out")
    exit.get_by_role("button", name="Comes back").click()
    expect(exit).to_have_count(0)
    expect(bench.state_bar).to_be_visible()


def test_offers_a_way_back_to_who_was_removed_for_good(lesson, new_bench):
    teacher = new_bench(lesson, open="toolBar.roster")
    student = new_bench(lesson, scene="small-class-student")
    teacher.cell("chen", "kick").click()
    dialog = teacher.page.get_by_role("dialog", name="Remove")
    dialog.locator('input[value="forever"]').check(force=True)
    dialog.locator('button[value="submit"]').click()
    student.page.get_by_role("button", name="Confirm").click()
    exit = student.page.locator("#d-exit")
    expect(exit).to_contain_text("for good")
    exit.locator("summary", has_text="Forget the removal").click()
    exit.get_by_role("button", name="Let them in").click()
    expect(student.state_bar).to_be_visible()


def test_tells_the_line_behind_a_message(lesson, new_bench):
    bench = new_bench(lesson)
    bench.simulate("quality", "bad")
    toast = bench.toasts.locator(".d-toast")
    expect(toast).to_be_visible()
    bench.page.keyboard.down("Alt")
    toast.locator(".d-words").hover()
    inspected = bench.page.locator("#d-inspected")
    expect(inspected).to_contain_text("toast.label.color")
    expect(inspected).to_contain_text("agora.yaml")
    bench.page.keyboard.up("Alt")
