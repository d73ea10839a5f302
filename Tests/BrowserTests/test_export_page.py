"""The page *Export*: what would be written, as it would be, and how the project's own folder differs."""

import io
import zipfile

import pytest
from playwright.sync_api import Page, expect

from support.tool import run


def text(page: Page) -> str:
    return page.locator(".d-export-text").first.inner_text()


def test_shows_and_packs_what_export_writes(binary, borrow, page: Page, project, tmp_path):
    preview = borrow(project)
    page.goto(f"{preview.url}?scene=small-class&theme=agora")
    page.get_by_role("link", name="Export").click()
    expect(page.get_by_role("heading", name="agora.css")).to_be_visible()
    assert "--systemBrandColor: #276de8;" in text(page)

    assert run(binary, "export", "css", "--theme", "agora", "-o", tmp_path / "web", root=project).returncode == 0
    written = {
        str(path.relative_to(tmp_path / "web")): path.read_bytes()
        for path in (tmp_path / "web").rglob("*") if path.is_file() and path.name != ".diorama-export"
    }
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all as .zip").click()
    packed = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert packed.testzip() is None
    assert {name: packed.read(name) for name in packed.namelist()} == written


def test_copies_a_file(binary, shipped, new_page, project):
    page = new_page(isolated=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{shipped.url}export?theme=agora")
    page.locator(".d-export-command").get_by_role("button", name="Copy").click()
    expect(page.locator("[data-done]")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "diorama export css --theme agora -o DIR"
    expect(page.locator("[data-done]")).to_have_count(0)
    page.locator(".d-export-file").get_by_role("button", name="Copy").click()
    expect(page.locator("[data-done]")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()
    printed = run(binary, "export", "css", "--theme", "agora", root=project).stdout.splitlines()
    assert copied == [line.split(" /* Themes/")[0] for line in printed]


def test_follows_saves_and_tells_drift(binary, borrow, page: Page, project):
    (project / "diorama.yaml").write_text("exports:\n  - { target: css, theme: agora, to: web }\n")
    assert run(binary, "export", root=project).returncode == 0
    preview = borrow(project)
    page.goto(f"{preview.url}export?theme=agora")
    expect(page.get_by_text("The files in 'web' are up to date.")).to_be_visible()

    theme = project / "Themes/agora.yaml"
    theme.write_text(theme.read_text().replace('systemBrandColor: "#276DE8"', 'systemBrandColor: "#2266DD"'))
    expect(page.locator(".d-export-text").first).to_contain_text("--systemBrandColor: #2266dd;")
    drift = page.locator(".d-export-findings")
    expect(drift).to_contain_text("'systemBrandColor' differs in 'web/agora.css'")

    theme.write_text("theme: agora\n  broken\n")
    expect(page.locator(".d-export-findings")).to_contain_text("Themes/agora.yaml")


def test_offers_every_target_with_its_options(binary, shipped, page: Page, project, tmp_path):
    page.goto(f"{shipped.url}export?theme=agora")
    target = page.get_by_label("Target")
    usage = run(binary, "export", "--help", root=project).stdout
    offered = target.locator("option").all_inner_texts()
    assert offered == [line.split("'")[1] for line in usage.splitlines() if line.startswith("'") and "' writes " in line]
    assert "widgetkit" in offered and "agora-android" in offered

    target.select_option("widgetkit")
    expect(page.get_by_label("App")).to_have_value("all-in-one")
    # An app names its own theme, which a theme of classrooms does not replace.
    expect(page.get_by_label("Theme")).to_have_value("widgets")
    page.get_by_role("link", name="README.md").click()
    expect(page.locator(".d-export-text")).to_contain_text("iOS 17 or later")
    page.get_by_role("group", name="--ios").get_by_label("16").check()
    expect(page.locator(".d-export-command code")).to_contain_text("--ios 16")
    expect(page.locator(".d-export-text")).to_contain_text("iOS 16 or later")
    expect(page.locator(".d-export-command code")).to_have_text(
        "diorama export widgetkit all-in-one --theme widgets --ios 16 -o DIR"
    )
    done = run(binary, *page.locator(".d-export-command code").inner_text().split()[1:-1], tmp_path / "out", root=project)
    assert done.returncode == 0, done.stderr
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all as .zip").click()
    packed = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    for name in packed.namelist():
        assert packed.read(name) == (tmp_path / "out" / name).read_bytes(), name

    target.select_option("css")
    expect(page.get_by_role("heading", name="widgets.css")).to_be_visible()
    page.get_by_role("group", name="--images").get_by_label("inline").check()
    expect(page.locator(".d-export-tree a")).to_have_count(2)


def test_walks_through_files_by_keys(shipped, page: Page):
    page.goto(f"{shipped.url}export?theme=agora&target=agora-web")
    link = page.get_by_role("link", name="theme.ts")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="src/generated/theme.ts")).to_be_visible()
    expect(link).to_have_attribute("aria-current", "true")
    expect(link).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("target", ["css&theme=agora", "widgetkit", "agora-web&theme=agora"])
@pytest.mark.parametrize("width", [1280, 390])
def test_is_usable_by_everybody(shipped, page: Page, axe, width, target, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{shipped.url}export?target={target}&locale=zh-Hans")
    expect(page.get_by_role("heading", name="导出", exact=True)).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_answers_what_there_is_not_with_404(shipped, page: Page):
    for query in ("theme=nosuch", "theme=agora&target=nosuch"):
        assert page.request.get(f"{shipped.url}export?{query}").status == 404
        assert page.request.get(f"{shipped.url}export.zip?{query}").status == 404
