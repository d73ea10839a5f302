/// The name that was probably meant: the question "did you mean", and the edit that answers it with yes.
///
/// Every finding about a name goes this way, so that the same slip reads the same wherever it is made:
///
/// ```swift
/// Diagnostic(.unknownTheme, at: range, "there is no theme 'bass'", suggesting: Suggestion(nearestTo: "bass", in: ids))
/// ```
package struct Suggestion: Hashable, Sendable {
    /// The name, as it is declared.
    package let name: String

    /// What stands before the name in a file: `$` for a token, otherwise nothing.
    package let sign: String

    /// Whether another name may have been meant.
    package let isGuess: Bool

    /// Suggests a name that is known to be meant.
    package init(_ name: String, sign: String = "") {
        self.init(name, sign: sign, isGuess: false)
    }

    /// The character of the written name that looks like the name's own and is another.
    private let lookAlike: LookAlike?

    /// Suggests a name that may well be another one.
    package init(guessing name: String, sign: String = "") {
        self.init(name, sign: sign, isGuess: true)
    }

    private init(_ name: String, sign: String, isGuess: Bool, lookAlike: LookAlike? = nil) {
        self.name = name
        self.sign = sign
        self.isGuess = isGuess
        self.lookAlike = lookAlike
    }

    /// Suggests the candidate that is nearest to what was written; nil when none is near.
    package init?(nearestTo written: String, in candidates: some Sequence<String>, sign: String = "") {
        if let plain = LookAlike.mended(written) {
            let name = plain.text.unquoted
            if candidates.contains(name) {
                self.init(name, sign: sign, isGuess: false, lookAlike: plain.first)
                return
            }
        }
        guard let match = NearestName.match(written, in: candidates) else { return nil }
        self.init(match, sign: sign, isGuess: !NearestName.isSameWord(written, match))
    }

    /// The question as the line under the source shows it: `did you mean 'x'?`.
    ///
    /// A name that only looks the same says which character is another one.
    package var hint: String {
        let question = Self.question(naming: [sign + name])
        return lookAlike.map { "\($0.sentence); \(question)" } ?? question
    }

    /// The edit that writes the name over a range.
    package func fix(replacing range: SourceRange) -> FixIt {
        FixIt("Write '\(name)'", replace: range, with: sign + name, isGuess: isGuess)
    }

    /// The question for a name that somebody typed on a command line: `did you mean 'x'?`.
    ///
    /// When nothing looks alike, it names those that have the name as one of their words, as `stateBar` has `bar`. Nil
    /// when there are none, or many.
    package static func hint(for written: String, in candidates: some Sequence<String>) -> String? {
        if let nearest = Suggestion(nearestTo: written, in: candidates) { return nearest.hint }
        let related = NearestName.sharingAWord(with: written, in: candidates)
        return (1...3).contains(related.count) ? question(naming: related) : nil
    }

    /// The same as the end of a sentence, `; did you mean 'x'?`; empty when nothing is suggested.
    package static func clause(for written: String, in candidates: some Sequence<String>) -> String {
        hint(for: written, in: candidates).map { "; \($0)" } ?? ""
    }

    private static func question(naming names: [String]) -> String {
        "did you mean \(names.map { "'\($0)'" }.joinedAsList("or"))?"
    }
}

extension Diagnostic {
    /// Makes a finding about a name that stands at its range; the fix-it writes the suggested name there instead.
    ///
    /// `hint` is what is said when there is no suggestion.
    package init(
        _ rule: Rule, at range: SourceRange, _ message: String, suggesting suggestion: Suggestion?,
        hint: String? = nil, notes: [Note] = []
    ) {
        self.init(
            rule, at: range, message, hint: suggestion?.hint ?? hint, notes: notes,
            fixes: suggestion.map { [$0.fix(replacing: range)] } ?? [])
    }
}

extension [Diagnostic] {
    /// The nearest name, unless the file has so many findings already that its names are no slips.
    ///
    /// The candidates are listed only when they are needed.
    package func suggestion(
        for written: String, in candidates: @autoclosure () -> some Sequence<String>
    ) -> Suggestion? {
        canSuggest ? Suggestion(nearestTo: written, in: candidates()) : nil
    }
}
