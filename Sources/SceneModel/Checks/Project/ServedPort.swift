import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let servedPort = Rule(
        "project.port", .error, "The project's port is no whole number.",
        explanation: "A port is a whole number from 0 to 65535; 0 takes a free one.",
        wrong: .project("port: ↓8080.5\n"), right: .project("port: 8080\n"))
}

/// The port of the preview is a port.
enum ServedPort: Check {
    static let rules: [Rule] = [.servedPort]

    /// Reads it; nil when it cannot be one.
    static func read(_ value: ConfigValue?, _ diagnostics: inout [Diagnostic]) -> UInt16? {
        guard let value, let number = value.literalNumber else { return nil }
        if let port = UInt16(exactly: number) { return port }
        diagnostics.append(
            Diagnostic(.servedPort, at: value.range, "a port is a whole number", hint: "expected one such as 8080"))
        return nil
    }
}
