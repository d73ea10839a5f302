import CExpat

/// Reads a drawing with expat, and keeps what may be shown.
final class SVGParser {
    private let parser: XML_Parser
    private var tree = SVGTree()
    private var failure: ImageProblem?
    /// The open elements that are kept.
    private var path: [Int] = []
    /// How many elements are open inside of one that is left out, itself included.
    private var skipped = 0
    private var hasRoot = false
    /// The text of the innermost element so far.
    private var text = ""

    // Stands between a namespace and a name; no address has it.
    private static let separator = UInt8(ascii: "\n")

    // Against names that are chosen to collide; expat would ask the system for another one with every drawing.
    private static let salt = UInt.random(in: 1...UInt.max)

    static func parse(_ bytes: [UInt8]) throws(ImageProblem) -> SVGTree {
        guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(separator)) else { throw .damaged }
        defer { XML_ParserFree(parser) }
        XML_SetHashSalt(parser, salt)
        let reader = SVGParser(parser)
        let status = bytes.withUnsafeBytes { buffer in
            // The reader outlives the call, and nobody calls back after it.
            XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
            reader.listen()
            return XML_Parse(
                parser, buffer.bindMemory(to: CChar.self).baseAddress, CInt(clamping: buffer.count), CInt(1))
        }
        if let failure = reader.failure { throw failure }
        guard status == XML_STATUS_OK else {
            let code = XML_GetErrorCode(parser)
            let offset = max(0, Int(XML_GetCurrentByteIndex(parser)))
            let words = XML_ErrorString(code).map { String(cString: $0) } ?? "an error"
            throw .malformed(words, offset: min(offset, bytes.count))
        }
        return reader.tree
    }

    private init(_ parser: XML_Parser) { self.parser = parser }

    // MARK: Listening

    private static func reader(_ data: UnsafeMutableRawPointer?) -> SVGParser? {
        data.map { Unmanaged<SVGParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private func listen() {
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name else { return }
                var list: [(String, String)] = []
                var next = attributes
                while let key = next?[0], let value = next?[1] {
                    list.append((String(cString: key), String(cString: value)))
                    next = next?.advanced(by: 2)
                }
                SVGParser.reader(data)?.open(String(cString: name), list)
            },
            { data, _ in SVGParser.reader(data)?.close() })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            guard let bytes, let reader = SVGParser.reader(data), reader.skipped == 0 else { return }
            let part = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            reader.text += String(decoding: part, as: UTF8.self)
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasInternalSubset in
            SVGParser.reader(data)?.meetDocumentType(declaring: hasInternalSubset != 0)
        }
        XML_SetProcessingInstructionHandler(parser) { data, target, content in
            guard let target, String(cString: target) == "xml-stylesheet", let reader = SVGParser.reader(data) else {
                return
            }
            reader.remark(.reference(content.map { String(cString: $0) } ?? "xml-stylesheet"))
        }
    }

    private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

    private func remark(_ kind: ImageRemark.Kind) { tree.remarks.append(ImageRemark(kind, at: offset)) }

    private func stop(_ problem: ImageProblem) {
        failure = failure ?? problem
        XML_StopParser(parser, XML_Bool(0))
    }

    private func meetDocumentType(declaring: Bool) {
        if declaring { stop(.entities(offset: offset)) } else { remark(.documentType) }
    }

    // MARK: Elements

    private func open(_ name: String, _ attributes: [(String, String)]) {
        // Who stops the parser may still hear the end of the element that it was in.
        guard failure == nil else { return }
        guard path.count + skipped < SVGImage.maxDepth else {
            return stop(.tooDeep(limit: SVGImage.maxDepth, offset: offset))
        }
        let (namespace, local) = Self.split(name)
        if !hasRoot {
            hasRoot = true
            guard local == "svg", namespace == nil || namespace == SVGVocabulary.namespace else {
                return stop(.root(local))
            }
        }
        guard skipped == 0 else {
            skipped += 1
            // What stands in something that is left out is left out with it, and hostile all the same.
            if let kind = SVGVocabulary.refusal(of: local, in: namespace) { remark(kind) }
            return
        }
        guard SVGVocabulary.isKept(local, in: namespace) else {
            if let kind = SVGVocabulary.refusal(of: local, in: namespace) { remark(kind) }
            skipped = 1
            return
        }
        flushText()
        let element = SVGTree.Element(name: local, attributes: kept(attributes, of: local), offset: offset)
        tree.elements.append(element)
        let index = tree.elements.count - 1
        if let parent = path.last { tree.elements[parent].content.append(.element(index)) }
        path.append(index)
    }

    private func close() {
        guard failure == nil else { return }
        guard skipped == 0 else {
            skipped -= 1
            return
        }
        flushText()
        _ = path.popLast()
    }

    private func flushText() {
        defer { text = "" }
        guard let index = path.last, !text.isEmpty else { return }
        let name = tree.elements[index].name
        guard SVGVocabulary.hasText(name) else { return }
        if name == "style" {
            if let reference = CSSReferences.first(in: text) {
                tree.remarks.append(ImageRemark(.reference(reference), at: tree.elements[index].offset))
                return
            }
            noteMotion(in: text, at: tree.elements[index].offset)
        }
        tree.elements[index].content.append(.text(text))
    }

    private func noteMotion(in style: String, at offset: Int) {
        guard !tree.isMovedByStyle, CSSReferences.moves(style) else { return }
        tree.isMovedByStyle = true
        tree.remarks.append(ImageRemark(.animation, at: offset))
    }

    // MARK: Attributes

    private func kept(_ attributes: [(String, String)], of element: String) -> [(name: String, value: String)] {
        var kept: [(name: String, value: String)] = []
        for (name, value) in attributes {
            let (namespace, local) = Self.split(name)
            switch namespace {
            case nil where Self.isEvent(local): remark(.event(attribute: local))
            case SVGVocabulary.linkNamespace where local != "href": continue
            case nil where local == "href" || local == "src", SVGVocabulary.linkNamespace:
                if let value = reference(value, of: element), !kept.contains(where: { $0.name == "href" }) {
                    kept.append(("href", value))
                }
            case nil:
                if let reference = CSSReferences.first(in: value, isWhole: local == "style") {
                    remark(.reference(reference))
                } else {
                    if local == "style" { noteMotion(in: value, at: offset) }
                    kept.append((local, value))
                }
            case SVGVocabulary.xmlNamespace where local == "space" || local == "lang":
                kept.append(("xml:" + local, value))
            default: continue
            }
        }
        return kept
    }

    /// An address that stays in the file, or a picture in the file itself; what is neither is remarked.
    private func reference(_ value: String, of element: String) -> String? {
        let address = value.withoutSpace
        if address.hasPrefix("#") { return address }
        if address.isEmpty { return nil }
        if element == "image" || element == "feImage", let embedded = EmbeddedRaster.clean(address) { return embedded }
        remark(
            address.lowercased().hasPrefix("javascript:")
                ? .script(element: element) : .reference(String(address.prefix(60))))
        return nil
    }

    /// Whether an attribute runs something: `onclick`, in whatever case.
    private static func isEvent(_ name: String) -> Bool {
        let bytes = name.utf8
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return false }
        return first | 0x20 == UInt8(ascii: "o") && second | 0x20 == UInt8(ascii: "n")
    }

    private static func split(_ name: String) -> (namespace: String?, local: String) {
        guard let end = name.utf8.lastIndex(of: separator) else { return (nil, name) }
        return (String(name[..<end]), String(name[name.utf8.index(after: end)...]))
    }
}
