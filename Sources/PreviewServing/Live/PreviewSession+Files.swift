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
    ///   - action: Does something with it.
    /// - Returns: What the action answers, and a sentence if the file is not kept beyond the run although it could be.
    /// - Throws: Why it cannot be kept, or what the action throws; the file is gone then.
    func bring<Answer>(
        _ bytes: [UInt8], called name: String, to view: LiveView, _ action: (BroughtFile) throws -> Answer
    ) throws -> (answer: Answer, notice: String?) {
        if !files.hasSpace(for: bytes.count) { releaseFiles() }
        let file = try files.keep(bytes, called: name, for: view.fixture.id)
        do {
            let answer = try action(file)
            let (kind, store) = (view.fixture.kind, view.fixture.store)
            let mentioned = mentionedFiles(in: view.fixture)
            var notice: LiveText?
            if let owner = kind.owner(ofFile: file.id, in: store) {
                // Before anybody can delete it.
                notice = files.write(file, bytes, of: owner, at: store.now)
            }
            if mentioned?.contains(file.id) ?? true { files.settle(file.id) } else { files.forget(file.id) }
            return (answer, notice?.text(in: view.view.locale))
        } catch {
            files.forget(file.id)
            throw error
        }
    }

    /// Gives a store that has just been opened the files that somebody has brought to it earlier.
    func takeBackFiles(to fixture: OpenFixture) {
        let kept = files.kept(for: fixture.id)
        guard !kept.isEmpty else { return }
        for id in fixture.kind.takeBack(kept, in: fixture.store) { files.settle(id) }
    }

    /// Forgets the files that a change may have taken the last mention of, when it has been told to everybody.
    func releaseFiles(of fixture: OpenFixture, after record: ChangeRecord) {
        guard fixture.kind.releasesFiles(record) else { return }
        housekeeping.soon { [weak self, weak fixture] in
            if let self, let fixture { releaseFiles(of: fixture) }
        }
    }

    /// Forgets the files that no open store speaks of any more.
    func releaseFiles() {
        for fixture in openFixtures { releaseFiles(of: fixture) }
    }

    private func releaseFiles(of fixture: OpenFixture) {
        // One that was reset has left its files to the one in its place.
        // What a store speaks of may be all of a long history: most hold no file.
        guard files.holdsAny(of: fixture.id), openFixtures.contains(where: { $0 === fixture }),
            let mentioned = mentionedFiles(in: fixture)
        else { return }
        files.forgetAll(of: fixture.id, except: mentioned)
    }

    /// The files that a store speaks of, itself or one of their pages; nil where its kind does not know.
    private func mentionedFiles(in fixture: OpenFixture) -> Set<String>? {
        fixture.kind.broughtFiles(in: fixture.store).map { Set($0.map(FileStore.file(of:))) }
    }

    private var openFixtures: [OpenFixture] { state.withLock { Array($0.fixtures.values) } }
}
