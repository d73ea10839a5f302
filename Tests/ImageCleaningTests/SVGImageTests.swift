import ImageCleaning
import TestSupport
import Testing

@Suite struct SVGImageTests {
    private static func clean(_ text: String) throws(ImageProblem) -> (text: String, remarks: [ImageRemark.Kind]) {
        let image = try SVGImage.clean(Array(text.utf8))
        return (String(decoding: image.bytes, as: UTF8.self), image.remarks.map(\.kind))
    }

    private static func drawing(_ content: String, _ attributes: String = "") -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"\
        \(attributes)>\(content)</svg>
        """
    }

    private static func shown(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\""
            + (content.isEmpty ? "/>" : ">\(content)</svg>")
    }

    @Test func keepsADrawing() throws {
        let content = """
            <defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>\
            <style>.a{fill:url(#g)}</style><path class="a" d="M1 1&#10;2 2" style="stroke:#000"/>\
            <text x="1">a &lt; b &amp; &quot;c&quot;<tspan>d</tspan></text><use href="#g"/>
            """
        let result = try Self.clean(Self.drawing(content))
        #expect(result.text == Self.shown(content))
        #expect(result.remarks == [])
    }

    @Test func givesADrawingItsNamespaceAndItsLinksTheNameOfToday() throws {
        #expect(try Self.clean("<svg viewBox='0 0 24 24'/>").text == Self.shown(""))
        #expect(try Self.clean(Self.drawing("<use xlink:href='#a'/>")).text == Self.shown("<use href=\"#a\"/>"))
    }

    @Test func leavesOutWithoutAWordWhatEditorsKeepForThemselves() throws {
        let result = try Self.clean(
            "<?xml version='1.0' standalone='no'?><!-- made with love --><svg xmlns='http://www.w3.org/2000/svg' "
                + "xmlns:i='http://inkscape.org' i:version='1' viewBox='0 0 24 24'><metadata><i:x/></metadata>"
                + "<i:view/><g i:label='Layer'>\n <path d='M1 1z'/>\n</g></svg>")
        #expect(result.text == Self.shown("<g><path d=\"M1 1z\"/></g>"))
        #expect(result.remarks == [])
    }

    @Test(arguments: [
        ("<script>alert(1)</script><path/>", ImageRemark.Kind.script(element: "script"), "<path/>"),
        ("<path onclick='x()'/>", .event(attribute: "onclick"), "<path/>"),
        ("<path OnLoad='x()'/>", .event(attribute: "OnLoad"), "<path/>"),
        ("<foreignObject><p>x</p></foreignObject>", .foreign(element: "foreignObject"), ""),
        ("<b xmlns='http://www.w3.org/1999/xhtml'>x</b>", .foreign(element: "b"), ""),
        ("<image href='https://a.b/c.png'/>", .reference("https://a.b/c.png"), "<image/>"),
        ("<image xlink:href='file:///etc/passwd'/>", .reference("file:///etc/passwd"), "<image/>"),
        ("<use href='other.svg#a'/>", .reference("other.svg#a"), "<use/>"),
        (
            "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>",
            .reference("data:image/svg+xml;base64,PHN2Zy8+"), "<image/>"
        ),
        ("<a href=' java\nscript:x()'><path/></a>", .script(element: "a"), "<a><path/></a>"),
        ("<path fill='url(//a.b/c#d)'/>", .reference("url(//a.b/c#d)"), "<path/>"),
        ("<path style='fill:URL( \"http://a\")'/>", .reference("url(http://a\")"), "<path/>"),
        ("<path style='fill:u\\72l(http://a)'/>", .reference("\\"), "<path/>"),
        ("<style>@import 'a.css';</style>", .reference("@import"), "<style/>"),
        ("<style>@im/**/port 'a.css'; a{b:url(c.png)}</style>", .reference("@import"), "<style/>"),
        ("<style>a{b:image-set('c.png' 1x)}</style>", .reference("image-set("), "<style/>"),
        ("<set attributeName='href' to='javascript:x()'/>", .animation, ""),
    ])
    func leavesOutWhatRunsFetchesOrMoves(content: String, kind: ImageRemark.Kind, rest: String) throws {
        let result = try Self.clean(Self.drawing(content))
        #expect(result.remarks == [kind])
        #expect(result.text == Self.shown(rest))
    }

    @Test func stopsWhatAStyleMoves() throws {
        let result = try Self.clean(Self.drawing("<style>path{animation:a 1s}</style>"))
        #expect(result.remarks == [.animation])
        #expect(result.text.contains("animation:none!important"))
    }

    @Test func keepsAPictureThatIsCleanItself() throws {
        let pixel = Rasters.base64(Rasters.gif())
        let result = try Self.clean(Self.drawing("<image href='data:image/gif;base64,\(pixel)'/>"))
        #expect(result.text == Self.shown("<image href=\"data:image/gif;base64,\(pixel)\"/>"))
        let broken = try Self.clean(Self.drawing("<image href='data:image/png;base64,\(pixel)'/>"))
        #expect(broken.text == Self.shown("<image/>"))
    }

    @Test func remarksADocumentTypeAndAStyleSheet() throws {
        let result = try Self.clean(
            "<?xml-stylesheet href='a.css'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/a.dtd'>"
                + Self.drawing(""))
        #expect(result.remarks == [.reference("href='a.css'"), .documentType])
        #expect(result.text == Self.shown(""))
    }

    @Test(arguments: [
        ("", ImageProblem.truncated),
        ("<svg><path></svg>", .malformed("mismatched tag", offset: 13)),
        ("<svg>\n<pa", .malformed("unclosed token", offset: 6)),
        ("<svg><g>", .malformed("no element found", offset: 8)),
        ("<svg a='1' a='2'/>", .malformed("duplicate attribute", offset: 11)),
        ("<svg><use xlink:href='#a'/></svg>", .malformed("unbound prefix", offset: 5)),
        ("\u{1F}not", .malformed("not well-formed (invalid token)", offset: 0)),
        ("<html/>", .root("html")),
        ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", .entities(offset: 14)),
        ("<svg>\(String(repeating: "<g>", count: 200))", .tooDeep(limit: 128, offset: 386)),
    ])
    func refusesWhatIsNoDrawing(text: String, problem: ImageProblem) {
        #expect(throws: problem) { try SVGImage.clean(Array(text.utf8)) }
    }

    @Test func refusesOtherEncodings() {
        #expect(throws: ImageProblem.encoding("gzip")) { try SVGImage.clean([0x1F, 0x8B, 8, 0]) }
        #expect(throws: ImageProblem.encoding("UTF-16")) { try SVGImage.clean([0xFF, 0xFE, 0x3C, 0]) }
    }

    @Test func refusesADrawingThatMultipliesItself() {
        let groups = (1...9).map { number in
            "<g id='g\(number)'>" + String(repeating: "<use href='#g\(number - 1)'/>", count: 10) + "</g>"
        }
        #expect(throws: ImageProblem.tooMany(limit: 100_000)) {
            try SVGImage.clean(Array(Self.drawing("<path id='g0'/>" + groups.joined()).utf8))
        }
        #expect(throws: Never.self) {
            _ = try SVGImage.clean(Array(Self.drawing("<path id='g0'/>" + groups.prefix(3).joined()).utf8))
            _ = try SVGImage.clean(Array(Self.drawing("<g id='a'><use href='#a'/></g>").utf8))
        }
    }

    @Test(arguments: [
        ("viewBox='0 0 24 12'", CleanImage.Size(width: 24, height: 12) as CleanImage.Size?, []),
        ("viewBox='0,0,24,12' width='100'", .init(width: 24, height: 12), []),
        ("width='24px' height='12'", .init(width: 24, height: 12), [ImageRemark.Kind.noViewBox]),
        ("width='100%'", nil, [.noViewBox]),
        ("viewBox='0 0 0 24'", nil, [.emptyViewBox]),
        ("viewBox='0 0 auto'", nil, [.emptyViewBox]),
    ])
    func tellsTheSize(attributes: String, size: CleanImage.Size?, remarks: [ImageRemark.Kind]) throws {
        let image = try SVGImage.clean(Array("<svg \(attributes)><path d='M1 1z'/></svg>".utf8))
        #expect(image.size == size)
        #expect(image.remarks.map(\.kind) == remarks)
    }

    @Test func scalesADrawingThatHasOnlyASize() throws {
        #expect(try Self.clean("<svg width='24' height='12'/>").text.contains("viewBox=\"0 0 24.0 12.0\""))
    }

    @Test func cleansWhatIsCleanToItself() throws {
        let first = try SVGImage.clean(Array(Self.drawing("<style>a{fill:#fff}</style><text> a\tb </text>").utf8))
        #expect(try SVGImage.clean(first.bytes).bytes == first.bytes)
    }
}
