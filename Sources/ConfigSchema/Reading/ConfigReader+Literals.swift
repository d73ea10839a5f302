import SourceDiagnostics
import YAMLSyntax

/// Values that are written as a map.
extension ConfigReader {
    mutating func readFont(_ node: YAMLNode) -> PropertyValue? {
        guard let record = readRecord(node, as: .font), let size = record["size"]?.literalNumber else { return nil }
        return .font(
            .literal(
                FontValue(
                    size: size, weight: record["weight"]?.stringValue.flatMap(FontWeight.init) ?? .regular,
                    family: record["family"]?.stringValue ?? "system")))
    }

    mutating func readShadow(_ node: YAMLNode) -> PropertyValue? {
        guard let record = readRecord(node, as: .shadow), case .color(let color)? = record["color"]?.value else {
            return nil
        }
        let offset = record["offset"]?.items.compactMap(\.numberExpression) ?? []
        return .shadow(
            .literal(
                ShadowExpression.Shadow(
                    color: color, offsetX: offset.first ?? .literal(0),
                    offsetY: offset.dropFirst().first ?? .literal(0),
                    radius: record["radius"]?.numberExpression ?? .literal(0),
                    opacity: record["opacity"]?.numberExpression ?? .literal(1),
                    colorRange: record["color"]?.range)))
    }

    mutating func readImageSource(_ node: YAMLNode) -> PropertyValue? {
        guard let record = readRecord(node, as: .imageSource), let path = record["file"]?.stringValue else {
            return nil
        }
        var tint: ColorExpression?
        if case .color(let color)? = record["tint"]?.value { tint = color }
        return .imageSource(
            ImageSource(
                path: path, tint: tint, pathRange: record["file"]?.range, tintRange: record["tint"]?.range))
    }
}

extension ConfigValue {
    fileprivate var numberExpression: NumberExpression? {
        if case .number(let number) = value { number } else { nil }
    }
}

extension PropertyGroup {
    /// A font that is written out.
    package static let font = PropertyGroup(
        "a font",
        [
            PropertySpec("size", .number(1...400), "The size in points.", required: true),
            PropertySpec(
                "weight", .enumeration(FontWeight.allCases.map { EnumerationCase($0.rawValue, "CSS \($0.number).") }),
                default: "regular", "How bold the font is, by UIKit's names."),
            PropertySpec("family", .string, default: "system", "`system`, or a family that the browser has."),
        ])

    /// A shadow that is written out.
    package static let shadow = PropertyGroup(
        "a shadow",
        [
            PropertySpec("color", .color, "The shadow's colour.", required: true),
            PropertySpec(
                "offset", .list(of: .number(-1000...1000), count: 2...2), default: "[0, 0]",
                "How far it is moved to the right and down, in points."),
            PropertySpec("radius", .number(0...1000), default: "0", "The blur's radius in points."),
            PropertySpec("opacity", .number(0...1), default: "1", "A factor for the colour's opacity."),
        ])

    /// An image with its tint.
    package static let imageSource = PropertyGroup(
        "an image",
        [
            PropertySpec("file", .string, "An \(ImageFormat.names) file below the theme's folder.", required: true),
            PropertySpec("tint", .color, "The colour of a one-colour shape; without it the file shows as it is."),
        ])
}
