import ConfigSchema

extension ResolvedValue {
    /// The value as a person would write it.
    package var explanationText: String {
        switch self {
        case .boolean(let value): String(value)
        case .number(let value): value.shortText
        case .length(let length):
            length.value.shortText + (length.unit == .scaled ? "s" : length.unit == .percent ? "%" : "")
        case .color(let color): color.hexText
        case .font(let font): "\(font.size.shortText) \(font.weight) \(font.family)"
        case .shadow(let shadow):
            "\(shadow.color.hexText), offset \(shadow.offsetX.shortText) \(shadow.offsetY.shortText), "
                + "radius \(shadow.radius.shortText)"
        case .image(let image): image.path + (image.tint.map { ", tint \($0.hexText)" } ?? "")
        case .text(let text): text
        case .duration(let milliseconds): "\((Double(milliseconds) / 1000).shortText)s"
        case .list(let items): "[" + items.map(\.explanationText).joined(separator: ", ") + "]"
        case .map(let entries):
            "{ " + entries.map { "\($0.key): \($0.value.explanationText)" }.joined(separator: ", ") + " }"
        }
    }
}
