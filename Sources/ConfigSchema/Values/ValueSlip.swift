import SourceDiagnostics
import YAMLSyntax

/// What was probably meant by a value that could not be read, in the spelling of files.
struct ValueSlip {
    /// What to say under the line.
    let hint: String
    /// The right spelling, quotes included where it needs them; nil when nobody can tell.
    let spelling: String?
    /// Whether another value may have been meant.
    let isGuess: Bool

    init(_ hint: String, _ spelling: String? = nil, isGuess: Bool = false) {
        self.hint = hint
        self.spelling = spelling
        self.isGuess = isGuess
    }

    /// The edit that writes the right spelling; none where nobody can tell it, or where an alias brings the value.
    func fixes(replacing node: YAMLNode) -> [FixIt] {
        guard let spelling, node.origin == nil else { return [] }
        return [FixIt("Write \(spelling)", replace: node.range, with: spelling, isGuess: isGuess)]
    }
}
