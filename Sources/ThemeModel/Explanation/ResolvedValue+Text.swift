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

extension ResolvedValue {
    /// The value as a colour; nil when it is none.
    var color: SRGBColor? { if case .color(let color) = self { color } else { nil } }

    /// The part at a path: an item, an entry, the size of a font; nil when there is none.
    func part(at steps: ArraySlice<String>) -> ResolvedValue? {
        guard let step = steps.first else { return self }
        return part(step)?.part(at: steps.dropFirst())
    }

    private func part(_ step: String) -> ResolvedValue? {
        switch self {
        case .list(let items):
            if let place = Int(step) { return items.indices.contains(place) ? items[place] : nil }
            return items.first { $0 == .text(step) }
        case .map(let entries): return entries.first { $0.key == step }?.value
        case .font(let font):
            switch step {
            case "size": return .number(font.size)
            case "weight": return .text("\(font.weight)")
            case "family": return .text(font.family)
            case "file": return font.file.map { .text($0) }
            default: return nil
            }
        case .shadow(let shadow):
            switch step {
            case "color": return .color(shadow.color)
            case "offset": return .list([.number(shadow.offsetX), .number(shadow.offsetY)])
            case "radius": return .number(shadow.radius)
            case "opacity": return .number(shadow.color.alpha)
            default: return nil
            }
        case .image(let image):
            switch step {
            case "file": return .text(image.path)
            case "tint": return image.tint.map { .color($0) }
            default: return nil
            }
        default: return nil
        }
    }
}

extension ResolvedImage {
    /// The same file in another colour.
    func tinted(_ tint: SRGBColor) -> ResolvedImage { ResolvedImage(name: name, file: file, tint: tint) }
}
