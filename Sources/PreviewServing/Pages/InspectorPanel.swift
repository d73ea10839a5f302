import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What the inspector says about the element that is pointed at.
struct InspectorPanel: Sendable {
    /// The component's name in YAML.
    let component: String
    /// The instance's identifier in the scene.
    let id: String
    /// One sentence about the component.
    let summary: String
    let properties: [Explanation]
    /// The keys in its file of the part that is pointed at; empty for the whole.
    var part = ""
    let exported: ExportedPlaces
    let theme: String
    let editor: EditorLink
    let texts: PageTexts

    /// Before anything is pointed at.
    static func empty(_ texts: PageTexts) -> HTMLNode {
        let (before, key, after) = texts.inspectHint
        return .element(
            .div, .id(.inspected), .class("d-inspected"),
            children: [
                .element(
                    .div,
                    children: [
                        .element(.h2, text: texts.inspect),
                        .element(
                            .p,
                            children: [
                                .text(before), .element(.kbd, text: key), .text(after),
                            ]),
                    ])
            ])
    }

    /// The fragment that takes the place of the one before.
    var node: HTMLNode {
        let title = HTMLNode.element(
            .div,
            children: [
                .element(
                    .div, .class("d-inspected-title"),
                    children: [
                        .element(.h2, text: component), id == component ? .nothing : .element(.code, text: "#\(id)"),
                    ]),
                .element(.p, texts.english, text: summary),
                part.isEmpty ? .nothing : .element(.p, children: [.element(.code, text: part)]),
            ])
        // What somebody wrote comes first: it is what one looks for.
        let chosen = properties.filter { !$0.isDefault }
        let defaults = properties.filter(\.isDefault)
        let list =
            properties.isEmpty
            ? HTMLNode.element(.p, text: texts.noProperties)
            : .element(.dl, .class("d-properties"), children: (chosen + defaults).map(node))
        return .element(
            .div, .id(.inspected), .class("d-inspected"), .aria("live", "polite"), children: [title, list])
    }

    private func node(_ property: Explanation) -> HTMLNode {
        let swatch = property.color.map { color in
            HTMLNode.element(
                .span, .class("d-swatch"), .style(.property("--d-color", .color(color))), .aria("hidden", "true"))
        }
        let value = HTMLNode.element(
            .dd, .class("d-value"), children: [swatch ?? .nothing, .element(.span, .dirAuto, text: property.value)])
        let name = property.keyPath.split(separator: ".").last ?? ""
        // The part's own keys stand above all of them.
        let owner = part.isEmpty ? property.keyPath.dropLast(name.count) : ""
        let layers = property.lines.map { node($0, of: property) }
        // A value that another one overrides is exported where that is not.
        let places = property.lines.filter { $0.role != .overridden }.flatMap { exported.places(of: $0.range) }
        return .element(
            .div, .class(property.isDefault ? "d-property d-default" : "d-property"),
            children: [
                .element(.dt, children: [.element(.span, text: String(owner)), .text(String(name))]), value,
                .element(.dd, children: [.element(.ul, .class("d-layers"), texts.english, children: layers)]),
                places.isEmpty ? .nothing : self.node(places),
            ])
    }

    /// The lines that the value is in what leaves the project.
    private func node(_ places: [ExportedPlaces.Place]) -> HTMLNode {
        let lines = places.map { place in
            HTMLNode.element(
                .li,
                children: [
                    .element(.span, .class("d-layer"), text: place.target),
                    .element(
                        .a, .class("d-link"), .href(ExportPage.address(of: place, theme: theme, texts)),
                        text: "\(place.path):\(place.line)"),
                    .element(.code, .dirAuto, text: String(place.code.drop { $0.isWhitespace })),
                ])
        }
        return .element(
            .dd,
            children: [
                .element(.ul, .class("d-layers d-exported"), .aria("label", texts.exportedLines), children: lines)
            ])
    }

    private func node(_ line: Explanation.Line, of property: Explanation) -> HTMLNode {
        let text: HTMLNode =
            switch line.role {
            case .overridden: .element(.del, .dirAuto, text: line.text)
            // What is written there and the value that stands above it are often the same words.
            case .sets where line.text == property.value: .nothing
            case .sets, .token: .element(.code, .dirAuto, text: line.text)
            case .alias: .nothing
            }
        return .element(
            .li, .data(.role, line.role.rawValue),
            children: [
                .element(.span, .class("d-layer"), text: line.layer),
                // What was added while looking stands in no file.
                line.isBuiltIn || line.range.file.path.isEmpty ? .nothing : editor.node(line.range), text,
            ])
    }
}
