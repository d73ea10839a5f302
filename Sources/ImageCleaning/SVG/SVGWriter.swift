/// Writes a drawing: one namespace, no prologue, no comments, everything escaped.
struct SVGWriter {
    private let tree: SVGTree
    private var output: [UInt8] = []

    static func bytes(of tree: SVGTree) -> [UInt8] {
        var writer = SVGWriter(tree: tree)
        writer.write(0)
        return writer.output
    }

    private init(tree: SVGTree) { self.tree = tree }

    private mutating func write(_ index: Int) {
        let element = tree.elements[index]
        output += "<\(element.name)".utf8
        if index == 0 { output += " xmlns=\"\(SVGVocabulary.namespace)\"".utf8 }
        for (name, value) in element.attributes {
            output += " \(name)=\"".utf8
            escape(value)
            output.append(UInt8(ascii: "\""))
        }
        let stopsMotion = index == 0 && tree.isMovedByStyle
        guard !element.content.isEmpty || stopsMotion else {
            output += "/>".utf8
            return
        }
        output.append(UInt8(ascii: ">"))
        for part in element.content {
            switch part {
            case .element(let child): write(child)
            case .text(let text): escape(text)
            }
        }
        if stopsMotion { output += "<style>*{animation:none!important;transition:none!important}</style>".utf8 }
        output += "</\(element.name)>".utf8
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case 0x09, 0x0A, 0x0D: output += "&#\(byte);".utf8
            default: output.append(byte)
            }
        }
    }
}
