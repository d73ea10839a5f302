import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct WidgetPictureTests {
    private func picture(
        _ layout: String, data: String = "{}", rendering: WidgetRendering = .fullColor
    ) throws -> (picture: WidgetPicture, markup: String) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "day.yaml", text: layout), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let group = WidgetLayoutFormat(.builtIn).layout
        let record = try #require(document.root.flatMap { reader.readRecord($0, as: group) })
        try #require((found + reader.diagnostics).map(\.message) == [])
        var context = ViewContext(
            container: LayoutSize(width: 158, height: 158),
            findImage: { source in
                if case .url(let address) = source { ViewImage(address: address, size: nil) } else { nil }
            })
        context.rendering = rendering
        let picture = WidgetPicture(
            record, path: "layouts.systemSmall", parts: nil, margins: 16, .builtIn,
            BoundEnvironment(data, family: .systemSmall), context)
        return (picture, HTMLRenderer.render(picture.node))
    }

    @Test(arguments: [
        ("\"#112233\"", "background:#112233"),
        (
            "{ color: \"#112233\", gradient: { colors: [white, black], angle: 90 } }",
            "linear-gradient(90deg,#ffffff,#000000)"
        ),
        ("{ url: \"{day.image}\" }", "center/cover"),
    ])
    func standsOnItsBackground(_ background: String, _ style: String) throws {
        let text = "background: \(background)\ncontent: [{ text: A }]\n"
        let data = #"{ "day": { "image": "assets/a.png" } }"#
        #expect(try picture(text, data: data).markup.contains(style))
        #expect(try !picture(text, data: data, rendering: .accented).markup.contains(style))
    }

    @Test func keepsABackgroundThatTheSystemMayNotTake() throws {
        let text = "background: { color: \"#FFFFFF\", removable: false }\ncontent: [{ spacer: {} }]\n"
        #expect(try picture(text, rendering: .accented).markup.contains("background:#ffffff"))
    }

    @Test func opensItsLink() throws {
        let made = try picture("link: \"{to}\"\ncontent: [{ text: A }]\n", data: #"{ "to": "day://today" }"#)
        #expect(made.picture.link == "day://today")
    }

    @Test func putsSeveralViewsBelowEachOtherWithinTheMargins() throws {
        let made = try picture("content: [{ divider: {} }, { shape: rectangle }]\n")
        let root = try #require(made.picture.layout?.root)
        #expect(root.rect == LayoutRect(x: 16, y: 16, width: 126, height: 126))
        #expect(root.children.map(\.rect.height) == [1, 117])
        #expect(made.markup.contains("data-view=\"layouts.systemSmall.content.1.shape\""))
    }

    @Test func tellsWhatCouldNotBeHad() throws {
        let problems = try picture("link: \"{to}\"\ncontent: [{ text: \"{words}\" }]\n").picture.problems
        #expect(problems.map(\.kind) == [.redacted(key: "value"), .redacted(key: "link")])
    }
}
