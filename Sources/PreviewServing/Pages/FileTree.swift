import SceneRendering

/// Files as a tree of folders, each a link.
struct FileTree {
    private let paths: [String]
    private let shown: Int
    private let address: (String) -> String

    /// Folders are open up to this number of files, and otherwise only those of the shown file.
    private static let openFiles = 40

    /// Takes files in their order.
    ///
    /// - Parameters:
    ///   - paths: Their paths, with forward slashes.
    ///   - shown: The place of the shown file among them.
    ///   - address: Returns the address that shows a file.
    init(_ paths: [String], shown: Int, address: @escaping (String) -> String) {
        self.paths = paths
        self.shown = shown
        self.address = address
    }

    /// The list of the folders and files at the root.
    var node: HTMLNode { list(paths.indices.map { ($0, paths[$0].split(separator: "/")[...]) }) }

    private typealias Entry = (index: Int, rest: ArraySlice<Substring>)

    private func list(_ entries: [Entry]) -> HTMLNode {
        var order: [Substring] = []
        var inside: [Substring: [Entry]] = [:]
        for entry in entries {
            let name = entry.rest.first ?? ""
            if inside[name] == nil { order.append(name) }
            inside[name, default: []].append((entry.index, entry.rest.dropFirst()))
        }
        let items = order.map { name -> HTMLNode in
            let own = inside[name] ?? []
            if let file = own.first, file.rest.isEmpty { return link(file.index, String(name)) }
            return folder(String(name), own)
        }
        return .element(.ul, children: items)
    }

    /// A folder; one that has nothing but another folder is a line with that.
    private func folder(_ name: String, _ entries: [Entry]) -> HTMLNode {
        if let next = entries.first?.rest.first,
            entries.allSatisfy({ $0.rest.first == next && $0.rest.count > 1 })
        {
            return folder("\(name)/\(next)", entries.map { ($0.index, $0.rest.dropFirst()) })
        }
        let isOpen = paths.count <= Self.openFiles || entries.contains { $0.index == shown }
        return .element(
            .li,
            children: [
                .element(
                    .details, isOpen ? .open : nil,
                    children: [.element(.summary, text: name + "/"), list(entries)])
            ])
    }

    private func link(_ index: Int, _ name: String) -> HTMLNode {
        .element(
            .li,
            children: [
                .element(
                    .a, .href(address(paths[index])), index == shown ? .aria("current", "true") : nil, text: name)
            ])
    }
}
