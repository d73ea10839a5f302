"""The command line of the example package: every command knows the package's own component and widget."""

import json

import pytest
from conftest import NOISE_METER
from support.saving import edit
from support.schema import check
from support.tool import run

MISTAKES = [
    pytest.param(
        "contexts:\n", "components:\n  noiseLevel: { limt: 0.5 }\n\ncontexts:\n",
        "18:17: error: unknown property 'limt' in component 'noiseLevel'", "limit", id="component",
    ),
    pytest.param(
        "contexts:\n", "components:\n  noiseMeter: { quietColour: white }\n\ncontexts:\n",
        "18:17: error: unknown property 'quietColour' in component 'noiseMeter'", "quietColor", id="widget's configuration",
    ),
    pytest.param(
        "complaints: 1", "complants: 1",
        "32:33: error: unknown property 'complants' in the properties of widget 'noiseMeter'", "complaints",
        id="widget's shared property",
    ),
]


@pytest.fixture
def scene(noise_project):
    """The scene of a copy of the package."""
    return noise_project / "Scenes/noisy-class.yaml"


def test_finds_nothing_in_the_files_of_its_own_package(noise):
    done = run(noise, "validate", "--strict", root=NOISE_METER)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 files checked: no findings\n", "")


@pytest.mark.parametrize(("right", "wrong", "finding", "nearest"), MISTAKES)
def test_names_the_nearest_of_its_own_keys(noise, noise_project, scene, right, wrong, finding, nearest):
    edit(scene, right, wrong)
    done = run(noise, "validate", root=noise_project)
    assert done.returncode == 1
    assert done.stdout.startswith(f"Scenes/noisy-class.yaml:{finding} [config.unknown-key]\n")
    assert f"did you mean '{nearest}'?" in done.stdout


@pytest.mark.parametrize(("right", "wrong", "finding", "nearest"), MISTAKES)
def test_describes_its_own_keys_to_editors(noise, scene, tmp_path, right, wrong, finding, nearest):
    schema = tmp_path / "scene.json"
    schema.write_text(run(noise, "schema", "scene").stdout)
    assert check("--schemafile", schema, scene).exit_code == 0
    edit(scene, right, wrong)
    assert check("--schemafile", schema, scene).exit_code == 1


@pytest.mark.parametrize(
    ("key", "value"), [("noiseLevel.limit", "0.6"), ("noiseMeter.frame.y", "0.4"), ("noiseMeter.quietColor", "#")]
)
def test_explains_its_own_values(noise, key, value):
    done = run(noise, "explain", "noisy-class", key, root=NOISE_METER)
    assert done.returncode == 0
    assert done.stdout.startswith(f"{key} = {value}")


def test_draws_and_places_what_is_its_own(noise):
    page = run(noise, "render", "noisy-class", root=NOISE_METER)
    assert page.returncode == 0
    assert 'class="noiseLevel is-loud"' in page.stdout and 'data-widget="noiseMeter"' in page.stdout
    rows = json.loads(run(noise, "layout", "noisy-class", "--format", "json", root=NOISE_METER).stdout)
    (row,) = [row for row in rows if row["id"] == "noiseLevel"]
    assert (row["width"], row["height"]) == (120, 8)


def test_starts_a_scene_with_its_own_widget(noise, noise_project):
    assert run(noise, "new", "scene", "loud", "--with", "noiseMeter", root=noise_project).returncode == 0
    assert "`noise layout SCENE`" in (noise_project / "Scenes/loud.yaml").read_text(encoding="utf-8")
    assert run(noise, "validate", "--strict", root=noise_project).returncode == 0
    assert 'data-widget="noiseMeter"' in run(noise, "render", "loud", root=noise_project).stdout


def test_calls_itself_by_its_own_name(noise):
    assert run(noise, "--version").stdout == "noise 1.0.0\n"
    assert "  noise validate [PATH…]" in run(noise, "validate", "--help").stdout
    done = run(noise, "validate", "--strikt")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("'noise validate --help' explains\n")


def test_keeps_the_findings_of_a_product_that_leaves_diorama_for_its_own_program(noise, binary, noise_project):
    (noise_project / "Themes/evening.yaml").write_text("theme: evening\nextends: plan\n")
    words = ("validate", "Themes/evening.yaml", "--format", "sarif")
    reports = [run(program, *words, root=noise_project) for program in (noise, binary)]
    assert reports[0].returncode == 1
    assert reports[0].stdout == reports[1].stdout


def test_places_a_component_of_another_package_in_a_new_scene(noise, noise_project):
    created = run(noise, "new", "scene", "quiet", "--with", "noiseLevel", root=noise_project)
    assert created.returncode == 0
    assert created.stdout == "wrote Scenes/quiet.yaml\n"
    text = (noise_project / "Scenes/quiet.yaml").read_text(encoding="utf-8")
    assert "  - noiseLevel: { left: 24, top: 24, width: 120, height: 8 }\n" in text
    assert "by itself it would be a finding" not in text
    assert run(noise, "validate", "--strict", root=noise_project).returncode == 0
