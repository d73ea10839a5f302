import YAMLSyntax

/// The forms of a token: that of the format, and those of design systems that keep values by mode in one file.
///
/// Adobe's Spectrum writes members without `$`, types as the names of schemas and `sets` of values; GitHub's Primer and
/// Terrazzo override `$value` by mode in `$extensions`.
enum TokenForm {
    /// The most modes that a theme has; further ones of a file are named as lost.
    static let modeLimit = 16

    /// The value of a token; `nil` for a group and for a token that has only `sets`.
    static func value(of node: YAMLNode) -> YAMLNode? {
        node["$value"] ?? node["$ref"].map { _ in node } ?? plainValue(of: node)
    }

    /// The value of a token whose members have no `$`.
    static func plainValue(of node: YAMLNode) -> YAMLNode? {
        guard node["$value"] == nil, let value = node["value"] else { return nil }
        // A group may have a token called 'value'.
        let isToken = value.kind != .mapping || (node["$schema"] ?? node["type"])?.string != nil
        return isToken ? value : nil
    }

    /// The tokens of Spectrum's `sets` by the names of the sets; `nil` for any other node, such as a group called `sets`.
    static func sets(of node: YAMLNode) -> YAMLNode? {
        guard let sets = node["sets"], node["$value"] == nil,
            sets.entries.contains(where: { plainValue(of: $0.value) != nil || self.sets(of: $0.value) != nil })
        else { return nil }
        return sets
    }

    /// Whether sets, or the contexts of a resolver, vary by mode, and not by what themes do not vary by, such as a scale.
    static func varyByMode(_ sets: YAMLNode) -> Bool {
        sets.entries.contains { ["light", "dark"].contains($0.key.text.lowercased()) }
    }

    /// The names of the extensions that override values by mode: Primer's, and Terrazzo's.
    private static let overriding = ["org.primer.overrides", "mode"]

    /// Whether an extension overrides values by mode.
    static func isOverriding(_ entry: YAMLNode.Entry) -> Bool {
        overriding.contains(entry.key.text) && entry.value.kind == .mapping
    }

    /// The overrides of a token by mode.
    static func overrides(of node: YAMLNode) -> [YAMLNode.Entry] {
        node["$extensions"]?.entries.first(where: isOverriding).map { Array($0.value.entries) } ?? []
    }

    /// Whether an override has members of a token, and is not a value.
    static func hasMembers(_ override: YAMLNode) -> Bool {
        override["$value"] != nil
            || override["alpha"] != nil
                && override.entries.allSatisfy { $0.key.text == "alpha" || $0.key.text.hasPrefix("$") }
    }

    /// The type; `nil` for a token that has none of its own, such as an alias.
    static func type(of node: YAMLNode) -> String? {
        if let type = node["$type"]?.string { return type }
        guard plainValue(of: node) != nil else { return nil }
        if let type = node["type"]?.string { return types[type] ?? type }
        guard let file = node["$schema"]?.string?.split(separator: "/").last, file.hasSuffix(".json") else {
            return nil
        }
        let type = String(file.dropLast(5))
        return type == "alias" ? nil : types[type] ?? type
    }

    /// Spectrum's types that have another name in the format.
    private static let types = [
        "font-size": "dimension", "multiplier": "number", "opacity": "number", "drop-shadow": "shadow",
    ]

    /// The modes that tokens have values for, `light` first; empty for files that leave modes to their names or a
    /// resolver.
    static func modes(in roots: [YAMLNode]) -> [String] {
        var modes: [String] = []
        var known: Set<String> = []
        var hasSets = false
        func collect(_ group: YAMLNode) {
            for node in group.entries.map(\.value) where node.kind == .mapping {
                let sets = sets(of: node)
                hasSets = hasSets || sets != nil
                let named = sets.map { varyByMode($0) ? Array($0.entries) : [] } ?? overrides(of: node)
                for name in named.map({ ThemeText.name([$0.key.text]) }) where known.insert(name).inserted {
                    modes.append(name)
                }
                if let sets { collect(sets) } else if value(of: node) == nil { collect(node) }
            }
        }
        roots.forEach(collect)
        guard !modes.isEmpty else { return hasSets ? ["light"] : [] }
        let light = modes.first { $0.lowercased() == "light" } ?? "light"
        return Array(([light] + modes.filter { $0 != light }).prefix(modeLimit))
    }
}
