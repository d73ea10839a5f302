"""What people see of sources that go wrong: a broker that dies, a server that is down, a device that says nonsense."""

import json

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
    bench = new_bench(lamps.preview("--broker", broker.url), scene="lab", allowing="409")
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
