package import SourceDiagnostics
package import YAMLSyntax

/// JSON, also as people write it by hand: with comments and with commas at the end.
///
/// YAML's flow style contains JSON, so that its parser reads it and knows where each value stands. Only comments, and
/// characters written as two halves, are JSON's own.
package enum JSONDocument {
    /// The limits of a file with tokens: 16 MiB, 64 levels, a million nodes.
    static let limits = YAMLLimits(fileSize: ImportedFiles.sizeLimit, depth: 64, expandedNodes: 1_000_000)

    /// Reads a file; nil with findings if it cannot be read whole.
    package static func read(_ file: SourceFile, findings: inout [Diagnostic]) -> YAMLNode? {
        let plain = SourceFile(path: file.path, bytes: withoutComments(file.bytes))
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(plain, limits: limits, diagnostics: &found)
        found.removeAll { $0.severity != .error }
        findings += found
        guard found.isEmpty, let root = document.root else {
            if found.isEmpty { findings.append(Diagnostic(.unreadableImport, at: .startOf(file), "the file is empty")) }
            return nil
        }
        guard root.kind == .mapping, root.isFlow else {
            findings.append(Diagnostic(.unreadableImport, at: .startOf(file), "the file is no JSON object"))
            return nil
        }
        return root
    }

    /// The text with spaces in place of comments, and each pair of surrogates as the character that it means.
    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        var quote: UInt8?
        func byte(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }
        while index < bytes.count {
            let character = bytes[index]
            if let open = quote {
                if character == UInt8(ascii: "\\") {
                    if let pair = surrogates(bytes[index...]) {
                        result += Array(String(pair).utf8)
                        index += 12
                        continue
                    }
                    // JSON5 writes a quote in single quotes as \', and YAML as ''.
                    result.append(open == UInt8(ascii: "'") && byte(1) == open ? open : character)
                    if let next = byte(1) { result.append(next) }
                    index += 2
                    continue
                }
                if character == open { quote = nil }
                result.append(character)
                index += 1
            } else if character == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
                    result.append(UInt8(ascii: " "))
                    index += 1
                }
            } else if character == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
                    result.append(bytes[index] == UInt8(ascii: "\n") ? bytes[index] : UInt8(ascii: " "))
                    index += 1
                }
                for _ in 0..<min(2, bytes.count - index) { result.append(UInt8(ascii: " ")) }
                index = min(index + 2, bytes.count)
            } else {
                if character == UInt8(ascii: "\"") || character == UInt8(ascii: "'") { quote = character }
                result.append(character)
                index += 1
            }
        }
        return result
    }

    /// The character of `\uD83D\uDE00`; nil for anything else.
    private static func surrogates(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard bytes.count >= 12, let high = unit(bytes.prefix(6)), let low = unit(bytes.dropFirst(6).prefix(6)),
            (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt32? {
        guard bytes.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
        return UInt32(String(decoding: bytes.dropFirst(2), as: UTF8.self), radix: 16)
    }
}

extension YAMLNode {
    /// A number of JSON; nil for anything else, a text in quotes included.
    var number: Double? {
        guard kind == .scalar, isPlain, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A text in quotes, or a plain word of JSON5; nil for a number, a switch, a list or an object.
    package var string: String? {
        guard kind == .scalar, !(isPlain && (number != nil || ["true", "false", "null"].contains(text))) else {
            return nil
        }
        return text
    }
}
