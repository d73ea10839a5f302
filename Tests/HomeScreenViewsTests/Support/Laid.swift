import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import YAMLSyntax

/// A view from YAML, laid out where every letter is half as wide as its font is high.
struct Laid {
    let layout: ViewLayout
    let context: ViewContext

    init(
        _ yaml: String, _ width: Double, _ height: Double, data: String = "{}", parts: String = "",
        margins: Double = 0, change: (inout ViewContext) -> Void = { _ in }
    ) throws {
        let expanded = try Expanded(yaml, data: data, parts: parts)
        let view = try #require(ViewExpansion.joined(expanded.views))
        var context = ViewContext(
            container: LayoutSize(width: width, height: height),
            measureText: { text, font in Double(text.count) * font.size / 2 })
        change(&context)
        self.context = context
        layout = ViewLayout(view, in: context, margins: margins)
    }

    /// The rectangles of all views of a kind, in the order in which they are painted.
    func rects(_ name: String) -> [String] {
        layout.root.all.filter { type(of: $0.view.view).name == name }.map { box in
            [box.rect.x, box.rect.y, box.rect.width, box.rect.height].map { figure in
                let tenths = (figure * 10).rounded() / 10
                return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
            }.joined(separator: " ")
        }
    }

    /// The lines of all texts.
    var lines: [String] { layout.root.all.flatMap { $0.text?.lines ?? [] } }

    var problems: [ViewProblem.Kind] { layout.problems.map(\.kind) }

    var markup: String { HTMLRenderer.render(ViewPicture.node(layout, in: context)) }
}

/// Views from YAML with the values of some data.
struct Expanded {
    let views: [ResolvedView]
    let problems: [ViewExpansion.Problem.Kind]

    init(_ yaml: String, data: String = "{}", parts: String = "", family: WidgetFamily = .systemMedium) throws {
        let registry = HomeViewRegistry.builtIn
        let group = PropertyGroup(
            "a file",
            [
                PropertySpec("content", .nested(registry.kind), "The view.", required: true),
                PropertySpec("parts", .map(of: .nested(registry.kind), keys: .any("part")), "Its parts."),
            ])
        var found: [Diagnostic] = []
        let indented = { (text: String) in text.split(separator: "\n").map { "  \($0)\n" }.joined() }
        let text = "content:\n" + indented(yaml) + (parts.isEmpty ? "" : "parts:\n" + indented(parts))
        let document = YAMLParser.parse(SourceFile(path: "view.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let record = try #require(document.root.flatMap { reader.readRecord($0, as: group) })
        try #require((found + reader.diagnostics).map(\.message) == [])
        var expansion = ViewExpansion(registry, parts: record["parts"])
        views = expansion.views(
            of: try #require(record["content"]), path: "content", BoundEnvironment(data, family: family))
        problems = expansion.problems.map(\.kind)
    }

    /// The texts of all views, in their order.
    var texts: [String] { views.flatMap(Self.texts) }

    private static func texts(_ view: ResolvedView) -> [String] {
        [view.values.text("value")].compactMap(\.self) + view.children.flatMap(texts)
    }
}
