import SourceDiagnostics
import YAMLSyntax

/// Values that are written as a map.
extension ConfigReader {
    mutating func readFont(_ node: YAMLNode) -> PropertyValue? {
        guard let record = readRecord(node, as: .font), let size = record["size"]?.literalNumber else { return nil }
        return .font(.literal(Self.font(record, size: size)))
    }

    mutating func readFontSource(_ node: YAMLNode) -> PropertyValue? {
        guard let record = readRecord(node, as: .fontSource) else { return nil }
        let isFile = record["file"] != nil || record.lost.contains("file")
        guard let size = record["size"]?.literalNumber ?? (isFile ? PropertyGroup.fileFontSize : nil) else {
            // Behind a misspelt key may be the missing one.
            if record.lost.isEmpty, !diagnostics.isFull, let size = PropertyGroup.fontSource.members.first {
                reportMissing(size, of: .fontSource, in: node)
            }
            return nil
        }
        return .font(.literal(Self.font(record, size: size)))
    }

    private static func font(_ record: RecordValue, size: Double) -> FontValue {
        let file = record["file"]?.stringValue
        return FontValue(
            size: size, weight: record["weight"]?.stringValue.flatMap { FontWeight(rawValue: $0) } ?? .regular,
            family: record["family"]?.stringValue ?? file ?? "system", file: file,
            places: FontValue.Places(
                file: record["file"]?.range, family: record["family"]?.range, weight: record["weight"]?.range))
    }

    mutating func readShadow(_ node: YAMLNode) -> PropertyValue? {
        readRecord(node, as: .shadow).flatMap { shadow(of: $0, at: node) }
    }

    /// Returns the shadow that its parts come to.
    mutating func shadow(of record: RecordValue, at node: YAMLNode) -> PropertyValue? {
        if ["visible", "enable"].contains(where: { record[$0]?.booleanValue == false }) {
            return .shadow(.literal(.none))
        }
        guard case .color(let color)? = record["color"]?.value else {
            // Behind a misspelt key may be the missing one.
            if record["color"] == nil, record.lost.isEmpty, !diagnostics.isFull,
                let color = PropertyGroup.shadow.members.first
            {
                reportMissing(color, of: .shadow, in: node)
            }
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
            PropertySpec("size", .number(1...200), "The size in points.", required: true), fontWeight,
            PropertySpec(
                "family", .string, default: "system",
                "`system`, or a family that one of the theme's own font files gives."),
        ])

    /// A font token, which may bring a file along.
    package static let fontSource = PropertyGroup(
        "a font",
        [
            PropertySpec("size", .number(1...200), "The size in points; 14 for a font with a file that gives none."),
            fontWeight,
            PropertySpec(
                "family", .string,
                "`system`, or a family that a font file gives; beside `file`, what the file's family is called here."),
            PropertySpec(
                "file", .string,
                "A \(FontFormat.names) file below the theme's folder, served with the page and measured."),
        ])

    /// The size of a font token that only brings a file along.
    package static let fileFontSize = 14.0

    private static let fontWeight = PropertySpec(
        "weight", .enumeration(FontWeight.allCases.map { EnumerationCase($0.rawValue, "CSS \($0.number).") }),
        default: "regular", "How bold the font is, by UIKit's names.")

    /// A shadow that is written out.
    package static let shadow = PropertyGroup(
        "a shadow",
        [
            PropertySpec("color", .color, "The shadow's colour; only a shadow that is switched off needs none."),
            PropertySpec(
                "offset", .list(of: .number(-1000...1000), count: 2...2), default: "[0, 0]",
                "How far it is moved to the right and down, in points."),
            PropertySpec("radius", .number(0...1000), default: "0", "The blur's radius in points."),
            PropertySpec("opacity", .number(0...1), default: "1", "A factor for the colour's opacity."),
            PropertySpec("visible", .boolean, default: "true", "Whether it is drawn."),
            PropertySpec(
                "enable", .boolean, default: "true", "Whether there is a shadow at all; the same for the eye."),
        ])

    /// An image with its tint.
    package static let imageSource = PropertyGroup(
        "an image",
        [
            PropertySpec("file", .string, "An \(ImageFormat.names) file below the theme's folder.", required: true),
            PropertySpec("tint", .color, "The colour of a one-colour shape; without it the file shows as it is."),
        ])
}
