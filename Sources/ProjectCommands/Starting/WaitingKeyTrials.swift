import SceneModel
import SourceDiagnostics

/// Tries each key that waits in a new file, as its author will: what has a finding is written so that it has none.
///
/// Built-in colours are upstream's. Where one cannot be read in the theme that is there, the nearest that can stands in its
/// place; where no value of the key alone helps, as with a fill below text, a note does.
struct WaitingKeyTrials {
    private let workspace: Workspace
    private let others: [String: [UInt8]]
    private let file: (_ text: String, _ id: String) -> (path: String, text: String)

    /// Takes where the file will be.
    ///
    /// - Parameters:
    ///   - workspace: The project.
    ///   - others: What is written beside the file, by path.
    ///   - file: The path of the file under another id, and its text with that id.
    init(
        _ workspace: Workspace, others: [String: [UInt8]],
        file: @escaping (_ text: String, _ id: String) -> (path: String, text: String)
    ) {
        self.workspace = workspace
        self.others = others
        self.file = file
    }

    /// The file with better lines for the keys that had findings.
    func mending(_ outline: StartingOutline) -> StartingOutline {
        var outline = outline
        let trials = trials(of: outline)
        let found = findings(of: trials)
        for (trial, finding) in found {
            guard let fix = finding.fixes.first, let line = Self.line(of: trial, after: fix) else { continue }
            outline.lines[trial.key.line] = "# " + line
        }
        // A better line changes the trials that write it; of all others the finding is known.
        let texts = Dictionary(trials.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        let next = self.trials(of: outline)
        let changed = next.filter { texts[$0.path] != $0.text }
        let known = Set(next.map(\.path)).subtracting(changed.map(\.path))
        let left = found.filter { known.contains($0.0.path) } + findings(of: changed)
        // The innermost first: what has nothing below it any more that could be taken is words itself.
        for (trial, finding) in left.sorted(by: { $0.0.key.indentation > $1.0.key.indentation })
        where outline.children(of: trial.key).isEmpty {
            let margin = String(repeating: " ", count: trial.key.indentation)
            let words = [trial.key.name, trial.key.value].filter { !$0.isEmpty }.joined(separator: " ")
            outline.lines[trial.key.line] = "# \(margin)# \(words) (by itself it would be a finding, \(finding.id))"
        }
        return outline
    }

    private struct Trial {
        let key: StartingOutline.Key
        let path: String
        let text: String
    }

    private func trials(of outline: StartingOutline) -> [Trial] {
        outline.waiting.map { key in
            let (path, text) = file(outline.writing(key), "new-\(key.line)")
            return Trial(key: key, path: path, text: text)
        }
    }

    /// The first finding of each trial that has one.
    private func findings(of trials: [Trial]) -> [(Trial, Diagnostic)] {
        let texts = others.merging(trials.map { ($0.path, Array($0.text.utf8)) }) { $1 }
        let after = Workspace(OverlayFileSystem(workspace.files, buffers: texts), registry: workspace.registry)
        guard !trials.isEmpty, let found = try? after.validate(trials.map(\.path)).diagnostics else { return [] }
        let byPath = Dictionary(grouping: found, by: \.range.file.path)
        let told = trials.compactMap { trial in
            // What several keys are missing is told at one of them, with some of the others as notes.
            let finding =
                byPath[trial.path]?.first
                ?? found.first { $0.cause != nil && $0.notes.contains { $0.range?.file.path == trial.path } }
            return finding.map { (trial, $0) }
        }
        guard told.contains(where: { $0.1.cause != nil }) else { return told }
        let known = Set(told.map(\.0.path))
        return told + findings(of: trials.filter { !known.contains($0.path) })
    }

    /// The key's line after a fix; nil when the fix changes others.
    private static func line(of trial: Trial, after fix: FixIt) -> String? {
        let file = SourceFile(path: trial.path, text: trial.text)
        let mended = StartingOutline(file.applying(fix.edits.filter { $0.range.file.path == trial.path })).lines
        var written = StartingOutline(trial.text).lines
        guard mended.count == written.count, written.indices.contains(trial.key.line) else { return nil }
        written[trial.key.line] = mended[trial.key.line]
        return mended == written ? mended[trial.key.line] : nil
    }
}
