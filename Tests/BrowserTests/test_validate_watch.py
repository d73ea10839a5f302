"""`validate` as people use it all day: beside an editor that saves, and from wherever they happen to be."""

import os
import signal
import subprocess

import pytest

from support.tool import run


@pytest.fixture
def watching(binary, lesson_project):
    """A running `validate --watch`.

    `report()` waits for the next report, to its last line, and `report_of(words)` for the one that says them: a save in
    two steps (a file is made, then filled) may be told twice on a busy machine.
    """
    process = subprocess.Popen(
        [str(binary), "validate", "--watch", "--root", str(lesson_project)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )

    def report() -> str:
        lines = []
        for line in process.stdout:
            lines.append(line)
            if "Ctrl-C ends it" in line:
                return "".join(lines)
        raise AssertionError("ended: " + "".join(lines))

    def report_of(words: str) -> str:
        while words not in (text := report()):
            pass
        return text

    process.report = report
    process.report_of = report_of
    yield process
    process.kill()
    process.wait()


def test_checks_again_after_every_save(watching, binary, lesson_project):
    first = watching.report()
    assert "no findings" in first
    # The same files are counted as without the option.
    assert first.startswith(run(binary, "validate", root=lesson_project).stdout)
    theme = lesson_project / "Themes/agora.yaml"
    whole = theme.read_text()
    theme.write_text(whole.replace("backgroundColor:", "backgroundColour:", 1))
    watching.report_of("unknown property 'backgroundColour'")
    theme.write_text(whole)
    watching.report_of("no findings")
    # A file that was not there before is seen as well.
    (lesson_project / "Themes/new.yaml").write_text("theme: new\nextends: agroa\n")
    assert "1 error" in watching.report_of("did you mean 'agora'?")


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_ends_with_the_state_of_the_files(watching, lesson_project, ending):
    watching.report()
    (lesson_project / "Themes/new.yaml").write_text("theme: new\nextends: agroa\n")
    watching.report_of("did you mean 'agora'?")
    watching.send_signal(ending)
    assert watching.wait(timeout=60) == 1


def test_finds_the_project_around_the_current_folder(binary, lesson_project):
    (lesson_project / "Themes/tiny.yaml").write_text("theme: tiny\nextends: agroa\n")
    for folder, path in [("Themes", "tiny.yaml"), ("Themes", "Themes/tiny.yaml"), ("Scenes/contexts", "../../Themes/tiny.yaml")]:
        done = run(binary, "validate", path, cwd=lesson_project / folder)
        assert done.returncode == 1, done.stderr
        assert done.stdout.startswith("Themes/tiny.yaml:2:10: error: there is no theme 'agroa'")
    done = run(binary, "layout", "small-class.yaml", cwd=lesson_project / "Scenes")
    assert done.returncode == 0, done.stderr


def test_says_where_no_project_is(binary, tmp_path):
    done = run(binary, "validate", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("error: there is neither 'Themes' nor 'Scenes' here or in a folder above")


def test_takes_paths_of_a_project_below(binary, lesson_project, tmp_path_factory):
    # As `pre-commit` calls it: from the repository's root, with every changed file.
    repository = tmp_path_factory.mktemp("repository")
    (repository / "README.md").write_text("# notes\n")
    os.rename(lesson_project, repository / "design")
    (repository / "design/Themes/tiny.yaml").write_text("theme: tiny\nextends: agroa\n")
    done = run(binary, "validate", "README.md", "design/Themes/tiny.yaml", cwd=repository)
    assert done.returncode == 1
    assert done.stdout.startswith("design/Themes/tiny.yaml:2:10: error: there is no theme 'agroa'")


def test_applies_with_git_what_it_shows(binary, lesson_project):
    theme = lesson_project / "Themes/tiny.yaml"
    theme.write_text("theme: tiny # the brand\n\nextends: agroa\n")
    patch = run(binary, "validate", "--fix", "--all", "--dry-run", root=lesson_project).stdout
    subprocess.run(["git", "apply", "-"], input=patch, text=True, check=True, cwd=lesson_project)
    assert theme.read_text() == "theme: tiny # the brand\n\nextends: agora\n"
