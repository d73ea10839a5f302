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
        for index in first..<first + Int(key.length) where isOdd(text[index]) { return true }
        return false
    }

    /// Whether text without quotes stands below its key where a map was meant: `width:2`, `-item`.
    private static func isValueBelow(_ key: YAMLRecord, _ value: YAMLRecord, in text: [UInt8]) -> Bool {
        guard value.kind == .scalar, value.start.line != key.end.line, value.traits.contains(.plain), value.length > 1
        else { return false }
        let first = Int(value.first)
        if text[first] == UInt8(ascii: "-") { return true }
        for index in first..<first + Int(value.length) where isOdd(text[index]) { return true }
        return false
    }

    /// Whether a byte of a key makes one wonder: a blank, `:`, `;`, `=`, or the start of a character beyond ASCII.
    private static func isOdd(_ byte: UInt8) -> Bool {
        byte >= 0xC2 || byte == 0x20 || byte == 0x3A || byte == 0x3B || byte == 0x3D
    }
}
