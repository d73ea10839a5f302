import ClassroomScenes
import LiveValues
import PreviewTestSupport
import SceneRendering
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

/// Holds the classroom's modules to the names that Swift declares, and the other way round.
@Suite struct PageNamesTests {
    private let sources: PageSources
    private let kind: ClassroomKind

    init() throws {
        sources = try PageSources.read("ClassroomPreview")
        kind = try ClassroomKind([])
    }

    @Test func readsTheDataThatPagesCarry() {
        let own = Set(
            CountdownData.allCases.map(\.rawValue) + ChatData.allCases.map(\.rawValue)
                + MediaData.allCases.map(\.rawValue)
                + BoardData.allCases.map(\.rawValue) + WindowData.allCases.map(\.rawValue)
                + FilmData.allCases.map(\.rawValue))
        let common = Set(PictureData.allCases.map(\.rawValue) + PageData.allCases.map(\.rawValue))
        #expect(sources.data.subtracting(own).subtracting(common) == [], "no page carries these")
        #expect(own.subtracting(sources.data) == [], "nothing reads these")
    }

    @Test func givesTheTextsThatItsModulesAskFor() {
        let asked = PageSources.names(/\btext\("(\w+)"/, in: sources.script)
        #expect(asked == Set(kind.scriptTexts.keys))
        #expect(kind.scriptTexts.values.allSatisfy { $0.text(in: "en") != $0.text(in: "zh-Hans") })
    }

    @Test func bringsEachFileThatItHas() {
        let files = Set(sources.modules.keys.compactMap { $0.split(separator: "/").last.map(String.init) })
        #expect(Set(kind.resources.map(\.name)).isSuperset(of: files))
        #expect(kind.resources.allSatisfy { !$0.bytes.isEmpty })
    }

    @Test func importsModulesThatAreServed() {
        let resources = ToolResources(kind.resources)
        let imported = PageSources.names(/from "\.\/([a-z-]+\.js)"/, in: sources.script)
        #expect(!imported.isEmpty)
        #expect(imported.filter { resources.reply(path: resources.address($0)) == nil } == [])
    }

    @Test func isServedAfterThePreviewsOwn() {
        let resources = ToolResources(kind.resources)
        #expect(resources.previewModules.last?.hasSuffix("/countdown.js") == true)
        #expect(resources.styleSheets.last?.hasSuffix("/room.css") == true)
    }
}
