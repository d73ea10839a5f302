/// Why a scalar could not be read as its kind.
struct ScalarError {
    /// What is wrong, without the key and without a full stop.
    let message: String
    /// The misspelt name, when the text looks like one.
    let nameCandidate: String?

    init(_ message: String, nameCandidate: String? = nil) {
        self.message = message
        self.nameCandidate = nameCandidate
    }
}

/// What became of a scalar.
///
/// Not a `Result`, of which the first one makes the runtime look through all conformances for that of its error: 0.12 ms
/// of every small command.
enum ScalarReading<Value> {
    case success(Value)
    case failure(ScalarError)

    /// The value; nil where the text is none.
    var value: Value? { if case .success(let value) = self { value } else { nil } }

    func map<Other>(_ transform: (Value) -> Other) -> ScalarReading<Other> {
        switch self {
        case .success(let value): .success(transform(value))
        case .failure(let error): .failure(error)
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// The bytes without blanks at both ends.
    var trimmed: Self {
        var result = self
        while result.first == 0x20 { result = result.dropFirst() }
        while result.last == 0x20 { result = result.dropLast() }
        return result
    }
}

extension Double {
    /// A decimal number as people write it: digits, one point, a sign; no exponent, no `inf`, no `0x`.
    init?(ascii bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var rest = bytes
        var sign = 1.0
        if rest.first == 0x2D || rest.first == 0x2B {
            sign = rest.first == 0x2D ? -1 : 1
            rest = rest.dropFirst()
        }
        var mantissa = 0.0
        var scale = 1.0
        var digits = 0
        var seenPoint = false
        for byte in rest {
            if byte == 0x2E, !seenPoint {
                seenPoint = true
            } else if (0x30...0x39).contains(byte), digits < 17 {
                mantissa = mantissa * 10 + Double(byte - 0x30)
                if seenPoint { scale *= 10 }
                digits += 1
            } else {
                return nil
            }
        }
        guard digits > 0, rest.last != 0x2E else { return nil }
        self = sign * mantissa / scale
    }
}
