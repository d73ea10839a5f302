import ConfigSchema
import HTTPServing
import ImageCleaning
import SceneRendering
import SourceDiagnostics
import Synchronization
import ThemeModel

/// An image, a font or a film in memory.
struct Asset: Sendable {
    let mediaType: MediaType
    let bytes: SharedBytes
    let tag: EntityTag
    /// Whether it is served as a file that somebody has brought: to players, as it came.
    let isFilm: Bool

    init(_ bytes: [UInt8], _ mediaType: MediaType, isFilm: Bool = false) {
        self.mediaType = mediaType
        self.isFilm = isFilm
        self.bytes = SharedBytes(bytes)
        tag = EntityTag(of: self.bytes)
    }

    /// The last part of its address: its content's hash, so that it can be kept for ever.
    fileprivate var name: String { tag.header.filter { $0 != "\"" } + mediaType.ending }
}

/// The images, fonts and films of one reading of the project.
///
/// What is served is what stands here, and never a path: of an image its clean form, of a font what could be read whole, of
/// a film what begins as one.
final class AssetStore: Sendable {
    private let fileSystem: any FileSystem
    private let state: Mutex<State>

    private struct State {
        var images: [ImageFile: Image] = [:]
        var fonts: [FontFile: String] = [:]
        /// By path; nil for what is no film.
        var films: [String: String?] = [:]
        var assets: [String: Asset] = [:]
        /// Pictures that are no files, those that were asked for first in front: their ids and their assets' names.
        var sent: [(id: String, name: String)] = []
        /// What the reading before had made of the same files.
        var earlier: [ImageFile: Image]
    }

    /// What was made of an image's file.
    private struct Image {
        /// The file's own bytes; nil when they cannot be had.
        let source: [UInt8]?
        /// Nil for a file that cannot be shown.
        let asset: Asset?

        var address: String? { asset.map { "/assets/\($0.name)" } }
    }

    /// Takes the files of a reading; an image whose bytes are those of the reading before is not read anew.
    init(_ fileSystem: any FileSystem, after earlier: AssetStore? = nil) {
        self.fileSystem = fileSystem
        state = Mutex(State(earlier: earlier?.state.withLock { $0.images } ?? [:]))
    }

    /// The addresses of images that were asked for.
    var addresses: [ImageFile: String?] { state.withLock { $0.images.mapValues(\.address) } }

    /// The images and fonts by the last part of their address.
    var assets: [String: Asset] { state.withLock { $0.assets } }

    /// The address under which an image is served.
    func address(of file: ImageFile) -> String? {
        if let known = state.withLock({ $0.images[file] }) { return known.address }
        let image = read(file)
        return state.withLock { state in
            if let asset = image.asset { state.assets[asset.name] = asset }
            state.images[file] = image
            state.earlier[file] = nil
            return image.address
        }
    }

    /// The address under which a picture is served that is no file.
    ///
    /// Of those, only the last are kept: who sends new ones all day would fill the memory.
    func address(of picture: SentPicture) -> String {
        if let known = state.withLock({ $0.sent.first { $0.id == picture.id }?.name }) { return "/assets/\(known)" }
        let asset = Asset(picture.bytes, MediaType(picture.format))
        return state.withLock { state in
            if state.sent.count == Self.maxSent {
                let name = state.sent.removeFirst().name
                if !state.sent.contains(where: { $0.name == name }) { state.assets[name] = nil }
            }
            state.sent.append((picture.id, asset.name))
            state.assets[asset.name] = asset
            return "/assets/\(asset.name)"
        }
    }

    /// Some screens full of pictures.
    private static let maxSent = 48

    /// The address under which a font is served that was read.
    func address(of file: FontFile, _ font: FontFile.Font) -> String {
        if let known = state.withLock({ $0.fonts[file] }) { return known }
        let asset = Asset(font.bytes, font.format.served)
        return state.withLock { state in
            let address = "/assets/\(asset.name)"
            state.assets[asset.name] = asset
            state.fonts[file] = address
            return address
        }
    }

    /// The address under which a film or a sound of the project is served, by its path; nil for anything else.
    func address(ofFilm path: String) -> String? {
        if let known = state.withLock({ $0.films[path] }) { return known }
        let asset = film(at: path)
        return state.withLock { state in
            let address = asset.map { "/assets/\($0.name)" }
            if let asset { state.assets[asset.name] = asset }
            state.films[path] = .some(address)
            return address
        }
    }

    /// What people bring plays by the same signs, and up to the same size.
    private func film(at path: String) -> Asset? {
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
            let bytes = try? fileSystem.read(path, limit: FileStore.maxFile),
            let type = FilmFormat.mediaType(of: bytes)
        else { return nil }
        return Asset(bytes, type, isFilm: true)
    }

    private func read(_ file: ImageFile) -> Image {
        // What cannot be shown is a finding already.
        guard let source = try? file.bytes(in: fileSystem) else { return Image(source: nil, asset: nil) }
        if let earlier = state.withLock({ $0.earlier[file] }), earlier.source == source { return earlier }
        let picture = try? file.picture(of: source)
        return Image(source: source, asset: picture.map { Asset($0.clean.bytes, $0.format.served) })
    }
}

extension ImageFormat {
    fileprivate var served: MediaType {
        switch self {
        case .svg: .svg
        case .png: .png
        case .jpeg: .jpeg
        case .gif: .gif
        case .webp: .webp
        }
    }
}

extension MediaType {
    /// What pictures of a format are served as.
    init(_ format: RasterFormat) {
        self =
            switch format {
            case .png: .png
            case .jpeg: .jpeg
            case .gif: .gif
            case .webp: .webp
            }
    }
}

extension FontFormat {
    fileprivate var served: MediaType {
        switch self {
        case .ttf: .ttf
        case .otf: .otf
        case .woff2: .woff2
        }
    }
}

extension MediaType {
    /// The ending of an asset's name.
    fileprivate var ending: String {
        switch self {
        case .svg: ".svg"
        case .jpeg: ".jpg"
        default: "." + (rawValue.split(separator: "/").last.map(String.init) ?? "")
        }
    }
}
