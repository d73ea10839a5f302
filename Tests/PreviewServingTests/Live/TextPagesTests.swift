import Testing

@testable import PreviewServing

/// Plain texts as pages of lines.
@Suite struct TextPagesTests {
    private func lines(_ text: String) -> [String] { TextPages(Array(text.utf8)).pages.flatMap(\.self) }

    @Test(arguments: [
        ("", [""]), ("one\r\ntwo\rthree\n", ["one", "two", "three"]), ("\u{FEFF}a\n\nb", ["a", "", "b"]),
        ("a\tb", ["a   b"]), ("bell\u{7}\u{202E}", ["bell\u{FFFD}\u{FFFD}"]),
        ("e" + String(repeating: "\u{301}", count: 100), ["\u{FFFD}"]),
    ])
    func dividesATextIntoLines(text: String, expected: [String]) {
        #expect(lines(text) == expected)
    }

    @Test func showsBytesThatAreNoTextAsReplacements() {
        #expect(TextPages([0x61, 0xFF, 0x00, 0x62]).pages == [["a\u{FFFD}\u{FFFD}b"]])
    }

    @Test func wrapsBetweenWordsAndBreaksWhatIsTooLong() {
        let columns = TextPages.columns
        let word = String(repeating: "a", count: columns - 4)
        #expect(lines(word + " next") == [word + " ", "next"])
        #expect(lines(word + "aaaa next") == [word + "aaaa", "next"])
        #expect(lines(String(repeating: "b", count: columns + 1)) == [String(repeating: "b", count: columns), "b"])
        let wide = String(repeating: "课", count: columns / 2)
        #expect(lines(wide + "课") == [wide, "课"])
    }

    @Test func saysThatALongTextGoesOn() throws {
        let whole = TextPages(Array(String(repeating: "a\n", count: TextPages.maxPages * TextPages.rows).utf8))
        #expect(whole.pages.count == TextPages.maxPages)
        #expect(whole.pages.last?.last == "a")
        let tooManyLines = "a\n" + String(repeating: "a\n", count: TextPages.maxPages * TextPages.rows)
        for long in [tooManyLines, String(repeating: "a", count: TextPages.maxBytes + 1)] {
            let pages = TextPages(Array(long.utf8)).pages
            #expect(pages.count == TextPages.maxPages)
            #expect(pages.last?.count == TextPages.rows)
            #expect(pages.last?.last?.contains("The text goes on") == true)
        }
    }
}
