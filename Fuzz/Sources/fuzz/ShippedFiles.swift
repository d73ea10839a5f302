import Foundation

/// The themes, scenes and widgets that ship with Diorama, from the folder in which this package stands.
enum ShippedFiles {
    /// Diorama's own folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The files with their paths below the folder; none where the sources are gone.
    static let all: [(path: String, bytes: [UInt8])] = ["Themes", "Scenes", "Widgets"].flatMap { folder in
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
            let path = "\(folder)/\(name)"
            return (try? Data(contentsOf: root.appending(path: path))).map { (path, Array($0)) }
        }
    }
}
