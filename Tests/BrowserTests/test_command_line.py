"""What only a real process can show: streams, exit statuses, colours, closed pipes."""

import subprocess

import pytest

from support.tool import run


def test_prints_help_to_standard_output(binary):
    done = run(binary, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "diorama COMMAND" in done.stdout


def test_prints_usage_errors_to_standard_error(binary):
    done = run(binary, "--colour", "never")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "error: unknown option '--colour'; did you mean '--color'?\n       'diorama --help' explains\n"


def test_ends_in_order_when_its_output_cannot_be_written(binary):
    with open("/dev/full", "w") as full:
        done = subprocess.run([binary, "--help"], stdout=full, stderr=subprocess.PIPE, timeout=20)
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("validate Themes/agoraa.yaml", "there is nothing at 'Themes/agoraa.yaml'"),
        ("validate --strikt", "unknown option '--strikt'; did you mean '--strict'?"),
        ("render smal-class", "there is no scene 'smal-class' in 'Scenes'; did you mean 'small-class'?"),
        ("render small-class --theme agoro", "there is no theme 'agoro' in 'Themes'; did you mean 'agora'?"),
        ("render small-class --mode drak", "theme 'agora' has no mode 'drak'"),
        ("render small-class --locale zh", "there is no locale 'zh'"),
        ("render small-class --user cheng", "the fixture has no user 'cheng'; did you mean 'chen'?"),
        ("layout small-class --device tablet", "tablet"),
        ("explain small-class stateBar.visibel", "did you mean 'stateBar.visible'?"),
        ("schema themes", "did you mean 'theme'?"),
        ("rules yaml.tabs", "there is no rule 'yaml.tabs'; did you mean 'yaml.tab'?"),
        ("new theme ../x", "'../x' cannot be the name of a theme"),
        ("new scene vote --with pol", "there is no component or part 'pol'; did you mean 'poll'?"),
        ("new theme agora", "'Themes/agora.yaml' exists already and is left as it is"),
    ],
)
def test_exits_with_two_and_says_why(binary, project, line, error):
    done = run(binary, *line.split(), root=project)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: ") and error in done.stderr


def test_says_that_there_is_nothing_to_check(binary, tmp_path):
    done = run(binary, "validate", root=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is neither 'Themes' nor 'Scenes' in" in done.stderr


def test_says_that_there_is_no_such_root(binary, tmp_path):
    done = run(binary, "validate", root=tmp_path / "nowhere")
    assert done.returncode == 2 and "there is no folder" in done.stderr


def test_exits_with_zero_one_or_two(binary, project):
    assert run(binary, "validate", root=project).returncode == 0
    unused = project / "Themes" / "unused.yaml"
    unused.write_text("theme: unused\nextends: agora\ncolors: { spareColor: white }\n")
    assert run(binary, "validate", root=project).returncode == 0
    assert run(binary, "validate", "--strict", root=project).returncode == 1
    unused.write_text("theme: unused\nextends: nothing\n")
    assert run(binary, "validate", root=project).returncode == 1
    # What stands beside the broken theme can be used all the same; what needs it cannot.
    assert run(binary, "layout", "small-class", root=project).returncode == 0
    assert run(binary, "render", "small-class", "--theme", "unused", root=project).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        ((), {}, False),
        (("--color", "always"), {}, True),
        (("--color", "always"), {"NO_COLOR": "1"}, True),
        (("--color", "never"), {}, False),
    ],
)
def test_colours_only_where_it_is_asked_to(binary, project, arguments, environment, expected):
    (project / "Themes" / "broken.yaml").write_text("theme: broken\nextends: nothing\n")
    done = run(binary, "validate", *arguments, root=project, environment=environment)
    assert ("\x1b[" in done.stdout) == expected


def test_takes_absolute_paths_for_what_they_are(binary, project):
    (project / "Themes" / "broken.yaml").write_text("theme: broken\nextends: nothing\n")
    for path in ("Themes/broken.yaml", "./Themes//broken.yaml", project / "Themes" / "broken.yaml"):
        done = run(binary, "validate", path, root=project)
        assert done.stdout.startswith("Themes/broken.yaml:2:10: error: ")
        assert done.returncode == 1
