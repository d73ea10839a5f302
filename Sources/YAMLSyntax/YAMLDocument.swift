package import SourceDiagnostics

/// The tree of one YAML file, immutable after reading.
///
/// A file with syntax errors still has a tree: what could be read before and after each of them.
package final class YAMLDocument: Sendable {
    /// The text that the ranges of all nodes refer to.
    package let file: SourceFile

    /// Whether parts of the file could not be read, so that an absent or empty value means nothing.
    package let isIncomplete: Bool

    package let records: [YAMLRecord]
    package let text: [UInt8]

    init(file: SourceFile, records: [YAMLRecord], text: [UInt8], isIncomplete: Bool) {
        self.file = file
        self.records = records
        self.text = text
        self.isIncomplete = isIncomplete
    }

    /// Makes a list of texts that need no parser, each as if it stood in quotes.
    ///
    /// Its nodes stand nowhere: all ranges are the start of an empty file.
    package convenience init(texts: [String]) {
        var text: [UInt8] = []
        var records = [
            YAMLRecord(
                kind: .sequence, traits: [], start: .start, end: .start, next: Int32(texts.count + 1),
                first: Int32(texts.count), length: 0, hash: 0)
        ]
        for item in texts {
            let first = text.count
            text += item.utf8
            records.append(
                YAMLRecord(
                    kind: .scalar, traits: [], start: .start, end: .start, next: Int32(records.count + 1),
                    first: Int32(first), length: Int32(text.count - first), hash: 0))
        }
        self.init(file: SourceFile(path: "", bytes: []), records: records, text: text, isIncomplete: false)
    }

    /// The top node, or nil for a file with nothing but comments.
    package var root: YAMLNode? {
        records.isEmpty ? nil : YAMLNode(document: self, at: 0)
    }
}
