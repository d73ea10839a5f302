import Testing

@Suite struct TextLinesTests {
    @Test(arguments: [
        ("aaaa bbbb", "aaaa</div> <div"), ("一二三四五六", "一二三四五</div><div"), ("aaaa-bbbb", "aaaa-</div><div"),
        ("\"aaaa\\nbbbb\"", "aaaa</div> <div"),
    ])
    func keepsWordsApartForWhoeverDoesNotSeeTheLines(_ text: String, _ markup: String) throws {
        #expect(try Laid("text: { value: \(text), size: 10 }", 26, 50).markup.contains(markup))
    }
}
