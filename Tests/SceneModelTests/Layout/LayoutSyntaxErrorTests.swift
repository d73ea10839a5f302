import SceneModel
import Testing

struct LayoutSyntaxErrorTests {
    struct Wrong: Sendable, CustomTestStringConvertible {
        var text: String
        var reason: LayoutSyntaxError.Reason
        /// The part of the text that is marked.
        var marked: String
        var message: String
        var hint: String?
        /// The text after the replacement, when there is one.
        var mended: String?

        init(
            _ text: String, _ reason: LayoutSyntaxError.Reason, at marked: String, _ message: String,
            hint: String? = nil, mended: String? = nil
        ) {
            self.text = text
            self.reason = reason
            self.marked = marked
            self.message = message
            self.hint = hint
            self.mended = mended
        }

        var testDescription: String { text }
    }

    @Test(arguments: [
        Wrong("", .empty, at: "", "the expression is empty"),
        Wrong("  ", .empty, at: "  ", "the expression is empty"),
        Wrong("?", .unexpectedCharacter, at: "?", "'?' starts neither a length nor an id"),
        Wrong("1.2.3", .malformedNumber, at: "1.2.3", "'1.2.3' is not a number"),
        Wrong("2 + .", .malformedNumber, at: ".", "'.' is not a number"),
        Wrong("1000001", .numberTooLarge, at: "1000001", "the number is too large for a layout"),
        Wrong(
            "99999999999999999999999s", .numberTooLarge, at: "99999999999999999999999",
            "the number is too large for a layout"),
        Wrong("12px", .unknownUnit, at: "px", "unknown unit 'px'", hint: "did you mean '12'?", mended: "12"),
        Wrong(
            "a.top + 12S", .unknownUnit, at: "S", "unknown unit 'S'", hint: "did you mean '12s'?", mended: "a.top + 12s"
        ),
        Wrong("1e3", .unknownUnit, at: "e", "unknown unit 'e'"),
        Wrong("50%s", .unknownUnit, at: "%s", "unknown unit '%s'"),
        Wrong("board + 2", .missingEdge, at: "board", "'board' does not say which edge is meant"),
        Wrong("board. + 2", .missingEdge, at: "board.", "no edge follows 'board.'"),
        Wrong(
            "2 + bottom", .missingEdge, at: "bottom", "'bottom' does not say which edge is meant",
            hint: "did you mean 'scene.bottom'?", mended: "2 + scene.bottom"),
        Wrong(
            "auto", .missingEdge, at: "auto", "'auto' is no length and no edge",
            hint: "leave the property out to have it follow from the others"),
        Wrong(
            "黑板.botom - 2", .unknownEdge, at: "botom", "unknown edge 'botom' of '黑板'",
            hint: "did you mean 'bottom'?", mended: "黑板.bottom - 2"),
        Wrong(
            "board.trailing", .unknownEdge, at: "trailing", "unknown edge 'trailing' of 'board'",
            hint: "did you mean 'right'?", mended: "board.right"),
        Wrong("board.zzz", .unknownEdge, at: "zzz", "unknown edge 'zzz' of 'board'"),
        Wrong("board.top else", .missingTerm, at: "else", "nothing follows 'else'"),
        Wrong("board.top elsewhere.top", .missingOperator, at: "e", "'e' follows a complete term"),
        Wrong("board.top 2", .missingOperator, at: "2", "'2' follows a complete term"),
        Wrong("12 stage.top", .missingOperator, at: "s", "'s' follows a complete term"),
        Wrong(
            "12 s", .missingOperator, at: "s", "the unit 's' is apart from its number",
            hint: "write the unit without a space, as in 12s"),
        Wrong(
            "board.width * 2", .unsupportedOperator, at: "*", "'*' cannot be used in a layout",
            hint: "a share of the parent is written as 50%"),
        Wrong(
            "board.top - - 2", .doubledOperator, at: "- ", "two operators follow each other",
            hint: "remove one of them", mended: "board.top -  2"),
        Wrong("board.top - ", .missingTerm, at: "-", "nothing follows the operator"),
        Wrong("-", .missingTerm, at: "-", "nothing follows the operator"),
        Wrong(
            "a.left + b.right", .secondPosition, at: "b.right", "'b.right' is a second position after 'a.left'",
            hint: "a distance is written as b.width"),
        Wrong(
            "10 - b.top", .negatedPosition, at: "b.top", "'b.top' is a position and cannot be taken away",
            hint: "a distance is written as b.height"),
        Wrong(
            "黑板.right − 12", .unexpectedCharacter, at: "−", "'−' only looks like '-'", hint: "write '-'",
            mended: "黑板.right - 12"),
        Wrong(
            "board.top\u{3000}+ 2", .unexpectedCharacter, at: "\u{3000}", "a special space stands here",
            hint: "write an ordinary space", mended: "board.top + 2"),
        Wrong(
            "board．top", .unexpectedCharacter, at: "．", "'．' only looks like '.'", hint: "write '.'",
            mended: "board.top"),
        Wrong("−1.5", .unexpectedCharacter, at: "−", "'−' only looks like '-'", hint: "write '-'", mended: "-1.5"),
    ])
    func marksWhatIsWrongAndSaysWhatWasExpected(wrong: Wrong) throws {
        guard case .failure(let error) = LayoutExpression.parse(wrong.text) else {
            Issue.record("was read without an error")
            return
        }
        let scalars = Array(wrong.text.unicodeScalars)
        let range = error.span.offset..<error.span.offset + error.span.length
        try #require(range.upperBound <= scalars.count)
        #expect(error.reason == wrong.reason)
        #expect(String(String.UnicodeScalarView(scalars[range])) == wrong.marked.prefix(range.count))
        #expect(error.message == wrong.message)
        #expect(error.hint == wrong.hint)
        #expect(!error.expected.isEmpty)
        let mended = error.replacement.map { replacement in
            var text = scalars
            text.replaceSubrange(range, with: replacement.unicodeScalars)
            return String(String.UnicodeScalarView(text))
        }
        #expect(mended == wrong.mended)
    }

