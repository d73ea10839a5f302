import SourceDiagnostics

/// The words of a Swift file, without its comments.
struct SwiftTokens {
    /// One word of source text.
    struct Token {
        enum Kind { case identifier, number, text, symbol }

        let kind: Kind
        /// The word as written; of a text what it says.
        let text: String
        let offset: Int
        let isFirstInLine: Bool
    }

    private(set) var tokens: [Token] = []

    private let bytes: [UInt8]
    private var index = 0
    private var isFirstInLine = true

    init(_ file: SourceFile) {
        bytes = file.bytes
        while let byte = next() { read(byte) }
    }

    private func next(_ distance: Int = 0) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func read(_ byte: UInt8) {
        let start = index
        switch byte {
        case UInt8(ascii: "\n"):
            index += 1
            isFirstInLine = true
        case ...0x20: index += 1
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
            while let byte = next(), byte != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): add(.text, readText(), at: start)
        case UInt8(ascii: "`"):
            index += 1
            let name = readWhile { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
            index += 1
            add(.identifier, name, at: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let isHex = byte == UInt8(ascii: "0") && next(1) == UInt8(ascii: "x")
            let number = readWhile { byte in
                Self.isLetter(byte) || (!isHex && byte == UInt8(ascii: "."))
            }
            // A member of a number, such as `2.0.bold`, is not written in configurations.
            add(.number, number, at: start)
        case _ where Self.isLetter(byte): add(.identifier, readWhile(Self.isLetter), at: start)
        default:
            index += 1
            add(.symbol, String(decoding: [byte], as: UTF8.self), at: start)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func readWhile(_ isPart: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = next(), isPart(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func add(_ kind: Token.Kind, _ text: String, at offset: Int) {
        tokens.append(Token(kind: kind, text: text, offset: offset, isFirstInLine: isFirstInLine))
        isFirstInLine = false
    }

    /// Comments of Swift stand in one another.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if next() == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if next() == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func readText() -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = next(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            index += 1
            guard byte == UInt8(ascii: "\\"), let escaped = next() else {
                text.append(byte)
                continue
            }
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "0"): text.append(0)
            case UInt8(ascii: "u") where next() == UInt8(ascii: "{"):
                index += 1
                let digits = readWhile { $0 != UInt8(ascii: "}") && Self.isLetter($0) }
                if next() == UInt8(ascii: "}") { index += 1 }
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
                text += Array(String(scalar ?? "\u{FFFD}").utf8)
            default: text.append(escaped)
            }
        }
        if next() == UInt8(ascii: "\"") { index += 1 }
        return String(decoding: text, as: UTF8.self)
    }
}
