import SourceDiagnostics
import YAMLSyntax

/// Design Tokens: files of the 2025.10 format and of the drafts before it, each a mode, or one resolver that names them.
///
/// The format: https://www.designtokens.org/tr/2025.10/format/, and resolvers: https://www.designtokens.org/tr/2025.10/resolver/.
public struct DesignTokensSource: ImportSource {
    /// The word on the command line.
    public let name = "dtcg"

    /// The sentence for the help text.
    public let summary = "Design Tokens in JSON: a file for each mode, called after it, or one resolver file"

    /// A source without options.
    public init() {}

    /// Reads token files, or a resolver and the files beside it.
    public func read(_ files: ImportedFiles) -> ImportedTheme {
        var theme = ImportedTheme(modes: [])
        var names = TokenNames()
        let layers =
            files.named.count == 1
            ? files.named.first.map { Self.layers($0, files, &theme) } ?? []
            : Self.byOwnModes(files.named.map { Layer(mode: Self.mode($0), roots: Self.root($0, &theme)) })
        theme.modes = layers.map(\.mode)
        var found: [String: ImportedToken] = [:]
        var order: [(path: String, key: String)] = []
        var lost: Set<String> = []
        for layer in layers {
            // A token is lost once, however many modes have it.
            let known = Set(theme.findings.map(\.range))
            var reading = DesignTokens(
                roots: layer.roots, names: names, mode: layer.mode, modes: theme.modes)
            for token in reading.tokens() {
                let key = "\(token.category) \(token.path)"
                if found[key] == nil {
                    order.append((token.path, key))
                    found[key] = ImportedToken(token.category, token.name, at: token.place, values: [:])
                }
                found[key]?.values[.init(mode: layer.mode)] = token.text
            }
            names = reading.names
            lost.formUnion(reading.lost)
            theme.findings += reading.findings.filter { !known.contains($0.range) }
        }
        // With the value of another mode in place of one that is lost, a token would be wrong.
        theme.tokens = order.filter { !lost.contains($0.path) }.compactMap { found[$0.key] }
        return theme
    }

    /// The token files of one mode, those that come later winning.
    private struct Layer {
        let mode: String
        let roots: [YAMLNode]
    }

    /// Layers by the modes that tokens have values for, if they have any: then only a file called after such a mode holds for it
    /// alone.
    private static func byOwnModes(_ files: [Layer]) -> [Layer] {
        let modes = TokenForm.modes(in: files.flatMap(\.roots))
        guard !modes.isEmpty else { return files }
        return modes.map { mode in
            let holding = files.filter { $0.mode == mode || !modes.contains($0.mode) || files.count == 1 }
            return Layer(mode: mode, roots: holding.flatMap(\.roots))
        }
    }

    private static func mode(_ file: SourceFile) -> String {
        let name = file.path.split(separator: "/").last?.split(separator: ".").first
        return ThemeText.name([name.map(String.init) ?? "light"])
    }

    private static func root(_ file: SourceFile, _ theme: inout ImportedTheme) -> [YAMLNode] {
        JSONDocument.read(file, findings: &theme.findings).map { [$0] } ?? []
    }

    // MARK: Resolvers

    private static func layers(
        _ file: SourceFile, _ files: ImportedFiles, _ theme: inout ImportedTheme
    ) -> [Layer] {
        guard let root = JSONDocument.read(file, findings: &theme.findings) else { return [] }
        guard let order = root["resolutionOrder"] else { return byOwnModes([Layer(mode: "light", roots: [root])]) }
        var resolver = Resolver(root: root, file: file, files: files)
        let layers = resolver.layers(order)
        theme.findings += resolver.findings
        return layers
    }

    /// A resolver file: which sets of tokens hold always, and which by context.
    private struct Resolver {
        let root: YAMLNode
        let file: SourceFile
        let files: ImportedFiles
        var findings: [Diagnostic] = []
        private var read: [String: YAMLNode?] = [:]

        /// How many sources may still be gone through: sets that name each other twice would double at each step.
        private var remaining = 10_000

        init(root: YAMLNode, file: SourceFile, files: ImportedFiles) {
            self.root = root
            self.file = file
            self.files = files
        }

