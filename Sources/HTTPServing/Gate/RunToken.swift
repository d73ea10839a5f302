/// A secret that lives as long as one run of the server: 256 random bits, written as 64 hexadecimal digits.
package struct RunToken: Sendable {
    /// The secret as it stands in a header, a cookie or a URL.
    package let text: String

    private init(text: String) {
        self.text = text
    }

    /// A new secret from the system's generator, which is cryptographically secure on every platform we build for.
    package static func random() -> RunToken {
        var generator = SystemRandomNumberGenerator()
        let words = (0..<4).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return RunToken(text: words.joined())
    }

    /// Whether a presented text is this secret.
    ///
    /// The time depends on neither text's content: all bytes of the secret are compared whatever the candidate holds, and
    /// an empty, shorter or longer candidate never matches.
    package func matches(_ candidate: String) -> Bool {
        let secret = Array(text.utf8)
        let presented = Array(candidate.utf8)
        var difference = secret.count ^ presented.count
        for (index, byte) in secret.enumerated() {
            let other = index < presented.count ? presented[index] : 0
            difference |= Int(byte ^ other)
        }
        return difference == 0
    }
}
