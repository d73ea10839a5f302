import ConfigSchema
import Exporting
import Foundation
import HomeScreenModel
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@testable import HomeScreenViews

/// Reads exported Swift back, and compares it with the widgets as they are laid out with their samples: texts, fonts, colours,
/// sizes, images, links and families, in their order.
@Suite struct ReadBackTests {
    @Test(arguments: WidgetKitTests.apps) func writesTheViewsThatAreLaidOut(app: String) throws {
        let shipped = try ExportedWidgets(ExportedWidgets.shipped)
        let export = try shipped.export(app)
        let theme = try #require(shipped.project.theme("widgets").theme)
        let file = try #require(shipped.project.kindFile(at: AppFormat.file.path(of: app)))
        let others = shipped.project.files(beside: file.document).compactMap { shipped.project.kindFile(at: $0.path) }
        var compared = 0
        for widget in others.compactMap({ WidgetDocument($0.document) }) {
            let name = try #require(
                export.files.first { $0.path.hasSuffix("View.swift") && export.isOf(widget, $0) }?.path.dropLast(10))
            let code = try SwiftViews(export, String(name))
            let families = widget.families.filter { $0.surface != .todayView }
            #expect(code.families == families.map(\.rawValue), "\(name)")
            let trial = WidgetTrial(widget, of: file.document, theme, shipped.project.fileSystem)
            for family in families {
                let picture = try #require(trial.sizes.first { $0.family == family }?.picture, "\(name) \(family)")
                var scene = SceneViews.facts(of: try #require(picture.layout?.root))
                var swift = code.views(family.rawValue)
                if family == .accessoryInline {
                    // The system has its own font and size there.
                    scene = scene.map(\.content)
                    swift = swift.mapping(\.content)
                }
                #expect(
                    swift.accepts(scene), "\(name) \(family.rawValue): \(scene) does not follow from \(swift)")
                #expect(code.link(family.rawValue).fits(picture.link), "\(name) \(family.rawValue)")
                compared += 1
            }
        }
        #expect(compared > 0)
    }

    @Test(arguments: [
        ("size: 19,", "size: 18,"), ("Text(\"Today\")", "Text(\"Now\")"), (".lineLimit(3)", ".lineLimit(2)"),
        (".white.opacity(0.85)", ".white.opacity(0.8)"), ("cornerRadius: 12", "cornerRadius: 11"),
        ("Spacer(minLength: 0)", "Divider()"),
    ])
    func findsViewsThatDiffer(right: String, wrong: String) throws {
        let shipped = try ExportedWidgets(ExportedWidgets.shipped)
        let export = try shipped.export("all-in-one")
        let theme = try #require(shipped.project.theme("widgets").theme)
        let app = try #require(shipped.project.kindFile(at: AppFormat.file.path(of: "all-in-one")))
        let widget = try #require(
            WidgetDocument(shipped.project.kindFile(at: "Widgets/all-in-one/quote.yaml")?.document))
        let trial = WidgetTrial(widget, of: app.document, theme, shipped.project.fileSystem)
        let scene = SceneViews.facts(of: try #require(trial.sizes.first?.picture.layout?.root))
        let text = try export.text("QuoteView.swift")
        #expect(text.contains(right))
        let changed = try SwiftViews(export, "Quote", view: text.replacing(right, with: wrong))
        #expect(!changed.views("systemMedium").accepts(scene))
    }
}

extension Export {
    /// Whether a file says in its first line that it comes from a widget.
    fileprivate func isOf(_ widget: WidgetDocument, _ file: ExportedFile) -> Bool {
        String(decoding: file.bytes, as: UTF8.self).hasPrefix("// Exported from \(widget.document.path):")
    }
}

/// One view with what is compared of it.
struct ViewFact: CustomStringConvertible, Sendable {
    let kind: String
    var values: [String: FactValue] = [:]

    var description: String {
        "\(kind)(\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")))"
    }

    /// The words and the name alone.
    var content: ViewFact {
        ViewFact(kind: kind, values: values.filter { ["words", "name"].contains($0.key) })
    }

    /// Whether a view that is laid out is one that this code draws; a value that only runs tell fits all.
    func fits(_ scene: ViewFact) -> Bool {
        kind == scene.kind
            && Set(values.keys).union(scene.values.keys).allSatisfy { key in
                (values[key] ?? .missing).fits(scene.values[key] ?? .missing)
            }
    }
}

