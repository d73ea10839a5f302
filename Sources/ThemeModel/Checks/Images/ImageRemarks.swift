import ConfigSchema
import ImageCleaning
import SourceDiagnostics

/// What a picture that can be shown should be mended in.
enum ImageRemarks {
    static let rules: [Rule] = [
        .unsafeImage, .imageDocumentType, .animatedImage, .unscalableImage, .blankImage, .imageAspect, .oversizedImage,
    ]

    /// More pixels in a row than any screen's width has.
    private static let maxPixels = 4096.0
    /// How many times as wide as high, or as high as wide, an image may be.
    private static let maxRatio = 5.0

    /// One finding for each rule that the file breaks, with the places in the file.
    static func findings(
        of picture: ImageFile.Picture, _ image: ImageFile, _ bytes: [UInt8], at range: SourceRange
    ) -> [Diagnostic] {
        let name = image.file.name
        var findings: [Diagnostic] = []
        let remarks = Dictionary(grouping: picture.clean.remarks) { $0.kind.rule }
        for rule in rules {
            guard let found = remarks[rule], let first = found.first else { continue }
            let others = found.count > 1 ? ", and \(found.count - 1) more" : ""
            let notes = found.prefix(5).compactMap { remark in
                remark.offset.map {
                    Diagnostic.Note(remark.kind.words, at: SourceRange(in: image.path, bytes, at: $0))
                }
            }
            findings.append(
                Diagnostic(
                    rule, at: range, "the image '\(name)' \(first.kind.words)\(others)", hint: first.kind.advice,
                    notes: notes))
        }
        guard let size = picture.clean.size else { return findings }
        let words = "\(size.width.shortText) by \(size.height.shortText)"
        if picture.format != .svg, max(size.width, size.height) > maxPixels {
            findings.append(
                Diagnostic(
                    .oversizedImage, at: range, "the image '\(name)' has \(words) pixels",
                    hint: "save it with at most \(Int(maxPixels)) pixels a side"))
        } else if max(size.width / size.height, size.height / size.width) > maxRatio {
            findings.append(
                Diagnostic(
                    .imageAspect, at: range, "the image '\(name)' is \(words), and its place is about square",
                    hint: "draw it on a square, or nearly so"))
        }
        return findings
    }
}

extension ImageRemark.Kind {
    fileprivate var rule: Rule {
        switch self {
        case .script, .event, .foreign, .reference: .unsafeImage
        case .documentType: .imageDocumentType
        case .animation: .animatedImage
        case .noViewBox, .emptyViewBox: .unscalableImage
        case .blank: .blankImage
        }
    }

    fileprivate var words: String {
        switch self {
        case .script(let element): "has a script in '\(element)'"
        case .event(let attribute): "has the event '\(attribute)'"
        case .foreign(let element): "has the element '\(element)', which is no drawing"
        case .reference(let address): "refers to '\(address)', outside of it"
        case .documentType: "has a document type"
        case .animation: "moves"
        case .noViewBox: "has no viewBox"
        case .emptyViewBox: "has a viewBox without area"
        case .blank: "draws nothing"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .script, .event, .foreign: "it is left out of what is served; delete it in the file"
        case .reference: "it is left out of what is served; put what it refers to into the file"
        case .documentType: "it is left out of what is served; delete the line"
        case .animation: "only its beginning is shown; save a picture that stands still"
        case .blank: "it needs a shape with a 'fill' or a 'stroke'"
        case .noViewBox, .emptyViewBox: "write viewBox=\"0 0 WIDTH HEIGHT\" at its root"
        }
    }
}
