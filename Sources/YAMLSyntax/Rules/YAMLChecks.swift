package import SourceDiagnostics

/// What the text of a file is checked for before anybody asks what it means.
package enum YAMLChecks {
    /// The kinds of slips that are tried, in this order, when reading stops or meets what looks wrong.
    ///
    /// Those come first whose signs cannot mean anything else; brackets and indentation, which nearly any line can be
    /// blamed for, come last.
    static let detectors: [any SlipDetector.Type] = [
        ForeignComment.self, MarkdownMarks.self, LookAlikeSign.self, TrailingSign.self, DocumentEnd.self, Tab.self,
        UnquotedColor.self, HashInBrackets.self, QuoteSlips.self, TextBehindQuotes.self, MissingBlank.self,
        BracketInValue.self, BracketSlips.self, ColonInBrackets.self, ColonSlips.self, IndentationSlips.self,
        ColonInText.self,
    ]

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
        explanations.flatMap { $0.rules } + WholeFile.rules
        + [ForeignComment.self, LookAlikeSign.self, MissingBlank.self].flatMap { (check: any Check.Type) in check.rules
        }
        + OtherSyntax.rules + DocumentBuilder.rules + MappingCheck.rules

    /// The finding that says what libyaml stumbled over.
    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic {
        explanations.lazy.compactMap { $0.explain(failure, in: file) }.first ?? OtherSyntax.finding(failure, in: file)
    }
}
