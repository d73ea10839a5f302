package import SourceDiagnostics

/// What a file may cost at most.
package struct YAMLLimits: Sendable {
    /// Bytes of a file.
    package let fileSize: Int
    /// Collections inside collections.
    package let depth: Int
    /// Nodes that a walk meets when it follows every alias.
    package let expandedNodes: Int

    package init(fileSize: Int, depth: Int, expandedNodes: Int) {
        self.fileSize = fileSize
        self.depth = depth
        self.expandedNodes = expandedNodes
    }

    /// The limits of the file format, version 1: 1 MiB, 64 levels, 100,000 nodes.
    package static let standard = YAMLLimits(fileSize: 1 << 20, depth: 64, expandedNodes: 100_000)
}

/// Reads YAML text into a document.
package enum YAMLParser {
    /// Reads a file as far as it can be read.
    ///
    /// A slip that has one right spelling is read as if it were mended. After any other syntax error the entry that holds
    /// it is left out, the line and what is indented below it. Then the file is read again, so that one slip does not hide
    /// the findings of a whole file.
    package static func parse(
        _ file: SourceFile, limits: YAMLLimits = .standard, diagnostics: inout [Diagnostic]
    ) -> YAMLDocument {
        var text = ReadText(file)
        var found: [Diagnostic] = []
        var search = SlipSearch(file)
        var attempt = 0
        while true {
            var builder = DocumentBuilder(file: file, limits: limits, isRepaired: attempt > 0)
            let failure = read(text, into: &builder)
            builder.closeAll()
            attempt += 1
            let slips =
                failure.map { [search.explanation(of: $0, in: text)] }
                ?? search.slips(onLines: builder.suspectLines, in: text)
            for slip in slips {
                let error = text.original(slip.finding)
                // What libyaml says of a line that already has a finding follows from that one.
                if !found.contains(where: { $0.range.start.line == error.range.start.line }) { found.append(error) }
            }
            if attempt < maxAttempts, !slips.isEmpty {
                let edits = slips.flatMap(\.reading)
                if !edits.isEmpty {
                    text.apply(edits)
                    continue
                }
                if let failure, slips.allSatisfy({ !$0.endsReading }),
                    let repaired = SyntaxRecovery.repair(after: failure, in: text.current)
                {
                    text.replace(with: repaired)
                    continue
                }
            }
            let isUnreadable = slips.contains(where: \.endsReading)
            // On a line that was repaired, brackets are a key because of the repair.
            let others = builder.diagnostics.filter { other in
                other.id != Rule.complexKey.id
                    || !found.contains { $0.range.start.line == other.range.start.line }
            }
            diagnostics += found + (isUnreadable ? [] : others)
            return YAMLDocument(
                file: file, records: isUnreadable ? [] : builder.records, text: builder.text,
                isIncomplete: !found.isEmpty || builder.diagnostics.contains { $0.id != Rule.duplicateKey.id })
        }
    }

    // Each attempt reads the file again; more errors than this are rarely independent.
    private static let maxAttempts = 10

    private static func read(_ text: ReadText, into builder: inout DocumentBuilder) -> LibYAMLFailure? {
        text.current.bytes.withUnsafeBufferPointer { buffer in
            guard var reader = EventReader(buffer, marks: MarkConverter(text)) else {
                return LibYAMLFailure.outOfMemory
            }
            while reader.advance() {
                if reader.isAtEnd || !builder.take(reader) { return nil }
            }
            return reader.failure(in: text.current, openBracket: builder.openBracket)
        }
    }
}
