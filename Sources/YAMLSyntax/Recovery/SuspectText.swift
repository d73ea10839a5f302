import SourceDiagnostics

/// Keys and values that YAML takes although nobody writes them on purpose: the slips that break no rule of its grammar.
///
/// Asked for every pair of every file, so it looks at bytes alone. What it suspects is looked at by the explanations,
/// and only what reads well once it is mended is reported.
enum SuspectText {
    static func isSuspect(key: YAMLRecord, value: YAMLRecord, in text: [UInt8]) -> Bool {
        isKey(key, in: text) || isValueBelow(key, value, in: text)
    }

    /// Whether a key has no quotes and starts with a dash, or holds a sign, a blank or anything beyond ASCII.
    static func isKey(_ key: YAMLRecord, in text: [UInt8]) -> Bool {
        guard key.kind == .scalar, key.traits.contains(.plain), key.length > 1 else { return false }
        let first = Int(key.first)
        if text[first] == UInt8(ascii: "-") { return true }
        for index in first..<first + Int(key.length) where oddInKey[Int(text[index])] { return true }
        return false
    }

    /// Whether text without quotes stands below its key where a map was meant: `width:2`, `-item`.
    private static func isValueBelow(_ key: YAMLRecord, _ value: YAMLRecord, in text: [UInt8]) -> Bool {
        guard value.kind == .scalar, value.start.line != key.end.line, value.traits.contains(.plain), value.length > 1
        else { return false }
        let first = Int(value.first)
        if text[first] == UInt8(ascii: "-") { return true }
        for index in first..<first + Int(value.length) where oddInKey[Int(text[index])] { return true }
        return false
    }

    private static let oddInKey: [Bool] = (0...255).map { $0 >= 0xC2 || [0x20, 0x3A, 0x3B, 0x3D].contains($0) }
}
