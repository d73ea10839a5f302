import ConfigSchema

/// Where things stand from left to right.
enum HorizontalAlign {
    static let cases = [
        EnumerationCase("leading", "At the left.", synonyms: ["left", "start"]),
        EnumerationCase("center", "In the middle.", synonyms: ["centre", "middle"]),
        EnumerationCase("trailing", "At the right.", synonyms: ["right", "end"]),
    ]

    static func fraction(_ name: String?) -> Double { name == "trailing" ? 1 : name == "center" ? 0.5 : 0 }
}

/// Where things stand from top to bottom.
enum VerticalAlign {
    static let cases = [
        EnumerationCase("top", "At the top.", synonyms: ["start"]),
        EnumerationCase("center", "In the middle.", synonyms: ["centre", "middle"]),
        EnumerationCase("bottom", "At the bottom.", synonyms: ["end"]),
    ]

    static func fraction(_ name: String?) -> Double { name == "bottom" ? 1 : name == "center" ? 0.5 : 0 }
}

/// Where things stand in both directions.
enum CornerAlign {
    static let cases = [
        EnumerationCase("topLeading", "At the top left.", synonyms: ["topleft"]),
        EnumerationCase("top", "At the top, in the middle."),
        EnumerationCase("topTrailing", "At the top right.", synonyms: ["topright"]),
        EnumerationCase("leading", "At the left, in the middle.", synonyms: ["left"]),
        EnumerationCase("center", "In the middle.", synonyms: ["centre", "middle"]),
        EnumerationCase("trailing", "At the right, in the middle.", synonyms: ["right"]),
        EnumerationCase("bottomLeading", "At the bottom left.", synonyms: ["bottomleft"]),
        EnumerationCase("bottom", "At the bottom, in the middle."),
        EnumerationCase("bottomTrailing", "At the bottom right.", synonyms: ["bottomright"]),
    ]

    static func anchor(_ name: String?) -> ViewAnchor {
        let name = name ?? "center"
        let x = name.hasSuffix("railing") ? 1 : name.hasSuffix("eading") ? 0 : 0.5
        let y = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
        return ViewAnchor(x: x, y: y)
    }
}
