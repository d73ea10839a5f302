/// Writes nodes as HTML: the only place where text becomes markup.
public enum HTMLRenderer {
    /// The markup, without a blank that the nodes do not have.
    public static func render(_ node: HTMLNode) -> String {
        var output: [UInt8] = []
        write(node, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The markup's bytes.
    package static func bytes(_ node: HTMLNode) -> [UInt8] {
        var output: [UInt8] = []
        write(node, to: &output)
        return output
    }

    private static func write(_ node: HTMLNode, to output: inout [UInt8]) {
        switch node {
        case .text(let text): HTMLEscaping.appendText(text, to: &output)
        case .fragment(let nodes):
            for node in nodes { write(node, to: &output) }
        case .element(let tag, let attributes, let children):
            writeStart(tag, attributes, to: &output)
            if tag.isVoid { return }
            for child in children { write(child, to: &output) }
            output.append(0x3C)
            output.append(0x2F)
            output += tag.rawValue.utf8
            output.append(0x3E)
        }
    }

    private static func writeStart(_ tag: HTMLTag, _ attributes: [HTMLAttribute], to output: inout [UInt8]) {
        output.append(0x3C)
        output += tag.rawValue.utf8
        for attribute in attributes {
            output.append(0x20)
            output += attribute.name.utf8
            guard let value = attribute.value else { continue }
            output += "=\"".utf8
            HTMLEscaping.appendAttribute(value, to: &output)
            output.append(0x22)
        }
        output.append(0x3E)
    }

    // MARK: Reading

    /// The markup with one element a line, for tests and for people.
    public static func renderFormatted(_ node: HTMLNode) -> String {
        var lines: [String] = []
        format(node, depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private static func format(_ node: HTMLNode, depth: Int, into lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        switch node {
        case .text, .fragment([]): lines.append(indent + render(node))
        case .fragment(let nodes):
            for node in nodes { format(node, depth: depth, into: &lines) }
        case .element(let tag, let attributes, let children):
            let isInline = children.allSatisfy { if case .text = $0 { true } else { false } }
            if isInline { return lines.append(indent + render(node)) }
            lines.append(indent + render(.element(tag, attributes, [])).dropLast(tag.rawValue.utf8.count + 3))
            for child in children where child != .nothing { format(child, depth: depth + 1, into: &lines) }
            lines.append(indent + "</\(tag.rawValue)>")
        }
    }
}

/// The escapes of HTML, which are never mixed.
enum HTMLEscaping {
    /// Text between tags: `&`, `<` and `>`.
    static func appendText(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            // NUL cannot stand in HTML, not even as a reference.
            case 0x00: output += "\u{FFFD}".utf8
            default: output.append(byte)
            }
        }
    }

    /// A value between double quotes: the same, both quotes, and line breaks, which a parser would change.
    static func appendAttribute(_ text: String, to output: inout [UInt8]) {
        // Most values need no escape, and those of drawings are long.
        if !text.utf8.contains(where: isEscapedInAttributes) {
            output += text.utf8
            return
        }
        for byte in text.utf8 {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            case 0x22: output += "&quot;".utf8
            case 0x27: output += "&#39;".utf8
            case 0x0A: output += "&#10;".utf8
            case 0x0D: output += "&#13;".utf8
            case 0x00: output += "\u{FFFD}".utf8
            default: output.append(byte)
            }
        }
    }

    private static func isEscapedInAttributes(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x0A, 0x0D, 0x00: true
        default: false
        }
    }

    /// A style sheet, which is raw text and ends at the first end tag; within one, the escaped slash is the same slash.
    static func appendStyleSheet(_ text: String, to output: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if previous == 0x3C, byte == 0x2F { output.append(0x5C) }
            output.append(byte)
            previous = byte
        }
    }
}
