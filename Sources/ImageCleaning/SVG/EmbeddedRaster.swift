import Foundation

/// A picture of pixels that stands in a drawing as text.
enum EmbeddedRaster {
    /// The same address with the clean picture; nil when it is none.
    static func clean(_ address: String) -> String? {
        guard address.lowercased().hasPrefix("data:"), let comma = address.firstIndex(of: ",") else { return nil }
        let head = address[..<comma].dropFirst(5).lowercased()
        let content = String(address[address.index(after: comma)...])
        guard head.hasSuffix(";base64"), let data = Data(base64Encoded: content),
            let format = RasterFormat.allCases.first(where: { head == $0.mediaType + ";base64" }),
            let image = try? RasterImage.clean(Array(data), as: format)
        else { return nil }
        return "data:\(format.mediaType);base64," + Data(image.bytes).base64EncodedString()
    }
}
