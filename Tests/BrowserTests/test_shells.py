"""Completion in real shells, and the manual page in the real viewer."""

import os
import re
import shutil
import subprocess

import pytest

from conftest import ROOT
from support.terminal import Terminal
from support.tool import run


@pytest.fixture
def shell_environment(binary, project, tmp_path_factory):
    """An environment in which `diorama` is the tool and nothing of the machine's own configuration is read."""
    home = tmp_path_factory.mktemp("home")
    (home / "bin").mkdir()
    (home / "bin/diorama").symlink_to(binary)
    for shell in ("bash", "zsh", "fish"):
        (home / f"completion.{shell}").write_text(run(binary, "completion", shell).stdout)
    variables = {
        "HOME": str(home), "ZDOTDIR": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home),
        "PATH": f"{home / 'bin'}:/usr/bin:/bin", "TERM": "dumb", "LANG": "C.UTF-8",
    }
    return home, variables


SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "PS1='ready> '; source ~/completion.bash"),
    "zsh": (["zsh", "-f", "-i"], "PS1='ready> '; autoload -U compinit; compinit -u -D; source ~/completion.zsh"),
}

LINES = [
    ("diorama vali", "diorama validate "),
    ("diorama validate --stric", "diorama validate --strict "),
    ("diorama render poll-in", "diorama render poll-in-progress "),
    ("diorama render small-class --theme agora-", "diorama render small-class --theme agora-classic "),
    ("diorama new scene x --with streamW", "diorama new scene x --with streamWindow "),
    ("diorama rules config.unknown-k", "diorama rules config.unknown-key "),
]


@pytest.mark.parametrize("shell", SHELLS)
def test_completes_at_the_prompt(shell, shell_environment, project):
    words, preparation = SHELLS[shell]
    _, variables = shell_environment
    with Terminal([shutil.which(words[0]), *words[1:]], variables, project) as terminal:
        terminal.send(preparation + "; echo pre''pared\n")
        terminal.expect("prepared")
        for number, (typed, completed) in enumerate(LINES):
            # What stands on the line after the key is printed by the shell itself, as the words of a command.
            terminal.send(f"{typed}\t\x01echo line{number}= \x05; echo end''ed\n")
            shown = terminal.expect(f"line{number}= .*\r?\n(?:.*\n)*?.*ended")
            said = re.findall(rf"^line{number}= (.*?)\r?$", shown, re.MULTILINE)
            assert said and said[-1].strip() == completed.strip(), shown


def test_completes_in_fish(shell_environment, project):
    home, variables = shell_environment
    for typed, completed in LINES:
        line = f"source {home}/completion.fish; complete --do-complete '{typed}'"
        done = subprocess.run(
            ["fish", "--no-config", "-c", line], env=variables, cwd=project, capture_output=True, text=True, timeout=60
        )
        words = [row.split("\t")[0] for row in done.stdout.splitlines()]
        assert words == [completed.split()[-1]], (typed, done.stdout, done.stderr)


def test_completes_a_value_behind_an_equals_sign_in_bash(shell_environment, project):
    _, variables = shell_environment
    words, preparation = SHELLS["bash"]
    with Terminal([shutil.which("bash"), *words[1:]], variables, project) as terminal:
        terminal.send(preparation + "; echo pre''pared\n")
        terminal.expect("prepared")
        terminal.send("diorama validate --format=sar\t\x01echo line= \x05; echo end''ed\n")
        assert "line= diorama validate --format=sarif" in terminal.expect("line= .*\r?\n(?:.*\n)*?.*ended")


# Each is a file of somebody else's project; the shell must take its name for one word, and run nothing of it.
HOSTILE = [
    "$(touch pwned)", "`touch pwned`", ";touch pwned;", "&touch pwned&", "|touch pwned", ">pwned", "'$(touch pwned)'",
    '"$(touch pwned)"', "\\$(touch pwned)", "{a,b}", "*", " #x", "!1", "a b", "漢字",
]
# Not proposed: the tool would take the first for an option, and lines cannot have the others.
UNTYPEABLE = ["\ntouch pwned\n", "\x1b[31m"]


