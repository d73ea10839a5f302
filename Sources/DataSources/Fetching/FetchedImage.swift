package import ImageCleaning

/// A picture that others sent, as pages may have it: a PNG, a JPEG or a WebP that stands still.
package struct FetchedImage: Hashable, Sendable {
    /// The most bytes of one picture.
    package static let maximumBytes = 2 << 20
    /// The most pixels of one picture: what it takes in memory has little to do with its bytes.
    package static let maximumPixels = 2_000_000

    /// What may be served, written anew.
    package let bytes: [UInt8]
    /// What the bytes are, by their signature and not by what the server says.
    package let format: RasterFormat
    /// How many pixels there are from left to right, as the file's own head says.
    package let width: Int
    /// How many pixels there are from top to bottom, as the file's own head says.
    package let height: Int

    /// Reads a picture.
    ///
    /// - Throws: Why it is not shown, as a clause.
    package init(_ sent: [UInt8]) throws(SourceFailure) {
        guard sent.count <= Self.maximumBytes else {
            throw SourceFailure("the picture has \(sent.count) bytes, and may have \(Self.maximumBytes)")
        }
        guard let format = RasterFormat(of: sent), format != .gif else {
            let found = RasterFormat(of: sent).map { "a \($0.rawValue)" } ?? "something else"
            throw SourceFailure("a picture from the network is a PNG, a JPEG or a WebP, and this is \(found)")
        }
        let image: CleanImage
        do {
            image = try RasterImage.clean(sent, as: format)
        } catch {
            throw SourceFailure("the picture cannot be read as a \(format.rawValue)")
        }
        guard !image.remarks.contains(where: { $0.kind == .animation }) else {
            throw SourceFailure("the picture moves, and is not shown for that")
        }
        guard let size = image.size, let width = Int(exactly: size.width), let height = Int(exactly: size.height) else {
            throw SourceFailure("the picture does not say how large it is")
        }
        let (pixels, isBeyond) = width.multipliedReportingOverflow(by: height)
        guard !isBeyond, pixels <= Self.maximumPixels else {
            throw SourceFailure("the picture has \(width) × \(height) pixels, and may have \(Self.maximumPixels)")
        }
        bytes = image.bytes
        self.format = format
        self.width = width
        self.height = height
    }
}
