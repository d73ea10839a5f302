import RobustnessSupport
import SceneModel
import SourceDiagnostics
import Testing

/// What `validate --fix` makes of every mistake of the collection.
@Suite struct MendedMistakeTests {
    /// A mistake, and which of its fixes are taken.
    struct Case: Sendable, CustomTestStringConvertible {
        let mistake: Mistake
        let extent: Mending.Extent

        var testDescription: String { "\(extent) \(mistake.testDescription)" }

        /// Whether the only finding has a fix that is taken.
        var isMended: Bool { mistake.fixes.contains { extent == .all || !$0.isGuess } }
    }

    private static let cases = ((try? MistakeFile.all(in: "Mistakes")) ?? []).flatMap { mistake in
        mistake.fixes.isEmpty
            ? [Case(mistake: mistake, extent: .all)]
            : [Case(mistake: mistake, extent: .safe), Case(mistake: mistake, extent: .all)]
    }

    @Test(arguments: cases)
    func isMendedWithoutLoss(_ item: Case) throws {
        let project = try SoundProject.whole.get().making(item.mistake).project
        let mending = try SoundProject.mending(project, taking: item.extent)
        #expect(mending.changes.isEmpty != item.isMended)
        guard item.isMended else { return }
        #expect(mending.validation.diagnostics.report == "")
        var mended = project
        for change in mending.changes {
            let (before, after) = (Self.lines(change.before), Self.lines(change.after))
            #expect(Self.comments(before).subtracting(Self.comments(after)) == [], "comments are lost")
            let blanks = before.count { $0.isEmpty }
            #expect(after.count { $0.isEmpty } >= blanks, "blank lines are lost")
            mended = mended.saving(change.path, change.after)
        }
        #expect(
            try SoundProject.mending(mended, taking: item.extent).changes.isEmpty, "a second time changes something")
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }
    }

    /// What stands behind `# ` at the start of a line or of its comment.
    private static func comments(_ lines: [Substring]) -> Set<Substring> {
        Set(lines.filter { $0.hasPrefix("# ") })
    }
}
