import Foundation

/// The smallest pictures that there are of each format, 3 pixels wide and 2 high.
package enum Rasters {
    package static func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

    /// A grey PNG with `extra` before its pixels; it claims 256 times `wide` and `tall` beyond its size.
    package static func png(
        width: UInt8 = 3, height: UInt8 = 2, extra: [UInt8] = [], tall: UInt8 = 0, wide: UInt8 = 0
    ) -> [UInt8] {
        // Two rows of a filter byte and pixels, stored and not compressed.
        let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]
        let (low, high) = rows.reduce((1, 0)) { sum, byte in
            let low = (sum.0 + Int(byte)) % 65521
            return (low, (sum.1 + low) % 65521)
        }
        let stream =
            [0x78, 0x01, 1, 8, 0, 0xF7, 0xFF] + rows
            + [UInt8(high >> 8), UInt8(high & 255), UInt8(low >> 8), UInt8(low & 255)]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", [0, 0, wide, width, 0, 0, tall, height, 8, 0, 0, 0, 0]) + extra + chunk("IDAT", stream)
            + chunk("IEND", [])
    }

    /// A chunk of a PNG with its sum.
    package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = name.utf8 + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
        }
        func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        return big(UInt32(content.count)) + body + big(sum ^ 0xFFFF_FFFF)
    }

    /// A GIF of one colour; `extra` stands behind its picture.
    package static func gif(width: UInt8 = 3, height: UInt8 = 2, extra: [UInt8] = []) -> [UInt8] {
        "GIF89a".utf8 + [width, 0, height, 0, 0, 0, 0]
            + [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0x80, 0, 0, 0, 90, 90, 90, 2, 2, 0x44, 1, 0] + extra + [0x3B]
    }

    /// A JPEG's markers; its pixels mean nothing.
    package static func jpeg(width: UInt8 = 3, height: UInt8 = 2, extra: [UInt8] = []) -> [UInt8] {
        [0xFF, 0xD8] + extra + [0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
            + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + [0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56] + [0xFF, 0xD9]
    }

    /// A WebP's chunks, with `extra` behind pixels that mean nothing.
    package static func webp(width: UInt8 = 3, height: UInt8 = 2, extra: [UInt8] = []) -> [UInt8] {
        let pixels: [UInt8] = [0x10, 0, 0, 0x9D, 0x01, 0x2A, width, 0, height, 0]
        let body = "VP8 ".utf8 + [UInt8(pixels.count), 0, 0, 0] + pixels + extra
        return "RIFF".utf8 + [UInt8(body.count + 4), 0, 0, 0] + "WEBP".utf8 + body
    }
}
