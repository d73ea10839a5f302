"""Images and fonts that are broken or hostile: each is found or harmless, and none reaches a page as it is."""

import base64
import re
import struct
import urllib.request
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.preview import Preview
from support.tool import findings, run

FONTS = Path(__file__).resolve().parents[1] / "Fonts"
MARK = "PWNED"


def svg(content="", attributes="", head=""):
    root = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"{attributes}>'
    return (head + root + content + "</svg>").encode()


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(width=1, height=1, extra=b""):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + extra + chunk(b"IDAT", zlib.compress(b"\0\x80")) + chunk(b"IEND", b"")


def font(name):
    return (FONTS / name).read_bytes()


FRAME = b"\x2c\0\0\0\0\1\0\1\0\0\2\2\x44\1\0"
MULTIPLIED = "<path id='g0' d='M0 0'/>" + "".join(
    f"<g id='g{n}'>" + f"<use href='#g{n - 1}'/>" * 10 + "</g>" for n in range(1, 10)
)

# What stands in the file, and the rule of its finding; None for what is harmless as it is served.
CASES = {
    "script.svg": (svg(f"<script>{MARK}()</script><path d='M0 0'/>"), "theme.unsafe-image"),
    "event.svg": (svg(f"<path d='M0 0' onclick='{MARK}()'/>", f" onload='{MARK}()'"), "theme.unsafe-image"),
    "foreign.svg": (svg(f"<foreignObject><p>{MARK}</p></foreignObject>"), "theme.unsafe-image"),
    "html.svg": (svg(f"<iframe xmlns='http://www.w3.org/1999/xhtml' src='//{MARK}'/>"), "theme.unsafe-image"),
    "href.svg": (svg(f"<image xlink:href='https://{MARK}.example/a.png'/>"), "theme.unsafe-image"),
    "use.svg": (svg(f"<use href='{MARK}.svg#a'/>"), "theme.unsafe-image"),
    "url.svg": (svg(f"<path fill='url(https://{MARK}.example/#a)'/>"), "theme.unsafe-image"),
    "import.svg": (svg(f"<style>@import url({MARK}.css);</style>"), "theme.unsafe-image"),
    "escape.svg": (svg(f"<style>path{{fill:u\\72l({MARK})}}</style>"), "theme.unsafe-image"),
    "link.svg": (svg(f"<a href='javascript:{MARK}()'><path d='M0 0'/></a>"), "theme.unsafe-image"),
    "inner.svg": (svg(f"<image href='data:image/svg+xml,{MARK}'/>"), "theme.unsafe-image"),
    "sheet.svg": (svg(head=f"<?xml-stylesheet href='{MARK}.css'?>"), "theme.unsafe-image"),
    "doctype.svg": (svg(head=f"<!DOCTYPE svg SYSTEM 'https://{MARK}.example/svg.dtd'>"), "theme.image-doctype"),
    "entity.svg": (svg("&a;", head=f"<!DOCTYPE svg [<!ENTITY a '{MARK}'>]>"), "theme.broken-image"),
    "file-entity.svg": (svg("&a;", head="<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"), "theme.broken-image"),
    "set.svg": (svg(f"<set attributeName='href' to='javascript:{MARK}()'/>"), "theme.animated-image"),
    "multiplied.svg": (svg(MULTIPLIED), "theme.broken-image"),
    "deep.svg": (svg("<g>" * 20_000), "theme.broken-image"),
    "cut.svg": (svg(f"<text>{MARK}</text>")[:-4], "theme.broken-image"),
    "page.svg": (f"<html><script>{MARK}()</script></html>".encode(), "theme.image-type"),
    "packed.svg": (b"\x1f\x8b\x08\0" + MARK.encode(), "theme.broken-image"),
    "comment.svg": (svg(f"<!-- {MARK} --><metadata>{MARK}</metadata><path d='M0 0'/>"), None),
    "text.png": (png(extra=chunk(b"tEXt", f"Comment\0<script>{MARK}".encode())), None),
    "tail.png": (png() + f"<script>{MARK}()</script>".encode(), None),
    "cut.png": (png()[:-20], "theme.broken-image"),
    "sum.png": (png()[:40] + b"\xff" + png()[41:], "theme.broken-image"),
    "empty.png": (png(width=0), "theme.broken-image"),
    "huge.png": (png(width=60_000, height=60_000), "theme.oversized-image"),
    "gif.png": (b"GIF89a" + MARK.encode(), "theme.image-type"),
    "moves.gif": (b"GIF89a\1\0\1\0\0\0\0" + FRAME + b"\x21\xfe\5" + MARK.encode() + b"\0" + FRAME + b";", "theme.animated-image"),
    "cut.jpg": (b"\xff\xd8\xff\xe0\0\x10JFIF\0", "theme.broken-image"),
    "cut.webp": (b"RIFF\xff\0\0\0WEBPVP8 " + MARK.encode(), "theme.broken-image"),
    "cut.ttf": (font("Brand-Regular.ttf")[:-400], "theme.font-file"),
    "cut.woff2": (font("Brand-Bold.woff2")[:-9], "theme.font-file"),
    "noise.woff2": (font("Brand-Bold.woff2")[:150] + bytes(426), "theme.font-file"),
    "wrong.ttf": (font("Brand-Bold.woff2"), "theme.font-file"),
    "page.otf": (f"<script>{MARK}()</script>".encode(), "theme.font-file"),
    "collection.ttf": (b"ttcf\0\1\0\0" + MARK.encode(), "theme.font-file"),
}
PICTURES = [name for name in CASES if not name.endswith(("ttf", "otf", "woff2"))]


