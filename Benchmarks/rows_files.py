"""The rows about reading files: many scenes, many tokens, one cold start."""

import subprocess
from pathlib import Path

import generate
from measure import Failed, run_once, run_side_by_side
from report import Row

STYLE_DICTIONARY_LIMIT = 2000
"""Milliseconds that Style Dictionary's own performance test gives itself for a set of this size."""

_TARGETS = ("css", "dtcg", "figma", "android", "agora-web", "agora-android", "agora-ios")


def measure_against_libyaml(binary: Path, project: Path, files: list[Path], scratch: Path, root: Path, runs: int):
    """What it costs to validate a project, what libyaml's bare event parser costs on its files, and their scale in words."""
    expect_clean(binary, project)
    costs = run_side_by_side(
        {
            "ours": [str(binary), "validate", "--root", str(project)],
            "parser": [str(build_parser(scratch, root)), *map(str, files)],
        },
        runs,
    )
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    return costs["ours"], costs["parser"], f"{len(files)} files, {megabytes:.1f} MB"


def thousand_scenes(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Processor and wall time to validate 1,000 scenes, against libyaml's bare event parser."""
    project = scratch / "scenes"
    files = generate.write_scene_project(project, root / "Themes")
    ours, parser, scale = measure_against_libyaml(binary, project, files, scratch, root, runs)
    return [
        Row(
            f"validate 1,000 scenes ({scale}): processor time",
            f"{ours.cpu:.0f} ms", f"{parser.cpu:.0f} ms libyaml events", ours.cpu / parser.cpu, "≤ 3.0×",
            ours.cpu <= 3.0 * parser.cpu,
        ),
        Row(
            "the same: wall time",
            f"{ours.wall:.0f} ms", f"{parser.wall:.0f} ms libyaml events", ours.wall / parser.wall, "≤ 1.7×",
            ours.wall <= 1.7 * parser.wall,
        ),
    ]  # fmt: skip


def nine_thousand_tokens(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """A cold read of one large theme with all its modes resolved, process start included."""
    project = scratch / "tokens"
    theme = generate.write_token_project(project, root / "Themes").relative_to(project)
    expect_clean(binary, project, str(theme))
    cost = run_side_by_side({"ours": [str(binary), "validate", str(theme), "--root", str(project)]}, runs)["ours"]
    return [
        Row(
            "theme of 9,000 tokens, 6,000 references, depth 3",
            f"{cost.wall:.1f} ms", f"{STYLE_DICTIONARY_LIMIT} ms, Style Dictionary's own limit",
            cost.wall / STYLE_DICTIONARY_LIMIT, "≤ 60 ms", cost.wall <= 60,
        )
    ]  # fmt: skip


def exports(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Writing what ships in every form, again, so that pictures are drawn; comparing it; and a large theme as CSS."""
    large = scratch / "exports"
    generate.write_token_project(large, root / "Themes")
    exported = {
        **{f"{target}, agora": (target, root, ["--theme", "agora"], 100) for target in _TARGETS},
        "widgetkit, all-in-one": ("widgetkit", root, ["all-in-one"], 100),
        "css, 9,000 tokens, 2 modes": ("css", large, ["--theme", "tokens"], 200),
    }
    rows = []
    for number, (name, (target, project, words, goal)) in enumerate(exported.items()):
        folder = scratch / f"exported-{number}"
        words = [str(binary), "export", target, *words, "-o", str(folder), "--root", str(project)]
        costs = run_side_by_side({"write": words, "check": [*words, "--check"]}, runs)
        for verb, cost in costs.items():
            rows.append(
                Row(
                    f"export {name}: {verb}", f"{cost.wall:.0f} ms", f"{STYLE_DICTIONARY_LIMIT} ms, as above",
                    cost.wall / STYLE_DICTIONARY_LIMIT, f"≤ {goal} ms", cost.wall <= goal,
                )
            )  # fmt: skip
    return rows


def four_targets(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """Writing a theme of 9,000 tokens in four modes in four forms at once, as the project file lists them."""
    project = scratch / "targets"
    generate.write_token_project(project, root / "Themes", ("light", "dark", "dim", "night"))
    targets = ("css", "dtcg", "android", "figma")
    entries = "".join(f"  - {{ target: {target}, theme: tokens, to: out/{target} }}\n" for target in targets)
    (project / "diorama.yaml").write_text("exports:\n" + entries)
    words = [str(binary), "export", "--root", str(project)]
    costs = run_side_by_side({"write": words, "check": [*words, "--check"]}, runs)
    return [
        Row(
            f"export of 9,000 tokens in 4 modes as {', '.join(targets)}: {verb}", f"{cost.wall:.0f} ms",
            f"{STYLE_DICTIONARY_LIMIT} ms, as above", cost.wall / STYLE_DICTIONARY_LIMIT, "≤ 200 ms", cost.wall <= 200,
        )
        for verb, cost in costs.items()
    ]  # fmt: skip


def cold_start(binary: Path, scratch: Path, root: Path, runs: int) -> list[Row]:
    """One small command from nothing, against a process that does nothing."""
    scene = "Scenes/small-class.yaml"
    costs = run_side_by_side(
        {"ours": [str(binary), "validate", scene, "--root", str(root)], "true": ["true"]}, max(runs * 5, 30)
    )
    above = costs["ours"].wall - costs["true"].wall
    return [
        Row(
            "cold start: validate one scene", f"{costs['ours'].wall:.1f} ms", f"{costs['true'].wall:.1f} ms true",
            costs["ours"].wall / costs["true"].wall, "≤ 10 ms above true", above <= 10,
        )
    ]  # fmt: skip


def expect_clean(binary: Path, project: Path, *paths: str) -> None:
    """A run that stops at errors would look fast, and one that prints warnings slow."""
    done = subprocess.run([binary, "validate", "--strict", *paths, "--root", project], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"the generated files do not validate: {(done.stdout + done.stderr).strip()[:300]}")


def build_parser(scratch: Path, root: Path) -> Path:
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True, check=True)
    program = scratch / "parse"
    source = root / "Benchmarks/baseline/parse.c"
    run_once(["cc", "-O2", "-o", str(program), str(source), *flags.stdout.split()])
    return program
