/// Files as one archive in the ZIP format, as they are and not compressed.
///
/// No library that the package can use writes archives, and without compression the format is two records a file
/// (https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.9.TXT, sections 4.3.7, 4.3.12 and 4.3.16).
package enum ZipArchive {
    /// The archive's bytes; equal files give equal bytes.
    package static func bytes(of files: [ExportedFile]) -> [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let (name, content) = (Array(file.path.utf8), file.bytes)
            // Version 2.0, names in UTF-8, stored, the first day of the format's calendar.
            let fields: [UInt8] =
                number(20, 2) + number(0x0800, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
                + number(checksum(content), 4) + number(UInt32(content.count), 4) + number(UInt32(content.count), 4)
                + number(UInt32(name.count), 2) + number(0, 2)
            let start = UInt32(archive.count)
            archive += number(0x0403_4B50, 4) + fields + name + content
            // No comment, the first disk, no attributes.
            directory += number(0x0201_4B50, 4) + number(20, 2) + fields + number(0, 10) + number(start, 4) + name
        }
        let end: [UInt8] =
            number(0x0605_4B50, 4) + number(0, 4) + number(UInt32(files.count), 2) + number(UInt32(files.count), 2)
            + number(UInt32(directory.count), 4) + number(UInt32(archive.count), 4) + number(0, 2)
        return archive + directory + end
    }

    /// A number in little-endian order.
    private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) : 0 }
    }

    /// CRC-32 (ISO 3309).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
