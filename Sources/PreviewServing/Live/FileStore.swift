import HTTPServing
import ImageCleaning
import SceneRendering
import Synchronization

/// The files that people have brought, in memory and for as long as the preview runs.
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
        var files: [String: Stored] = [:]
        var total = 0
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
    func file(_ id: String) -> Stored? { state.withLock { $0.files[id] } }

    /// Keeps a file, and makes up its identifier.
    func keep(_ bytes: [UInt8], called name: String) throws(Refusal) -> BroughtFile {
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
            let mediaType = FilmFormat.mediaType(of: bytes) ?? .binary
            stored = Stored(mediaType: mediaType, bytes: SharedBytes(bytes), isPicture: false)
        }
        let id = String(RunToken.random().text.prefix(32))
        let isKept = state.withLock { state in
            guard state.files.count < Self.maxCount, state.total + stored.bytes.count <= Self.maxTotal else {
                return false
            }
            state.files[id] = stored
            state.total += stored.bytes.count
            return true
        }
        guard isKept else {
            throw Refusal(description: "the preview has no space for more files until it is started again")
        }
        return BroughtFile(id: id, name: String(name.prefix(200)), size: bytes.count, pixels: pixels)
    }

    /// Forgets a file that nobody took.
    func forget(_ id: String) {
        state.withLock { state in
            if let gone = state.files.removeValue(forKey: id) { state.total -= gone.bytes.count }
        }
    }
}
