import TestSupport

/// Breaks a file the way that typing, merging and careless programs do: equal seeds break it equally.
struct Mutator {
    private var random: SplitMix
    /// Words that belong into such files: what they say of keys and values is read further than noise is.
    private let words: [String]

    init(seed: Int, words: [String]) {
        random = SplitMix(state: UInt64(bitPattern: Int64(seed)))
        self.words = words
    }

    /// The bytes after one to three changes.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) { change(&bytes) }
        return bytes
    }

    /// One of some things; the empty text for none.
    mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    private mutating func change(_ bytes: inout [UInt8]) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: bytes.removeSubrange(span(in: bytes, atMost: 24))
        case 1: bytes = Array(bytes.prefix(place(in: bytes)))
        case 2: bytes.replaceSubrange(span(in: bytes, atMost: 1), with: [UInt8.random(in: 0...255, using: &random)])
        case 3, 4: insert(pick(Self.fragments), into: &bytes)
        case 5: insert(pick(words), into: &bytes)
        case 6: changeLines(&bytes) { lines, random in lines.remove(at: Self.index(in: lines, &random)) }
        case 7: repeatLine(&bytes)
        case 8:
            changeLines(&bytes) { lines, random in
                lines.swapAt(Self.index(in: lines, &random), Self.index(in: lines, &random))
            }
        case 9: indent(&bytes)
        case 10: replaceValue(&bytes)
        default: misspell(&bytes)
        }
    }

    // MARK: Bytes

    private mutating func insert(_ text: String, into bytes: inout [UInt8]) {
        bytes.insert(contentsOf: text.utf8, at: place(in: bytes))
    }

    private mutating func place(in bytes: [UInt8]) -> Int { Int.random(in: 0...bytes.count, using: &random) }

    private mutating func span(in bytes: [UInt8], atMost length: Int) -> Range<Int> {
        let start = place(in: bytes)
        return start..<min(bytes.count, start + Int.random(in: 1...length, using: &random))
    }

    // MARK: Lines

    private mutating func changeLines(_ bytes: inout [UInt8], _ change: (inout [[UInt8]], inout SplitMix) -> Void) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        change(&lines, &random)
        bytes = Array(lines.joined(separator: [0x0A]))
    }

    private static func index(in lines: [[UInt8]], _ random: inout SplitMix) -> Int {
        Int.random(in: lines.indices, using: &random)
    }

    private mutating func repeatLine(_ bytes: inout [UInt8]) {
        changeLines(&bytes) { lines, random in
            let line = lines[Self.index(in: lines, &random)]
            let copies = Array(repeating: line, count: Int.random(in: 1...20, using: &random))
            lines.insert(contentsOf: copies, at: Self.index(in: lines, &random))
        }
    }

    private mutating func indent(_ bytes: inout [UInt8]) {
        changeLines(&bytes) { lines, random in
            let index = Self.index(in: lines, &random)
            let blanks = lines[index].prefix { $0 == 0x20 }.count
            let width = max(0, blanks + Int.random(in: -3...3, using: &random))
            lines[index] = Array(repeating: 0x20, count: width) + lines[index].dropFirst(blanks)
        }
    }

    /// Writes something else behind a key.
    private mutating func replaceValue(_ bytes: inout [UInt8]) {
        let value = pick(Self.values + words)
        changeLines(&bytes) { lines, random in
            let index = Self.index(in: lines, &random)
            guard let colon = lines[index].firstIndex(of: 0x3A) else { return }
            lines[index] = lines[index][...colon] + [0x20] + Array(value.utf8)
        }
    }

    /// Exchanges two neighbours of a word.
    private mutating func misspell(_ bytes: inout [UInt8]) {
        let index = place(in: bytes)
        guard bytes.indices.contains(index + 1), Self.isLetter(bytes[index]), Self.isLetter(bytes[index + 1]) else {
            return
        }
        bytes.swapAt(index, index + 1)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    // MARK: Dictionary

    private static let fragments = [
        ": ", ":", "- ", "-", "? ", "{", "}", "[", "]", ", ", "#", " # ", "&a ", "*a", "<<: *a\n", "<<", "!!str ",
        "!own ",
        "!!float\n", "|", "|-\n", ">", "'", "\"", "\\", "---\n", "...\n", "%YAML 1.2\n---\n", "%TAG ! x\n", "\t", "\r",
        "\r\n",
        "\n", "\n\n", " ", "\u{FEFF}", "\u{2028}", "\u{85}", "\u{A0}", "\u{3000}", "：", "，", "“", "”", "\u{200B}",
        "\u{202E}",
        "\0", "😀", "é", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "~", "@", "`", "<<<<<<< ours\n", "=======\n",
        "# diorama: accept ", "extends: ", "compose:\n", "components:\n", "tokens:\n",
    ]

    private static let values = [
        "", "null", "~", "no", "true", "0", "-1", "1e999", "99999999999999999999", "0x1F", ".inf", ".nan", "1:30",
        "100%",
        "12s", "10m", "-5m", "2026-02-30T25:00:00Z", "\"#FFD4\"", "#FFD400", "'", "\"", "{}", "[]", "[[[[]]]]",
        "{ light: x, dark: y }", "{ en: a, zh: b }", "*missing", "&a", "!!binary x", "board.right - 12",
        "parent.width * 0",
        "1 / 0", "self.left", "../../etc/passwd", "//x", ".", "..", "a/../b", "|", ">",
    ]
}
