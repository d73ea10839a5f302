import ImageCleaning
import Testing

/// Whether a drawing shows anything.
@Suite struct SVGInkTests {
    private static func remarks(_ content: String, _ attributes: String) throws -> [ImageRemark.Kind] {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' \(attributes)>\(content)</svg>"
        return try SVGImage.clean(Array(text.utf8)).remarks.map(\.kind)
    }

    @Test(arguments: [
        ("", ""), ("<g><g/></g>", ""), ("<path/>", ""), ("<path d=''/>", ""), ("<path d='M1 1h9v9z'/>", "fill='none'"),
        ("<g fill='none'><path d='M1 1h9v9z'/></g>", ""),
        ("<path style='fill: none; stroke: none' d='M1 1h9v9z'/>", ""),
        ("<defs><path id='a' d='M1 1h9v9z'/></defs>", ""), ("<clipPath><path d='M1 1h9v9z'/></clipPath>", ""),
        ("<use href='#b'/>", ""), ("<g id='a'><use href='#a'/></g>", ""), ("<rect width='0' height='9'/>", ""),
        ("<circle cx='4'/>", ""), ("<text> </text>", ""), ("<title>A star</title>", ""),
        ("<path opacity='0' d='M1 1h9v9z'/>", ""), ("<path d='M1 1h9v9z'/>", "display='none'"),
    ])
    func remarksADrawingOfNothing(content: String, attributes: String) throws {
        #expect(try Self.remarks(content, attributes) == [.blank])
    }

    @Test func followsNoReferencesDeeperThanAStackIs() throws {
        let groups = (0..<40).map { number in
            let next = number == 0 ? "" : "<use href='#g\(number - 1)'/>"
            let (open, close) = (String(repeating: "<g>", count: 100), String(repeating: "</g>", count: 100))
            return "<g id='g\(number)'>\(open)\(next)\(close)</g>"
        }
        #expect(try Self.remarks(groups.joined() + "<use href='#g39'/>", "") == [])
    }

    @Test(arguments: [
        ("<path d='M1 1h9v9z'/>", ""), ("<path stroke='#000' d='M1 1h9'/>", "fill='none'"),
        ("<g stroke='currentColor'><line x2='9'/></g>", "fill='none'"),
        ("<path style='fill:red' d='M1 1h9v9z'/>", "fill='none'"),
        ("<style>.a{fill:red}</style><path class='a' d='M1 1h9v9z'/>", "fill='none'"),
        ("<style>rect{width:9px;height:9px}</style><rect/>", ""),
        ("<defs><path id='a' d='M1 1h9v9z'/></defs><use href='#a'/>", ""),
        ("<symbol id='a'><circle r='4'/></symbol><use href='#a'/>", ""), ("<rect width='100%' height='.5'/>", ""),
        ("<polygon points='1,1 9,1 9,9'/>", ""), ("<text>A</text>", ""), ("<text><tspan>A</tspan></text>", ""),
        ("<g filter='url(#a)'/>", ""),
    ])
    func saysNothingOfADrawing(content: String, attributes: String) throws {
        #expect(try Self.remarks(content, attributes) == [])
    }
}
