import HTTPServing
import SceneRendering

/// A plain text as pages of lines, each of which is served as a picture.
///
/// Long lines are wrapped, between words where that is possible. Bytes that are not UTF-8, and characters that cannot stand
/// in a picture, become U+FFFD. Of a long text only the beginning has pages; the last of them says so.
struct TextPages: Sendable {
    /// The most bytes that are read.
    static let maxBytes = 1 << 20
    /// The most pages.
    static let maxPages = 50
    /// How many columns a page has, of which a wide character takes two, and how many lines.
    static let (columns, rows) = (60, 18)

    /// The lines of each page; one page at least.
    let pages: [[String]]

    /// Whether a file of this name is shown as a text.
    static func isText(_ name: String) -> Bool { name.lowercased().hasSuffix(".txt") }

    /// Divides a text into pages.
    init(_ bytes: [UInt8]) {
        var text = String(decoding: bytes.prefix(Self.maxBytes), as: UTF8.self)[...]
        if text.first == "\u{FEFF}" { text.removeFirst() }
        let maxLines = Self.maxPages * Self.rows
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            Self.wrap(line, into: &lines, limit: maxLines + 1)
            guard lines.count <= maxLines else { break }
        }
        if lines.count > 1, lines.last == "" { lines.removeLast() }
        if lines.count > maxLines || bytes.count > Self.maxBytes {
            lines = Array(lines.prefix(maxLines - 1))
            lines.append("[The text goes on. 后文未显示。]")
        }
        pages = stride(from: 0, to: lines.count, by: Self.rows).map { first in
            Array(lines[first..<min(first + Self.rows, lines.count)])
        }
    }

    /// Adds a line of the text as lines of a page, until there are as many as the limit says.
    private static func wrap(_ line: Substring, into lines: inout [String], limit: Int) {
        // What stays on the row, and the word behind it, which goes to the next one if it does not fit.
        var (head, headWidth) = ("", 0)
        var (word, wordWidth) = ("", 0)
        for character in line {
            let cell = Cell(character, at: headWidth + wordWidth)
            if headWidth + wordWidth + cell.width > columns {
                if head.isEmpty || character.isWhitespace {
                    lines.append(head + word)
                    (word, wordWidth) = ("", 0)
                } else {
                    lines.append(head)
                }
                (head, headWidth) = ("", 0)
                guard lines.count < limit else { return }
                if character.isWhitespace { continue }
            }
            word += cell.text
            wordWidth += cell.width
            if character.isWhitespace || cell.width == 2 {
                head += word
                headWidth += wordWidth
                (word, wordWidth) = ("", 0)
            }
        }
        lines.append(head + word)
    }

    /// A character of a line, as it can stand in a picture.
    private struct Cell {
        let text: String
        /// The columns that it takes.
        let width: Int

        /// More marks on a letter than any language has.
        private static let maxScalars = 16

        init(_ character: Character, at column: Int) {
            let scalars = character.unicodeScalars
            if character == "\t" {
                width = 4 - column % 4
                text = String(repeating: " ", count: width)
            } else if scalars.count > Self.maxScalars || scalars.contains(where: { !Self.isShown($0) }) {
                (text, width) = ("\u{FFFD}", 1)
            } else {
                (text, width) = (String(character), scalars.first.map(Self.isWide) ?? false ? 2 : 1)
            }
        }

        /// Whether XML has the character; directional overrides would turn what stands beside it.
        private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
            default: true
            }
        }

        private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFF61,
                0xFFE0..<0xFFE7, 0x1F300..<0x1FB00, 0x20000..<0x3FFFE:
                true
            default: false
            }
        }
    }

    // MARK: Pictures

    /// The picture of a page, black on white; nil if there is no such page.
    func picture(of page: Int) -> SharedBytes? {
        guard pages.indices.contains(page) else { return nil }
        let (size, lineHeight, margin) = (14, 20, 16)
        let (width, height) = (552, 400)
        let lines = pages[page].enumerated().map { row, line in
            HTMLNode.element(
                .text,
                [.x(margin), .y(margin + size + row * lineHeight), HTMLAttribute("xml:space", "preserve")],
                [.text(line)])
        }
        let drawing = HTMLNode.element(
            .svg,
            [HTMLAttribute("xmlns", "http://www.w3.org/2000/svg"), .viewBox(0, 0, width, height)]
                + HTMLAttribute.pixels(width: width, height: height),
            [
                .element(.path, [.path("M0 0h\(width)v\(height)h-\(width)z"), HTMLAttribute("fill", "#fff")], []),
                .element(
                    .g,
                    [
                        HTMLAttribute("font-family", "monospace"), .letterSize(size),
                        HTMLAttribute("fill", "#222"),
                    ], lines),
            ])
        return SharedBytes(HTMLRenderer.render(drawing))
    }
}
