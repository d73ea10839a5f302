"""Makes the files that are measured: the same ones on every machine, from a seed."""

import random
import shutil
from pathlib import Path

_SEED = 20260302
_FAMILY_NAMES = "陈 林 沈 张 欧阳 周 王 李 Dubois Bennett Raman Lindqvist Ruiz Okafor Martin Novák".split()
_GIVEN_NAMES = "小明 雨桐 子轩 若彤 可欣 Amélie Noah Priya Øskar Sofia Daniel Éclair Zanele Tomás".split()
# Text colours that can be read on every surface of the theme, so that the scenes are clean.
_TEXT_TOKENS = ("textLevel1Color", "textLevel2Color")
_LINE_TOKENS = ("systemDividerColor", "systemBrandColor", "systemSafeColor")


def write_scene_project(folder: Path, themes: Path, count: int = 1000) -> list[Path]:
    """A project of `count` scenes, each about 4.3 KB, on one theme that ships; gives every YAML file in it."""
    _copy_theme(folder, themes)
    random_source = random.Random(_SEED)
    scenes = folder / "Scenes"
    scenes.mkdir(parents=True)
    for number in range(count):
        (scenes / f"class-{number:04}.yaml").write_text(_scene(f"class-{number:04}", random_source))
    return [folder / "Themes/agora.yaml", *sorted(scenes.glob("*.yaml"))]


