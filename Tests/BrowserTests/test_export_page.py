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
    page.get_by_role("button", name="Copy").first.click()
    expect(page.locator("[data-done]")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()").splitlines()
    printed = run(binary, "export", "css", "--theme", "agora", root=project).stdout.splitlines()
    assert copied == [line.split(" /* Themes/")[0] for line in printed]


def test_follows_saves_and_tells_drift(binary, borrow, page: Page, project):
    (project / "diorama.yaml").write_text("exports:\n  - { target: css, theme: agora, to: web }\n")
    assert run(binary, "export", root=project).returncode == 0
    preview = borrow(project)
    page.goto(f"{preview.url}export?theme=agora")
    expect(page.get_by_text("'web' is as it would be written.")).to_be_visible()

    theme = project / "Themes/agora.yaml"
    theme.write_text(theme.read_text().replace('systemBrandColor: "#276DE8"', 'systemBrandColor: "#2266DD"'))
    expect(page.locator(".d-export-text").first).to_contain_text("--systemBrandColor: #2266dd;")
    drift = page.locator(".d-export-findings")
    expect(drift).to_contain_text("'systemBrandColor' differs in 'web/agora.css'")

    theme.write_text("theme: agora\n  broken\n")
    expect(page.locator(".d-export-findings")).to_contain_text("Themes/agora.yaml")


@pytest.mark.parametrize("width", [1280, 390])
def test_is_usable_by_everybody(shipped, page: Page, axe, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{shipped.url}export?theme=agora&locale=zh-Hans")
    expect(page.get_by_role("heading", name="导出", exact=True)).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_answers_what_there_is_not_with_404(shipped, page: Page):
    for query in ("theme=nosuch", "theme=agora&target=nosuch"):
        assert page.request.get(f"{shipped.url}export?{query}").status == 404
        assert page.request.get(f"{shipped.url}export.zip?{query}").status == 404
