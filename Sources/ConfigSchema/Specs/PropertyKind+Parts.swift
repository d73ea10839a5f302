extension PropertyGroup {
    /// The property at a key path below the group, or the nearest one around it: the path may go on into a list, a map, a
    /// value by mode, device or locale, or the parts of a font, a shadow or an image.
    ///
    /// - Returns: Nil for a path that no file can have.
    package func declaration(at steps: [String], _ vocabulary: ConfigVocabulary) -> PropertySpec? {
        guard let first = steps.first, let member = memberIndex(first) else { return nil }
        return members[member].declaration(at: steps.dropFirst(), members[member].kind, vocabulary)
    }
}

extension PropertySpec {
    fileprivate func declaration(
        at steps: ArraySlice<String>, _ kind: PropertyKind, _ vocabulary: ConfigVocabulary
    ) -> PropertySpec? {
        guard let step = steps.first else { return self }
        let rest = steps.dropFirst()
        func go(on kind: PropertyKind, at steps: ArraySlice<String>) -> PropertySpec? {
            declaration(at: steps, kind, vocabulary)
        }
        switch kind {
        case .record(let group): return group.declaration(at: Array(steps), vocabulary)
        case .font, .fontSource, .shadow, .imageSource:
            return kind.literalGroup?.declaration(at: Array(steps), vocabulary)
        case .list(let element, _), .map(let element, .any): return go(on: element, at: rest)
        case .map(let element, .oneOf(let names, _)), .map(let element, .exactlyOneOf(let names, _)):
            return names.contains(step) ? go(on: element, at: rest) : nil
        case .keyed(let kinds): return kinds.kind(of: step).flatMap { go(on: $0, at: rest) }
        // Modes are the theme's own, so that any name may be one.
        case .byMode(let inner): return go(on: inner, at: steps) ?? go(on: inner, at: rest)
        case .byDevice(let inner):
            return go(on: inner, at: vocabulary.deviceClasses.contains(step) ? rest : steps)
        case .byLocale(let inner): return vocabulary.locales.contains(step) ? go(on: inner, at: rest) : nil
        case .text: return vocabulary.locales.contains(step) && rest.isEmpty ? self : nil
        case .shape(_, let list, let map):
            return [map, list].lazy.compactMap(\.self).compactMap { go(on: $0, at: steps) }.first
        case .nested(let recursive): return go(on: recursive.kind, at: steps)
        case .bound(let inner): return go(on: inner, at: steps)
        case .anything: return self
        default: return nil
        }
    }
}

extension PropertyKind {
    /// The group of a kind that can be written out as a map.
    var literalGroup: PropertyGroup? {
        switch self {
        case .font: .font
        case .fontSource: .fontSource
        case .shadow: .shadow
        case .imageSource: .imageSource
        default: nil
        }
    }
}

extension ConfigValue {
    /// What stands in a list, a map or a record under a key; nil when nothing does.
    ///
    /// An item of a list is found by its place from 0, by its text, or by its identifier.
    package func part(_ step: String) -> ConfigValue? {
        if let record { return record[step] }
        guard case .list(let items) = value else { return mapEntries.first { $0.key == step }?.value }
        if let place = Int(step) { return items.indices.contains(place) ? items[place] : nil }
        return items.first { item in
            item.stringValue == step || ["uuid", "id"].contains { item.record?[$0]?.stringValue == step }
        }
    }
}

extension PropertyKind {
    /// Whether its values are written as one piece of text, apart from maps by mode.
    var isScalar: Bool {
        switch self {
        case .boolean, .integer, .number, .length, .color, .image, .string, .duration, .instant, .enumeration, .token,
            .layout:
            true
        case .byMode(let kind), .bound(let kind): kind.isScalar
        default: false
        }
    }
}
