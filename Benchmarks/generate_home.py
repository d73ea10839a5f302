"""Makes the home screens that are measured: apps, widgets and telephones, the same ones on every machine."""

import random
import shutil
from pathlib import Path

_SEED = 20260302
_COLORS = ("ink", "quiet", "alarm")
_WORDS = "sun rain coffee river summer city shoes train garden letter 阳光 咖啡 河流 夏天".split()
_APPS = 20
TEXT = "#c-told0 .hv-text"
"""The text of the first widget of a screen that is made here."""
TOPIC = "bench/0000"
"""What the first widget of a Today view hears."""
_TOLD = """widget: app-00/told-NUMBER
title: { en: Told, zh-Hans: 消息 }
families: [systemMedium, todayCompact]
data:
  told: { topic: bench/NUMBER, shape: { text: text }, sample: { text: nothing } }
layouts:
  default:
    content:
      - text: { value: "{told.text}", size: 17, color: $ink, lines: 1, minScale: 0.5 }
"""
_STORED = _TOLD.replace("topic: bench/NUMBER", "store: told")
_TIMED = (
    _TOLD.replace("topic: bench/NUMBER", "store: told")
    .replace("data:\n", "timeline: { entries: 8, reload: atEnd }\ndata:\n")
    .replace('{told.text}', "{told.text} {entry.date | date('HH:mm')}")
)
_THEME = """theme: widgets
title: { en: Widgets, zh-Hans: 小组件 }
modes: [light, dark]
colors:
  card: { light: white, dark: "#1C1C1E" }
  ink: { light: "#1B1F3B", dark: "#F4F5FF" }
  quiet: { light: "#6E6E73", dark: "#A1A1A6" }
  alarm: { light: "#D70015", dark: "#FF6961" }
images:
  scan: icons/scan.svg
components:
  homeWidget:
    backgroundColor: $card
"""


def write_widget_project(folder: Path, themes: Path, count: int = 1000) -> list[Path]:
    """A project of `count` widgets of twenty apps, each about 4.3 KB, on a theme of its own; gives its YAML files."""
    (folder / "Themes/icons").mkdir(parents=True)
    (folder / "Themes/widgets.yaml").write_text(_THEME)
    shutil.copy(themes / "icons/widgets/scan.svg", folder / "Themes/icons")
    random_source = random.Random(_SEED)
    for number in range(_APPS):
        app = folder / f"Widgets/app-{number:02}"
        app.mkdir(parents=True)
        (app / "app.yaml").write_text(_app(number))
    for number in range(count):
        app = f"app-{number % _APPS:02}"
        (folder / f"Widgets/{app}/widget-{number:04}.yaml").write_text(_widget(app, number, random_source))
    return [folder / "Themes/widgets.yaml", *sorted(folder.glob("Widgets/*/*.yaml"))]


def write_today(project: Path, count: int) -> str:
    """A Today view of that many widgets, each of which hears of a topic of its own; gives the scene's id."""
    return _write_screen(project, f"today-of-{count}", _TOLD, count)


def write_timed(project: Path, count: int) -> str:
    """A Today view of that many widgets, each of which has an entry every hour; gives the scene's id."""
    return _write_screen(project, f"timed-of-{count}", _TIMED, count)


def write_stored(project: Path) -> str:
    """A Today view of one widget, whose text is in its app's store; gives the scene's id."""
    return _write_screen(project, "stored", _STORED, 1)


def _write_screen(project: Path, identifier: str, widget: str, count: int) -> str:
    for number in range(count):
        (project / f"Widgets/app-00/told-{number:04}.yaml").write_text(widget.replace("NUMBER", f"{number:04}"))
    lines = [f"scene: {identifier}", "type: todayView", "theme: widgets", "contexts: contexts/phone.yaml", "compose:"]
    lines += [f"  - app-00/told-{number:04}: {{ id: told{number}, family: todayCompact }}" for number in range(count)]
    (project / "Scenes/contexts").mkdir(parents=True, exist_ok=True)
    (project / "Scenes/contexts/phone.yaml").write_text("clock: 2026-03-02T09:12:00Z\npeople: [{ id: lin, name: Lin }]\n")
    (project / f"Scenes/{identifier}.yaml").write_text("\n".join(lines) + "\n")
    return identifier


def _app(number: int) -> str:
    return "\n".join(
        [
            f"app: app-{number:02}",
            f"title: {{ en: App {number}, zh-Hans: 应用 {number} }}",
            "icon: scan",
            'color: "#1E9E55"',
            "theme: widgets",
            f"group: group.app{number:02}",
            f"schemes: [app{number:02}]",
            "routes:",
            "  open: What is new",
            '  "story/{story}": A story',
            "",
        ]
    )


