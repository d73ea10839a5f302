import ConfigSchema
import SourceDiagnostics
import YAMLSyntax

/// Variables of Figma, as its REST interface gives and takes them.
///
/// Both forms are read: the answer of `GET /v1/files/:key/variables/local` and the body of `POST /v1/files/:key/variables`
/// (https://www.figma.com/developers/api#variables).
public struct FigmaSource: ImportSource {
    /// The word on the command line.
    public let name = "figma"

    /// The sentence for the help text.
    public let summary = "Figma variables, as its REST interface answers 'variables/local'"

    /// A source without options.
    public init() {}

    /// Reads the variables of one file.
    public func read(_ files: ImportedFiles) -> ImportedTheme {
        var theme = ImportedTheme(modes: [])
        for other in files.named.dropFirst() {
            theme.findings.append(Diagnostic(.unreadableImport, at: .startOf(other), "Figma's variables are one file"))
        }
        guard let file = files.named.first, let root = JSONDocument.read(file, findings: &theme.findings) else {
            return theme
        }
        guard let reading = FigmaVariables(root["meta"] ?? root) else {
            theme.findings.append(
                Diagnostic(
                    .unreadableImport, at: .startOf(file), "the file has no 'variables' and 'variableCollections'"))
            return theme
        }
        reading.read(into: &theme)
        return theme
    }
}

/// The variables of a file.
private struct FigmaVariables {
    private struct Collection {
        var modes: [(id: String, name: String)] = []
        var defaultMode: String?
    }

    private struct Variable {
        let id: String
        let name: String
        let collection: String
        let type: String
        let node: YAMLNode
    }

    private var collections: [String: Collection] = [:]
    private var order: [String] = []
    private var variables: [Variable] = []
    private var values: [String: [String: YAMLNode]] = [:]

    init?(_ root: YAMLNode) {
        guard let collections = root["variableCollections"], let variables = root["variables"] else { return nil }
        for (id, node) in Self.members(collections) {
            var collection = Collection(defaultMode: (node["defaultModeId"] ?? node["initialModeId"])?.text)
            for mode in node["modes"]?.items ?? [] {
                collection.modes.append((mode["modeId"]?.text ?? "", mode["name"]?.text ?? ""))
            }
            self.collections[id] = collection
            order.append(id)
        }
        for mode in root["variableModes"]?.items ?? [] {
            self.collections[mode["variableCollectionId"]?.text ?? ""]?.modes
                .append((mode["id"]?.text ?? "", mode["name"]?.text ?? ""))
        }
        var remote: Set<String> = []
        for (id, node) in Self.members(variables) {
            if node["remote"]?.text == "true" { remote.insert(id) }
            self.variables.append(
                Variable(
                    id: id, name: node["name"]?.text ?? id, collection: node["variableCollectionId"]?.text ?? "",
                    type: node["resolvedType"]?.text ?? "", node: node))
            for value in node["valuesByMode"]?.entries.map({ $0 }) ?? [] {
                values[id, default: [:]][value.key.text] = value.value
            }
        }
        for value in root["variableModeValues"]?.items ?? [] {
            values[value["variableId"]?.text ?? "", default: [:]][value["modeId"]?.text ?? ""] = value["value"]
        }
        let used = used(besides: remote)
        self.variables.removeAll { !used.contains($0.id) }
    }

    /// The file's own variables, and those of other libraries to which they refer.
    private func used(besides remote: Set<String>) -> Set<String> {
        var used = Set(variables.map(\.id)).subtracting(remote)
        var next = Array(used)
        while let id = next.popLast() {
            for value in (values[id] ?? [:]).values where value["type"]?.text == "VARIABLE_ALIAS" {
                guard let other = value["id"]?.text, remote.contains(other), used.insert(other).inserted else {
                    continue
                }
                next.append(other)
            }
        }
        return used
    }

    /// The objects of a map by id, or of a list of objects with ids.
    private static func members(_ node: YAMLNode) -> [(String, YAMLNode)] {
        node.kind == .mapping
            ? node.entries.map { ($0.key.text, $0.value) } : node.items.map { ($0["id"]?.text ?? "", $0) }
    }

    func read(into theme: inout ImportedTheme) {
        let leading = order.compactMap { collections[$0] }.max { $0.modes.count < $1.modes.count }
        let modes = leading.map(Self.sorted) ?? []
        theme.modes = modes.isEmpty ? ["light"] : modes.map { ThemeText.name([$0.name]) }
        var names = TokenNames()
        let known = Dictionary(variables.map { ($0.id, $0) }) { first, _ in first }
        for variable in variables {
            guard ["COLOR", "FLOAT"].contains(variable.type) else {
                theme.lose(
                    "'\(variable.name)' is of the type '\(variable.type)', which themes do not have",
                    at: variable.node.range)
                continue
            }
            let own = collections[variable.collection].map(Self.sorted) ?? []
            var written: [ImportedToken.Situation: String] = [:]
            var isLost = false
            for (index, mode) in theme.modes.enumerated() {
                // A collection of its own modes is read in that of the same name, or in its default.
                let source = own.first { index < modes.count && $0.name == modes[index].name } ?? own.first
                guard let value = values[variable.id]?[source?.id ?? ""] else { continue }
                if let text = text(value, variable, known, &names) {
                    written[.init(mode: mode)] = text
                } else {
                    isLost = true
                }
            }
            guard !isLost, !written.isEmpty else {
                theme.lose("'\(variable.name)' has a value that cannot be read", at: variable.node.range)
                continue
            }
            theme.tokens.append(
                ImportedToken(
                    variable.type == "COLOR" ? .colors : .metrics, name(of: variable, &names), at: variable.node.range,
                    values: written))
        }
        for id in order {
            guard let collection = collections[id], collection.modes.count > 1 else { continue }
            // Its default is read for the modes that it lacks.
            for mode in Self.sorted(collection).dropFirst() where !modes.contains(where: { $0.name == mode.name }) {
                let place = variables.first { $0.collection == id }?.node.range
                if let place { theme.lose("the mode '\(mode.name)' of another collection of variables", at: place) }
            }
        }
    }

    private static func sorted(_ collection: Collection) -> [(id: String, name: String)] {
        collection.modes.filter { $0.id == collection.defaultMode }
            + collection.modes.filter { $0.id != collection.defaultMode }
    }

    private func name(of variable: Variable, _ names: inout TokenNames) -> String {
        var parts = variable.name.split(separator: "/").map(String.init)
        // The groups that exports of Diorama have for categories.
        if parts.count == 2, parts.first.flatMap(ImportedToken.Category.init) != nil { parts.removeFirst() }
        return names.name(of: variable.id, parts)
    }

    private func text(
        _ value: YAMLNode, _ variable: Variable, _ known: [String: Variable], _ names: inout TokenNames
    ) -> String? {
        if value["type"]?.text == "VARIABLE_ALIAS" {
            guard let other = value["id"].flatMap({ known[$0.text] }), other.type == variable.type else { return nil }
            return ThemeText.reference(name(of: other, &names))
        }
        if variable.type == "FLOAT" { return value.number.flatMap(ThemeText.number) }
        let parts = ["r", "g", "b"].compactMap { value[$0]?.number }
        guard parts.count == 3 else { return nil }
        return ThemeText.color(
            SRGBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: value["a"]?.number ?? 1))
    }
}
