/// The formats of pictures that consist of pixels.
package enum RasterFormat: String, CaseIterable, Hashable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"

    /// The content type (RFC 6838).
    package var mediaType: String { "image/" + rawValue.lowercased() }

    /// The format that some bytes begin as; nil when none does.
    package init?(of bytes: [UInt8]) {
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: signature)
        }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else {
            return nil
        }
    }
}

/// Pictures that consist of pixels.
///
/// What stands around the pixels is looked at, and not the pixels. The clean form has neither texts nor a place where
/// the picture was taken, nor anything behind its end.
package enum RasterImage {
    /// Reads a picture, and writes it anew.
    package static func clean(_ bytes: [UInt8], as format: RasterFormat) throws(ImageProblem) -> CleanImage {
        let found = RasterFormat(of: bytes)
        guard found == format else { throw bytes.isEmpty ? .truncated : .format(found) }
        let image =
            switch format {
            case .png: try PNGImage.clean(bytes)
            case .jpeg: try JPEGImage.clean(bytes)
            case .gif: try GIFImage.clean(bytes)
            case .webp: try WebPImage.clean(bytes)
            }
        guard let size = image.size, size.width > 0, size.height > 0 else { throw .empty }
        return image
    }
}

/// Reads numbers and parts of a file in order, and fails at its end.
struct ByteReader {
    let bytes: [UInt8]
    private(set) var position: Int
    private let end: Int

    init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        position = start
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var isAtEnd: Bool { position >= end }

    mutating func take(_ count: Int) throws(ImageProblem) -> ArraySlice<UInt8> {
        guard count >= 0, count <= end - position else { throw .truncated }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func byte() throws(ImageProblem) -> UInt8 {
        guard position < end else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func big(_ count: Int) throws(ImageProblem) -> Int { try take(count).reduce(0) { $0 << 8 | Int($1) } }

    mutating func little(_ count: Int) throws(ImageProblem) -> Int {
        try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
