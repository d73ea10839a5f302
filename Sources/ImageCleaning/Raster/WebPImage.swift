/// WebP: a RIFF file, whose chunks have even lengths.
enum WebPImage {
    private struct Chunk {
        let name: String
        let content: ArraySlice<UInt8>
    }

    static func clean(_ bytes: [UInt8]) throws(ImageProblem) -> CleanImage {
        var reader = ByteReader(bytes, from: 4)
        let length = try reader.little(4)
        guard length + 8 <= bytes.count else { throw .truncated }
        var chunks = try Self.chunks(in: bytes[12..<max(12, length + 8)])
        let isAnimated = chunks.contains { $0.name == "ANMF" }
        if isAnimated { chunks = try firstPicture(of: chunks) }
        guard let pixels = chunks.first(where: { ["VP8 ", "VP8L"].contains($0.name) }) else { throw .truncated }
        let alpha = pixels.name == "VP8 " ? chunks.first { $0.name == "ALPH" } : nil
        let profile = chunks.first { $0.name == "ICCP" }
        let size = try Self.size(of: pixels)
        guard size.width > 0, size.height > 0 else { throw .empty }

        var kept: [Chunk] = []
        if alpha != nil || profile != nil {
            let hasAlpha = alpha != nil || pixels.name == "VP8L"
            let flags: UInt8 = (profile == nil ? 0 : 0x20) | (hasAlpha ? 0x10 : 0)
            let head = [flags, 0, 0, 0] + little(Int(size.width) - 1, 3) + little(Int(size.height) - 1, 3)
            kept.append(Chunk(name: "VP8X", content: head[...]))
        }
        kept += [profile, alpha, pixels].compactMap { $0 }
        var body: [UInt8] = []
        for chunk in kept {
            body += Array(chunk.name.utf8) + little(chunk.content.count, 4) + chunk.content
            if chunk.content.count & 1 == 1 { body.append(0) }
        }
        return CleanImage(
            bytes: Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body, size: size,
            remarks: isAnimated ? [ImageRemark(.animation)] : [])
    }

    private static func chunks(in part: ArraySlice<UInt8>) throws(ImageProblem) -> [Chunk] {
        var reader = ByteReader(Array(part))
        var chunks: [Chunk] = []
        while !reader.isAtEnd {
            let name = String(decoding: try reader.take(4), as: UTF8.self)
            let length = try reader.little(4)
            chunks.append(Chunk(name: name, content: try reader.take(length)))
            if length & 1 == 1, !reader.isAtEnd { _ = try reader.byte() }
        }
        return chunks
    }

    private static func firstPicture(of chunks: [Chunk]) throws(ImageProblem) -> [Chunk] {
        guard let frame = chunks.first(where: { $0.name == "ANMF" }), frame.content.count > 16 else { throw .damaged }
        return try Self.chunks(in: frame.content.dropFirst(16)) + chunks.filter { $0.name == "ICCP" }
    }

    private static func size(of pixels: Chunk) throws(ImageProblem) -> CleanImage.Size {
        var reader = ByteReader(Array(pixels.content))
        if pixels.name == "VP8L" {
            guard try reader.byte() == 0x2F else { throw .damaged }
            let bits = try reader.little(4)
            return .init(width: Double(bits & 0x3FFF) + 1, height: Double(bits >> 14 & 0x3FFF) + 1)
        }
        _ = try reader.take(3)
        guard Array(try reader.take(3)) == [0x9D, 0x01, 0x2A] else { throw .damaged }
        let width = try reader.little(2) & 0x3FFF
        return .init(width: Double(width), height: Double(try reader.little(2) & 0x3FFF))
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
