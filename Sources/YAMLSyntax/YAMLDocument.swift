package import SourceDiagnostics

/// The tree of one YAML file, immutable after reading.
///
/// A file with syntax errors still has a tree: what could be read before and after each of them.
package final class YAMLDocument: Sendable {
    /// The text that the ranges of all nodes refer to.
    package let file: SourceFile

    /// Whether parts of the file could not be read, so that an absent or empty value means nothing.
    package let isIncomplete: Bool

    let records: [YAMLRecord]
    let text: [UInt8]

    init(file: SourceFile, records: [YAMLRecord], text: [UInt8], isIncomplete: Bool) {
        self.file = file
        self.records = records
        self.text = text
        self.isIncomplete = isIncomplete
    }

    /// The top node, or nil for a file with nothing but comments.
    package var root: YAMLNode? {
        records.isEmpty ? nil : YAMLNode(document: self, at: 0, via: nil)
    }
}
