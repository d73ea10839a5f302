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

    /// The finding about an image that is named by its file and not by its token; nil for any other name.
    private static func imageByFile(_ reference: TokenReference, in theme: Theme) -> Diagnostic? {
        let written = reference.name.replacing("\\", with: "/")
        let name = written.split(separator: "/").last.map { String($0) } ?? written
        guard ImageFormat(path: name) != nil || written.contains("/") else { return nil }
        let table = theme.tokens[.images]
        let token = table.tokens.first { token in
            token.values.joined().contains { definition in
                guard case .imageSource(let source) = definition.value.value else { return false }
                return source.path == written || source.path.hasSuffix("/" + name) || source.path == name
            }
        }
        return Diagnostic(
            .unknownToken, at: reference.range,
            "'\(reference.name)' is a file; an image is named by its token in 'images'",
            suggesting: token.map { Suggestion(guessing: $0.name) },
            hint: "add 'name: \(written)' to 'images', and write that name here")
    }

    private static func missing(_ reference: TokenReference, in theme: Theme, suggests: Bool) -> Diagnostic {
        if let other = Diagnostic.tokenCategory(reference, in: theme) { return other }
        let table = theme.tokens[reference.category]
        let names = suggests ? table.names : nil
        let spelled = TokenSpelling.names(in: reference.name).first { table.index($0) != nil }
        if reference.category == .images, let finding = imageByFile(reference, in: theme) { return finding }
        let sign = reference.category == .images ? "" : "$"
        let finding = Diagnostic(
            .unknownToken, at: reference.range,
            "theme '\(theme.id)' has no \(reference.category.noun) named '\(reference.name)'",
            suggesting: spelled.map { Suggestion($0, sign: sign) }
                ?? names.flatMap { Suggestion(nearestTo: reference.name, in: $0, sign: sign) })
        // A token that is gone is missed wherever it was used, and told once.
        guard let file = theme.own?.file else { return finding }
        return finding.caused(by: DiagnosticCause("\(reference.category) \(reference.name)", in: file.path))
    }
}
