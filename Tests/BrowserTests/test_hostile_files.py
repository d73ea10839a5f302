"""Files that were made to break their reader: each is one finding at its place, in seconds, whatever stands beside it."""

import os
import threading

import pytest

from support.tool import findings, places, run


@pytest.fixture
def project(lesson_project):
    """The small class: what stands beside a hostile file has to be read, and a few files are as good as all."""
    return lesson_project


def fifo(path):
    os.mkfifo(path)


def alias_bomb(path):
    levels = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    levels += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    path.write_text("theme: hostile\nextends: agora\nstrings:\n" + "".join(f"  {level}\n" for level in levels))


def text(content):
    return lambda path: path.write_text(content)


def data(content):
    return lambda path: path.write_bytes(content)


HEAD = "theme: hostile\nextends: agora\n"

CASES = {
    "fifo": (fifo, "file.unreadable", "1:1"),
    "directory": (lambda path: path.mkdir(), "file.unreadable", "1:1"),
    "link to itself": (lambda path: path.symlink_to(path.name), "file.unreadable", "1:1"),
    "link to nothing": (lambda path: path.symlink_to("nowhere"), "file.unreadable", "1:1"),
    "link to a device": (lambda path: path.symlink_to("/dev/zero"), "file.outside", "1:1"),
    "50 MB": (data(HEAD.encode() + b"# x\n" * 12_500_000), "file.too-large", "1:1"),
    "NUL bytes": (data(HEAD.encode() + b"title: a\0b\n"), "yaml.control-character", "3:9"),
    "only NUL bytes": (data(bytes(4096)), "yaml.control-character", "1:1"),
    "alias bomb": (alias_bomb, "yaml.too-many-nodes", None),
    "10,000 lists": (text(HEAD + "title: " + "[" * 10_000), "yaml.too-deep", "3:71"),
    "10,000 maps": (text(HEAD + "title: " + "{a: " * 10_000), "yaml.too-deep", None),
    "10,000 levels": (
        text(HEAD + "".join(" " * depth + "a:\n" for depth in range(1_400))), "yaml.too-deep", None
    ),
    "10,000 lists in a key": (text(HEAD + "? " * 10_000), "yaml.too-deep", None),
    "UTF-16": (data((HEAD + "title: x\n").encode("utf-16")), "yaml.encoding", "1:1"),
    "UTF-16 without a mark": (data((HEAD + "title: x\n").encode("utf-16-le")), None, None),
    "UTF-32": (data((HEAD + "title: x\n").encode("utf-32")), None, None),
    "invalid UTF-8": (data(HEAD.encode() + b"title: \xc3\x28\n"), "yaml.encoding", "3:8"),
    "cut UTF-8": (data(HEAD.encode() + "title: 陈".encode()[:-1]), "yaml.encoding", "3:8"),
    "surrogates": (data(HEAD.encode() + b"title: \xed\xa0\x80\n"), "yaml.encoding", "3:8"),
    "one line of a megabyte": (text(HEAD + "title: " + "x" * 1_000_000 + "\nbad: 1\n"), "config.unknown-key", "4:1"),
    "too many values": (
        text(HEAD + "colors:\n" + "".join(f"  a{n}: $x\n" for n in range(50_000))), "yaml.too-many-nodes", "50000:11"
    ),
    "long token names": (
        text(HEAD + "components:\n  stateBar: { backgroundColor: $" + "a" * 500_000 + " }\n"), "theme.unknown-token", "4:32"
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_finds_the_fault_and_checks_the_rest(binary, project, name):
    make, rule, place = CASES[name]
    make(project / "Themes" / "hostile.yaml")
    (project / "Themes" / "typo.yaml").write_text("theme: typo\nextends: agroa\n")
    found = places(findings(binary, project))
    assert "theme.unknown at Themes/typo.yaml:2:10" in found
    own = [line for line in found if " at Themes/hostile.yaml:" in line]
    assert own
    if rule:
        assert any(line.startswith(f"{rule} at ") and line.endswith(place or "") for line in own), own[:5]


def one_line(count, item, section="strings"):
    """A flow map of many items on one line."""
    return HEAD + section + ": {" + ", ".join(item.format(n) for n in range(count)) + "}\n"


UNKNOWN_KEYS = one_line(10_000, "stateBra{}: 1", "components")

# These once took minutes, because the cost of one fault followed the number of all others. ComplexityTests measures many
# more shapes; here, one of each kind goes all the way through the tool.
COSTLY = {
    "unknown keys on one line": UNKNOWN_KEYS,
    "unknown rules above one line": HEAD + "# diorama: allow theme.kontrast: why\n" * 10_000,
    "missing images": HEAD + "images:\n" + "".join(f"  a{n}: icons/x{n}.svg\n" for n in range(2_000)),
}


@pytest.mark.parametrize("name", COSTLY)
def test_does_not_pay_for_every_fault_with_all_others(binary, project, name):
    (project / "Themes" / "hostile.yaml").write_text(COSTLY[name])
    for form in ("text", "json", "sarif", "github"):
        done = run(binary, "validate", "Themes/hostile.yaml", "--format", form, root=project)
        assert done.returncode in (0, 1)
        assert len(done.stdout) < 3_000_000


def test_reports_five_hundred_findings_of_one_file(binary, project):
    (project / "Themes" / "hostile.yaml").write_text(UNKNOWN_KEYS)
    (project / "Themes" / "typo.yaml").write_text("theme: typo\nextends: agroa\n")
    found = findings(binary, project)
    assert len(found) == 501
    assert found[499]["notes"][-1]["message"] == "findings beyond 500 in one file are left out"


def test_answers_to_a_class_of_strangers(binary, project):
    users = "".join(f"  - {{ uuid: user{n}, role: student }}\n" for n in range(5_000))
    streams = "".join(f"  - {{ uuid: s{n}, owner: usre{n} }}\n" for n in range(5_000))
    (project / "Scenes" / "contexts" / "hostile.yaml").write_text(f"users:\n{users}streams:\n{streams}")
    assert {line["id"] for line in findings(binary, project)} == {"contexts.stream-owner"}


@pytest.mark.parametrize("ring", [False, True])
def test_lays_out_frames_that_hang_on_each_other(binary, project, ring):
    last = "left: f0.left" if ring else "left: 0"
    frames = [f"left: f{n + 1}.left + 1" for n in range(499)] + [last]
    entries = "".join(
        f"  - stateBar: {{ id: f{n}, {frame}, width: 10, top: 0, height: 10 }}\n" for n, frame in enumerate(frames)
    )
    (project / "Scenes" / "hostile.yaml").write_text(f"scene: hostile\ntheme: agora\ncompose:\n{entries}")
    errors = [line["id"] for line in findings(binary, project) if line["severity"] == "error"]
    assert errors == (["layout.cycle"] if ring else [])


def test_reads_an_expression_of_any_length(binary, project):
    sum_of_ones = " + ".join(["1"] * 100_000)
    (project / "Scenes" / "hostile.yaml").write_text(
        f"scene: hostile\ntheme: agora\ncompose:\n  - stateBar: {{ left: {sum_of_ones}, right: 0, top: 0, height: 10 }}\n"
    )
    assert run(binary, "validate", "Scenes/hostile.yaml", root=project).returncode in (0, 1)


@pytest.mark.parametrize("name", CASES)
def test_refuses_to_show_a_scene_in_a_theme_that_cannot_be_read(binary, project, name):
    make, _, _ = CASES[name]
    make(project / "Themes" / "hostile.yaml")
    (project / "Scenes" / "hostile.yaml").write_text("scene: hostile\nextends: presets/small\ntheme: hostile\n")
    for command in (["render"], ["layout"], ["explain"]):
        words = [*command, "hostile", *(["stateBar"] if command == ["explain"] else [])]
        done = run(binary, *words, root=project)
        assert done.returncode == 1, done.stderr[:500]
        assert done.stdout == ""
        assert done.stderr != ""


def test_exits_with_two_when_the_named_file_cannot_be_read(binary, project):
    os.mkfifo(project / "Themes" / "pipe.yaml")
    done = run(binary, "validate", "Themes/pipe.yaml", root=project)
    assert done.returncode == 2
    assert done.stdout.startswith(
        "Themes/pipe.yaml:1:1: error: cannot read 'Themes/pipe.yaml': it is a pipe, a socket or a device, not a file"
    )


def test_reads_a_folder_once_that_links_lead_back_to(binary, project):
    (project / "Scenes" / "again").symlink_to(project / "Scenes", target_is_directory=True)
    (project / "Themes" / "again").symlink_to("..", target_is_directory=True)
    assert run(binary, "validate", root=project).returncode in (0, 1)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_says_that_permission_is_missing(binary, project):
    theme = project / "Themes" / "secret.yaml"
    theme.write_text(HEAD)
    theme.chmod(0)
    (found,) = [line for line in findings(binary, project) if line["file"] == "Themes/secret.yaml"]
    assert found["id"] == "file.unreadable" and found["message"].endswith("permission denied")


def test_survives_a_file_that_is_rewritten_while_it_is_read(binary, project):
    """Truncated, half-written, renamed over, removed: any finding will do, a crash or a hang will not."""
    theme = project / "Themes" / "agora.yaml"
    whole = theme.read_bytes()
    stop = threading.Event()

    def rewrite():
        while not stop.is_set():
            theme.write_bytes(whole[: len(whole) // 2])
            theme.write_bytes(whole)
            theme.unlink()
            other = theme.with_suffix(".new")
            other.write_bytes(whole)
            other.rename(theme)

    writer = threading.Thread(target=rewrite)
    writer.start()
    try:
        codes = {run(binary, "validate", root=project).returncode for _ in range(20)}
    finally:
        stop.set()
        writer.join()
    assert codes <= {0, 1}
    assert run(binary, "validate", root=project).returncode == 0
