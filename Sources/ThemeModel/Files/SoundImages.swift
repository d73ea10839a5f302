import Synchronization

/// The images in which nothing was found, by their bytes; a project hands them on to the one after a save.
///
/// A theme has a hundred drawings, and hardly a save touches one: to parse them all takes longer than all other checks.
package final class SoundImages: Sendable {
    /// How many bytes of files are kept at most.
    static let limit = 64 << 20

    private struct State {
        var bytes: [String: [UInt8]] = [:]
        var size = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether the file at a path had these bytes when nothing was found in it.
    func contains(_ bytes: [UInt8], at path: String) -> Bool {
        // Arrays that share their storage, as after a save elsewhere, compare without a look at the bytes.
        state.withLock { $0.bytes[path] == bytes }
    }

    /// Keeps the bytes of a file in which nothing was found.
    func insert(_ bytes: [UInt8], at path: String) {
        state.withLock { state in
            if state.size + bytes.count > Self.limit { state = State() }
            state.size += bytes.count - (state.bytes.updateValue(bytes, forKey: path)?.count ?? 0)
        }
    }
}
