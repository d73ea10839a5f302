import ConfigSchema
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What upstream has, held against what is here.
struct UpstreamAudit {
    /// One table, compared.
    struct Part {
        let title: String
        let count: Int
        /// What upstream itself never reads and is not here.
        let unread: [String]
        /// What is here under another name, or on purpose not here, with the reason.
        let otherwise: [(name: String, reason: String)]
        /// What is missing.
        let missing: [String]
    }

    private let root: String
    private let registry: ComponentRegistry
    /// The reasons by part and name.
    private let reasons: [String: [String: String]]

    init(root: String) throws {
        self.root = root
        registry = try ComponentRegistry.builtIn
        reasons = Dictionary(grouping: try UpstreamTable("otherwise").rows, by: \.group)
            .mapValues { Dictionary($0.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }) }
    }

    /// Every part, in the order of the page.
    func parts() throws -> [Part] {
        let keys = try UpstreamTable("ui-keys").rows + UpstreamTable("widget-keys").rows
        let strings = registry.catalog.strings
        let images = shippedImages
        // Where nothing is set, the product's text of this key is shown, in every language: a default would be one of them.
        let defaults = keys.filter { hasKey($0) && !strings.contains($0.value) }
        return [
            compare("Configuration keys", "keys", keys, has: hasKey),
            compare("Defaults", "defaults", defaults) { $0.value == value($0) },
            compare("Texts", "texts", try UpstreamTable("texts").rows) { row in
                strings.contains(row.name) && strings.locales(of: row.name).isSuperset(of: ["en", "zh-Hans"])
            },
            compare("Images and sounds", "images", try UpstreamTable("images").rows) { images.contains($0.name) },
            compare("Methods of contexts", "methods", try UpstreamTable("methods").rows, has: try methods()),
            compare("Events of contexts", "events", try UpstreamTable("events").rows, has: try events()),
        ]
    }

    private func compare(
        _ title: String, _ part: String, _ rows: [UpstreamTable.Row], has: (UpstreamTable.Row) -> Bool
    ) -> Part {
        func name(_ row: UpstreamTable.Row) -> String {
            part == "methods" ? "\(row.group).\(row.name)" : row.name
        }
        let absent = rows.filter { !has($0) }
        let known = reasons[part] ?? [:]
        let unread = absent.filter { !$0.isRead }.map(name)
        let others = absent.filter(\.isRead).map(name)
        return Part(
            title: title, count: rows.count, unread: unread,
            otherwise: others.compactMap { name in known[name].map { (name, $0) } },
            missing: others.filter { known[$0] == nil })
    }

    // MARK: Keys

    private func leaf(_ path: String) -> (declaration: ComponentDeclaration, index: Int)? {
        let steps = path.split(separator: ".", maxSplits: 1).map { String($0) }
        guard steps.count == 2, let declaration = registry.catalog.component(steps[0]) else { return nil }
        let leaves = declaration.properties.leaves
        let groups = steps[1].split(separator: ".").dropLast().joined(separator: ".")
        let key = steps[1].split(separator: ".").last.map { String($0) } ?? ""
        let index = leaves.firstIndex { leaf in
            leaf.path == steps[1]
                || leaf.spec.formerNames.contains(key)
                    && leaf.path.split(separator: ".").dropLast().joined(separator: ".") == groups
        }
        return index.map { (declaration, $0) }
    }

    /// Whether a key stands elsewhere here, and files may use it all the same.
    private func isMoved(_ steps: [String]) -> Bool {
        var group = steps.first.flatMap { registry.catalog.component($0)?.properties }
        for step in steps.dropFirst().dropLast() {
            guard case .record(let inner)? = group?.members.first(where: { $0.key == step })?.kind else { return false }
            group = inner
        }
        return group?.moved.contains { $0.key == steps.last } == true
    }

    /// Whether a key can be set: by its name, by a former one, at its former place, or as a part of a shadow, which is one value here.
    private func hasKey(_ row: UpstreamTable.Row) -> Bool {
        if leaf(row.name) != nil { return true }
        let steps = row.name.split(separator: ".").map { String($0) }
        if isMoved(steps) { return true }
        guard let part = steps.last, let shadow = leaf(steps.dropLast().joined(separator: ".")) else { return false }
        guard case .byMode(.shadow) = shadow.declaration.properties.leaves[shadow.index].spec.kind else { return false }
        return PropertyGroup.shadow.members.contains { $0.key == part }
    }

    /// What is built in for a key, as a file would write it; upstream's own value for parts of shadows, which are one here.
    private func value(_ row: UpstreamTable.Row) -> String {
        guard let found = leaf(row.name) else { return row.value }
        return found.declaration.properties.leaves[found.index].spec.defaultText ?? ""
    }

    // MARK: Pictures

    private var shippedImages: Set<String> {
        let project = Project(
            fileSystem: DiskFileSystem(root: root), catalog: registry.catalog, kinds: registry.sceneKinds)
        return Set(project.theme("agora").theme.map { Array($0.tokens[.images].names) } ?? [])
    }

    // MARK: Contexts

    private func methods() throws -> (UpstreamTable.Row) -> Bool {
        let sources = try sources(of: "Sources/ClassroomContexts")
        var byContext: [String: Set<String>] = [:]
        for source in sources {
            for part in source.split(separator: #/(?m)^(?=(?:public )?(?:extension|struct) )/#) {
                guard let context = part.firstMatch(of: /^(?:public )?(?:extension|struct) (\w+)Context\b/)?.1 else {
                    continue
                }
                let names = part.matches(of: /public func (\w+)/).map { String($0.1) }
                byContext[context.lowercased(), default: []].formUnion(names)
            }
        }
        return { byContext[$0.group.lowercased()]?.contains($0.name) == true }
    }

    private func events() throws -> (UpstreamTable.Row) -> Bool {
        let declared = try sources(of: "Sources/ClassroomContexts/Events").flatMap { source in
            source.matches(of: /(?m)^ {4}case (on\w+)/).map { String($0.1) }
        }
        let names = Set(declared)
        return { names.contains($0.name) }
    }

    private func sources(of folder: String) throws -> [String] {
        let folder = URL(filePath: root).appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}

extension UpstreamAudit {
    /// The page that says what there is, as Markdown.
    static func page(_ parts: [Part]) -> String {
        var text = """
            # Held against the original

            What the original has at 2.8.101, by the tables in `Tests/ProjectCommandsTests/Upstream/Tables`; written by `make audit`.

            | Table | Names | Never read there | Here in another way | Missing |
            |---|---:|---:|---:|---:|

            """
        for part in parts {
            let counts = [part.count, part.unread.count, part.otherwise.count, part.missing.count]
            text += "| \(part.title) | " + counts.map { String($0) }.joined(separator: " | ") + " |\n"
        }
        for part in parts {
            text += "\n## \(part.title)\n"
            if !part.missing.isEmpty { text += "\nMissing:\n\n" + part.missing.map { "- `\($0)`\n" }.joined() }
            if !part.otherwise.isEmpty {
                text += "\nIn another way:\n\n" + part.otherwise.map { "- `\($0.name)`: \($0.reason)\n" }.joined()
            }
            if !part.unread.isEmpty {
                text += "\nNever read there: " + part.unread.map { "`\($0)`" }.joined(separator: ", ") + "\n"
            }
        }
        return text
    }
}
