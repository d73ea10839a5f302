"""What the running preview answers to those who have no business with it."""

import json
import signal
import socket
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.preview import Preview
from support.raw_http import RawClient
from support.saving import edit
from support.workbench import Workbench

VIEW = {"scene": "small-class", "user": "lin", "open": "toolBar.roster"}
COMMAND = {"view": VIEW, "component": "roster", "action": "reward", "argument": "chen", "values": {}}
CHANGE = {"view": VIEW, "command": {"setNetworkQuality": {"quality": "bad"}}}
PATHS = ["/", "/gallery", "/events?scene=small-class", "/gallery/events", "/inspect?component=roster", "/nothing"]


@pytest.fixture
def client(shipped):
    return RawClient(shipped.url)


# MARK: Who may ask


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}", "", None]
)
def test_refuses_a_foreign_host(client, path, host):
    port = client.host.rpartition(":")[2]
    reply = client.get(path, Host=host and host.format(port=port))
    assert reply.status in (400, 403)
    assert b"stateBar" not in reply.body


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "origin", ["null", "http://evil.example", "https://{host}", "http://{host}.evil.example", "http://localhost:1"]
)
def test_refuses_a_foreign_origin(client, path, origin):
    assert client.get(path, Origin=origin.format(host=client.host)).status == 403


def test_lets_no_other_page_read(client):
    for path in PATHS:
        headers = client.get(path).headers
        assert not [name for name in headers if name.startswith("access-control-")]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "script-src 'self'" in headers["content-security-policy"]


def action(client, path, message, **changes):
    headers = {"Origin": f"http://{client.host}", "Content-Type": "application/json", "X-Diorama-Token": client.action_token()}
    return client.request("POST", path, {**headers, **changes}, json.dumps(message).encode())


@pytest.mark.parametrize(("path", "message"), [("/command", COMMAND), ("/simulate", CHANGE)])
def test_changes_a_room_only_for_its_own_page(lesson, path, message):
    client = RawClient(lesson.url)
    token = client.action_token()
    refused = [
        {"X-Diorama-Token": None},
        {"X-Diorama-Token": ""},
        {"X-Diorama-Token": token[:-1]},
        {"X-Diorama-Token": token + "0"},
        {"X-Diorama-Token": "0" * len(token)},
        {"Origin": None},
        {"Origin": "null"},
        {"Origin": "http://evil.example"},
        {"Host": "evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ]
    for changes in refused:
        assert action(client, path, message, **changes).status == 403, changes
    assert "onUserRewarded" not in client.get("/").text and "onLocalNetworkQualityUpdated" not in client.get("/").text
    assert action(client, path, message).status == 200
    assert ("onUserRewarded" if path == "/command" else "onLocalNetworkQualityUpdated") in client.get("/").text


def test_changes_nothing_by_a_link(lesson):
    client = RawClient(lesson.url)
    for path in ("/command", "/simulate"):
        for method in ("GET", "HEAD", "PUT", "DELETE"):
            assert client.request(method, path).status == 405


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"{}", b"{", b'{"view":1}', b'{"view":{},"component":"roster","action":7}', b"\xff\xfe", b"[" * 60000]
)
def test_answers_nonsense_with_a_refusal(client, body):
    headers = {"Origin": f"http://{client.host}", "X-Diorama-Token": client.action_token()}
    for path in ("/command", "/simulate"):
        assert client.request("POST", path, headers, body).status == 400
    assert client.get("/").status == 200


# MARK: What is served

ESCAPES = [
    "/assets/../../etc/passwd",
    "/assets/../../../../../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd",
    "/assets/..%2f..%2fetc%2fpasswd",
    "/assets/%252e%252e%252f%252e%252e%252fetc%252fpasswd",
    "/assets/..%c0%af..%c0%afetc/passwd",
    "/assets/%uff0e%uff0e/etc/passwd",
    "/assets/..%5c..%5cetc%5cpasswd",
    "/assets/..\\..\\etc\\passwd",
    "/assets/....//....//etc/passwd",
    "/assets//etc/passwd",
    "/assets/%00/etc/passwd",
    "/assets/x.svg%00.png",
    "/assets/;/../../etc/passwd",
    "/tool/../../etc/passwd",
    "/tool/%2e%2e/%2e%2e/etc/passwd",
    "/../etc/passwd",
    "//etc/passwd",
    "/assets/file:///etc/passwd",
    "file:///etc/passwd",
    "http://evil.example/",
]


@pytest.mark.parametrize("target", ESCAPES)
def test_serves_no_path(client, target):
    reply = client.get(target)
    assert reply.status in (400, 404)
    assert b"root:" not in reply.body


@pytest.mark.parametrize(
    "target", ["/Themes/agora.yaml", "/assets/agora.yaml", "/assets/icons/camera-on.svg", "/Themes/icons/camera-on.svg", "/assets/"]
)
def test_serves_no_file_by_its_name(client, target):
    assert client.get(target).status == 404


