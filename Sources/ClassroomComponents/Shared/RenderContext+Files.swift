import ClassroomContexts
import SceneRendering
import ThemeModel

/// A picture that a page can show.
struct FoundPicture {
    /// Where its bytes are served.
    let address: String
    /// Its size in pixels; nil where only who brought it knows.
    var width: Int?
    var height: Int?
}

extension RenderContext {
    /// What a page can show of a picture; nil where its bytes are not to be had.
    ///
    /// Addresses on the network are not: the preview loads nothing from there.
    func picture(_ source: FileSource) -> FoundPicture? {
        switch source {
        case .address: return nil
        case .brought(let id): return FoundPicture(address: BroughtFile.address(id))
        case .project(let path):
            guard let slash = path.lastIndex(of: "/"), let files = theme?.files else { return nil }
            let file = ImageFile(String(path[path.index(after: slash)...]), in: String(path[..<slash]))
            return files.address(file).map { FoundPicture(address: $0) }
        }
    }
}
