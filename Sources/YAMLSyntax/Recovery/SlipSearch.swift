import SourceDiagnostics

/// Finds the slip behind a syntax error by trying what may have been meant.
///
/// libyaml notices many slips lines later, and in words about its grammar. So each kind of slip offers what it would
/// change, the changed text is read, and the first that reads on past the place of the error is taken for the cause.
struct SlipSearch {
    // Each trial reads the file: a large one gets few of them.
    private var trials: Int

    init(_ file: SourceFile) { trials = max(4, min(400, Self.bytesTried / max(file.bytes.count, 1))) }

    private static let bytesTried = 1 << 22
    private static let maxSuspects = 16

    /// Says why reading stopped.
    mutating func explanation(of failure: LibYAMLFailure, in text: ReadText) -> SyntaxSlip {
        let file = text.current
        if let slip = WholeFile.slip(failure, in: file) { return slip }
        let scene = SlipScene(file: file, failure: failure, suspects: Self.suspects(failure, in: file))
        // What leaves nothing wrong is the cause; in a file with several slips, what leads furthest in the order of kinds.
        var second: SyntaxSlip?
        for detector in YAMLChecks.detectors {
            for slip in detector.slips(in: scene) {
                switch outcome(of: slip.reading, past: failure, in: text) {
                case .whole: return slip
                case .further: second = second ?? slip
                case .stuck: break
                }
            }
        }
        if let second { return second }
        let finding = YAMLChecks.explain(failure, in: file)
        // An edit that does not help is no fix.
        let fixes = finding.fixes.filter { outcome(of: $0.edits, past: failure, in: text) != .stuck }
        return SyntaxSlip(finding.fixed(by: fixes))
    }

    /// The slips on lines that can be read and look wrong.
    mutating func slips(onLines lines: [Int], in text: ReadText) -> [SyntaxSlip] {
        var found: [SyntaxSlip] = []
        var seen: Set<Int> = []
        for line in lines where seen.insert(line).inserted {
            let scene = SlipScene(file: text.current, failure: nil, suspects: [line])
            let slips = YAMLChecks.detectors.lazy.flatMap { $0.slips(in: scene) }
            if let slip = slips.first(where: { outcome(of: $0.reading, past: nil, in: text) == .whole }) {
                found.append(slip)
            }
        }
        return found
    }

    /// What becomes of reading once a text is edited.
    private enum Outcome { case whole, further, stuck }

    private mutating func outcome(
        of edits: [FixIt.Edit], past failure: LibYAMLFailure?, in text: ReadText
    ) -> Outcome {
        guard !edits.isEmpty, trials > 0 else { return .stuck }
        guard let next = self.failure(after: edits, in: text) else { return .whole }
        guard let failure else { return .stuck }
        return next.position.line > failure.position.line ? .further : .stuck
    }

    private mutating func failure(after edits: [FixIt.Edit], in text: ReadText) -> LibYAMLFailure? {
        trials -= 1
        let changed = SourceFile(path: text.file.path, bytes: text.bytes(after: edits))
        return changed.bytes.withUnsafeBufferPointer { buffer in
            guard var reader = EventReader(buffer, marks: MarkConverter(ReadText(changed))) else {
                return LibYAMLFailure.outOfMemory
            }
            while reader.advance() { if reader.isAtEnd { return nil } }
            return reader.failure(in: changed, openBracket: nil)
        }
    }

    /// The line where reading stopped, where it says that something started, and those above.
    private static func suspects(_ failure: LibYAMLFailure, in file: SourceFile) -> [Int] {
        let last = min(failure.position.line, file.lineStarts.count)
        let started = [failure.contextPosition, failure.openBracket].compactMap { $0?.line }
        let above = stride(from: last - 1, through: max(1, last - maxSuspects), by: -1)
        var seen: Set<Int> = []
        return ([last] + started + above).filter { seen.insert($0).inserted }
    }
}
