/// The rules of a style sheet, as far as it takes to say which of them a picture uses.
struct StyleRules {
    /// A rule: what it is for, and what it declares.
    struct Rule {
        let selectors: [Selector]
        /// Each declaration's name, and the custom properties that its value reads.
        let declarations: [(name: String, reads: [String])]
    }

    /// The rules in their order, those inside `@media` and the like included; steps of animations are left out.
    private(set) var rules: [Rule] = []

    /// Reads a sheet of the form that components bring; what cannot be read is left out.
    init(_ sheet: String) {
        var prelude = ""
        var blocks: [Block] = []
        for character in Self.withoutComments(sheet) {
            switch character {
            case "{":
                let text = prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                prelude = ""
                if text.hasPrefix("@keyframes") || blocks.contains(.steps) {
                    blocks.append(.steps)
                } else {
                    blocks.append(text.hasPrefix("@") ? .group : .rule(text))
                }
            case "}":
                if case .rule(let selectors)? = blocks.popLast() { add(selectors, prelude) }
                prelude = ""
            default: prelude.append(character)
            }
        }
    }

    private enum Block: Equatable {
        case rule(String)
        case group
        case steps
    }

    private mutating func add(_ selectors: String, _ body: String) {
        let declarations = Selector.split(body, at: ";").compactMap { text -> (name: String, reads: [String])? in
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let value = text[text.index(after: colon)...]
            let reads = value.matches(of: /var\(\s*(--[\w-]+)/).map { String($0.1) }
            return (text[..<colon].filter { !$0.isWhitespace }, reads)
        }
        rules.append(
            Rule(selectors: Selector.split(selectors, at: ",").map { Selector($0) }, declarations: declarations))
    }

    private static func withoutComments(_ sheet: String) -> String { sheet.replacing(/(?s)\/\*.*?\*\//, with: " ") }

    /// The custom properties that a picture shows: those read by rules that are for some element of it.
    ///
    /// One that is only handed on to another custom property counts when that one is shown.
    func properties(shownBy tree: PictureTree) -> Set<String> {
        var shown: Set<String> = []
        var handedOn: [(to: String, reads: [String])] = []
        let names = Set(tree.elements.flatMap(\.classes))
        for rule in rules {
            let isUsed = rule.selectors.contains { selector in
                selector.classes.isSubset(of: names)
                    && tree.elements.indices.contains { selector.matches($0, of: tree) }
            }
            guard isUsed else { continue }
            for declaration in rule.declarations {
                if declaration.name.hasPrefix("--") {
                    handedOn.append((declaration.name, declaration.reads))
                } else {
                    shown.formUnion(declaration.reads)
                }
            }
        }
        var count = -1
        while count != shown.count {
            count = shown.count
            for link in handedOn where shown.contains(link.to) { shown.formUnion(link.reads) }
        }
        return shown
    }
}
