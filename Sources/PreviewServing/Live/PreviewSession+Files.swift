import LiveValues
import SceneRendering
import Synchronization

extension PreviewSession {
    /// Keeps a file while somebody does something with it, and for as long as the view's store speaks of it then.
    ///
    /// - Parameters:
    ///   - bytes: What it holds.
    ///   - name: What it was called where it came from.
    ///   - view: Where it is brought.
    ///   - action: Does something with it; what it answers is handed on.
    /// - Throws: Why it cannot be kept, or what the action throws; the file is gone then.
    func bring<Answer>(
        _ bytes: [UInt8], called name: String, to view: LiveView, _ action: (BroughtFile) throws -> Answer
    ) throws -> Answer {
        if !files.hasSpace(for: bytes.count) { for fixture in openFixtures { releaseFiles(of: fixture) } }
        let file = try files.keep(bytes, called: name, for: view.fixture.id)
        do {
            let answer = try action(file)
            let mentioned = view.fixture.kind.broughtFiles(in: view.fixture.store)
            if mentioned?.contains(file.id) ?? true { files.settle(file.id) } else { files.forget(file.id) }
            return answer
        } catch {
            files.forget(file.id)
            throw error
        }
    }

    /// Forgets the files that a change may have taken the last mention of, when it has been told to everybody.
    func releaseFiles(of fixture: OpenFixture, after record: ChangeRecord) {
        guard fixture.kind.releasesFiles(record) else { return }
        housekeeping.soon { [weak self, weak fixture] in
            if let self, let fixture { releaseFiles(of: fixture) }
        }
    }

    private func releaseFiles(of fixture: OpenFixture) {
        // One that was reset has left its files to the one in its place.
        guard openFixtures.contains(where: { $0 === fixture }),
            let mentioned = fixture.kind.broughtFiles(in: fixture.store)
        else { return }
        files.forgetAll(of: fixture.id, except: mentioned)
    }

    private var openFixtures: [OpenFixture] { state.withLock { Array($0.fixtures.values) } }
}