@pytest.fixture
def hostile_project(project, shell_environment):
    """A project whose scenes have names of shell code, and an environment whose tool writes down its words."""
    home, variables = shell_environment
    tool = (home / "bin/diorama").resolve()
    (home / "bin/diorama").unlink()
    (home / "bin/diorama").write_text(
        f"""#!/bin/sh\nif [ "$1" = completion ]; then exec {tool} "$@"; fi\nprintf '<%s>' "$@" >> said\n""")
    (home / "bin/diorama").chmod(0o755)
    for number, name in enumerate(HOSTILE + UNTYPEABLE):
        (project / f"Scenes/x{number:02}{name}.yaml").write_text("type: oneToOne\n")
    (project / "Scenes/-x.yaml").write_text("type: oneToOne\n")
    return project, variables


FISH = (
    ["fish", "--no-config", "-i"],
    "function fish_prompt; echo 'ready> '; end; bind \\t complete; source ~/completion.fish")


@pytest.mark.parametrize("shell", [*SHELLS, "fish"])
def test_inserts_names_of_others_as_one_word_that_runs_nothing(shell, hostile_project):
    folder, variables = hostile_project
    words, preparation = {**SHELLS, "fish": FISH}[shell]
    with Terminal([shutil.which(words[0]), *words[1:]], variables, folder) as terminal:
        terminal.send(preparation + "; echo pre''pared\n")
        terminal.expect("prepared")
        for number, name in enumerate(HOSTILE):
            terminal.send(f"diorama render x{number:02}\t\necho en''ded{number}\n")
            terminal.expect(f"ended{number}")
            assert not (folder / "pwned").exists(), name
            assert (folder / "said").read_text() == f"<render><x{number:02}{name}>", name
            (folder / "said").unlink()


def test_proposes_no_name_that_a_line_cannot_have(binary, hostile_project):
    folder, _ = hostile_project
    proposed = run(binary, "completion", "words", "--", "render", "", cwd=folder).stdout
    assert sum(line.startswith("x") for line in proposed.splitlines()) == len(HOSTILE)
    assert "\x1b" not in proposed and "\n-x" not in proposed


def test_lists_files_where_the_tool_proposes_nothing(shell_environment, project):
    home, variables = shell_environment
    line = f"source {home}/completion.fish; complete --do-complete 'diorama validate The'"
    done = subprocess.run(
        ["fish", "--no-config", "-c", line], env=variables, cwd=project, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split("\t")[0].strip() == "Themes/"


def test_installs_the_pages_where_shells_look(binary, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/diorama").symlink_to(binary)
    subprocess.run([ROOT / ".ci/install-pages", tmp_path], check=True, timeout=60)
    for path, beginning in {
        "man/man1/diorama.1": ".TH", "bash-completion/completions/diorama": "# bash",
        "zsh/site-functions/_diorama": "#compdef diorama", "fish/vendor_completions.d/diorama.fish": "# fish",
    }.items():
        assert (tmp_path / "share" / path).read_text(encoding="utf-8").startswith(beginning), path


def test_prints_a_manual_page_that_man_shows(binary, tmp_path):
    page = tmp_path / "diorama.1"
    page.write_text(run(binary, "man").stdout, encoding="utf-8")
    variables = {**os.environ, "MANWIDTH": "100", "LANG": "C.UTF-8", "MAN_KEEP_FORMATTING": "", "PAGER": "cat"}
    done = subprocess.run(
        ["man", "--warnings=all", "-l", page], env=variables, capture_output=True, text=True, timeout=60
    )
    # Where lines break, and how far words stand apart, is the viewer's.
    shown = " ".join(re.sub(".\x08", "", done.stdout).split())
    assert (done.returncode, done.stderr) == (0, "")
    assert shown.startswith("DIORAMA(1)")
    for text in ("validate [PATH…]", "--strict", "Exit status:", "diorama.yaml", "Themes/*.yaml"):
        assert text in shown, text
