import ConfigSchema
import HTTPServing
import SourceDiagnostics
import Synchronization

/// An image in memory.
struct Asset: Sendable {
    let mediaType: MediaType
    let bytes: SharedBytes
    let tag: EntityTag
}

/// The images of one reading of the project.
///
/// What is served is what stands here, and never a path.
final class ImageStore: Sendable {
    private let fileSystem: any FileSystem
    private let state = Mutex(State())

    private struct State {
        /// By path; nil for a file that cannot be shown.
        var addresses: [String: String?] = [:]
        var assets: [String: Asset] = [:]
    }

    /// The addresses that were asked for, by path.
    var addresses: [String: String?] { state.withLock { $0.addresses } }

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The images by the last part of their address.
    var assets: [String: Asset] { state.withLock { $0.assets } }

    /// The address under which an image is served: its content's hash, so that it can be kept for ever.
    func address(of path: String) -> String? {
        if let known = state.withLock({ $0.addresses[path] }) { return known }
        let asset = read(path)
        return state.withLock { state in
            let name = asset.map { asset in
                asset.tag.header.filter { $0 != "\"" } + (asset.mediaType == .png ? ".png" : ".svg")
            }
            if let name { state.assets[name] = asset }
            let address = name.map { "/assets/\($0)" }
            state.addresses[path] = .some(address)
            return address
        }
    }

    private func read(_ path: String) -> Asset? {
        // What is no image, lies elsewhere or is too large is a finding already.
        guard let format = ImageFormat(path: path), isInsideItsFolder(path),
            let content = try? fileSystem.read(path, limit: ImageFormat.maxFileSize)
        else { return nil }
        let bytes = SharedBytes(content)
        let mediaType: MediaType =
            switch format {
            case .svg: .svg
            case .png: .png
            }
        return Asset(mediaType: mediaType, bytes: bytes, tag: EntityTag(of: bytes))
    }

    /// An image that a link leads to from elsewhere, or a path with `..`, is a finding and not a picture.
    private func isInsideItsFolder(_ path: String) -> Bool {
        guard !path.split(separator: "/").contains(".."), let real = fileSystem.canonicalPath(path) else {
            return false
        }
        let top = path.split(separator: "/").first.map(String.init) ?? ""
        guard !path.hasPrefix("/"), let home = fileSystem.canonicalPath(top) else { return false }
        return real.hasPrefix(home + "/")
    }
}
