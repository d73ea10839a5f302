import Foundation

extension PreviewOption {
    /// The folder of what outlasts a preview: a kind lists it whose stores, or the files that people bring to them, do.
    public static let state = PreviewOption(
        "state", value: "DIR", expected: "the path of a folder",
        help: """
            Keep in a folder what outlasts the preview: files that people bring for themselves, below 'files', and \
            what apps store, one SQLite file for each group, which other programs may read and write
            """
    ) { path in
        var isFolder: ObjCBool = false
        // What is not there yet is made with the first file.
        return !path.isEmpty
            && (!FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || isFolder.boolValue)
    }
}

extension PreviewArguments {
    /// The absolute path of the folder behind ``PreviewOption/state``; nil where none is named.
    public var stateFolder: String? {
        self[.state].last.map { URL(filePath: $0, directoryHint: .isDirectory).standardized.path }
    }
}
