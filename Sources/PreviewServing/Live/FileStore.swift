import HTTPServing
import ImageCleaning
import LiveValues
import SceneRendering
import Synchronization

/// The files that people have brought, in memory and for as long as a store speaks of them.
///
/// Of a picture the clean form is kept, and served as the picture that it is. Everything else is kept as it came, and
/// served as bytes to be saved: nothing of it is shown or runs in a page, but for a player of films and sounds.
final class FileStore: Sendable {
    /// The most bytes of one file.
    static let maxFile = 8 << 20
    /// The most bytes of all files together, and the most files.
    static let (maxTotal, maxCount) = (128 << 20, 500)

    private let state = Mutex(State())

    private struct State {
        var files: [String: Entry] = [:]
        var total = 0

        mutating func remove(_ id: String) {
            if let gone = files.removeValue(forKey: id) { total -= gone.file.bytes.count }
        }
    }

    private struct Entry {
        let file: Stored
        /// The fixture to whose store it was brought.
        let home: String
        /// Whether the action that brought it is over, and its store has to speak of it.
        var isSettled = false
    }

    /// A file as it is served.
    struct Stored: Sendable {
        let mediaType: MediaType
        let bytes: SharedBytes
        let isPicture: Bool
    }

    /// Why a file was not taken.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// The file with an identifier; nil when there is none.
    func file(_ id: String) -> Stored? { state.withLock { $0.files[id]?.file } }

    /// Whether a file of so many bytes can be kept beside the others.
    func hasSpace(for count: Int) -> Bool { state.withLock { Self.hasSpace(for: count, in: $0) } }

    private static func hasSpace(for count: Int, in state: State) -> Bool {
        state.files.count < maxCount && state.total + count <= maxTotal
    }

    /// Keeps a file until the action that brings it is over, and makes up its identifier.
    ///
    /// - Parameters:
    ///   - bytes: What it holds.
    ///   - name: What it was called where it came from.
    ///   - home: The fixture to whose store it is brought.
    /// - Returns: The file, for whom ``settle(_:)`` or ``forget(_:)`` is still to be called.
    /// - Throws: Why it cannot be kept.
    func keep(_ bytes: [UInt8], called name: String, for home: String) throws(Refusal) -> BroughtFile {
        guard !bytes.isEmpty else { throw Refusal(description: "the file is empty") }
        let stored: Stored
        var pixels: BroughtFile.Pixels?
        if let format = RasterFormat(of: bytes) {
            let image: CleanImage
            do throws(ImageProblem) {
                image = try RasterImage.clean(bytes, as: format)
            } catch {
                throw Refusal(description: "the \(format.rawValue) picture is damaged")
            }
            pixels = image.size.map { BroughtFile.Pixels(width: Int($0.width), height: Int($0.height)) }
            stored = Stored(mediaType: MediaType(format), bytes: SharedBytes(image.bytes), isPicture: true)
        } else {
            let type = FilmFormat.mediaType(of: bytes) ?? .binary
            stored = Stored(mediaType: type, bytes: SharedBytes(bytes), isPicture: false)
        }
        let id = String(RunToken.random().text.prefix(32))
        let isKept = state.withLock { state in
            guard Self.hasSpace(for: stored.bytes.count, in: state) else { return false }
            state.files[id] = Entry(file: stored, home: home)
            state.total += stored.bytes.count
            return true
        }
        guard isKept else {
            throw Refusal(description: "the preview has no space for more files; delete some first")
        }
        let shown = String(name.withoutDirectionMarks.prefix(200))
        return BroughtFile(id: id, name: shown, size: bytes.count, pixels: pixels)
    }

    /// Keeps a file for as long as its store speaks of it.
    func settle(_ id: String) { state.withLock { $0.files[id]?.isSettled = true } }

    /// Forgets a file that nobody took.
    func forget(_ id: String) { state.withLock { $0.remove(id) } }

    /// Forgets the files of a fixture but for those that its store speaks of, and those that are just being brought.
    func forgetAll(of home: String, except mentioned: Set<String>) {
        state.withLock { state in
            let gone = state.files.filter { id, entry in
                entry.isSettled && entry.home == home && !mentioned.contains(id)
            }
            for id in gone.keys { state.remove(id) }
        }
    }
}
