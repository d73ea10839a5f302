import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let fileTooLarge = Rule(
        "file.too-large", .error, "A file is larger than 1 MiB.",
        explanation: "No theme and no scene that people write comes near; split a generated one.",
        wrong: .theme("↓" + themeHead, size: 1 << 20 + 1), right: .theme(themeHead))
}

extension Diagnostic {
    /// The finding about a file that has more bytes than the limit.
    static func tooLarge(at range: SourceRange, limit: Int) -> Diagnostic {
        Diagnostic(.fileTooLarge, at: range, "the file is larger than \(limit) bytes and is not read")
    }
}