def write_token_project(folder: Path, themes: Path, modes: tuple[str, ...] = ("light", "dark")) -> Path:
    """A theme of 9,000 colours: 3,000 of their own in each mode, 3,000 that refer to those, 3,000 that refer to these.

    It extends a theme that ships, which has what components use by default.

    The size, the 6,000 references and the depth of 3 are those of the test that Style Dictionary holds itself to.
    """
    random_source = random.Random(_SEED)
    _copy_theme(folder, themes)
    lines = ["theme: tokens", "title: Nine thousand tokens", "extends: agora", f"modes: [{', '.join(modes)}]", "colors:"]
    for number in range(3000):
        # Distinct in each mode, so that no two roles collapse into one value.
        first = number * 5003 % 0xFFFFFF
        values = [(0xFFFFFF - first if place % 2 else first) ^ place // 2 for place in range(len(modes))]
        written = ", ".join(f'{mode}: "#{value:06X}"' for mode, value in zip(modes, values, strict=True))
        lines.append(f"  base{number:04}Color: {{ {written} }}")
    for layer, below in (("role", "base"), ("part", "role")):
        order = list(range(3000))
        random_source.shuffle(order)
        lines += [f"  {layer}{number:04}Color: ${below}{order[number]:04}Color" for number in range(3000)]
    path = folder / "Themes/tokens.yaml"
    path.write_text("\n".join(lines) + "\n")
    return path


def write_class(project: Path, students: int) -> str:
    """A small class with that many students, on the preset that ships; gives the scene's id."""
    identifier = f"class-of-{students}"
    (project / f"Scenes/{identifier}.yaml").write_text(
        f"scene: {identifier}\nextends: presets/small\nviewer: teacher\ncontexts: contexts/{identifier}.yaml\n"
    )
    random_source = random.Random(_SEED)
    (project / f"Scenes/contexts/{identifier}.yaml").write_text(
        "\n".join(_contexts(students, 6, random_source, "")) + "\n"
    )
    return identifier


def write_poll(project: Path, students: int) -> str:
    """The same class with a poll in progress in which nobody has voted; gives the scene's id."""
    identifier = write_class(project, students).replace("class", "poll")
    scene = (project / f"Scenes/class-of-{students}.yaml").read_text()
    (project / f"Scenes/{identifier}.yaml").write_text(scene.replace(f"class-of-{students}", identifier))
    contexts = (project / f"Scenes/contexts/class-of-{students}.yaml").read_text()
    (project / f"Scenes/contexts/{identifier}.yaml").write_text(
        contexts
        + "  poll:\n    active: true\n    frame: { x: 0.5, y: 0.5 }\n    properties:\n"
        + "      { pollState: 1, pollId: ice, mode: 1, pollTitle: Which one is it?, pollItems: [Ice, Wood, Rubber] }\n"
    )
    return identifier


def _copy_theme(folder: Path, themes: Path) -> None:
    shutil.copytree(themes / "icons", folder / "Themes/icons")
    shutil.copy(themes / "agora.yaml", folder / "Themes")


def _scene(identifier: str, random_source: random.Random) -> str:
    """One scene: some twenty entries with frames, overrides of components, and a class inside the file."""
    inset = random_source.randint(2, 9)
    text = lambda: "$" + random_source.choice(_TEXT_TOKENS)  # noqa: E731
    line = lambda: "$" + random_source.choice(_LINE_TOKENS)  # noqa: E731
    lines = [
        f"# Generated: {identifier}",
        f"scene: {identifier}",
        f"title: {{ en: Class {identifier}, zh-Hans: 班级 {identifier} }}",
        "theme: agora",
        f"type: {random_source.choice(('small', 'lecture'))}",
        f"device: {random_source.choice(('phone', 'pad'))}",
        "locale: en",
        "viewer: teacher",
        "compose:",
        "  - stateBar: { left: 0, right: 0, top: 0, height: { phone: 14, pad: 20 } }",
        f"  - netlessBoard: {{ id: board, left: 0, right: 0, bottom: 0, height: {random_source.randint(240, 300)}s }}",
        "  - teacherVideo: { id: teacher, left: 0, top: stateBar.bottom + 2, width: 90s, bottom: board.top - 2 }",
    ]
    beside = "teacher"
    for seat in range(1, 9):
        lines.append(
            f"  - studentVideo: {{ id: seat{seat}, left: {beside}.right + {inset}, top: teacher.top, width: "
            f"{random_source.randint(40, 60)}s, bottom: {beside}.bottom }}"
        )
        beside = f"seat{seat}"
    lines += [
        "  - toolBar:",
        f"      right: {{ phone: board.right - {inset}, pad: board.right - {inset + 3} }}",
        f"      bottom: {{ phone: board.bottom - {inset}, pad: board.bottom - {inset + 5} }}",
        "      width: { phone: 30, pad: 34 }",
        "  - classState:",
        "      roles: [teacher]",
        f"      left: {{ phone: {190 + inset}, pad: {195 + inset} }}",
        "      bottom: { phone: 15, pad: 20 }",
        "      width: 100",
        "      height: { phone: 32, pad: 34 }",
        "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }",
        "  - setting: { kind: suspend, opensFrom: toolBar.setting }",
        "  - agoraChat: { id: chat, kind: suspend, opensFrom: toolBar.message }",
        "  - roster: { kind: suspend, opensFrom: toolBar.roster, roles: [teacher, student] }",
        "  - handsList: { kind: suspend, opensFrom: toolBar.handsList, roles: [teacher] }",
        "components:",
        f"  stateBar: {{ roomName: {{ textColor: {text()} }}, borderColor: {line()}, borderWidth: $borderWidth }}",
        "  toolBar:",
        "    buttons:",
        "      teacher: [setting, message, roster, handsList]",
        "      student: [setting, message, roster, waveHands]",
        "      assistant: [setting, message]",
        "      observer: [setting, message]",
        "  roster:",
        f"    cornerRadius: {random_source.randint(2, 12)}",
        "    camera:",
        "      streamOff: { image: member_camera_forbidden, clickable: true }",
        f"      streamOn: {{ image: member_camera_on, tint: $textEnabledColor @ {random_source.randint(95, 100)}% }}",
        f"  networkStats: {{ latencyTitle: {{ textColor: {text()} }}, shadow: $container }}",
        f"  setting: {{ sepLine: {{ backgroundColor: {line()} }}, cornerRadius: $containerCornerRadius }}",
        f"  studentVideo: {{ cell: {{ borderColor: {line()}, borderWidth: {{ phone: 1, pad: $borderWidth }} }} }}",
        "contexts:",
    ]
    return "\n".join(lines + _contexts(6, 3, random_source, "  ")) + "\n"


def _contexts(students: int, on_stage: int, random_source: random.Random, indent: str) -> list[str]:
    """A class that runs; the first students are on stage and publish."""
    state = lambda: random_source.choice(("open", "close"))  # noqa: E731
    lines = [
        "clock: 2026-03-02T09:12:00Z",
        "room:",
        "  uuid: physics-7b",
        "  name: Physics 7B",
        "  class: { state: during, startTime: -12m, duration: 45m, closeDelay: 5m }",
        "  recording: started",
        "  properties: { area: 1 }",
        "users:",
        "  - { uuid: teacher, name: Ms. Lin, role: teacher }",
    ]
    for number in range(1, students + 1):
        name = random_source.choice(_FAMILY_NAMES) + random_source.choice(_GIVEN_NAMES)
        place = ", onStage: true, rewards: 1" if number <= on_stage else ""
        lines.append(f"  - {{ uuid: student-{number}, name: {name}, role: student{place} }}")
    lines.append("streams:")
    for owner in ["teacher", *(f"student-{number}" for number in range(1, on_stage + 1))]:
        lines.append(
            f"  - {{ uuid: s-{owner}, owner: {owner}, video: camera, audio: mic, videoState: {state()}, "
            f"audioState: {state()}, type: both }}"
        )
    lines += [
        "media:",
        "  devices:",
        "    - { id: cam-front, name: Front camera, type: camera, state: open }",
        "    - { id: mic-built-in, name: Microphone, type: mic, state: close }",
        "monitor: { quality: good, connection: connected, latency: 38, txLoss: 0, rxLoss: 1 }",
        "widgets:",
        "  netlessBoard: { active: true, properties: { grantedUsers: { teacher: true } } }",
    ]
    return [indent + line for line in lines]
