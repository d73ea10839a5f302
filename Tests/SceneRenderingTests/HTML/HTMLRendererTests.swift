import SceneRendering
import Testing

@Suite struct HTMLRendererTests {
    @Test(arguments: [
        ("a & b < c > d", "a &amp; b &lt; c &gt; d"), ("\"it's\"", "\"it's\""),
        ("</p><script>", "&lt;/p&gt;&lt;script&gt;"),
        ("one\ntwo\r", "one\ntwo\r"), ("\0", "\u{FFFD}"), ("测试 😀", "测试 😀"), ("&amp;", "&amp;amp;"),
    ])
    func escapesText(text: String, expected: String) {
        #expect(HTMLRenderer.render(.text(text)) == expected)
    }

    @Test(arguments: [
        ("\"><script>", "&quot;&gt;&lt;script&gt;"), ("it's", "it&#39;s"), ("one\ntwo\r", "one&#10;two&#13;"),
        ("a & b", "a &amp; b"), ("\0", "\u{FFFD}"), ("", ""),
    ])
    func escapesAttributes(text: String, expected: String) {
        #expect(HTMLRenderer.render(.element(.p, .title(text))) == "<p title=\"\(expected)\"></p>")
    }

    @Test func writesVoidElementsWithoutAnEndAndAttributesWithoutAValueAlone() {
        let node = HTMLNode.fragment([.element(.input, .type("text"), .required), .element(.hr), .nothing])
        #expect(HTMLRenderer.render(node) == "<input type=\"text\" required><hr>")
    }

    @Test func leavesOutAttributesThatAreNil() {
        #expect(HTMLRenderer.render(.element(.p, nil, .hidden, text: "x")) == "<p hidden>x</p>")
    }

    @Test func writesOneElementALineForPeople() {
        let node = HTMLNode.element(.ul, children: [.element(.li, text: "a"), .fragment([.element(.li, text: "b")])])
        #expect(HTMLRenderer.renderFormatted(node) == "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>")
    }
}
