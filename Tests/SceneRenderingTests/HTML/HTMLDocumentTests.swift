import SceneRendering
import Testing

@Suite struct HTMLDocumentTests {
    @Test func escapesWhateverStandsAroundTheBody() {
        var document = HTMLDocument(title: "</title><script>")
        document.language = "\"en"
        document.metadata = [("name", "\"><b>")]
        document.modules = ["/a.js?\"b"]
        document.styleSheets = ["/a.css?\"b"]
        document.styles = [.init(id: "s\"", "a::before { content: \"</style><script>\" }")]
        document.bodyAttributes = [.title("\">")]
        document.body = [.text("</body>")]
        let page = String(decoding: document.bytes(), as: UTF8.self)
        #expect(page.hasPrefix("<!doctype html>\n<html lang=\"&quot;en\"><head><meta charset=\"utf-8\">"))
        #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
        #expect(page.contains("content=\"&quot;&gt;&lt;b&gt;\""))
        #expect(page.contains("src=\"/a.js?&quot;b\"></script>") && page.contains("href=\"/a.css?&quot;b\""))
        #expect(page.contains("<style id=\"s&quot;\">a::before { content: \"<\\/style><script>\" }</style>"))
        #expect(page.hasSuffix("<body title=\"&quot;&gt;\">&lt;/body&gt;</body></html>\n"))
    }
}