/// A value in code or in a picture.
indirect enum FactValue: CustomStringConvertible, Sendable {
    case missing
    case number(Double)
    case color(SRGBColor)
    /// Pieces of a text; nil stands for a value that only runs tell.
    case text([String?])

    static func words(_ text: String) -> FactValue { .text([text]) }
    static let unknown = FactValue.text([nil])

    var description: String {
        switch self {
        case .missing: "–"
        case .number(let number): "\(number)"
        case .color(let color): color.hexText
        case .text(let pieces): pieces.map { $0 ?? "…" }.joined()
        }
    }

    func fits(_ scene: FactValue) -> Bool {
        switch (self, scene) {
        case (.text(let pieces), _) where pieces.allSatisfy({ $0 == nil }) && !pieces.isEmpty: return true
        case (.missing, .missing): return true
        case (.number(let one), .number(let other)): return abs(one - other) < 0.001
        case (.color(let one), .color(let other)):
            return zip(one.parts, other.parts).allSatisfy { abs($0 - $1) < 0.005 }
        case (.text(let pieces), .text(let words)):
            let pattern = pieces.map { $0.map { NSRegularExpression.escapedPattern(for: $0) } ?? "(?s:.*)" }.joined()
            let text = words.compactMap(\.self).joined()
            return (try? Regex(pattern).wholeMatch(in: text)) != nil
        default: return false
        }
    }
}

extension SRGBColor {
    fileprivate var parts: [Double] { [red, green, blue, alpha] }
}

extension FactValue {
    /// Whether an address of code is one of the picture; `nil` stands for none.
    func fits(_ address: String?) -> Bool { fits(address.map { .words($0) } ?? .missing) }
}

/// The views of a picture, in the order in which they are drawn.
private enum SceneViews {
    static func facts(of box: ViewBox) -> [ViewFact] {
        let own = fact(of: box.view)
        return [own].compactMap(\.self) + box.children.flatMap { facts(of: $0) }
            + [box.background, box.overlay].compactMap(\.self).flatMap { facts(of: $0) }
    }

    private static func fact(of view: ResolvedView) -> ViewFact? {
        let (name, values) = (type(of: view.view).name, view.values)
        switch name {
        case "text", "date":
            var fact = ViewFact(kind: "text")
            fact.values["words"] = name == "text" ? .words(values.text("value") ?? "") : .unknown
            if let size = values.number("size") {
                fact.values["size"] = .number(size)
            } else if case .font(let font)? = values["font"] {
                fact.values["size"] = .number(font.size)
            } else {
                fact.values["style"] = .words(name == "text" ? values.text("style") ?? "body" : "body")
            }
            fact.values["color"] = values.color("color").map { .color($0) }
            fact.values["lines"] = values.number("lines").map { .number($0) }
            if values.flag("fixed"), fact.values["lines"] == nil { fact.values["lines"] = .number(1) }
            return fact
        case "image":
            var fact = ViewFact(kind: "image", values: sides(values))
            if case .image(let image)? = values["name"] {
                fact.values["name"] = .words(image.name)
            } else {
                fact.values["name"] = values.text("symbol").map { .words($0) } ?? .unknown
            }
            return fact
        case "shape":
            var fact = ViewFact(kind: values.text("form") ?? "rectangle", values: sides(values))
            if case .color(let color)? = values.paint("fill") { fact.values["fill"] = .color(color) }
            if fact.kind == "rounded" { fact.values["radius"] = .number(values.number("radius") ?? 8) }
            return fact
        case "link": return ViewFact(kind: name, values: ["to": values.text("to").map { .words($0) } ?? .missing])
        case "spacer", "divider", "gauge", "progress", "button", "toggle": return ViewFact(kind: name)
        default: return nil
        }
    }

    private static func sides(_ values: ViewValues) -> [String: FactValue] {
        var sides: [String: FactValue] = [:]
        for key in ["width", "height"] { sides[key] = values.number(key).map { .number($0) } }
        return sides
    }
}
