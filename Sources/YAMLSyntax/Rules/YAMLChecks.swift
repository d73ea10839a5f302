package import SourceDiagnostics

/// What the text of a file is checked for before anybody asks what it means.
package enum YAMLChecks {
    /// The explanations of a syntax error in the order in which they are asked; the first that knows it gives the
    /// finding.
    ///
    /// An unquoted colour comes before the bracket that it leaves open, an escape before the encoding whose words it
    /// shares, and a reserved character last, because every text has a first one.
    private static let explanations: [any SyntaxExplanation.Type] = [
        ControlCharacter.self, Tab.self, ColonInText.self, OpenQuote.self, UnquotedColor.self, OpenBracket.self,
        MissingColon.self, UnknownEscape.self, Tag.self, Encoding.self, Indentation.self, ReservedCharacter.self,
    ]

    /// Every rule of this module.
    package static let rules =
        explanations.flatMap { $0.rules } + OtherSyntax.rules + DocumentBuilder.rules + MappingCheck.rules

    /// The finding that says what libyaml stumbled over.
    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic {
        explanations.lazy.compactMap { $0.explain(failure, in: file) }.first ?? OtherSyntax.finding(failure, in: file)
    }
}
