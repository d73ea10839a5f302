package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let address = Rule(
        "data.address", .error, "The address of a server is none that can be asked.",
        explanation: """
            Servers are asked by HTTP: an address starts with https:// or http://, and a host stands behind it. What is \
            known or was chosen may stand in the path and the query, percent-encoded; the host is written out, so that no \
            data leads a request elsewhere. A name and a password before the host are refused.
            """,
        wrong: .widget("data:\n  quote: { http: \"↓ftp://example.com/\", shape: text, sample: A }\n" + dayExample),
        right: .widget("data:\n  quote: { http: \"https://example.com/\", shape: text, sample: A }\n" + dayExample))
}

/// Servers have addresses of HTTP.
package enum AddressIsAsked: Check {
    package static let rules: [Rule] = [.address]

    /// Whether an address can be asked as far as it is written out; a finding says why not.
    ///
    /// - Parameters:
    ///   - value: The address.
    ///   - hasOwnHost: Whether the host has to be written out, as in requests; data may name pictures of any host.
    ///   - diagnostics: Where findings go.
    /// - Returns: False after a finding.
    @discardableResult
    package static func check(
        _ value: ConfigValue?, hasOwnHost: Bool = false, _ diagnostics: inout [Diagnostic]
    ) -> Bool {
        guard let written = WrittenText(value) else { return true }
        let start = written.text.prefix { $0 != "{" }
        if hasOwnHost, start.endIndex < written.text.endIndex, !hasHost(start) {
            let rest = written.text[start.endIndex...]
            let place = rest[...(rest.firstIndex(of: "}") ?? rest.startIndex)]
            diagnostics.append(
                Diagnostic(
                    .address, at: written.range(of: place.startIndex..<place.endIndex),
                    "the host is written out, so that no data lead the request elsewhere",
                    hint: "write one such as https://example.com/\(place), with values in its path and query"))
            return false
        }
        // What comes from data is known later.
        if start.isEmpty, !written.text.isEmpty { return true }
        guard let (message, hint, fixes) = problem(of: written, startingWith: start) else { return true }
        diagnostics.append(Diagnostic(.address, at: written.range, message, hint: hint, fixes: fixes))
        return false
    }

    private static func problem(
        of written: WrittenText, startingWith start: Substring
    ) -> (message: String, hint: String?, fixes: [FixIt])? {
        guard !start.isEmpty else { return ("the address is empty", "write one such as https://example.com/", []) }
        let text = written.text
        guard let (scheme, slashes) = Self.scheme(of: start), !isHost(scheme, before: start[slashes.endIndex...]) else {
            // Text before the first place may end within the scheme.
            if start.endIndex < text.endIndex, !start.contains("/"), !start.contains(".") { return nil }
            let whole = "https://\(text.drop { $0 == "/" })"
            return ("an address starts with https:// or http://", "write \(whole)", written.fixes(with: whole))
        }
        let name = scheme.lowercased()
        let rest = text[slashes.endIndex...]
        guard name == "http" || name == "https" else {
            let isSlip = NearestName.match(name, in: ["https", "http"]) != nil
            return (
                "a server is asked by https or http, and not by '\(scheme)'",
                isSlip ? "did you mean https://\(rest)?" : others[name] ?? "write an address that starts with https://",
                isSlip ? written.fixes(with: "https://\(rest)") : []
            )
        }
        if slashes.count < 2, !rest.isEmpty {
            let whole = "\(scheme)://\(rest)"
            return ("two slashes stand behind '\(scheme):'", "write \(whole)", written.fixes(with: whole))
        }
        guard slashes.count == 2, let first = rest.first, !"?#:".contains(first) else {
            return ("the address has no host", "write one such as https://example.com/", [])
        }
        return credentials(in: rest.prefix { $0 != "{" }).map { credentials in
            let whole = "\(scheme)://\(rest.dropFirst(credentials.count))"
            return (
                "an address has no name and no password: they stand in a file that others read",
                "write \(whole)", written.fixes(with: whole)
            )
        }
    }

    /// Whether a host stands in the start of an address, with what ends it.
    private static func hasHost(_ start: Substring) -> Bool {
        // What is wrong with the scheme is told without the places.
        guard let (_, slashes) = scheme(of: start), slashes.count == 2 else { return start.contains("/") }
        return start[slashes.endIndex...].contains { "/?#".contains($0) }
    }

    /// What stands before the host of an address, with its `@`; nil where nothing does.
    private static func credentials(in rest: Substring) -> Substring? {
        let authority = rest.prefix { !"/?#".contains($0) }
        return authority.lastIndex(of: "@").map { authority[...$0] }
    }

    /// What an address starts with, up to its colon, and the slashes behind that.
    private static func scheme(of start: Substring) -> (name: Substring, slashes: Substring)? {
        let name = start.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        let rest = start[name.endIndex...]
        guard name.first?.isLetter == true, rest.first == ":" else { return nil }
        return (name, rest.dropFirst().prefix { $0 == "/" })
    }

    /// Whether what looks like a scheme is a host with its port: `localhost:8080`.
    private static func isHost(_ name: Substring, before rest: Substring) -> Bool {
        rest.first?.isNumber == true && !name.lowercased().hasPrefix("http")
    }

    /// Where data come from that other schemes name.
    private static let others = [
        "file": "'file' in place of 'http' names a file below the widget's folder",
        "mqtt": "'topic' in place of 'http' takes what is told",
        "mqtts": "'topic' in place of 'http' takes what is told",
        "ws": "'topic' in place of 'http' takes what is told", "wss": "'topic' in place of 'http' takes what is told",
    ]
}