        mutating func layers(_ order: YAMLNode) -> [Layer] {
            var steps: [YAMLNode] = []
            for item in order.items {
                guard let reference = item["$ref"] else {
                    steps.append(item)
                    continue
                }
                if let step = target(reference) {
                    steps.append(step)
                } else {
                    findings.append(
                        .unreadable("there is no set or modifier '\(reference.text)' in this file", at: reference.range)
                    )
                }
            }
            let all = steps.filter { $0["contexts"] != nil }
            // Themes vary by one thing, their mode.
            let leading = all.first { $0["contexts"].map(TokenForm.varyByMode) ?? false } ?? all.first
            let modifiers = all.filter { $0.index == leading?.index } + all.filter { $0.index != leading?.index }
            for other in modifiers.dropFirst() {
                findings.append(
                    Diagnostic(
                        .lostInImport, at: other.range,
                        "a theme varies by one thing, and this modifier is taken in its default context alone"))
            }
            guard let modifier = modifiers.first, let contexts = modifier["contexts"] else {
                return DesignTokensSource.byOwnModes([
                    Layer(mode: "light", roots: steps.flatMap { sources(of: $0["sources"]) })
                ])
            }
            let preferred = modifier["default"]?.string
            let named = contexts.entries.map { ($0.key.text, $0.value) }
            let sorted = named.filter { $0.0 == preferred } + named.filter { $0.0 != preferred }
            return sorted.map { context, list in
                var roots: [YAMLNode] = []
                for step in steps {
                    if step.index == modifier.index {
                        roots += sources(of: list)
                    } else if let others = step["contexts"] {
                        roots += sources(
                            of: step["default"]?.string.flatMap { others[$0] } ?? others.entries.map(\.value).first)
                    } else {
                        roots += sources(of: step["sources"])
                    }
                }
                return Layer(mode: ThemeText.name([context]), roots: roots)
            }
        }

        /// Finds the token files, and the tokens that stand in the resolver itself.
        ///
        /// - Parameters:
        ///   - list: The sources of a set or of a context.
        ///   - sets: The sets on the way there, which may not be named again.
        /// - Returns: The nodes below which tokens stand.
        private mutating func sources(of list: YAMLNode?, within sets: [Int] = []) -> [YAMLNode] {
            var nodes: [YAMLNode] = []
            for item in list.map({ Array($0.items) }) ?? [] {
                guard let reference = item["$ref"] else {
                    nodes.append(item)
                    continue
                }
                remaining -= 1
                guard remaining >= 0 else {
                    if remaining == -1 {
                        findings.append(.unreadable("more sources than can be read: up to 10,000", at: reference.range))
                    }
                    return nodes
                }
                guard let inside = target(reference) else {
                    nodes += tokens(reference)
                    continue
                }
                if sets.contains(inside.index) {
                    findings.append(.unreadable("this set leads back to itself", at: reference.range))
                } else if let list = inside["sources"] {
                    nodes += sources(of: list, within: sets + [inside.index])
                } else {
                    nodes.append(inside)
                }
            }
            return nodes
        }

        /// The tokens of `file.json`, or of a place in it, such as `file.json#/light`.
        private mutating func tokens(_ reference: YAMLNode) -> [YAMLNode] {
            let parts = reference.text.split(separator: "#", maxSplits: 1).map(String.init)
            let path = (parts.first ?? "").replacing(/^(\.\/)+/, with: "")
            if read[path] == nil {
                guard let other = files.file(path, beside: file) else {
                    findings.append(
                        Diagnostic(
                            .unreadableImport, at: reference.range, "there is no file '\(path)' beside this one",
                            hint: "files of a resolver lie in its own folder, or below it"))
                    read[path] = .some(nil)
                    return []
                }
                read[path] = JSONDocument.read(other, findings: &findings)
            }
            guard let root = read[path] ?? nil else { return [] }
            guard parts.count > 1 else { return [root] }
            let pointer = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
            if let node = JSONPointer.target("#" + pointer, in: root) { return [node] }
            findings.append(
                Diagnostic(.unreadableImport, at: reference.range, "'\(path)' has nothing at '\(parts[1])'"))
            return []
        }

        /// The node at a reference such as `#/sets/base`.
        private func target(_ reference: YAMLNode) -> YAMLNode? {
            guard reference.text.hasPrefix("#/") else { return nil }
            return JSONPointer.target(reference.text, in: root)
        }
    }
}

/// A place in a document, as RFC 6901 writes it behind `#`.
enum JSONPointer {
    /// The keys on the way.
    static func steps(_ text: String) -> [String] {
        text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The node there; nil if there is none.
    static func target(_ text: String, in root: YAMLNode) -> YAMLNode? {
        var node: YAMLNode? = root
        for step in steps(text) {
            if node?.kind == .sequence {
                let items = node?.items ?? []
                node = Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
            } else {
                node = node?[step]
            }
        }
        return node
    }
}
