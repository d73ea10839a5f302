"""What people see of sources that go wrong: a broker that dies, a server that is down, a device that says nonsense."""

import json
import sqlite3
import subprocess
from contextlib import closing

import pytest
from playwright.sync_api import expect
from support.lab import face, lab, part, running
from support.preview import port_to_keep
from support.servers import Answer, Broker, Server

LAMPS = """widget: lab/lamps
title: Lamps
families: [todayCompact]
data:
  lamps: { things: lamp, shape: [{ id: text, name: text, power: boolean }], sample: [] }
layouts:
  todayCompact:
    content:
      - text: "{lamps.state}"
      - each:
          in: "{lamps}"
          slots: 2
          item:
            row:
              - text: "{item.name}"
              - toggle: { intent: power, with: { thing: "{item.id}" }, isOn: "{item.power}", label: "{item.name}" }
"""

APP = """app: lab
title: Lab
intents:
  power:
    parameters: { thing: text, isOn: boolean }
    effects: [{ setProperty: { thing: "{with.thing}", property: power, value: "{with.isOn}" } }]
"""

THINGS = """things:
  desk: { product: lamp, name: Desk, properties: { power: false } }
  wall: { product: lamp, name: Wall, properties: { power: false } }
"""

DEGREES = """widget: lab/degrees
title: Degrees
families: [systemSmall]
data:
  air: {{ http: "{url}", shape: {{ degrees: number }}, sample: {{ degrees: 20 }} }}
layouts:
  systemSmall:
    content: [{{ text: "{{air.degrees}} {{air.state}}" }}]
"""


@pytest.fixture
def broker(tmp_path):
    with Broker(tmp_path) as running:
        yield running


@pytest.fixture
def lamps(lab):
    lab.write("Widgets/lab/app.yaml", APP)
    lab.write("Widgets/lab/lamps.yaml", LAMPS)
    lab.fixture(THINGS)
    lab.place("lamps", kind="todayView", family="todayCompact")
    return lab


def switch(page, name):
    return face(page, "lamps").get_by_role("switch", name=name)


def told(thing: str, power) -> str:
    return json.dumps({"method": "thing.properties", "params": {"iotId": thing, "items": {"power": {"value": power}}}})


def test_refuse_a_tap_that_no_device_would_hear(lamps, broker, new_bench):
    bench = new_bench(lamps.preview("--broker", broker.url, "--simulate-things"), scene="lab", allowing="409")
    page = bench.page
    expect(part(page)).to_contain_text("Connected")
    expect(face(page, "lamps")).to_contain_text("fresh")
    broker.kill()
    expect(face(page, "lamps")).to_contain_text("stale")
    switch(page, "Desk").click()
    expect(bench.messages).to_contain_text("would hear it: the broker at")
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "false")
    broker.start()
    expect(face(page, "lamps")).to_contain_text("fresh")
    # Nothing was kept back that would turn it on now; the next tap counts.
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "false")
    bench.expect_events("thingConfirmed", 0)
    switch(page, "Desk").click()
    bench.expect_events("thingConfirmed", 1)
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "true")


def test_confirm_nothing_that_no_device_has_confirmed(lamps, broker, new_bench):
    bench = new_bench(lamps.preview("--broker", broker.url), scene="lab")
    page = bench.page
    expect(part(page)).to_contain_text("Connected")
    expect(page.get_by_label("Things")).to_contain_text("the device on the broker")
    switch(page, "Desk").click()
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "true")
    expect(bench.log).to_contain_text("desk.power not confirmed within 5 s", timeout=10_000)
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "false")
    switch(page, "Desk").click()
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "true")
    broker.publish("/thing/properties", told("desk", True))
    bench.expect_events("thingConfirmed", 1)


TWO_HOURLY = DEGREES.replace("layouts:", "timeline: {{ reload: {{ after: 2h }} }}\nlayouts:")


@pytest.fixture
def weather(lab):
    with Server({"/": Answer(b'{"degrees": 3}')}) as server:
        lab.write("Widgets/lab/degrees.yaml", TWO_HOURLY.format(url=server.url("/")))
        lab.place("degrees")
        yield server


def test_ask_for_the_reloads_that_time_travel_passes(lab, weather):
    page = lab.open(lab.preview("--allow-host", weather.host))
    lines = page.get_by_role("article", name="degrees on lab").locator(".d-decisions")
    expect(face(page, "degrees")).to_have_text("3 fresh")
    for step, asked in [("+1 h", 1), ("+2 h", 2), ("+1 d", 3)]:
        weather.answers = {"/": Answer(b'{"degrees": %d}' % (10 * asked))}
        page.get_by_role("button", name=step).click()
        expect(face(page, "degrees")).to_have_text("3 fresh" if asked == 1 else f"{10 * asked} fresh")
        assert len(weather.asked) == asked
    expect(lines).to_contain_text("this time was skipped")