@pytest.mark.parametrize("kind", ["link", "dots", "linked folder", "absolute"])
def test_serves_no_image_from_outside_the_themes(lesson, new_bench, tmp_path_factory, kind):
    outside = tmp_path_factory.mktemp("outside") / "secret.svg"
    outside.write_text('<svg xmlns="http://www.w3.org/2000/svg"><title>secret</title></svg>')
    themes = lesson.root / "Themes"
    bench = new_bench(lesson, open="toolBar.roster")
    if kind == "link":
        (themes / "icons/leak.svg").symlink_to(outside)
        name = "icons/leak.svg"
    elif kind == "linked folder":
        (themes / "leak").symlink_to(outside.parent)
        name = "leak/secret.svg"
    elif kind == "dots":
        name = f"../../{outside.parent.name}/secret.svg"
    else:
        name = str(outside)
    edit(themes / "agora.yaml", "icons/camera-on.svg", name)
    expect(bench.overlay).to_be_visible()
    bench.open(open="toolBar.roster")
    client = RawClient(lesson.url)
    style = bench.page.locator("#theme-values").text_content()
    addresses = {part.partition('"')[0] for part in style.split('url("')[1:]}
    assert len(addresses) > 20
    assert not [address for address in addresses if b"secret" in client.get(address).body]


# MARK: How much is read


@pytest.mark.parametrize("size", [65 << 10, 10 << 20])
def test_refuses_an_oversized_body(client, size):
    headers = {"Origin": f"http://{client.host}", "X-Diorama-Token": client.action_token()}
    reply = client.request("POST", "/command", headers, b"x" * size)
    assert reply.status in (0, 413)
    assert client.get("/").status == 200


def test_refuses_a_body_that_only_claims_to_be_huge(client):
    headers = {"Origin": f"http://{client.host}", "X-Diorama-Token": client.action_token(), "Content-Length": str(1 << 40)}
    assert client.request("POST", "/command", headers, b"x").status == 413


def test_refuses_oversized_headers_and_targets(client):
    assert client.get("/", X_Padding="x" * (64 << 10)).status in (0, 413, 414, 431)
    assert client.get("/?scene=" + "x" * (64 << 10)).status in (0, 413, 414, 431)
    assert client.get("/").status == 200


# MARK: Its end

# In seconds. A connection that nobody closes is given up after 30.
LONG_BEFORE_IDLE = 15


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_ends_at_once_with_pages_open(binary, lesson_project, new_page, number):
    preview = Preview(binary, lesson_project).__enter__()
    page = new_page(allowing="net::ERR")
    Workbench(page, preview.url).open()
    preview.process.send_signal(number)
    assert preview.process.wait(LONG_BEFORE_IDLE) == 0
    expect(page.locator("#d-status")).to_have_attribute("data-state", "lost")


def test_ends_at_once_with_a_request_half_sent(binary, lesson_project):
    preview = Preview(binary, lesson_project).__enter__()
    client = RawClient(preview.url)
    with socket.create_connection(client._address) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert client.get("/").status == 200
        preview.process.send_signal(signal.SIGTERM)
        assert preview.process.wait(LONG_BEFORE_IDLE) == 0


def catches_interrupts(process):
    """Whether the preview takes Ctrl-C itself by now, and reads."""
    mask = Path(f"/proc/{process.pid}/status").read_text().partition("SigCgt:")[2].split()[0]
    return int(mask, 16) >> (signal.SIGINT - 1) & 1


def test_ends_while_it_reads(binary, lesson_project):
    """Reading hundreds of megabytes takes minutes; nobody has to wait for it."""
    large = lesson_project / "Themes/large.yaml"
    large.write_text("theme: large\nextends: agora\ncolors:\n" + "".join(f'  c{n}: "#F00"\n' for n in range(30_000)))
    for number in range(200):
        (lesson_project / f"Themes/large-{number}.yaml").symlink_to("large.yaml")
    with subprocess.Popen([binary, "preview", "--root", lesson_project, "--port", "0"], stdout=subprocess.PIPE) as process:
        while not catches_interrupts(process):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.wait(LONG_BEFORE_IDLE) == 0
        # It listens before it has read everything, and counts what it watches afterwards.
        assert b"Watching" not in process.stdout.read()


def test_says_that_a_port_is_taken_and_offers_a_free_one(binary, shipped):
    port = shipped.url.rstrip("/").rpartition(":")[2]
    done = subprocess.run(
        [binary, "preview", "--root", shipped.root, "--port", port], capture_output=True, text=True, timeout=20
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert f"port {port} is taken" in done.stderr
    assert "--port 0" in done.stderr


def test_asks_visitors_from_elsewhere_for_a_token(binary, lesson_project, new_page):
    with Preview(binary, lesson_project, "--host", "0.0.0.0") as preview:
        link = preview.url.rstrip("/")
        assert "?token=" in link
        client = RawClient(link.partition("?")[0])
        for path in PATHS:
            assert client.get(path).status == 401
        page = preview.shown_in(new_page())
        page.goto(link)
        Workbench(page, link).wait_until_live()
        expect(page.locator("#scene .stateBar")).to_be_visible()
        # The secret does not stay in the page, where a screenshot or a copied link would give it away.
        assert link.partition("token=")[2] not in page.content()