@pytest.fixture
def project(lesson_project):
    """The small class, which has a place for every image."""
    return lesson_project


def theme_of(project, names):
    """Writes a theme that has files in the places of images of `agora`, which the class shows, and brings fonts along."""
    places = re.findall(r"^  (\w+): \{ file: icons", (project / "Themes/agora.yaml").read_text(), re.MULTILINE)
    pictures = [name for name in names if name in PICTURES]
    assert len(places) >= len(pictures)
    lines = ["theme: hostile", "extends: agora", "images:"]
    lines += [f"  {place}: hostile/{name}" for place, name in zip(places, pictures)]
    fonts = [name for name in names if name not in PICTURES]
    lines += ["fonts:"] if fonts else []
    lines += [f"  font-{number}: {{ size: 9, file: hostile/{name} }}" for number, name in enumerate(fonts)]
    (project / "Themes/hostile.yaml").write_text("\n".join(lines) + "\n")


@pytest.fixture
def hostile(project):
    """A theme that brings all of them along, and shows each where a component has an image or a font."""
    folder = project / "Themes/hostile"
    folder.mkdir()
    for name, (content, _) in CASES.items():
        (folder / name).write_bytes(content)
    theme_of(project, list(CASES))
    return project


def test_finds_each_at_its_own_line(binary, hostile):
    lines = (hostile / "Themes/hostile.yaml").read_text().splitlines()
    found = {}
    for finding in findings(binary, hostile, "Themes/hostile.yaml"):
        assert finding["file"] == "Themes/hostile.yaml"
        name = re.search(r"hostile/([\w.-]+)", lines[finding["range"]["start"]["line"] - 1])[1]
        found.setdefault(name, []).append(finding["id"])
    assert found == {name: [rule] for name, (_, rule) in CASES.items() if rule}


