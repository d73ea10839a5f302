import SceneModel
import Testing

@testable import SceneRendering

@Suite struct StandalonePageTests {
    private func page(_ theme: String) throws -> String {
        let project = try LampProject(theme: theme)
        let bytes = StandalonePage.bytes(
            try project.staged(mode: "dark"), registry: project.registry, fileSystem: project.files)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func needsNeitherAServerNorANetwork() throws {
        let page = try page("images: { star: icons/star.svg }\ncomponents: { sign: { icon: star } }\n")
        #expect(page.contains("url(\"data:image/svg+xml;base64,PHN2ZyB4bWxucz0i"))
        #expect(page.contains("default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:;"))
        #expect(page.contains("; img-src data:; font-src data:\""))
        #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
        #expect(page.contains("<title>Hall &lt;1&gt;</title>"))
    }

    @Test func leavesOutAnImageThatCannotBeRead() throws {
        let project = try LampProject()
        #expect(try !page("").contains("url("))
        #expect(project.loaded.diagnostics == [])
    }
}
