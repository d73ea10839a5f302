import ClassroomComponents
import ClassroomPreview
import ClassroomWidgets
import HTTPServing
import HomeScreenPreview
import HomeScreenViews
import LiveValues
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing

@testable import PreviewServing

/// Pages of the files that ship, with classrooms and home screens.
@Suite struct ShippedPagesTests {
    private let session: PreviewSession

    init() throws {
        let rooms = try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
        let phones = HomeScreenKind()
        let project = PreviewProject(
            fileSystem: DiskFileSystem(root: ProjectFolder.repository),
            registry: try ComponentRegistry(rooms, [phones]),
            kinds: [rooms, phones], componentStyle: "", knownRules: [], generation: 1)
        session = PreviewSession(
            project, root: "/project",
            frame: PageFrame(resources: ToolResources(), actionToken: "secret", wallClock: ManualClock()))
    }

    private func page(_ request: ViewRequest) throws -> String {
        String(decoding: try #require(session.page(request)).array, as: UTF8.self)
    }

    private func matrix(_ query: [(String, String)]) throws -> String {
        let reply = MatrixRoute(session: session).reply(
            to: HTTPRequest(path: "/matrix", query: query.map { QueryItem(name: $0, value: $1) }))
        guard case .bytes(let bytes) = reply.body else { throw CancellationError() }
        return String(decoding: bytes.array, as: UTF8.self)
    }

    /// Words that are no labels: names of files, products and languages, and values in pictures.
    private static let names: Set<String> = [
        "Diorama", "English", "iPhone", "iPad", "classroom", "lesson", "Widgets",
        "Physics",
    ]

    @Test(arguments: [[("widget", "classroom/lesson")], [("scene", "small-class")]])
    func speaksChineseAroundAMatrix(query: [(String, String)]) throws {
        let page = try matrix(query + [("locale", "zh-Hans")])
        #expect(page.contains("<html lang=\"zh-Hans\""))
        #expect(PageWords(page, in: "zh-Hans").latin(besides: Self.names) == [])
        let english = try matrix(query)
        #expect(english.contains("<html lang=\"en\"") && english.contains("Diorama"))
    }

    @Test(arguments: [("en", "Classroom"), ("zh-Hans", "课堂")])
    func callsAppsWithoutAWidgetOnTheScreenByTheirTitles(locale: String, title: String) throws {
        let panel = try page(ViewRequest(scene: "home", locale: locale))
        let label = try #require(panel.firstMatch(of: /title="classroom"[^>]*>([^<]*)</)).1
        #expect(label == title)
    }

    /// A root sign drawn beside its letters fell apart in fonts of other widths.
    @Test func writesTheFormulaOfThePendulumInOnePiece() throws {
        let page = try page(ViewRequest(scene: "chatty-lecture"))
        #expect(page.contains(">T² = 4π² ℓ/g<"))
        #expect(!page.contains("√"))
    }
}
