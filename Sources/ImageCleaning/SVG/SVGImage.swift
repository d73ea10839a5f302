/// SVG files: read as XML, and written again without anything that runs or refers to elsewhere.
package enum SVGImage {
    /// How deep elements may stand in one another.
    package static let maxDepth = 128
    /// How many elements a drawing may have once references among them are followed.
    package static let maxElements = 100_000

    /// Reads a drawing, and writes it anew without anything that runs, fetches or moves.
    package static func clean(_ bytes: [UInt8]) throws(ImageProblem) -> CleanImage {
        if bytes.starts(with: [0x1F, 0x8B]) { throw .encoding("gzip") }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw .encoding("UTF-16") }
        if bytes.isEmpty { throw .truncated }
        var tree = try SVGParser.parse(bytes)
        guard let root = tree.elements.first else { throw .truncated }
        guard SVGWeight.isBearable(tree, limit: maxElements) else { throw .tooMany(limit: maxElements) }

        let box = root.attribute("viewBox").map(numbers)
        let width = root.attribute("width").flatMap(length)
        let height = root.attribute("height").flatMap(length)
        var size: CleanImage.Size?
        if let width, let height, width > 0, height > 0 { size = .init(width: width, height: height) }
        if let box {
            if box.count == 4, box[2] > 0, box[3] > 0 {
                size = .init(width: box[2], height: box[3])
            } else {
                tree.remarks.append(ImageRemark(.emptyViewBox, at: root.offset))
            }
        } else {
            tree.remarks.append(ImageRemark(.noViewBox, at: root.offset))
            if let size { tree.elements[0].attributes.append(("viewBox", "0 0 \(size.width) \(size.height)")) }
        }
        // Where something was left out, that may be all there was.
        if tree.remarks.isEmpty, !SVGInk.isThere(in: tree) { tree.remarks.append(ImageRemark(.blank, at: root.offset)) }
        let remarks = tree.remarks.sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }
        return CleanImage(drawing: tree, size: size, remarks: remarks)
    }

    private static func numbers(_ text: String) -> [Double] {
        text.utf8.split { $0 == UInt8(ascii: ",") || $0 == 0x20 || (0x09...0x0D).contains($0) }
            .compactMap { Double(Substring($0)) }
            .filter(\.isFinite)
    }

    /// A length in pixels; nil for one in another unit.
    private static func length(_ text: String) -> Double? {
        let text = text.hasSuffix("px") ? text.dropLast(2) : text[...]
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