    @Test(
        arguments: [
            (.right, "board.Wottom", nil), (.right, "board.wdth", "board.width"),
            (.top, "board.Wottom", "board.bottom"),
            (.left, "bottom", nil), (.left, "x", "scene.left"), (.top, "x", nil), (.width, "board.bottom2", nil),
            (.width, "right", nil), (.width, "board.right2", nil), (.height, "height", "scene.height"),
            (.width, "w + 2", "scene.width + 2"), (.height, "board.widht", "board.width"),
        ] as [(LayoutEdge, String, String?)])
    func suggestsOnlyEdgesThatThePropertyTakes(_ property: LayoutEdge, _ text: String, _ mended: String?) {
        guard case .failure(let error) = LayoutExpression.parse(text, for: property) else {
            Issue.record("was read without an error")
            return
        }
        let scalars = Array(text.unicodeScalars)
        let after = error.replacement.map { replacement in
            var text = scalars
            text.replaceSubrange(
                error.span.offset..<error.span.offset + error.span.length, with: replacement.unicodeScalars)
            return String(String.UnicodeScalarView(text))
        }
        #expect(after == mended)
        #expect((error.hint == nil) == (mended == nil))
    }

    @Test func refusesMoreTermsThanItKeeps() throws {
        let most = Array(repeating: "a.width", count: 64).joined(separator: "+")
        #expect(try LayoutExpression.parse(most).get().lengths.count == 64)
        guard case .failure(let error) = LayoutExpression.parse(most + " + 1") else {
            Issue.record("was read without an error")
            return
        }
        #expect(error.reason == .tooManyTerms)
        #expect(error.span == LayoutSpan(offset: most.utf8.count + 3, length: 1))
    }

    @Test(arguments: [[0xFF], [0x31, 0xC0, 0x80], [0x61, 0x2E, 0x74, 0x6F, 0x70, 0xE4, 0xB8], [0x00]] as [[UInt8]])
    func survivesBytesThatAreNoText(bytes: [UInt8]) {
        #expect(throws: LayoutSyntaxError.self) { try LayoutExpression.parse(utf8: bytes.span).get() }
    }

    @Test func keepsMessagesShort() {
        guard case .failure(let error) = LayoutExpression.parse(String(repeating: "é", count: 100_000)) else {
            Issue.record("was read without an error")
            return
        }
        #expect(error.message.unicodeScalars.count < 100)
        #expect(error.span.length == 100_000)
    }
}