def _widget(app: str, number: int, random_source: random.Random) -> str:
    """One widget: two sources, a parameter, a timeline, three families that share parts."""
    scheme = app.replace("-", "")
    color = lambda: "$" + random_source.choice(_COLORS)  # noqa: E731
    size = lambda: random_source.randint(12, 17)  # noqa: E731
    shade = lambda: "".join(f"{random_source.randrange(0x70):02X}" for _ in range(3))  # noqa: E731
    words = lambda: " ".join(random_source.sample(_WORDS, 3))  # noqa: E731
    lines = [
        f"# Generated: widget-{number:04}",
        f"widget: {app}/widget-{number:04}",
        f"title: {{ en: Widget {number}, zh-Hans: 小组件 {number} }}",
        "families: [systemSmall, systemMedium, systemLarge]",
        "data:",
        "  quote:",
        f"    http: https://quotes.example/{number}",
        "    shape: { text: text, author: optional text, read: number, from: { en: text, city: optional text } }",
        f"    sample: {{ text: {words()}, author: Lin, read: {random_source.randint(1, 900)}, "
        f"from: {{ en: {words()}, city: {words()} }} }}",
        "    fallback: last",
        "  stories:",
        "    store: stories",
        "    shape: [{ id: text, title: text, color: text, written: date }]",
        "    sample:",
    ]
    lines += [
        f'      - {{ id: "{story}", title: {words()}, color: "#{shade()}", '
        f'written: "2026-03-0{story}T08:00:00Z" }}'
        for story in range(1, 5)
    ]
    lines += [
        "configuration:",
        "  showsAuthor:",
        "    switch: { title: { en: Show the author, zh-Hans: 显示作者 }, default: true }",
        f"timeline: {{ entries: 1, reload: {{ after: {random_source.randint(1, 6)}h }} }}",
        "layouts:",
    ]
    for family, rows in (("systemSmall", ["date"]), ("systemMedium", ["date"]), ("systemLarge", ["quote"])):
        lines += [
            f"  {family}:",
            f"    link: {scheme}://open",
            "    background: { gradient: { colors: [$card, $card], angle: 135 } }",
            "    content:",
            "      - column:",
            "          align: leading",
            f"          spacing: {random_source.randint(2, 10)}",
            "          items:",
            *(f"            - use: {part}" for part in rows),
            "            - spacer: {}",
            f'            - text: {{ value: "{{person.name}}", size: {size()}, color: {color()}, lines: 1, minScale: 0.6 }}',
        ]
        if family == "systemLarge":
            lines += ["            - use: cards"]
    lines += [
        "parts:",
        "  date:",
        "    row:",
        "      spacing: 6",
        "      items:",
        f"        - text: {{ value: \"{{entry.date | date('d')}}\", size: 34, weight: light, color: {color()}, lines: 1 }}",
        "        - column:",
        "            align: leading",
        "            items:",
    ]
    lines += [
        f"              - text: {{ value: \"{{entry.date | date('{pattern}')}}\", size: {size()}, color: {color()}, "
        "lines: 1, minScale: 0.5 }"
        for pattern in ("EEEE", "MMMM")
    ]
    lines += [
        "  quote:",
        "    column:",
        "      align: leading",
        f"      spacing: {random_source.randint(2, 10)}",
        "      items:",
        f'        - text: {{ value: "{{quote.text}}", size: 19, weight: semibold, color: {color()}, lines: 3, minScale: 0.5 }}',
        "        - text:",
        "            value: \"{quote.author | or('–')}\"",
        f"            size: {size()}",
        f"            color: {color()}",
        "            lines: 1",
        "            minScale: 0.5",
        '            when: { value: "{config.showsAuthor}", is: true }',
        f"        - text: {{ value: \"{{quote.from.city | or('–')}}: {{quote.read}}\", size: {size()}, color: {color()}, "
        "lines: 1, minScale: 0.5 }",
        f'        - text: {{ value: "{{quote.from.en}}", size: {size()}, color: {color()}, lines: 2, minScale: 0.5 }}',
        "  cards:",
        "    each:",
        '      in: "{stories}"',
        "      slots: 4",
        f"      as: {{ row: {{ spacing: {random_source.randint(4, 8)}, equal: true }} }}",
        "      item:",
        "        link:",
        f'          to: "{scheme}://story/{{item.id | escaped}}"',
        "          items:",
        "            - column:",
        "                align: leading",
        "                spacing: 4",
        "                items:",
        "                  - layers:",
        "                      align: bottomLeading",
        "                      ratio: 0.727",
        "                      items:",
        '                        - shape: { form: rounded, radius: 10, fill: "{item.color | hex}" }',
        f'                        - text: {{ value: "{{item.title}}", size: {size()}, color: white, lines: 3, '
        "accent: true, padding: { horizontal: 8, vertical: 6 } }",
        "                  - text:",
        "                      value: \"{item.written | date('d MMM')}\"",
        f"                      size: {size()}",
        f"                      color: {color()}",
        "                      lines: 1",
        "                      minScale: 0.5",
        "      missing:",
        f"        shape: {{ form: rounded, radius: 10, fill: {color()}, opacity: 0.3, ratio: 0.727 }}",
        "      empty:",
        "        text: { value: { en: Sign in to see your stories, zh-Hans: 登录后查看故事 }, size: 15, "
        f"color: {color()}, lines: 2 }}",
        "",
    ]
    return "\n".join(lines)
