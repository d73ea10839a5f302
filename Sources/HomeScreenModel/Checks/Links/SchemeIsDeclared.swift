package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let scheme = Rule(
        "link.scheme", .error, "A link has a scheme that the app does not declare.",
        explanation: "The system opens an address with the app that declares its scheme: 'schemes' in app.yaml.",
        wrong: .widget("layouts:\n  default: { link: \"↓story://day\", content: [{ text: { value: Today } }] }\n"),
        right: .widget("layouts:\n  default: { link: \"example://day\", content: [{ text: { value: Today } }] }\n"))
}

/// The schemes of links lead to the app, or to the web.
package enum SchemeIsDeclared: Check {
    package static let rules: [Rule] = [.scheme]

    /// Adds a finding for an address that is written out, without a scheme or with an undeclared one.
    package static func check(
        _ text: String, at place: SourceRange, schemes: [String], _ diagnostics: inout [Diagnostic]
    ) {
        guard let link = Link(text) else {
            let example = schemes.first.map { "\($0)://\(text.drop { $0 == "/" })" }
            diagnostics.append(
                Diagnostic(
                    .scheme, at: place, "a link starts with a scheme", hint: example.map { "did you mean \($0)?" }))
            return
        }
        guard !link.isWeb, !schemes.contains(where: { $0.lowercased() == link.scheme }) else { return }
        let written = place.slice(
            from: place.lineText?.hasPrefix(link.scheme) == true ? 0 : 1, length: link.scheme.count)
        let isPlain = written.lineText?.lowercased() == link.scheme
        diagnostics.append(
            Diagnostic(
                .scheme, at: isPlain ? written : place, "the app declares no scheme '\(link.scheme)'",
                suggesting: isPlain ? Suggestion(nearestTo: link.scheme, in: schemes) : nil,
                hint: schemes.isEmpty && SchemeIsOwn.canBeOwn(link.scheme)
                    ? "add 'schemes: [\(link.scheme)]' to app.yaml" : nil,
                notes: schemes.isEmpty ? [] : [.init("it declares " + schemes.joinedAsList())]))
    }

    /// The same for the addresses that an app's own intents open.
    package static func check(intentsOf app: RecordValue, schemes: [String], _ diagnostics: inout [Diagnostic]) {
        let effects = (app["intents"]?.mapEntries ?? []).flatMap { $0.value.record?["effects"]?.items ?? [] }
        for effect in effects.compactMap(\.mapEntries.first) where effect.key == "open" {
            if case .bound(let text) = effect.value.value {
                // What is wrong with the places was told where the intent was read.
                var told: [Diagnostic] = []
                check(Binding(text, &told), schemes: schemes, &diagnostics)
            } else if let address = effect.value.stringValue {
                check(address, at: effect.value.range, schemes: schemes, &diagnostics)
            }
        }
    }

    /// The same for an address with places; one that starts with a place is not known before there are data.
    package static func check(_ binding: Binding, schemes: [String], _ diagnostics: inout [Diagnostic]) {
        guard !binding.isBroken, case .text(let start)? = binding.parts.first, start.contains(":") else { return }
        let length = start.unicodeScalars.count
        check(start, at: binding.source.range(of: 0..<length), schemes: schemes, &diagnostics)
    }
}
