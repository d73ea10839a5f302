import HTTPServing
import SceneModel

/// What the address of a matrix asks for: a file, and for each axis whether its choices are rows, columns, or only one.
///
/// `/matrix?FORMAT=FILE&mode=columns&locale=en`
struct MatrixRequest: Hashable, Sendable {
    /// The word in an address for an axis whose choices stand below each other.
    static let rows = "rows"
    /// The word for one whose choices stand beside each other.
    static let columns = "columns"

    /// The file's format, by its name, and the file's id.
    let format: String
    let file: String
    /// What was asked for by axis: rows, columns, or the name of a choice.
    let axes: [String: String]

    /// Reads an address; nil when it names no file of one of some formats.
    init?(_ query: [QueryItem], formats: [String]) {
        var values: [String: String] = [:]
        for item in query where !item.value.isEmpty && values[item.name] == nil { values[item.name] = item.value }
        guard let format = formats.first(where: { values[$0] != nil }), let file = values[format] else { return nil }
        self.format = format
        self.file = file
        values[format] = nil
        axes = values
    }

    /// Returns the address of the matrix of the first file that a scene places; nil for a scene without such files.
    static func address(for scene: Scene, _ texts: PageTexts) -> String? {
        guard scene.kind.formAxis != nil, let file = scene.placedFiles.first,
            let format = scene.kind.fileFormats.first(where: { $0.fileName == nil })
        else { return nil }
        return address(format.name, file.name, texts)
    }

    /// The address of a file's matrix, for links of a page.
    static func address(_ format: String, _ file: String, _ texts: PageTexts) -> String {
        let query = [ViewQuery.part(format, file), ViewQuery.text([(.locale, texts.localeName)])]
        return "/matrix?" + query.filter { !$0.isEmpty }.joined(separator: "&")
    }

    /// As the query of an address.
    var query: String {
        ([(format, file)] + axes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            .map { ViewQuery.part($0.0, $0.1) }.joined(separator: "&")
    }
}
