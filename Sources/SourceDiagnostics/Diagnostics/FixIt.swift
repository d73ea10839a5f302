/// A change of text that mends a finding.
public struct FixIt: Hashable, Sendable {
    /// What the change does, as an order: `Quote the colour`.
    public let title: String

    /// The replacements, which do not overlap.
    public let edits: [Edit]

    /// Whether something else may have been meant, as by a misspelt name, so that a person should look at the change.
    ///
    /// A change that is no guess says the same as what stands there, in a spelling that is read.
    public let isGuess: Bool

    /// Makes a fix of several edits.
    public init(_ title: String, edits: [Edit], isGuess: Bool = false) {
        self.title = title
        self.edits = edits
        self.isGuess = isGuess
    }

    /// Makes a fix that replaces one range.
    public init(_ title: String, replace range: SourceRange, with text: String, isGuess: Bool = false) {
        self.init(title, edits: [Edit(range: range, text: text)], isGuess: isGuess)
    }

    /// One replacement; an empty range inserts, an empty text deletes.
    public struct Edit: Hashable, Sendable {
        /// What is replaced.
        public let range: SourceRange

        /// What stands there afterwards.
        public let text: String

        /// Makes a replacement.
        public init(range: SourceRange, text: String) {
            self.range = range
            self.text = text
        }
    }
}

extension SourceFile {
    /// The file's text after the edits that concern it; of two that overlap, the first in the file wins.
    public func applying(_ edits: [FixIt.Edit]) -> String {
        String(decoding: bytesAfter(edits), as: UTF8.self)
    }

    /// The same as bytes, without a byte order mark; bytes that are not UTF-8 stay as they are.
    package func bytesAfter(_ edits: [FixIt.Edit]) -> [UInt8] {
        let replacements = edits.filter { $0.range.file.path == path }
            .map { (start: offset(of: $0.range.start), end: offset(of: $0.range.end), text: $0.text) }
            .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var result: [UInt8] = []
        var position = 0
        for replacement in replacements where replacement.start >= position {
            result += bytes[position..<replacement.start]
            result += replacement.text.utf8
            position = replacement.end
        }
        return result + bytes[position...]
    }
}
