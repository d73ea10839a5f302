import SourceDiagnostics

/// The rules of a style sheet that declare custom properties.
///
/// No more of CSS is read than where blocks, strings and comments begin and end. No parser of CSS is among the libraries
/// that the package can use.
struct CSSRules {
    /// A custom property in a rule.
    struct Declaration {
        /// The name behind `--`, without escapes.
        let name: String
        let value: String
        let place: SourceRange
        /// The text before each brace around it, the outermost first, such as a media query.
        let preludes: [String]
    }

    /// Blocks inside of blocks; more than anybody writes.
    static let depthLimit = 32

    private let file: SourceFile
    private let bytes: [UInt8]
    private var index = 0
    private(set) var declarations: [Declaration] = []
    private(set) var findings: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        read()
    }

    private mutating func read() {
        var preludes: [String] = []
        var text: [UInt8] = []
        var start = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): text += string()
            case UInt8(ascii: "\\"):
                text += bytes[index..<min(index + 2, bytes.count)]
                index += 2
            case UInt8(ascii: "("): text += parentheses()
            case UInt8(ascii: "{"):
                preludes.append(String(decoding: text, as: UTF8.self).trimmingWhitespace)
                text = []
                index += 1
                guard preludes.count <= Self.depthLimit else {
                    findings.append(
                        Diagnostic(.unreadableImport, at: range(index - 1), "blocks are nested too deeply"))
                    return
                }
            case UInt8(ascii: "}"), UInt8(ascii: ";"):
                declare(text, at: start, preludes)
                text = []
                if byte == UInt8(ascii: "}") { _ = preludes.popLast() }
                index += 1
            default:
                if text.isEmpty, byte > 0x20 { start = index }
                if byte > 0x20 || !text.isEmpty { text.append(byte) }
                index += 1
            }
        }
        if !preludes.isEmpty {
            findings.append(Diagnostic(.unreadableImport, at: range(bytes.count), "a block is not closed"))
        }
    }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private mutating func skipComment() {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { index += 1 }
        index += 2
    }

    private mutating func string() -> ArraySlice<UInt8> {
        let start = index
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        return bytes[start..<index]
    }

    /// A text in parentheses, where a semicolon ends nothing.
    private mutating func parentheses() -> ArraySlice<UInt8> {
        let start = index
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                _ = string()
                continue
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            // A parenthesis that nobody has closed does not swallow the rest of the sheet.
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return bytes[start..<index]
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return bytes[start..<index]
    }

    private mutating func declare(_ text: [UInt8], at start: Int, _ preludes: [String]) {
        guard text.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")]),
            let colon = text.firstIndex(of: UInt8(ascii: ":"))
        else { return }
        let name = Self.unescaped(String(decoding: text[2..<colon], as: UTF8.self).trimmingWhitespace)
        let value = String(decoding: text[(colon + 1)...], as: UTF8.self).trimmingWhitespace
        declarations.append(Declaration(name: name, value: value, place: range(start), preludes: preludes))
    }

    private func range(_ offset: Int) -> SourceRange {
        let position = file.position(ofOffset: min(offset, bytes.count))
        return SourceRange(file: file, start: position, end: position)
    }

    /// A name with the characters that its escapes mean.
    static func unescaped(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        var rest = name.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
            if digits.isEmpty {
                if let next = rest.popFirst() { result.append(next) }
                continue
            }
            rest = rest.dropFirst(digits.count)
            if rest.first?.properties.isWhitespace == true { rest = rest.dropFirst() }
            result.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        }
        return String(result)
    }
}
