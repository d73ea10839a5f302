"""`diorama render`: a page that needs nothing else, and in which the texts of files are only text."""

import json
from html.parser import HTMLParser

import pytest

from support.tool import run

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style><script>alert(1)</script>",
    "'; } body { display: none } /* ${x} {{x}} --> ]]>",
    "שלום \u202eמיכל\u202c עולם",
    "Z" + "\u0335\u0321\u034f\u0489" * 40 + "algo",
]

LONG = "长" * 10_000


class Reader(HTMLParser):
    """What a browser would make of a page: elements, attributes, texts, style sheets."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements, self.attributes, self.texts, self.styles = [], [], [], []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.elements.append(tag)
        self.attributes += attributes

    def handle_data(self, data):
        (self.styles if self.cdata_elem == "style" else self.texts).append(data)


@pytest.fixture
def hostile(project):
    """A scene whose every text was made to break out of its place."""
    icon = project / "Themes" / "icons" / "a\")}<style>;b.svg"
    icon.write_bytes((project / "Themes" / "icons" / "network-good.svg").read_bytes())
    theme = {
        "theme": "hostile",
        "title": HOSTILE[0],
        "extends": "agora",
        "fonts": {"font9": {"size": 9, "family": 'a"; } </style><script>alert(1)</script>\\'}},
        "images": {"</style>": f"icons/{icon.name}", "ic_network_good": {"file": f"icons/{icon.name}", "tint": "white"}},
        "strings": {"fcr_user_list": HOSTILE[2], "fcr_room_class_not_start": HOSTILE[1]},
        "components": {"stateBar": {"networkState": {"badImage": "</style>"}}},
    }
    users = [{"uuid": name[:200], "name": name, "role": "student", "onStage": True} for name in HOSTILE]
    scene = {
        "scene": "hostile",
        "title": HOSTILE[2],
        "extends": "presets/small",
        "theme": "hostile",
        "viewer": HOSTILE[1],
        "contexts": {
            "room": {"uuid": HOSTILE[0], "name": HOSTILE[1]},
            "users": [{"uuid": "long", "name": LONG, "role": "teacher"}, *users],
            "streams": [{"uuid": f"s-{name}", "owner": name[:200]} for name in HOSTILE],
        },
    }
    # YAML reads JSON, and JSON's writer knows every escape.
    (project / "Themes" / "hostile.yaml").write_text(json.dumps(theme))
    (project / "Scenes" / "hostile.yaml").write_text(json.dumps(scene))
    return project


def render(binary, root, *arguments) -> str:
    done = run(binary, "render", *arguments, root=root)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("scene", ["one-to-one", "small-class", "small-class-student", "lecture-hall", "empty-class"])
def test_needs_no_network_and_no_script(binary, project, scene):
    page = Reader(render(binary, project, scene))
    assert not {"script", "link", "iframe", "object", "base", "form"} & set(page.elements)
    for name, value in page.attributes:
        assert not name.startswith("on"), (name, value)
        assert name not in ("src", "href", "srcset", "action"), (name, value)
    for sheet in page.styles:
        assert "http" not in sheet and "@import" not in sheet
        assert sheet.count("url(") == sheet.count('url("data:')


def test_writes_the_file_that_it_is_told_to(binary, project, tmp_path):
    target = tmp_path / "page.html"
    assert render(binary, project, "small-class", "-o", target) == ""
    assert target.read_text() == render(binary, project, "small-class")


@pytest.mark.parametrize("locale", ["en", "zh-Hans"])
@pytest.mark.parametrize("device", ["phone", "pad"])
def test_shows_hostile_texts_as_text(binary, hostile, device, locale):
    text = render(binary, hostile, "hostile", "--device", device, "--locale", locale)
    page = Reader(text)
    assert not {"script", "img", "iframe"} & set(page.elements)
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    assert page.elements.count("style") == len(page.styles)
    shown = "\n".join(page.texts)
    for name in [*HOSTILE, LONG]:
        assert name in shown, name[:60]
    assert all("alert(1)" not in sheet.replace("script\\3e alert(1)", "") for sheet in page.styles)


def test_runs_nothing_of_what_files_say(binary, hostile, new_page, tmp_path):
    target = tmp_path / "page.html"
    target.write_text(render(binary, hostile, "hostile"))
    page = new_page(isolated=True)
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.goto(target.as_uri())
    assert dialogs == []
    assert page.locator("script, img, iframe").count() == 0
    assert page.locator(".scene").is_visible()
    for name in HOSTILE:
        assert page.get_by_text(name, exact=True).count() >= 1, name
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
