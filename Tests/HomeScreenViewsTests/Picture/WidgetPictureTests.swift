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
        _ layout: String, data: String = "{}", rendering: WidgetRendering = .fullColor,
        isLocked: Bool = false, textSize: TextSize = .large
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
        context.isLocked = isLocked
        let picture = WidgetPicture(
            record, path: "layouts.systemSmall", parts: nil, margins: 16, .builtIn,
            BoundEnvironment(data, family: .systemSmall, textSize: textSize), context)
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

    @Test(arguments: [("private", true), ("automatic", false), ("never", false)])
    func hidesWhatIsPrivateWhileTheTelephoneIsLocked(_ redact: String, _ isHidden: Bool) throws {
        let layout = "content: [{ text: { value: Balance, redact: \(redact) } }]\n"
        #expect(try picture(layout, isLocked: true).markup.contains("Balance") != isHidden)
        #expect(try picture(layout, isLocked: true).markup.contains("data-redacted") == isHidden)
        #expect(try picture(layout).markup.contains("Balance"))
    }

    @Test(arguments: [(TextSize.xSmall, 19.0), (.large, 22), (.xxxLarge, 29), (.accessibility5, 62)])
    func setsStylesInTheSizeThatPeopleWant(_ textSize: TextSize, _ line: Double) throws {
        func height(_ view: String) throws -> Double? {
            try picture("content: [{ text: \(view) }]\n", textSize: textSize).picture.layout?.root.rect.height
        }
        #expect(try height("A") == line)
        // A size of one's own stays, as a fixed font does.
        #expect(try height("{ value: A, size: 10 }") == 12)
    }

    // Style and lines as the Human Interface Guidelines have them.
    @Test(arguments: [("caption", [13, 16, 23, 28, 51.0]), ("subheadline", [16, 20, 28, 31, 58])])
    func setsSmallStylesInTheLinesOfTheGuidelines(_ style: String, _ lines: [Double]) throws {
        for (step, line) in zip([TextSize.xSmall, .large, .xxxLarge, .accessibility1, .accessibility5], lines) {
            let made = try picture("content: [{ text: { value: A, style: \(style) } }]\n", textSize: step)
            #expect(made.picture.layout?.root.rect.height == line, "\(style), \(step)")
        }
    }

    @Test func tellsWhatCouldNotBeHad() throws {
        let problems = try picture("link: \"{to}\"\ncontent: [{ text: \"{words}\" }]\n").picture.problems
        #expect(problems.map(\.kind) == [.redacted(key: "value"), .redacted(key: "link")])
    }
}
