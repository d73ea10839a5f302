/// Graphics Interchange Format: a screen, and blocks that consist of short parts.
enum GIFImage {
    static func clean(_ bytes: [UInt8]) throws(ImageProblem) -> CleanImage {
        var reader = ByteReader(bytes, from: 6)
        let size = CleanImage.Size(width: Double(try reader.little(2)), height: Double(try reader.little(2)))
        let flags = try reader.byte()
        _ = try reader.take(2)
        _ = try reader.take(paletteSize(flags))
        var output = Array(bytes[..<reader.position])
        var pictures = 0
        loop: while true {
            let start = reader.position
            switch try reader.byte() {
            case 0x3B: break loop
            case 0x2C:
                _ = try reader.take(8)
                _ = try reader.take(paletteSize(try reader.byte()))
                _ = try reader.byte()
                try skipParts(&reader)
                if pictures == 0 { output += bytes[start..<reader.position] }
                pictures += 1
            case 0x21:
                let label = try reader.byte()
                try skipParts(&reader)
                // How the first picture is transparent; no comments, no texts, nothing of applications.
                if label == 0xF9, pictures == 0 { output += bytes[start..<reader.position] }
            default: throw .damaged
            }
        }
        guard pictures > 0 else { throw .truncated }
        return CleanImage(
            bytes: output + [0x3B], size: size, remarks: pictures > 1 ? [ImageRemark(.animation)] : [])
    }

    private static func paletteSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func skipParts(_ reader: inout ByteReader) throws(ImageProblem) {
        while true {
            let length = Int(try reader.byte())
            if length == 0 { return }
            _ = try reader.take(length)
        }
    }
}
