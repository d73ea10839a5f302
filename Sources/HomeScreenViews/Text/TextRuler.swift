import ConfigSchema

/// Breaks one text into lines, by the widths of its pieces.
struct TextRuler {
    struct Line {
        var text: String
        var width: Double
        /// With the blanks behind it, which the line does not show.
        var whole = ""
        /// Whether a blank or a new line, which no line shows, keeps it apart from the next one.
        var isApart = true
        /// Whether a word had to be broken, because no line is wide enough for it.
        var isBroken = false
    }

    private let pieces: TextPieces
    private let font: FontValue
    private let context: ViewContext

    init(_ settings: TextSettings, _ context: ViewContext) {
        font = settings.font
        self.context = context
        pieces = context.pieces(of: settings)
    }

    private func width(_ text: String) -> Double { pieces.width(of: text, font, context) }

    /// The lines at a scale; a word that no line can hold is broken between its characters.
    func lines(in width: Double?, scale: Double) -> [Line] {
        let room = width.map { $0 / scale + 0.01 } ?? .infinity
        var lines: [Line] = []
        for pieces in pieces.paragraphs {
            var text = ""
            var advance = 0.0
            var bare = 0.0
            var isBroken = false
            func end(ofParagraph isLast: Bool = false) {
                lines.append(
                    Line(
                        text: String(text[...].trimmingEnd), width: bare * scale, whole: text,
                        isApart: isLast || text.last?.isWhitespace == true, isBroken: isBroken))
                (text, advance, bare, isBroken) = ("", 0, 0, false)
            }
            for piece in pieces {
                if advance + piece.bare > room, !text.isEmpty { end() }
                if piece.bare > room {
                    // An offer of no width at all asks for the smallest size, not for columns of letters.
                    isBroken = true
                    for character in piece.text where room > 1 {
                        let own = self.width(String(character))
                        if advance + own > room, !text.isEmpty {
                            end()
                            isBroken = true
                        }
                        text.append(character)
                        advance += own
                        bare = advance
                    }
                    if room <= 1 {
                        text += piece.text
                        advance += piece.width
                        bare = max(0, room)
                    }
                    continue
                }
                text += piece.text
                bare = advance + piece.bare
                advance += piece.width
            }
            end(ofParagraph: true)
        }
        return lines
    }

    /// No more lines than a limit, the last one with an ellipsis where others are missing.
    func cut(_ lines: [Line], to limit: Int?, in width: Double?, scale: Double) -> (lines: [Line], missing: Double) {
        guard let limit, limit > 0, lines.count > limit else { return (lines, 0) }
        var kept = Array(lines.prefix(limit))
        let missing = lines.dropFirst(limit).reduce(0) { $0 + $1.width }
        guard var last = kept.popLast() else { return (lines, 0) }
        let room = (width.map { $0 / scale + 0.01 } ?? .infinity) - self.width("…")
        var advance = 0.0
        let rest = lines.dropFirst(limit - 1).map(\.whole).joined()
        let text = rest.prefix { character in
            advance += self.width(String(character))
            return advance <= room
        }
        last.text = String(text.trimmingEnd) + "…"
        last.width = min(self.width(last.text), max(0, room) + self.width("…")) * scale
        return (kept + [last], missing)
    }
}

extension Substring {
    /// Without the blanks at its end.
    var trimmingEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
