import ConfigSchema

extension PropertyValue {
    /// The value in one line, for tables of expected values.
    var line: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): value.line
        case .length(.token(let name)): "$\(name)"
        case .length(.literal(let length)): "\(length.value) \(length.unit)"
        case .color(let color): color.line
        case .font(.token(let name)): "$\(name)"
        case .font(.literal(let font)): "\(font.size) \(font.weight) \(font.family)"
        case .shadow(.token(let name)): "$\(name)"
        case .shadow(.literal(let shadow)):
            [shadow.offsetX, shadow.offsetY, shadow.radius, shadow.opacity].map(\.line).joined(separator: " ")
                + " " + shadow.color.line
        case .image(let name): "image \(name)"
        case .imageSource(let source): ([source.path] + (source.tint.map { [$0.line] } ?? [])).joined(separator: " ")
        case .string(let text): "string \(text)"
        case .text(let text): "text \(text)"
        case .duration(let milliseconds): "\(milliseconds) ms"
        case .instant(.absolute(let milliseconds)): "\(milliseconds) ms since 1970"
        case .instant(.relative(let milliseconds)): "now \(milliseconds) ms"
        case .enumeration(let name): "case \(name)"
        case .token(let name): "$\(name)"
        case .layout(let text): "layout \(text)"
        case .list(let values): "[" + values.map(\.value.line).joined(separator: ", ") + "]"
        case .map(let entries): "map " + entries.line
        case .byMode(let entries): "by mode " + entries.line
        case .byDevice(let entries): "by device " + entries.line
        case .byLocale(let entries): "by locale " + entries.line
        case .record(let record):
            "record {"
                + record.fields.map { "\(record.group.members[$0.member].key): \($0.value.value.line)" }
                .joined(separator: ", ") + "}"
        case .bound(let text): "bound \(text.text)"
        case .null: "null"
        case .unreadable: "unreadable"
        }
    }
}

extension ColorExpression {
    var line: String {
        let text =
            switch base {
            case .literal(let color): color.hexText
            case .system(let color): color.name
            case .token(let name): "$\(name)"
            }
        return text + (alpha.map { " @ \($0)" } ?? "")
    }
}

extension NumberExpression {
    fileprivate var line: String {
        switch self {
        case .literal(let number): "\(number)"
        case .token(let name): "$\(name)"
        }
    }
}

extension [MapEntry] {
    fileprivate var line: String { "{" + map { "\($0.key): \($0.value.value.line)" }.joined(separator: ", ") + "}" }
}
