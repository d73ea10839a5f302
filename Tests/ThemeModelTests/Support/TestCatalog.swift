import ConfigSchema
import ThemeModel

/// Two small components with a property of every kind that themes set.
enum TestCatalog {
    static let catalog = ConfigCatalog(components: [card, badge], strings: strings, deviceClasses: ["phone", "pad"])

    /// A catalog whose built-in values refer to nothing, so that small themes are complete.
    static let strings = StringTable(
        ["greeting": ["en": "Hello", "zh-Hans": "你好"], "parting": ["en": "Bye"]], locales: ["en", "zh-Hans"])

    private static let card = ComponentDeclaration(
        name: "card", summary: "A card.",
        properties: [
            .boolean("visible", default: true, "Whether it is drawn."),
            .color("backgroundColor", default: "white", "Its colour."),
            .color("borderColor", default: nil, "Its border's colour."),
            .length("borderWidth", default: "1", "Its border's width."),
            .number("opacity", in: 0...1, default: "1", "Its opacity."),
            .font("font", default: nil, "Its font."),
            .shadow("shadow", default: nil, "Its shadow."),
            .image("icon", default: nil, "Its icon."),
            .group(
                "title", "Its title.",
                [
                    .color("textColor", default: "black", "The text's colour.", on: ["backgroundColor"]),
                    .text("text", default: "Card", "The text."),
                ]),
        ])

    private static let badge = ComponentDeclaration(
        name: "badge", summary: "A badge on a translucent plate.",
        properties: [
            .color("backgroundColor", default: "white", "Its colour."),
            .color("plateColor", default: "clear", "What lies on the background."),
            .color("textColor", default: "black", "The text's colour.", on: ["backgroundColor", "plateColor"]),
        ])
}

extension TestCatalog {
    /// A catalog with one component whose built-in value refers to a token.
    static func needing(_ reference: String) -> ConfigCatalog {
        ConfigCatalog(
            components: [
                ComponentDeclaration(
                    name: "frame", summary: "A frame.",
                    properties: [.color("borderColor", default: reference, "Its colour.")])
            ], strings: strings, deviceClasses: ["phone", "pad"])
    }
}
