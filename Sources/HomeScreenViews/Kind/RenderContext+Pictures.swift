import HomeScreenModel
import ImageCleaning
import SceneModel
import SceneRendering
import ThemeModel

extension RenderContext {
    /// What pages call an image, and how large it is; nil where it cannot be had, or not yet.
    func viewImage(_ source: ViewImageSource) -> ViewImage? {
        switch source {
        case .theme(let image): address(of: image).map { ViewImage(address: $0, size: nil) }
        case .url(let url): seat.state.answers[url].map { fixturePicture($0) } ?? networkPicture(at: url)
        }
    }

    /// The file that a fixture answers with in place of a server.
    private func fixturePicture(_ answer: PhoneState.Answer) -> ViewImage? {
        guard (200...299).contains(answer.status), let path = answer.file, AnswersArePictures.isPicture(path),
            let slash = path.firstIndex(of: "/"), let files = theme?.files
        else { return nil }
        let file = ImageFile(String(path[path.index(after: slash)...]), in: String(path[..<slash]))
        guard let address = files.address(file), let size = (try? file.read(in: files.system))?.clean.size else {
            return nil
        }
        return ViewImage(address: address, size: LayoutSize(width: size.width, height: size.height))
    }

    /// What a server has sent; where nobody has asked it yet, somebody does, and the picture is drawn anew.
    private func networkPicture(at url: String) -> ViewImage? {
        guard let found = seat.phone?.picture(at: url) else { return nil }
        let picture = SentPicture(id: found.id, format: found.format, bytes: found.bytes)
        let size = LayoutSize(width: Double(found.width), height: Double(found.height))
        return address(of: picture).map { ViewImage(address: $0, size: size) }
    }
}
