package import SourceDiagnostics
package import YAMLSyntax

/// Reads YAML nodes as the kinds that properties declare.
///
/// One reader reads one file. Everything that is wrong is appended to `diagnostics`, and reading goes on: a value that
/// cannot be read is left out, so that nothing downstream meets it.
package struct ConfigReader {
    /// What was found.
    package var diagnostics: [Diagnostic] = []

    /// Replaces all ranges; for built-in values, whose place is a line of Swift.
    let fixedRange: SourceRange?

    /// The texts that are no value and may be the name of a token, which only the theme can tell.
    package internal(set) var unreadNames: [UnreadName] = []

    /// The values that commas have cut into pieces, each piece behind the first a key without a value.
    private var splits: [SourceRange] = []

    /// Whether what is read may be completed by other files, so that no key can be missing.
    private var isReadingPart = false

    /// The groups whose records are being read, outermost first.
    private var openGroups: [PropertyGroup] = []

    /// The entries that belong to a record around theirs, which is not read to its end yet.
    var movedEntries: [MovedEntry] = []

    let vocabulary: ConfigVocabulary

    /// Makes a reader of files that use the vocabulary of a project.
    package init(_ vocabulary: ConfigVocabulary) {
        fixedRange = nil
        self.vocabulary = vocabulary
    }

    /// Makes a reader of built-in values, which hold on every device and in every locale.
    init(at range: SourceRange) {
        fixedRange = range
        vocabulary = .minimal
    }

    /// Reads a value; `name` is the key, for messages.
    package mutating func read(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> ConfigValue? {
        guard let value = readValue(node, as: kind, named: name) else { return nil }
        if let fixedRange { return ConfigValue(value, at: fixedRange) }
        return ConfigValue(value, in: node.document.file, at: node.extent, origin: node.originExtent)
    }

    /// Reads a map as a group of properties; a file's top level, for example.
    package mutating func readRecord(_ node: YAMLNode, as group: PropertyGroup) -> RecordValue? {
        guard node.kind == .mapping else {
            // What is left of a file after a syntax error may well be no map.
            if node.index > 0 || !node.document.isIncomplete {
                reportKind(node, expected: .record(group), owner: group.owner)
            }
            return nil
        }
        // What other files may complete lacks nothing by itself.
        let isPartOfMore = isReadingPart
        isReadingPart = isPartOfMore || group.isPartial
        openGroups.append(group)
        defer {
            isReadingPart = isPartOfMore
            openGroups.removeLast()
        }
        var fields: [RecordValue.Field] = []
        fields.reserveCapacity(node.count)
        // Names that are still free, once an unknown key asks for one.
        var candidates: [String]?
        var lost: [String] = []
        // Keys that stand beside the one that they belong below.
        var misplaced: Set<Int> = []
        // A key that is nowhere near a known one may mean any of those that are missing.
        var hasRiddle = false
        for entry in node.entries {
            if misplaced.contains(entry.key.index) { continue }
            guard let member = group.memberIndex(of: entry.key) else {
                if isPieceOfSplit(entry.key) { continue }
                // A key that could not be read, such as an alias of nothing, is empty and was reported as what it is.
                if entry.key.isNull, node.document.isIncomplete { continue }
                if let member = group.memberIndex(former: entry.key.text) {
                    let spec = group.members[member]
                    let present = node.entries.first { group.memberIndex(of: $0.key) == member }?.key
                    reportFormerName(entry.key, of: spec, in: group, besides: present)
                    guard present == nil,
                        let value = read(entry.value, as: spec.kind, named: entry.key.text, after: entry.key)
                    else { continue }
                    fields.append(RecordValue.Field(member: member, at: keyExtent(entry.key), value: value))
                    continue
                }
                if let moved = MovedEntry(entry, in: node, of: group, inside: openGroups) {
                    movedEntries.append(moved)
                    continue
                }
                let cut = reportSplitValue(entry, in: node) { group.memberIndex(of: $0).map { group.members[$0].kind } }
                if let cut {
                    lost.append(cut.key.text)
                    fields.removeAll { group.members[$0.member].key == cut.key.text }
                    continue
                }
                if let member = reportStrayTexts(entry, in: node, of: group) {
                    lost.append(member)
                    continue
                }
                let free = candidates ?? Self.unusedNames(of: group, in: node)
                candidates = free
                guard let match = reportUnknownKey(entry.key, in: group, candidates: free) else {
                    hasRiddle = true
                    lost.append(entry.key.text)
                    continue
                }
                lost.append(match)
                // A key that only looks like its name can mean nothing else.
                let count = diagnostics.count
                guard LookAlike.mended(entry.key.text) != nil, let member = group.memberIndex(match),
                    !fields.contains(where: { $0.member == member }),
                    let value = read(entry.value, as: group.members[member].kind, named: match, after: entry.key)
                else { continue }
                diagnostics.removeLast(diagnostics.count - count)
                fields.append(RecordValue.Field(member: member, at: keyExtent(entry.key), value: value))
                continue
            }
            let spec = group.members[member]
            if entry.value.isNull {
                let children = reportChildren(of: entry, as: spec.kind, in: node) { group.memberIndex(of: $0) != nil }
                misplaced.formUnion(children.map(\.key.index))
                if let first = children.first, let last = children.last {
                    guard let record = readChildren(children, as: spec.kind) else {
                        lost.append(spec.key)
                        continue
                    }
                    let extent = SourceExtent(start: first.key.extent.start, end: last.value.extent.end)
                    let value = ConfigValue(.record(record), in: node.document.file, at: extent, origin: nil)
                    fields.append(RecordValue.Field(member: member, at: keyExtent(entry.key), value: value))
                    continue
                }
            }
            guard let value = read(entry.value, as: spec.kind, named: spec.key, after: entry.key) else {
                lost.append(spec.key)
                continue
            }
            // Of what is read most, no copy.
            fields.append(RecordValue.Field(member: member, at: keyExtent(entry.key), value: consume value))
        }
        if !movedEntries.isEmpty { placeMovedEntries(of: group, at: node, in: &fields) }
        if !isReadingPart, !hasRiddle, !node.document.isIncomplete {
            reportMissingKeys(of: group, in: node, read: fields, except: lost)
        }
        return RecordValue(group: group, fields: fields, lost: lost)
    }

    private func keyExtent(_ key: YAMLNode) -> SourceExtent { fixedRange?.extent ?? key.extent }

    private static func unusedNames(of group: PropertyGroup, in node: YAMLNode) -> [String] {
        let used = Set(node.entries.compactMap { group.memberIndex(of: $0.key) })
        return group.members.indices.filter { !used.contains($0) }.map { group.members[$0].key }
    }

    /// Reads the value of a key, where an empty one may be an unquoted colour.
    mutating func read(
        _ node: YAMLNode, as kind: PropertyKind, named name: String, after key: YAMLNode
    ) -> ConfigValue? {
        guard node.isNull else { return read(node, as: kind, named: name) }
        if case .anything = kind { return ConfigValue(.null, at: fixedRange ?? node.range) }
        // After a syntax error an empty value only means that its lines could not be read.
        if node.document.isIncomplete { return nil }
        reportEmpty(node, after: key, expected: kind, named: name)
        return nil
    }

    mutating func readValue(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        switch kind {
        case .byDevice(let kind): readByDevice(node, as: kind, named: name)
        case .byMode(let kind): readByMode(node, as: kind, named: name)
        case .byLocale(let kind):
            readLocales(node, as: kind, named: name, expected: .byLocale(kind)).map { .byLocale($0) }
        case .text where node.kind == .mapping:
            readTexts(node, named: name, expected: kind).map { .byLocale($0) }
        case .record(let group): readRecord(node, as: group).map { .record($0) }
        case .list(let element, let count): readList(node, of: element, count: count, named: name)
        case .map(let element, let keys):
            readEntries(node, as: element, keys: keys, named: name, expected: kind).map { .map($0) }
        case .keyed(let kinds): readKeyed(node, as: kinds, named: name).map { .map($0) }
        case .shape(let scalar, let list, let map):
            readShape(node, scalar: scalar, list: list, map: map, of: kind, named: name)
        case .font where node.kind == .mapping: readFont(node)
        case .fontSource where node.kind == .mapping: readFontSource(node)
        case .shadow where node.kind == .mapping: readShadow(node)
        case .imageSource where node.kind == .mapping: readImageSource(node)
        case .nested(let recursive): readValue(node, as: recursive.kind, named: name)
        case .bound(let inner): readBound(node, as: inner, named: name)
        case .anything: readAnything(node)
        default: readScalar(node, as: kind, named: name)
        }
    }

    // MARK: Collections

    private mutating func readByDevice(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        guard node.kind == .mapping else { return readValue(node, as: kind, named: name) }
        let entries = node.entries
        let classes = vocabulary.deviceClasses
        let isByDevice =
            entries.contains { entry in classes.contains { entry.key.hasText($0) } }
            || kind.isScalar && entries.contains { DeviceWord.isOne($0.key.text, among: classes) }
        guard isByDevice else { return readValue(node, as: kind, named: name) }
        return readEntries(
            node, as: kind, keys: .oneOf(classes, "device class"), named: name, expected: .byDevice(kind)
        ).map { .byDevice($0) }
    }

    private mutating func readByMode(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        if case .color = kind, node.kind != .scalar, reportColorParts(node, named: name) { return nil }
        // `{ $tide }` is a map with nothing behind its only key.
        guard node.kind == .mapping, !Self.looksLikeLiteral(node, of: kind), node.onlyValue == nil else {
            return readValue(node, as: kind, named: name)
        }
        return readEntries(node, as: kind, keys: .any("mode"), named: name, expected: .byMode(kind))
            .map { .byMode($0) }
    }

    /// Whether a map is a literal of a kind that is itself written as a map, and not one by mode.
    private static func looksLikeLiteral(_ node: YAMLNode, of kind: PropertyKind) -> Bool {
        let group: PropertyGroup? =
            switch kind {
            case .font: .font
            case .fontSource: .fontSource
            case .shadow: .shadow
            case .imageSource: .imageSource
            case .shape(_, _, .record(let group)?): group
            default: nil
            }
        guard let group else { return false }
        return node.entries.contains { group.memberIndex(of: $0.key) != nil }
    }

    mutating func readEntries(
        _ node: YAMLNode, as kind: PropertyKind, keys: MapKeys, named name: String, expected: PropertyKind
    ) -> [MapEntry]? {
        guard node.kind == .mapping else {
            reportKind(node, expected: expected, named: name)
            return nil
        }
        let entries = node.entries
        if case .exactlyOneOf(let names, let noun) = keys, entries.count != 1 {
            reportKeyCount(node, noun: noun, names: names)
            return nil
        }
        var result: [MapEntry] = []
        result.reserveCapacity(node.count)
        var unused: [String]?
        for entry in entries where !isPieceOfSplit(entry.key) {
            let key = entry.key.text
            if case .oneOf(let names, let noun) = keys, !names.contains(key) {
                let free = unused ?? names.filter { name in !entries.contains { $0.key.hasText(name) } }
                unused = free
                reportUnknownName(
                    entry.key, noun: noun, names: names, candidates: free,
                    meant: names == vocabulary.deviceClasses ? DeviceWord.meant(by: key, among: free, of: names) : nil)
                // It may be meant for a device that has no value now.
                if case .byDevice = expected {
                    result.append(MapEntry(key: key, at: keyExtent(entry.key), value: unreadable(entry.value)))
                }
                continue
            }
            if case .exactlyOneOf(let names, let noun) = keys, !names.contains(key) {
                reportUnknownName(entry.key, noun: noun, names: names, candidates: names)
                continue
            }
            if case .any("locale") = keys, let cut = reportSplitValue(entry, in: node, kind: { _ in kind }) {
                result = result.map { entry in
                    guard entry.key == cut.key.text else { return entry }
                    return MapEntry(key: entry.key, keyRange: entry.keyRange, value: unreadable(cut.value))
                }
                continue
            }
            var name = key
            if case .any("token") = keys, let plain = reportLookAlike(inName: entry.key) { name = plain }
            let value = read(entry.value, as: kind, named: name, after: entry.key) ?? unreadable(entry.value)
            result.append(MapEntry(key: name, at: keyExtent(entry.key), value: value))
        }
        return result
    }

    /// Notes a value that its commas have cut into pieces.
    mutating func noteSplit(_ place: SourceRange) { splits.append(place) }

    /// Whether a place lies inside of a value that its commas have cut, where nothing else is to be found.
    package func isPieceOfSplit(_ place: SourceRange) -> Bool {
        splits.contains { $0.start < place.start && place.start < $0.end }
    }

    private func isPieceOfSplit(_ key: YAMLNode) -> Bool { !splits.isEmpty && isPieceOfSplit(key.range) }

    /// What stands for a value that was found to be wrong.
    private func unreadable(_ node: YAMLNode) -> ConfigValue { ConfigValue(.unreadable, at: fixedRange ?? node.range) }

    private mutating func readKeyed(_ node: YAMLNode, as kinds: KeyedKinds, named name: String) -> [MapEntry]? {
        guard node.kind == .mapping else {
            reportKind(node, expected: .keyed(kinds), named: name)
            return nil
        }
        guard !kinds.isSingle || node.count == 1 else {
            reportKeyCount(node, noun: kinds.noun, names: kinds.names)
            return nil
        }
        return node.entries.compactMap { entry in
            let key = entry.key.text
            guard let kind = kinds.kind(of: key) else {
                reportUnknownName(
                    entry.key, noun: kinds.noun, names: kinds.names, candidates: kinds.names,
                    meant: kinds.name(calledElsewhere: key).map { Suggestion(guessing: $0) })
                return nil
            }
            let value = read(entry.value, as: kind, named: key, after: entry.key) ?? unreadable(entry.value)
            return MapEntry(key: key, at: keyExtent(entry.key), value: value)
        }
    }

    private mutating func readList(
        _ node: YAMLNode, of element: PropertyKind, count: ClosedRange<Int>, named name: String
    ) -> PropertyValue? {
        guard node.kind == .sequence else {
            reportKind(node, expected: .list(of: element, count: count), named: name)
            return nil
        }
        guard count.contains(node.count) else {
            reportItemCount(node, count: count, named: name)
            return nil
        }
        var values: [ConfigValue] = []
        values.reserveCapacity(node.count)
        for item in node.items {
            if item.isNull, !node.document.isIncomplete {
                reportEmptyItem(item, expected: element, named: name)
            } else if !item.isNull {
                values.append(read(item, as: element, named: name) ?? unreadable(item))
            }
        }
        return .list(values)
    }

    private mutating func readShape(
        _ node: YAMLNode, scalar: PropertyKind?, list: PropertyKind?, map: PropertyKind?, of kind: PropertyKind,
        named name: String
    ) -> PropertyValue? {
        let chosen =
            switch node.kind {
            case .scalar: scalar
            case .sequence: list
            case .mapping: map
            }
        if let unquoted = unquotedPlace(node, asScalar: scalar, orMap: map) { return .bound(unquoted) }
        guard let chosen else {
            reportKind(node, expected: kind, named: name)
            return nil
        }
        return readValue(node, as: chosen, named: name)
    }
}
