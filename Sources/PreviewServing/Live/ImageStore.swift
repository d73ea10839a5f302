import ConfigSchema
import HTTPServing
import SourceDiagnostics
import Synchronization
import ThemeModel

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
        /// Nil for a file that cannot be shown.
        var addresses: [ImageFile: String?] = [:]
        var assets: [String: Asset] = [:]
    }

    /// The addresses that were asked for.
    var addresses: [ImageFile: String?] { state.withLock { $0.addresses } }

    init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The images by the last part of their address.
    var assets: [String: Asset] { state.withLock { $0.assets } }

    /// The address under which an image is served: its content's hash, so that it can be kept for ever.
    func address(of file: ImageFile) -> String? {
        if let known = state.withLock({ $0.addresses[file] }) { return known }
        let asset = read(file)
        return state.withLock { state in
            let name = asset.map { asset in
                asset.tag.header.filter { $0 != "\"" } + (asset.mediaType == .png ? ".png" : ".svg")
            }
            if let name { state.assets[name] = asset }
            let address = name.map { "/assets/\($0)" }
            state.addresses[file] = .some(address)
            return address
        }
    }

    private func read(_ file: ImageFile) -> Asset? {
        // What cannot be shown is a finding already.
        guard let picture = try? file.read(in: fileSystem) else { return nil }
        let bytes = SharedBytes(picture.bytes)
        let mediaType: MediaType =
            switch picture.format {
            case .svg: .svg
            case .png: .png
            }
        return Asset(mediaType: mediaType, bytes: bytes, tag: EntityTag(of: bytes))
    }
}
