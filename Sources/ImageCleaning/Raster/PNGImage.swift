/// Portable Network Graphics: a signature and chunks, each with a sum.
enum PNGImage {
    // Pixels, palette, transparency and what colours mean; no texts, no times, no second pictures.
    private static let kept: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs",
    ]

    static func clean(_ bytes: [UInt8]) throws(ImageProblem) -> CleanImage {
        var reader = ByteReader(bytes)
        var output = Array(try reader.take(8))
        var size: CleanImage.Size?
        var (hasPixels, isAnimated) = (false, false)
        while true {
            let start = reader.position
            let length = try reader.big(4)
            let name = String(decoding: try reader.take(4), as: UTF8.self)
            var content = ByteReader(bytes, from: reader.position)
            _ = try reader.take(length)
            let sum = try reader.big(4)
            guard sum == Int(checksum(bytes[(start + 4)..<(reader.position - 4)])) else { throw .damaged }
            if size == nil {
                guard name == "IHDR", length == 13 else { throw .damaged }
                size = .init(width: Double(try content.big(4)), height: Double(try content.big(4)))
            }
            if name == "acTL" { isAnimated = true }
            if name == "IDAT" { hasPixels = true }
            if kept.contains(name) { output += bytes[start..<reader.position] }
            if name == "IEND" { break }
        }
        guard hasPixels else { throw .truncated }
        return CleanImage(bytes: output, size: size, remarks: isAnimated ? [ImageRemark(.animation)] : [])
    }

    /// CRC-32 as PNG has it (ISO 3309).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        }
        return sum ^ 0xFFFF_FFFF
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
    }
}
