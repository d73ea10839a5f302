import Synchronization

/// What some texts have in common, as a regular expression that is made when the first text is held against it.
final class TextForm: Sendable {
    let pattern: String

    // To make one takes ten times as long as to ask it, and most are never asked.
    private let expression = Mutex<Regex<AnyRegexOutput>?>(nil)

    /// What somebody may have meant by a text that is not of the form.
    private let mending: (@Sendable (String) -> String)?

    init(_ pattern: String, mending: (@Sendable (String) -> String)? = nil) {
        self.pattern = pattern
        self.mending = mending
    }

    /// The text of the form that is meant by another one; nil where that is not known.
    func meant(by text: String) -> String? { mending.map { $0(text) }.flatMap { matches($0) ? $0 : nil } }

    /// Whether a text as a whole is of the form; false also where the pattern is none.
    func matches(_ text: String) -> Bool {
        expression.withLock { known in
            guard let expression = known ?? (try? Regex(pattern)) else { return false }
            known = expression
            return text.wholeMatch(of: expression) != nil
        }
    }
}

extension TextForm: Hashable {
    static func == (left: TextForm, right: TextForm) -> Bool { left.pattern == right.pattern }

    func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}