def get(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.read()


def assets(page, url):
    return [get(url + path.decode()) for path in sorted(set(re.findall(rb"/assets/[\w.-]+", page)))]


def test_none_reaches_a_page_unclean(binary, hostile):
    """Preview, gallery and `render`: whatever they send or write, the mark that stands in every file is not in it."""
    shipped = {content for name, (content, _) in CASES.items() if name != "huge.png"}

    def is_clean(content):
        return MARK.encode() not in content and content not in shipped

    with Preview(binary, hostile) as preview:
        url = preview.url.rstrip("/")
        for path in ("/?scene=small-class&theme=hostile", "/gallery?theme=hostile"):
            page = get(url + path)
            assert b"theme=hostile" in page
            served = assets(page, url)
            assert any(content.startswith(b"\x89PNG") for content in served), "the theme's own images are icons"
            assert all(is_clean(content) for content in served)
    # Whatever has an error is not rendered at all.
    theme_of(hostile, [name for name, (_, rule) in CASES.items() if rule is None])
    done = run(binary, "render", "small-class", "--theme", "hostile", root=hostile)
    assert done.returncode == 0
    images = re.findall(r"data:image/[\w+-]+;base64,([\w+/=]+)", done.stdout)
    assert images and all(is_clean(base64.b64decode(data)) for data in images)


BRANDED = """theme: branded
extends: agora
fonts:
  font9: { size: 9, file: fonts/Brand.ttf }
  font14: { size: 14, weight: bold, family: Brand }
images:
  ic_network_good: hostile/good.svg
"""


@pytest.fixture
def branded(project):
    for folder in ("fonts", "hostile"):
        (project / "Themes" / folder).mkdir(exist_ok=True)
    (project / "Themes/fonts/Brand.ttf").write_bytes(font("Brand-Regular.ttf"))
    (project / "Themes/hostile/good.svg").write_bytes(svg("<path d='M0 0h24v24z'/>"))
    (project / "Themes/branded.yaml").write_text(BRANDED)
    return project


def families(page):
    return page.evaluate("() => [...document.fonts].map(f => f.family.replaceAll('\"', '') + ' ' + f.weight + ' ' + f.status)")


def test_a_font_file_shows_in_preview_and_render(binary, branded, page):
    with Preview(binary, branded) as preview:
        preview.shown_in(page).goto(preview.url + "?scene=small-class&theme=branded")
        page.wait_for_function("() => [...document.fonts].some(f => f.status === 'loaded')")
        assert "fonts/Brand.ttf 1 1000 loaded" in families(page)
        address = re.search(r"/assets/[\w-]+\.ttf", page.content())[0]
        with urllib.request.urlopen(preview.url.rstrip("/") + address) as answer:
            assert answer.headers["Content-Type"] == "font/ttf"
            assert answer.read() == font("Brand-Regular.ttf")
    target = branded / "page.html"
    done = run(binary, "render", "small-class", "--theme", "branded", "-o", target, root=branded)
    assert done.returncode == 0, done.stderr
    page.goto(target.as_uri())
    page.wait_for_function("() => [...document.fonts].some(f => f.status === 'loaded')")


def test_a_saved_font_or_image_shows_at_once(binary, branded, page):
    with Preview(binary, branded) as preview:
        preview.shown_in(page).goto(preview.url + "?scene=small-class&theme=branded")
        page.wait_for_function("() => [...document.fonts].some(f => f.status === 'loaded')")
        page.evaluate("() => { window.markOfThisPage = true; }")
        before = re.findall(r"/assets/[\w-]+\.ttf", page.content())[0]
        (branded / "Themes/fonts/Brand.ttf").write_bytes(font("BrandFlex.ttf"))
        page.wait_for_function("old => !document.documentElement.outerHTML.includes(old)", arg=before)
        icon = page.locator("#scene .icon-stateBar-networkState-goodImage").first
        mask = icon.evaluate("e => getComputedStyle(e).background + getComputedStyle(e).maskImage")
        (branded / "Themes/hostile/good.svg").write_bytes(svg("<path d='M0 0h12v12z'/>"))
        page.wait_for_function(
            "([selector, old]) => { const s = getComputedStyle(document.querySelector(selector));"
            " return s.background + s.maskImage !== old; }",
            arg=["#scene .icon-stateBar-networkState-goodImage", mask],
        )
        assert page.evaluate("() => window.markOfThisPage")
