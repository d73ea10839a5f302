import ConfigSchema

/// Breaks one text into lines, by the widths of its pieces.
struct TextRuler {
    /// What one line has room for; to try a width costs no text.
    struct Line: Hashable {
        /// With the blanks behind it, which the line does not show.
        let whole: Substring
        var width: Double
        /// Whether its paragraph ends with it.
        let isLast: Bool
        /// Whether a word had to be broken, because no line is wide enough for it.
        let isBroken: Bool

        var text: String { String(whole.trimmingEnd) }

        /// Whether a blank or a new line, which no line shows, keeps it apart from the next one.
        var isApart: Bool { isLast || whole.last?.isWhitespace == true }
    }

    private let pieces: TextPieces
    private let font: FontValue
    private let memo: TextMemo

    init(_ settings: TextSettings, _ context: ViewContext) {
        font = settings.font
        memo = context.memo
        pieces = memo.pieces(of: settings)
    }

    private func width(_ text: String) -> Double { pieces.width(of: text, font, memo) }

    /// How much a line holds at full size, where it has a width at a scale.
    private static func room(in width: Double?, scale: Double) -> Double {
        width.map { $0 / scale + 0.01 } ?? .infinity
    }

    /// Whether all of the text is on so many lines at a scale, with every word whole.
    func fits(in width: Double?, scale: Double, on limit: Int?) -> Bool {
        let room = Self.room(in: width, scale: scale)
        let limit = limit ?? .max
        if pieces.width <= room { return pieces.lines.count <= limit }
        var count = pieces.paragraphs.count
        for paragraph in pieces.paragraphs {
            var advance = 0.0
            for piece in paragraph.pieces {
                guard piece.bare <= room else { return false }
                if advance > 0, advance + piece.bare > room {
                    count += 1
                    advance = 0
                }
                advance += piece.width
            }
            if count > limit { return false }
        }
        return true
    }

    /// The lines at a scale; a word that no line can hold is broken between its characters.
    func lines(in width: Double?, scale: Double) -> [Line] {
        let room = Self.room(in: width, scale: scale)
        guard pieces.width > room else {
            guard scale != 1 else { return pieces.lines }
            return pieces.lines.map { line in
                var scaled = line
                scaled.width *= scale
                return scaled
            }
        }
        var lines: [Line] = []
        for paragraph in pieces.paragraphs {
            var (start, position) = (paragraph.text.startIndex, paragraph.text.startIndex)
            var advance = 0.0
            var bare = 0.0
            var isBroken = false
            func end(ofParagraph isLast: Bool = false) {
                lines.append(
                    Line(
                        whole: paragraph.text[start..<position], width: bare * scale, isLast: isLast,
                        isBroken: isBroken))
                (start, advance, bare, isBroken) = (position, 0, 0, false)
            }
            for piece in paragraph.pieces {
                if advance + piece.bare > room, start < position { end() }
                if piece.bare <= room {
                    position = piece.text.endIndex
                    bare = advance + piece.bare
                    advance += piece.width
                    continue
                }
                isBroken = true
                // An offer of no width at all asks for the smallest size, not for columns of letters.
                guard room > 1 else {
                    position = piece.text.endIndex
                    advance += piece.width
                    bare = max(0, room)
                    continue
                }
                for index in piece.text.indices {
                    let own = self.width(String(piece.text[index]))
                    if advance + own > room, start < position {
                        end()
                        isBroken = true
                    }
                    position = piece.text.index(after: index)
                    advance += own
                    bare = advance
                }
            }
            end(ofParagraph: true)
        }
        return lines
    }

    /// The last of as many lines as there may be, with an ellipsis where others are missing; nil where none are.
    func end(of lines: [Line], at limit: Int, in width: Double?, scale: Double) -> Cut? {
        guard limit > 0, lines.count > limit else { return nil }
        let missing = lines.dropFirst(limit).reduce(0) { $0 + $1.width }
        let room = Self.room(in: width, scale: scale) - pieces.ellipsis
        var advance = 0.0
        var text = ""
        filling: for line in lines.dropFirst(limit - 1) where room >= 0 {
            for character in line.whole {
                advance += self.width(String(character))
                guard advance <= room else { break filling }
                text.append(character)
            }
        }
        let shown = String(text[...].trimmingEnd) + "…"
        let own = text.isEmpty ? pieces.ellipsis : self.width(shown)
        return Cut(
            text: shown, width: min(own, max(0, room) + pieces.ellipsis) * scale,
            isApart: lines[limit - 1].isApart, missing: missing)
    }

    /// The end of a text of which not all is shown.
    struct Cut: Hashable {
        /// In place of the last line's own text.
        let text: String
        let width: Double
        let isApart: Bool
        /// How many points of the text, on one line, are not shown.
        let missing: Double
    }
}

extension Substring {
    /// Without the blanks at its end.
    var trimmingEnd: Substring {
        // Nearly all end with a letter.
        if isASCII, let last = utf8.last, last > 0x20, last < 0x7F { return self }
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
