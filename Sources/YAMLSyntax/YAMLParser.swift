package import SourceDiagnostics

/// What a file may cost at most.
package struct YAMLLimits: Sendable {
    /// Bytes of a file.
    package let fileSize: Int
    /// Collections inside collections.
    package let depth: Int
    /// Nodes that a walk meets when it follows every alias.
    package let expandedNodes: Int

    /// The limits of the file format, version 1: 1 MiB, 64 levels, 100,000 nodes.
    package static let standard = YAMLLimits(fileSize: 1 << 20, depth: 64, expandedNodes: 100_000)
}

/// Reads YAML text into a document.
package enum YAMLParser {
    /// Reads a file as far as it can be read.
    ///
    /// After a syntax error the entry that holds it is left out, the line and what is indented below it, and the file
    /// is read again, so that one slip does not hide the findings of a whole file.
    package static func parse(
        _ file: SourceFile, limits: YAMLLimits = .standard, diagnostics: inout [Diagnostic]
    ) -> YAMLDocument {
        var bytes = file.bytes
        var found: [Diagnostic] = []
        var attempt = 0
        while true {
            var builder = DocumentBuilder(file: file, limits: limits, isRepaired: attempt > 0)
            var failure = read(bytes, marks: MarkConverter(file, bytes: bytes), into: &builder)
            failure?.openBracket = builder.openBracket
            builder.closeAll()
            attempt += 1
            if let failure {
                let error = YAMLChecks.explain(failure, in: file)
                // What libyaml says of a line that already has a finding follows from that one.
                if !found.contains(where: { $0.range.start.line == error.range.start.line }) { found.append(error) }
                if attempt < maxAttempts, let repaired = SyntaxRecovery.repair(bytes, after: failure, in: file) {
                    bytes = repaired
                    continue
                }
            }
            diagnostics += found + builder.diagnostics
            return YAMLDocument(
                file: file, records: builder.records, text: builder.text,
                isIncomplete: !found.isEmpty || builder.diagnostics.contains { $0.id != Rule.duplicateKey.id })
        }
    }

    // Each attempt reads the file again; more errors than this are rarely independent.
    private static let maxAttempts = 10

    private static func read(
        _ bytes: [UInt8], marks: MarkConverter, into builder: inout DocumentBuilder
    ) -> LibYAMLFailure? {
        bytes.withUnsafeBufferPointer { buffer in
            guard var reader = EventReader(buffer, marks: marks) else {
                return LibYAMLFailure(
                    problem: "out of memory", context: nil, position: .start, contextPosition: nil, byte: nil)
            }
            while reader.advance() {
                if reader.isAtEnd || !builder.take(reader) { return nil }
            }
            return reader.failure
        }
    }
}
