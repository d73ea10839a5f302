"""Classes of a few people, as files say them."""

_PEOPLE = {
    "lin": "name: Ms. Lin, role: teacher",
    "qiu": "name: Qiu Yan, role: assistant",
    "anna": "name: Anna, role: student",
    "noah": "name: Noah, role: student",
    "guest": "name: Guest, role: observer",
}


def class_scene(
    scene, *people, rest="", preset="small", widgets=("netlessBoard",), times="state: during, startTime: -12m"
):
    """A scene with its contexts; `rest` is more of these, two blanks to the right."""
    users = "".join(f"    - {{ uuid: {uuid}, {_PEOPLE[uuid]} }}\n" for uuid in people)
    active = "".join(f"    {widget}: {{ active: true }}\n" for widget in widgets)
    return f"""\
scene: {scene}
title: {scene.title()}
extends: presets/{preset}
viewer: lin
contexts:
  clock: 2026-03-02T09:12:00Z
  room: {{ uuid: {scene}, name: {scene.title()}, class: {{ {times}, duration: 45m }} }}
  users:
{users}  widgets:
{active}{rest}"""
