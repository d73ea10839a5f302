/// Turns `%41` into `A`, exactly once.
enum PercentDecoding {
    /// Decodes the bytes of a path or of one part of a query.
    ///
    /// - Parameters:
    ///   - bytes: What stands between the separators of the URL.
    ///   - plusIsSpace: Whether `+` means a space, as it does in a query written by a form.
    /// - Returns: The text, or nil when an escape is cut off or not hexadecimal, when the result is not UTF-8, or when it
    ///   contains a control character.
    static func decode(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(value(ofHexDigit:)),
                    let low = rest.next().flatMap(value(ofHexDigit:))
                else { return nil }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                decoded.append(UInt8(ascii: " "))
            default:
                decoded.append(byte)
            }
        }
        guard !decoded.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return nil }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func value(ofHexDigit digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
