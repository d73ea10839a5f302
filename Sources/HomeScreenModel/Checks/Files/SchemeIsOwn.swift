package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let appScheme = Rule(
        "app.scheme", .error, "An app declares a scheme that cannot be its own.",
        explanation: """
            A scheme is what stands before the colon of an address: a letter, then letters, digits, '+', '-' and '.'. \
            Those of the web and of the system's own apps are never given to another app.
            """,
        wrong: .app("title: Example\nschemes: [↓https]\n"), right: .app("title: Example\nschemes: [example]\n"))
}

/// The schemes of apps can be written in addresses, and are nobody else's.
package enum SchemeIsOwn: Check {
    package static let rules: [Rule] = [.appScheme]

    /// Whether an app may have a scheme: it is none of those that the system opens itself.
    static func canBeOwn(_ scheme: String) -> Bool { !taken.contains(scheme.lowercased()) }

    /// Adds a finding for each scheme of an app that can open nothing.
    package static func check(_ app: RecordValue, _ findings: inout [Diagnostic]) {
        var known: Set<String> = []
        for scheme in app["schemes"]?.items ?? [] {
            guard let written = WrittenText(scheme) else { continue }
            let name = written.text
            let message: String
            var mended: String?
            if !canBeOwn(name) {
                message = "'\(name)' is the system's own, and opens no other app"
            } else if name.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) == nil {
                message = "'\(name)' is no scheme: it is a letter, then letters, digits, '+', '-' and '.'"
                let start = name.prefix { $0 != ":" }.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
                mended = start.first?.isLetter == true ? start : nil
            } else if !known.insert(name.lowercased()).inserted {
                message = "'\(name)' is there already"
            } else {
                continue
            }
            findings.append(
                Diagnostic(
                    .appScheme, at: written.range, message,
                    hint: mended.map { "write \($0)" } ?? "write a word of the app's own, such as example",
                    fixes: mended.map { written.fixes(with: $0) } ?? []))
        }
    }

    /// The schemes that the system opens itself.
    private static let taken: Set = [
        "https", "http", "file", "data", "javascript", "about", "blob", "mailto", "tel", "sms", "facetime", "maps",
    ]
}
