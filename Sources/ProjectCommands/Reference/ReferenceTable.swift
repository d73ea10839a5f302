import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// A table of the page: names, what they look like, and what they do.
enum ReferenceTable {
    /// The table; `inline` makes elements of a sentence.
    static func node(
        _ headings: [String], _ rows: [ReferenceRow], _ inline: (String) -> [HTMLNode]
    ) -> HTMLNode {
        let hasSentences = rows.contains { !$0.summary.isEmpty }
        return .element(
            .div, .class("r-scroll"), .tabIndex(0), .role("group"), .aria("label", headings.joined(separator: ", ")),
            children: [
                .element(
                    .table,
                    children: [
                        .element(
                            .thead,
                            children: [
                                .element(
                                    .tr,
                                    children: headings.map { .element(.th, HTMLAttribute("scope", "col"), text: $0) })
                            ]),
                        .element(.tbody, children: rows.map { row($0, hasSentences: hasSentences, inline) }),
                    ])
            ])
    }

    private static func row(
        _ row: ReferenceRow, hasSentences: Bool, _ inline: (String) -> [HTMLNode]
    ) -> HTMLNode {
        let name = HTMLNode.element(
            .th, HTMLAttribute("scope", "row"), children: [.element(.code, children: breakable(row.name))])
        var sentence = inline(row.summary)
        if !row.cases.isEmpty {
            sentence.append(
                .element(
                    .dl,
                    children: row.cases.map { item in
                        .element(
                            .div,
                            children: [
                                .element(.dt, children: [.element(.code, text: item.name)]),
                                .element(.dd, children: inline(item.summary)),
                            ])
                    }))
        }
        return .element(
            .tr, .id("key-\(row.id)"),
            children: [name] + row.facts.map { cell($0, inline) }
                + (hasSentences ? [.element(.td, children: sentence)] : []))
    }

    /// A long key breaks behind its dots.
    private static func breakable(_ text: String) -> [HTMLNode] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            .text(part + (index < parts.count - 1 ? ".\u{200B}" : ""))
        }
    }

    private static func cell(_ fact: ReferenceRow.Fact, _ inline: (String) -> [HTMLNode]) -> HTMLNode {
        let text = fact.isCode ? [HTMLNode.element(.code, text: fact.text)] : inline(fact.text)
        guard let sample = fact.sample else { return .element(.td, children: text) }
        return .element(
            .td, children: [.element(.div, .class("r-value"), children: [node(sample)] + text)])
    }

    private static func node(_ sample: ReferenceSample) -> HTMLNode {
        switch sample {
        case .color(let color):
            .element(.i, .class("r-swatch"), .style(.property("--color", .color(color))))
        case .font(let font): .element(.i, .class("r-font"), .style(.property("font", .font(font))), text: "Aa 文")
        case .shadow(let shadow):
            .element(.i, .class("r-shadow"), .style(.property("box-shadow", .shadow(shadow))))
        case .image(let address, let tint?):
            .element(
                .i, .class("r-icon"),
                .style(.property("--icon", .url(address)), .property("--color", .color(tint))))
        case .image(let address, nil):
            .element(.i, .class("r-image"), .style(.property("--icon", .url(address))))
        }
    }
}
