"""`.ci/setup` asks for what is missing, in the words of the machine's package manager, and for nothing else."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).resolve().parents[2] / ".ci/setup"
TOOLS = ("sh", "dirname", "cmp", "grep", "env", "id", "uname")


@pytest.fixture
def machine(tmp_path: Path):
    """A machine on which only the basic tools and those that a test adds can be found."""
    return Machine(tmp_path)


class Machine:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for tool in TOOLS:
            (folder / tool).symlink_to(shutil.which(tool))
        self.add("swift")

    def add(self, name: str, body: str = "exit 0") -> None:
        path = self.folder / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/sh\n{body}\n")
        path.chmod(0o755)

    def plan(self, *jobs: str) -> list[str]:
        """The install commands that a dry run prints, without those of the Python environment."""
        run = subprocess.run(
            [SETUP, "--dry-run", *jobs], env={**os.environ, "PATH": str(self.folder)}, capture_output=True, text=True
        )
        assert run.returncode == 0, run.stderr
        lines = [line.removeprefix("setup: ") for line in run.stdout.splitlines()]
        return [line for line in lines if "venv" not in line.split()[0] and " -m venv" not in line and ".build" not in line]


APT = "env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"


def test_installs_everything_on_a_bare_machine(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    assert machine.plan("build") == ["apt-get update -qq", f"{APT} pkg-config libexpat1-dev libfreetype-dev libyaml-dev libmicrohttpd-dev libsqlite3-dev"]


def test_installs_only_what_is_missing(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    machine.add("pkg-config", '[ "$2" = yaml-0.1 ]')
    assert machine.plan("build") == ["apt-get update -qq", f"{APT} libexpat1-dev libfreetype-dev libmicrohttpd-dev libsqlite3-dev"]


def test_touches_no_package_manager_when_nothing_is_missing(machine):
    machine.add("uname", "echo Linux")
    machine.add("pkg-config")
    assert machine.plan("build") == []


def test_asks_for_the_right_to_install_when_not_root(machine):
    machine.add("id", "echo 1000")
    machine.add("uname", "echo Linux")
    machine.add("pkg-config", '[ "$2" = yaml-0.1 ]')
    assert machine.plan("build") == ["sudo apt-get update -qq", f"sudo {APT} libexpat1-dev libfreetype-dev libmicrohttpd-dev libsqlite3-dev"]


def test_uses_homebrew_on_macos(machine):
    machine.add("uname", "echo Darwin")
    assert machine.plan("build") == ["brew install pkgconf expat freetype libyaml libmicrohttpd sqlite"]


def test_installs_a_browser_and_chinese_fonts_for_tests(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    machine.add("python3")
    machine.add("fc-list", "exit 1")
    update, install = machine.plan("test")
    assert update == "apt-get update -qq"
    # A broker is looked for among the administrator's programs too, where this machine may have one.
    wanted = f"{APT} chromium-headless-shell fonts-noto-cjk zsh fish man-db aapt git librsvg2-bin sqlite3 libcurl4 libmosquitto1"
    assert install.removesuffix(" mosquitto") == wanted


def test_installs_what_the_release_links_with(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    machine.add("clang", "echo libunistring.so")
    assert machine.plan("release") == ["apt-get update -qq", f"{APT} libunistring-dev"]
    machine.add("clang", f"echo {SETUP}")
    assert machine.plan("release") == []


def test_installs_a_broker_for_devices(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    machine.add("mosquitto")
    assert machine.plan("things") == ["apt-get update -qq", f"{APT} libmosquitto1"]
    machine.add("clang", f"echo {SETUP}")
    assert machine.plan("things") == []


def test_installs_what_checks_the_page_s_modules(machine):
    machine.add("id", "echo 0")
    machine.add("uname", "echo Linux")
    assert machine.plan("types") == ["apt-get update -qq", f"{APT} node-typescript"]
    machine.add("tsc")
    assert machine.plan("types") == []


def test_names_an_unknown_job(machine):
    run = subprocess.run([SETUP, "--dry-run", "everything"], capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr == "usage: .ci/setup [--dry-run] build|release|types|things|test|bench …\n"


def test_says_where_swift_comes_from(machine):
    (machine.folder / "swift").unlink()
    run = subprocess.run([SETUP, "build"], env={"PATH": str(machine.folder)}, capture_output=True, text=True)
    assert run.returncode == 1
    assert "https://www.swift.org/install" in run.stderr