@pytest.mark.parametrize("moment", ["+1h", "+2h", "+1d"])
def test_ask_servers_for_the_moment_of_an_address(lab, weather, moment):
    page = lab.open(lab.preview("--allow-host", weather.host), at=moment)
    expect(face(page, "degrees")).to_have_text("3 fresh")
    assert len(weather.asked) == 1


def test_read_stores_at_the_moment_of_an_address(lab, tmp_path):
    lab.write("Widgets/lab/app.yaml", "app: lab\ntitle: Lab\ngroup: group.lab\n")
    lab.write("Widgets/lab/degrees.yaml", DEGREES.format(url="x").replace('http: "x"', "store: air"))
    lab.place("degrees")
    stores = tmp_path / "stores"
    stores.mkdir()
    with closing(sqlite3.connect(stores / "group.lab.sqlite")) as store:
        store.execute("CREATE TABLE entries (key TEXT PRIMARY KEY, value, written INTEGER) WITHOUT ROWID")
        store.execute("INSERT INTO entries VALUES ('air', '{\"degrees\": 8}', 0)")
        store.commit()
    page = lab.open(lab.preview("--state", str(stores)), at="+1d")
    expect(face(page, "degrees")).to_have_text("8 fresh")


def test_say_in_a_plan_which_server_was_asked(binary, lab, weather):
    def plan(*words):
        done = subprocess.run(
            [binary, "timeline", "lab/degrees", "--format", "json", *words, "--root", lab.root],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return json.loads(done.stdout)

    alone = plan()
    assert weather.asked == []
    assert not [event for event in alone["events"] if event["kind"] == "failure"]
    assert any(f"{weather.host} was not asked" in sentence for sentence in alone["assumptions"])
    asked = plan("--allow-host", weather.host)
    assert len(weather.asked) == 1
    assert any(f"{weather.host} was asked once for 'air'" in sentence for sentence in asked["assumptions"])
    weather.answers = {"/": Answer(b"{}", status=500)}
    failing = plan("--allow-host", weather.host)
    (first, *_) = [event["text"] for event in failing["events"] if event["kind"] == "failure"]
    assert first == f"{weather.host} brought nothing for 'air': the last timeline stays"


def test_read_what_devices_say_in_other_words(lamps, broker, new_bench):
    bench = new_bench(lamps.preview("--broker", broker.url), scene="lab")
    page = bench.page
    expect(part(page)).to_contain_text("Connected")
    broker.publish("/thing/properties", told("desk", "on"))
    expect(bench.log).to_contain_text('desk.power stays: "on" is not true or false')
    broker.publish("/thing/properties", told("wall", 1))
    expect(switch(page, "Wall")).to_have_attribute("aria-checked", "true")
    expect(switch(page, "Desk")).to_have_attribute("aria-checked", "false")


def test_show_an_edited_device(lamps):
    page = lamps.open(lamps.preview())
    before, after = "name: Desk, properties: { power: false }", "name: Table, properties: { power: true }"
    lamps.fixture(THINGS.replace(before, after))
    expect(switch(page, "Table")).to_have_attribute("aria-checked", "true")


def test_tell_whether_a_broker_is_there_that_nothing_needs(lab, tmp_path):
    lab.write("Widgets/lab/degrees.yaml", DEGREES.format(url="https://degrees.example/"))
    lab.place("degrees")
    page = lab.open(lab.preview("--broker", f"mqtt://127.0.0.1:{port_to_keep()}"))
    expect(part(page)).to_contain_text("Lost")


def test_say_how_the_last_question_ended(lab):
    with Server({"/": Answer(b'{"celsius": 3}')}) as server:
        lab.write("Widgets/lab/degrees.yaml", DEGREES.format(url=server.url("/")))
        lab.place("degrees")
        page = lab.open(lab.preview("--allow-host", server.host))
        expect(part(page)).to_contain_text(f"{server.host} answers since")
        decisions = page.get_by_role("article", name="degrees on lab").locator(".d-decisions")
        expect(decisions).to_contain_text("air: the answer lacks 'degrees'")
        server.answers = {"/": Answer(b"{}", status=500)}
        page.get_by_role("button", name="Reload degrees", exact=True).click()
        expect(part(page)).to_contain_text("the server answers 500")


def test_say_what_allows_a_server(lab):
    with Server() as server:
        port = server.host.split(":")[1]
        lab.write("Widgets/lab/degrees.yaml", DEGREES.format(url=f"http://localhost:{port}/"))
        lab.place("degrees")
        for options, words in [
            (["--allow-host", "localhost"], f"'--allow-host localhost:{port}' allows it"),
            ([], f"was not started with '--allow-host localhost:{port}'"),
        ]:
            page = lab.open(lab.preview(*options))
            expect(page.get_by_role("article", name="degrees on lab")).to_contain_text(words)
        assert server.asked == []
