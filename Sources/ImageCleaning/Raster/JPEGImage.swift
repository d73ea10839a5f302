/// JPEG: markers with segments, and pixels between some of them.
enum JPEGImage {
    static func clean(_ bytes: [UInt8]) throws(ImageProblem) -> CleanImage {
        var reader = ByteReader(bytes, from: 2)
        var output: [UInt8] = [0xFF, 0xD8]
        var size: CleanImage.Size?
        var hasPixels = false
        while true {
            let start = reader.position
            guard try reader.byte() == 0xFF else { throw .damaged }
            var marker = try reader.byte()
            while marker == 0xFF { marker = try reader.byte() }
            if marker == 0xD9 { break }
            guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else { throw .damaged }
            let length = try reader.big(2)
            guard length >= 2 else { throw .damaged }
            let segment = try reader.take(length - 2)
            if isFrame(marker) {
                var content = ByteReader(bytes, from: segment.startIndex + 1, to: segment.endIndex)
                let height = Double(try content.big(2))
                size = .init(width: Double(try content.big(2)), height: height)
            }
            if marker == 0xDA {
                guard size != nil else { throw .damaged }
                hasPixels = true
                try skipPixels(&reader)
            }
            if marker == 0xE1, let turn = orientation(segment) {
                output += turned(turn)
            } else if isKept(marker, segment) {
                output += bytes[start..<reader.position]
            }
        }
        guard hasPixels else { throw .truncated }
        return CleanImage(bytes: output + [0xFF, 0xD9], size: size)
    }

    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Of what applications add, that which says what colours mean.
    private static func isKept(_ marker: UInt8, _ segment: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xE0: segment.starts(with: "JFIF\0".utf8)
        case 0xE2: segment.starts(with: "ICC_PROFILE\0".utf8)
        case 0xEE: segment.starts(with: "Adobe".utf8)
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    private static func skipPixels(_ reader: inout ByteReader) throws(ImageProblem) {
        while true {
            guard try reader.byte() == 0xFF else { continue }
            var next = try reader.byte()
            while next == 0xFF { next = try reader.byte() }
            if next != 0, !(0xD0...0xD7).contains(next) { break }
        }
        reader = ByteReader(reader.bytes, from: reader.position - 2)
    }

    // MARK: How the camera was held

    private static func orientation(_ segment: ArraySlice<UInt8>) -> UInt8? {
        guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
        let base = segment.startIndex + 6
        return try? orientation(in: ByteReader(Array(segment), from: 6), base: base - segment.startIndex)
    }

    private static func orientation(in header: ByteReader, base: Int) throws(ImageProblem) -> UInt8? {
        var reader = header
        let order = Array(try reader.take(2))
        guard order == [0x4D, 0x4D] || order == [0x49, 0x49] else { return nil }
        func number(_ reader: inout ByteReader, _ count: Int) throws(ImageProblem) -> Int {
            order[0] == 0x4D ? try reader.big(count) : try reader.little(count)
        }
        _ = try reader.take(2)
        var entries = ByteReader(reader.bytes, from: base + (try number(&reader, 4)))
        for _ in 0..<(try number(&entries, 2)) {
            let tag = try number(&entries, 2)
            _ = try entries.take(6)
            let value = try number(&entries, 2)
            _ = try entries.take(2)
            if tag == 0x0112 { return (2...8).contains(value) ? UInt8(value) : nil }
        }
        return nil
    }

    /// A segment that says nothing but how the picture is turned.
    private static func turned(_ orientation: UInt8) -> [UInt8] {
        let header = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let length = header.count + entry.count + 2
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + header + entry
    }
}
