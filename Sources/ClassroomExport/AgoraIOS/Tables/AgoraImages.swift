/// The image sets of a pod: where in the catalogue each stands, and how large it is drawn.
///
/// A line of a table is a folder with its sets and the longer side of each in points, as the app's own files have it.
struct AgoraImages: Sendable {
    /// One image set.
    struct ImageSet: Sendable {
        let name: String
        let folder: String
        /// The longer side in points.
        let side: Double
    }

    /// The sets, by folder.
    let sets: [ImageSet]

    private let byName: [String: ImageSet]

    init(_ table: String) {
        sets = table.split(separator: "\n").flatMap { line -> [ImageSet] in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (parts.count > 1 ? parts[1].split(separator: ",") : []).map { entry in
                let words = entry.split(separator: " ")
                return ImageSet(
                    name: String(words[0]), folder: String(parts[0]), side: words.last.flatMap { Double($0) } ?? 24)
            }
        }
        byName = Dictionary(sets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a set by its name; `nil` if the app has none.
    subscript(_ name: String) -> ImageSet? { byName[name] }

    /// The images that themes call otherwise than the app, by the names of themes.
    static let renamed = [
        "toolcollection_page_add": "ic_board_page_add", "toolcollection_page_next": "ic_board_page_next",
        "toolcollection_page_previous": "ic_board_page_pre", "webview_close": "web_close",
        "webview_refresh": "web_refresh", "webview_scale": "web_scale",
    ]

    /// The names of themes by those of the app.
    static let themeNames = Dictionary(renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}
