import ConfigSchema
import Testing

@testable import SceneRendering

@Suite struct CSSValueTests {
    @Test(arguments: [
        (CSSValue.number(1.50), "1.5"), (.points(12), "12px"), (.fraction(0.4), "40%"),
        (.length(Length(12, .scaled)), "calc(12px*var(--s))"),
        (.length(Length(50, .percent)), "50%"), (.color(.white), "#ffffff"),
    ])
    func writesATypedValue(value: CSSValue, text: String) { #expect(value.text == text) }

    @Test(arguments: [
        ("icons/a b.svg", "\"icons/a b.svg\""), ("a\"b\\c", "\"a\\22 b\\5c c\""), ("</style>", "\"\\3c /style\\3e \""),
        ("a\nb", "\"a\\a b\""), ("é 测", "\"é 测\""), ("\u{7F}&", "\"\\7f \\26 \""),
    ])
    func quotesAnyTextAsAString(text: String, quoted: String) { #expect(CSSValue.quoted(text) == quoted) }
}
