"""Files that people bring: kept in a folder over the end of the preview."""

from playwright.sync_api import expect
from support.classes import class_scene
from support.preview import Preview

SCENE = class_scene("drive", "lin")


def own_files(bench):
    bench.page.locator("#c-toolCollection--tools").click()
    bench.page.get_by_role("button", name="Cloud storage").click()
    card = bench.page.locator('#scene [data-widget="cloudDrive"]')
    card.get_by_role("button", name="My files").click()
    return card


def test_a_drive_has_after_a_restart_what_was_brought_and_not_deleted(binary, lesson_project, tmp_path, new_bench):
    (lesson_project / "Scenes/drive.yaml").write_text(SCENE, encoding="utf-8")
    folder = tmp_path / "kept"
    with Preview(binary, lesson_project, "--state", str(folder)) as preview:
        card = own_files(new_bench(preview, scene="drive"))
        for name in ("a.pdf", "harmless\u202efdp.exe"):
            content = {"name": name, "mimeType": "application/pdf", "buffer": name.encode()}
            card.get_by_label("Upload files").set_input_files(content)
        expect(card.locator(".file .name")).to_have_count(2)
        expect(card.get_by_text("harmlessfdp.exe", exact=True)).to_be_visible()
        card.get_by_label("Select harmlessfdp.exe").press("Space")
        card.get_by_role("button", name="Delete").click()
        card.get_by_role("dialog", name="Delete").get_by_role("button", name="Delete").click()
        expect(card.locator(".file .name")).to_have_text(["a.pdf"])
    with Preview(binary, lesson_project, "--state", str(folder)) as preview:
        bench = new_bench(preview, scene="drive")
        card = own_files(bench)
        expect(card.locator(".file .name")).to_have_text(["a.pdf"])
        identifier = card.locator(".file .open").get_attribute("data-argument")
        assert bench.page.request.get(f"{bench.url}files/{identifier}").body() == b"a.pdf"
