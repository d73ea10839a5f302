package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownToken = Rule(
        "theme.unknown-token", .error, "A reference names a token that the theme does not have.",
        explanation: "The theme and those that it extends are searched. The finding names the nearest token.",
        wrong: .theme(themeHead + "components:\n  stateBar: { backgroundColor: ↓$systemForgroundColor }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { backgroundColor: $systemForegroundColor }\n"))
}

/// Every `$name` leads to a token of the category that its place asks for.
package enum TokensResolve: ThemeCheck {
    package static let rules: [Rule] = [.unknownToken, .tokenCategory]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        theme.forEachOwnValue { check($0, in: theme, &diagnostics) }
    }

    /// Checks the references of one value; scenes use it for their own values.
    package static func check(_ value: ConfigValue, in theme: Theme, _ diagnostics: inout [Diagnostic]) {
        value.forEachReference { reference in
            if diagnostics.isFull || theme.tokens[reference.category].index(reference.name) != nil { return }
            diagnostics.append(missing(reference, in: theme, suggests: diagnostics.canSuggest))
        }
    }

    private static func missing(_ reference: TokenReference, in theme: Theme, suggests: Bool) -> Diagnostic {
        if let other = Diagnostic.tokenCategory(reference, in: theme) { return other }
        let table = theme.tokens[reference.category]
        let names = suggests ? table.names : nil
        let spelled = TokenSpelling.names(in: reference.name).first { table.index($0) != nil }
        let sign = reference.category == .images ? "" : "$"
        return Diagnostic(
            .unknownToken, at: reference.range,
            "theme '\(theme.id)' has no \(reference.category.noun) named '\(reference.name)'",
            suggesting: spelled.map { Suggestion($0, sign: sign) }
                ?? names.flatMap { Suggestion(nearestTo: reference.name, in: $0, sign: sign) })
    }
}
