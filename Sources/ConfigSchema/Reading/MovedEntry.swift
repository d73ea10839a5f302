import SourceDiagnostics
import YAMLSyntax

/// An entry of a file whose value stands at another place now; see `PropertySpec.moved`.
struct MovedEntry {
    let spec: PropertySpec
    let entry: YAMLNode.Entry
    /// The map that it stands in.
    let map: YAMLNode
    /// The group that has the former key.
    let group: PropertyGroup

    /// Returns `nil` for any other key, and if no open group has the present place.
    init?(_ entry: YAMLNode.Entry, in map: YAMLNode, of group: PropertyGroup, inside groups: [PropertyGroup]) {
        guard let spec = group.moved.first(where: { entry.key.hasText($0.key) }) else { return nil }
        self.spec = spec
        self.entry = entry
        self.map = map
        self.group = group
        guard let step = paths.first?.first, groups.contains(where: { $0.memberIndex(step) != nil }) else {
            return nil
        }
    }

    /// The present places, step by step.
    var paths: [[String]] { spec.destinations.map { $0.split(separator: ".").map { String($0) } } }
}

extension ConfigReader {
    /// Sets what the moved entries say whose places are in a group, and reports them.
    mutating func placeMovedEntries(
        of group: PropertyGroup, at node: YAMLNode, in fields: inout [RecordValue.Field]
    ) {
        func isInside(_ moved: MovedEntry) -> Bool {
            moved.paths.first?.first.map { group.memberIndex($0) != nil } ?? false
        }
        let entries = movedEntries.filter(isInside)
        guard !entries.isEmpty else { return }
        movedEntries.removeAll(where: isInside)
        var record = RecordValue(group: group, fields: fields, lost: [])
        var moves = EntryMoves(in: node)
        var shadows: [String: [MovedEntry]] = [:]
        var reports: [(entry: MovedEntry, isFree: Bool)] = []
        for moved in entries {
            if let shadow = shadowPath(of: moved, in: group) {
                let isFree = record.value(at: [shadow]) == nil
                if isFree { shadows[shadow, default: []].append(moved) }
                reports.append((moved, isFree))
                continue
            }
            let free = moved.paths.filter { record.value(at: $0[...]) == nil }
            reports.append((moved, !free.isEmpty))
            guard let path = free.first, let spec = group.declaration(at: path, vocabulary),
                let value = read(moved.entry.value, as: spec.kind, named: moved.spec.key, after: moved.entry.key)
            else { continue }
            for path in free {
                record = record.setting(value, at: path[...], key: fixedRange?.extent ?? moved.entry.key.extent)
            }
            moves.add(moved, to: free)
        }
        for (shadow, parts) in shadows.sorted(by: { $0.key < $1.key }) {
            guard let first = parts.first, let value = readMovedShadow(parts, &moves) else { continue }
            record = record.setting(
                ConfigValue(value, at: fixedRange ?? first.entry.value.range), at: [shadow],
                key: fixedRange?.extent ?? first.entry.key.extent)
        }
        fields = record.fields
        let fix = moves.fix
        for (moved, isFree) in reports { reportMoved(moved, isFree: isFree, fix) }
    }

    /// The key of the shadow that an entry is a part of; `nil` for any other entry.
    private func shadowPath(of moved: MovedEntry, in group: PropertyGroup) -> String? {
        guard let path = moved.paths.first, path.count == 2,
            case .byMode(.shadow)? = group.declaration(at: [path[0]], vocabulary)?.kind
        else { return nil }
        return path[0]
    }

    /// Reads the parts of one shadow; those that the file does not set have their defaults.
    private mutating func readMovedShadow(_ parts: [MovedEntry], _ moves: inout EntryMoves) -> PropertyValue? {
        guard let first = parts.first else { return nil }
        var record = RecordValue(group: .shadow, fields: [], lost: [])
        for part in parts {
            guard let name = part.paths.first?.last, let member = PropertyGroup.shadow.memberIndex(name) else {
                continue
            }
            let kind = PropertyGroup.shadow.members[member].kind
            guard let value = read(part.entry.value, as: kind, named: part.spec.key, after: part.entry.key) else {
                return nil
            }
            record = record.setting(value, at: [name], key: part.entry.key.extent)
            moves.add(part, to: part.paths)
        }
        let shadow = first.paths.first?.first ?? ""
        let others = first.group.moved.filter { spec in
            spec.destinations.first?.hasPrefix(shadow + ".") == true && !parts.contains { $0.spec === spec }
        }
        for spec in others {
            guard let text = spec.defaultText, let path = spec.destinations.first else { continue }
            moves.add(text, to: path.split(separator: ".").map { String($0) })
        }
        let missing = others.compactMap { spec in
            spec.defaultText.map { "\(spec.destinations.first?.split(separator: ".").last ?? ""): \($0)\n" }
        }
        var ignored: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "", text: missing.joined()), diagnostics: &ignored)
        var reader = ConfigReader(at: first.entry.key.range)
        for field in document.root.flatMap({ reader.readRecord($0, as: .shadow) })?.fields ?? [] {
            let name = PropertyGroup.shadow.members[field.member].key
            record = record.setting(field.value, at: [name], key: first.entry.key.extent)
        }
        return self.shadow(of: record, at: first.map)
    }

    private mutating func reportMoved(_ moved: MovedEntry, isFree: Bool, _ fix: FixIt?) {
        let key = moved.entry.key
        let places = moved.spec.destinations.map { "'\($0)'" }.joined(separator: " and ")
        guard isFree else {
            return report(
                .formerName, key, "'\(key.text)' is called \(places) now, which stands here too and counts",
                hint: "remove '\(key.text)'")
        }
        report(
            .formerName, key, "'\(key.text)' in \(moved.group.owner) is called \(places) now",
            hint: "move the value there",
            fixes: fix.map { [$0] } ?? [])
    }
}
