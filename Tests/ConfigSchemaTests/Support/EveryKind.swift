import ConfigSchema

/// A group with one property of every kind, under the kind's own name.
enum EveryKind {
    static let group = PropertyGroup("a file", members)

    static let sizes = [EnumerationCase("small", "Up to 17."), EnumerationCase("lecture", "Up to 300.")]

    private static let members: [PropertySpec] = [
        PropertySpec("boolean", .boolean, "A switch."),
        PropertySpec("integer", .integer(0...10), "A whole number."),
        PropertySpec("number", .number(-1...1), "A number."),
        PropertySpec("length", .length, "A length."),
        PropertySpec("color", .color, "A colour."),
        PropertySpec("font", .font, "A font."),
        PropertySpec("fontSource", .fontSource, "A font, or its file."),
        PropertySpec("shadow", .shadow, "A shadow."),
        PropertySpec("image", .image, "An image."),
        PropertySpec("imageSource", .imageSource, "A file."),
        PropertySpec("string", .string, "A string.").formerly("plainText"),
        PropertySpec("text", .text, "A text."),
        PropertySpec("duration", .duration, "A duration."),
        PropertySpec("instant", .instant, "A moment."),
        PropertySpec("enumeration", .enumeration(sizes), "A size."),
        PropertySpec("token", .token(.shadows), "A token."),
        PropertySpec("layout", .layout, "An expression."),
        PropertySpec("list", .list(of: .number(-1000...1000), count: 2...3), "Numbers."),
        PropertySpec("map", .map(of: .color, keys: .any("token")), "Colours."),
        PropertySpec("mapOfSome", .map(of: .length, keys: .oneOf(["top", "bottom"], "edge")), "Edges."),
        PropertySpec("mapOfOne", .map(of: .string, keys: .exactlyOneOf(["roster", "stateBar"], "component")), "One."),
        PropertySpec("record", .record(inner), "Properties."),
        PropertySpec("colorByMode", .byMode(.color), "A colour by mode."),
        PropertySpec("shadowByMode", .byMode(.shadow), "A shadow by mode."),
        PropertySpec("sourceByMode", .byMode(.imageSource), "A file by mode."),
        PropertySpec("lengthByDevice", .byDevice(.length), "A length by device."),
        PropertySpec("colorByBoth", .byDevice(.byMode(.color)), "A colour by device and mode."),
        PropertySpec("textByLocale", .byLocale(.string), "A text by locale."),
        PropertySpec(
            "shape", .shape(scalar: .text, list: .list(of: .string, count: 0...Int.max), map: .record(inner)),
            "Several shapes."),
        PropertySpec("tree", .nested(tree), "A tree."),
        PropertySpec("boundNumber", .bound(.number(0...1)), "A number, or live."),
        PropertySpec("boundText", .bound(.text), "A text, or live."),
        PropertySpec("anything", .anything, "Anything."),
        PropertySpec("part", .record(part), "Nothing that has to be there."),
        .moved("flat", to: "part.name"),
        .moved("shadeColor", to: "shadowByMode.color", default: "black"),
        .moved("shadeOffset", to: "shadowByMode.offset", default: "[0, 1]"),
    ]

    static let tree: RecursiveKind = RecursiveKind("Tree", "a tree", example: "{ leaf: white }") {
        .keyed(
            KeyedKinds(
                "tree",
                [
                    KeyedKinds.Entry("leaf", .bound(.color), "The end of a branch."),
                    KeyedKinds.Entry("fork", .list(of: .nested(tree), count: 0...9), "Several branches."),
                    KeyedKinds.Entry(
                        "branch",
                        .record(PropertyGroup("'branch'", [PropertySpec("ends", .nested(tree), "What it ends in.")])),
                        "One branch."),
                ], isSingle: true))
    }

    private static let part = PropertyGroup(
        "'part'", [PropertySpec("name", .string, "A name."), .boolean("visible", default: true, "A switch.")])

    private static let inner = PropertyGroup(
        "'record'",
        [
            PropertySpec("name", .string, "A name.", required: true),
            PropertySpec.boolean("visible", default: true, "A switch."),
        ])
}
