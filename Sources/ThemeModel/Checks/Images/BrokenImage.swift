import ConfigSchema
import ImageCleaning
import SourceDiagnostics

extension Rule {
    static let brokenImage = Rule(
        "theme.broken-image", .error, "An image's file is damaged.",
        explanation: """
            A drawing is XML, and a browser shows nothing of one that is not well-formed. A picture of pixels must be \
            whole. The note says where in the file it goes wrong.
            """,
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/broken.svg\n",
            with: ["Themes/icons/broken.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 12l6 6\"></svg>\n"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/broken.svg\n",
            with: ["Themes/icons/broken.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 12l6 6\"/></svg>\n"]))
}

extension Diagnostic {
    /// The finding about a file that has the right format, and cannot be read all the same.
    static func brokenImage(
        _ image: ImageFile, _ bytes: [UInt8], at range: SourceRange, _ problem: ImageProblem
    ) -> Diagnostic {
        let place = problem.offset.map { SourceRange(in: image.path, bytes, at: $0) }
        let line = place.map { " in line \($0.start.line)" } ?? ""
        return Diagnostic(
            .brokenImage, at: range, "the image '\(image.file.name)' \(problem.words)\(line)", hint: problem.advice,
            notes: place.map { [Note("the file goes wrong here", at: $0)] } ?? [])
    }
}

extension ImageProblem {
    fileprivate var offset: Int? {
        switch self {
        case .malformed(_, let offset), .entities(let offset), .tooDeep(_, let offset): offset
        default: nil
        }
    }

    fileprivate var words: String {
        switch self {
        case .malformed(let words, _): "is not well-formed: \(words)"
        case .encoding("gzip"): "is compressed"
        case .encoding(let name): "is encoded in \(name), not in UTF-8"
        case .root(let name): "is no drawing: its root is '\(name)'"
        case .entities: "has a document type that declares entities"
        case .tooDeep(let limit, _): "has elements more than \(limit) deep"
        case .tooMany(let limit): "comes to more than \(limit) elements when its references are followed"
        case .truncated: "ends before the picture does"
        case .format: "is another format"
        case .empty: "is no pixel wide or high"
        case .damaged: "is damaged"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .malformed(_, _): "a browser shows nothing of it; save it again from the drawing program"
        case .encoding("gzip"): "save it as plain SVG, not as SVGZ"
        case .encoding: "save it in UTF-8"
        case .entities: "save it as plain SVG, without editing data of the drawing program"
        case .tooDeep, .tooMany: "draw less, or save it as PNG"
        default: "save it again"
        }
    }
}

extension SourceRange {
    /// A place in a file that is no YAML.
    init(in path: String, _ bytes: [UInt8], at offset: Int) {
        let file = SourceFile(path: path, bytes: bytes)
        let start = file.position(ofOffset: offset - (file.hasByteOrderMark ? 3 : 0))
        self.init(file: file, start: start, end: start)
    }
}
