package import SourceDiagnostics

/// A text that is no value and may be the name of a token.
///
/// A reader knows no theme. Whoever does completes the finding with ``Swift/Array/completed(for:isToken:)``.
package struct UnreadName: Sendable {
    /// The tokens that the place takes.
    package let category: TokenCategory
    /// What is written.
    package let text: String
    /// The whole value, which is where its finding stands.
    package let range: SourceRange
}

extension [Diagnostic] {
    /// The findings, where those about names of tokens say which token is meant.
    ///
    /// `isToken` says whether a token stands by a name, somewhere else than at a place.
    package func completed(
        for names: [UnreadName], isToken: (TokenCategory, String, SourceRange) -> Bool
    ) -> [Diagnostic] {
        guard !names.isEmpty else { return self }
        var findings = self
        for name in names {
            let index = findings.firstIndex { $0.range == name.range && $0.severity == .error }
            guard let index, findings[index].fixes.allSatisfy(\.isGuess) || ColorSlip.isWord(name.text) else {
                continue
            }
            let token = TokenSpelling.names(in: name.text).first { isToken(name.category, $0, name.range) }
            guard let token else { continue }
            let right = TokenSpelling.reference(to: token, inPlaceOf: name.text)
            findings[index] = findings[index].answered(
                "did you mean '\(right)'?", by: [FixIt("Write '\(right)'", replace: name.range, with: right)])
        }
        return findings
    }
}
