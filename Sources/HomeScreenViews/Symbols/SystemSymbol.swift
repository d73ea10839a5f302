import ConfigSchema
import SceneRendering

/// A picture that stands for one of SF Symbols, under the name that it has there.
///
/// The pictures are drawings of our own: Apple's may be shown on its platforms alone. Files keep the name, which SwiftUI's
/// `Image(systemName:)` takes as it is.
struct SystemSymbol: Sendable {
    /// The name among SF Symbols, such as `sun.max.fill`.
    let name: String
    /// Its lines; empty for none.
    let lines: String
    /// Its areas, of which those within others are holes; empty for none.
    let areas: String

    /// Every symbol that there is a drawing for, by its name.
    static let all: [SystemSymbol] =
        SymbolDrawings.pairs.flatMap { pair in
            [
                SystemSymbol(name: pair.name, lines: pair.outline + pair.inner + pair.outer, areas: ""),
                SystemSymbol(name: pair.name + ".fill", lines: pair.outer, areas: pair.outline + pair.cut),
            ]
        } + SymbolDrawings.lines.map { SystemSymbol(name: $0.name, lines: $0.path, areas: "") }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The names, for files and editors.
    static let names = all.map { EnumerationCase($0.name, "Our drawing for SF Symbols' \($0.name).") }

    /// The symbol of a name; nil where there is no drawing for it.
    static func named(_ name: String) -> SystemSymbol? { byName[name] }

    /// The drawing in a colour, for an element whose size it takes.
    func drawing(in color: CSSValue, _ place: [CSSDeclaration]) -> HTMLNode {
        var parts: [HTMLNode] = []
        if !areas.isEmpty { parts.append(.element(.path, .path(areas), .fill(color))) }
        if !lines.isEmpty {
            parts.append(
                .element(
                    .path, .path(lines), .fill(CSSValue(unchecked: "none")), .stroke(color),
                    .strokeWidth(CSSValue(unchecked: "1.7"))))
        }
        return .element(
            .svg, .class("hv-part hv-symbol"), .data("symbol", name), .viewBox(0, 0, 24, 24), .aria("hidden", "true"),
            .styles(place), children: parts)
    }
}
