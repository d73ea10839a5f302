import ConfigSchema
import ThemeModel

/// Values that a property may have instead of the one it has: what somebody would write to see a change.
enum OtherValues {
    /// Some values that differ from the present one; none for a kind that no value can be made up for.
    ///
    /// `image` may stand for an image: none can be made up, because its file has to be there.
    static func of(
        _ kind: PropertyKind, insteadOf present: ResolvedValue?, image: ResolvedValue?
    ) -> [ResolvedValue] {
        (candidates(kind, present) + (kind.isImage ? [image].compactMap(\.self) : [])).filter { $0 != present }
    }

    private static func candidates(_ kind: PropertyKind, _ present: ResolvedValue?) -> [ResolvedValue] {
        switch kind {
        case .byDevice(let kind), .byMode(let kind), .byLocale(let kind), .bound(let kind): candidates(kind, present)
        case .boolean: [.boolean(true), .boolean(false)]
        case .integer(let range):
            [range.lowerBound, range.upperBound, range.lowerBound + (range.upperBound - range.lowerBound) / 2]
                .map { .number(Double($0)) }
        case .number(let range): [range.lowerBound, range.upperBound].map { .number($0) }
        case .length: [.length(Length(37)), .length(Length(1))]
        case .color: [.color(SRGBColor(red: 0.2, green: 0.4, blue: 0.6))]
        case .enumeration(let cases): cases.map { .text($0.name) }
        case .duration: [.duration(milliseconds: 1), .duration(milliseconds: 86_400_000)]
        case .text, .string, .layout, .token: [.text("another one")]
        case .list, .map, .keyed: collections(present)
        case .shape(let scalar, let list, let map):
            [scalar, list, map].compactMap(\.self).flatMap { candidates($0, present) }
        case .font, .fontSource, .shadow, .image, .imageSource, .instant, .record, .nested, .anything: []
        }
    }

    /// The same with a part missing, in another order, and nothing.
    private static func collections(_ present: ResolvedValue?) -> [ResolvedValue] {
        switch present {
        case .list(let items)?:
            [.list(Array(items.dropLast())), .list(items.reversed()), .list([])]
        case .map(let entries)?: [.map(Array(entries.dropLast())), .map([])]
        default: []
        }
    }
}

extension PropertyKind {
    fileprivate var isImage: Bool {
        switch self {
        case .byDevice(let kind), .byMode(let kind), .byLocale(let kind), .bound(let kind): kind.isImage
        case .image: true
        default: false
        }
    }
}

extension PropertyValues {
    /// The same with another value for a leaf.
    func replacing(_ leaf: Int, with value: ResolvedValue?) -> PropertyValues {
        var values = values
        values[leaf] = value
        return PropertyValues(component: component, group: group, values: values)
    }
}
