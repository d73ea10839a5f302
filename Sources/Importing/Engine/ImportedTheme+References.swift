import SourceDiagnostics

extension ImportedTheme {
    /// Leaves out what a theme would refuse, each with a finding.
    mutating func keepWhatThemesAccept() {
        keepLeadingModes()
        dropBrokenReferences()
    }

    /// Gives metrics and fonts, which do not differ by mode, the value of the first mode that has one.
    private mutating func keepLeadingModes() {
        for index in tokens.indices where ![.colors, .shadows].contains(tokens[index].category) {
            let token = tokens[index]
            for device in Set(token.values.keys.map(\.device)).sorted() {
                let situations = modes.map { ImportedToken.Situation(mode: $0, device: device) }
                guard let first = situations.first(where: { token.values[$0] != nil }), let text = token.values[first]
                else { continue }
                let others = situations.filter { token.values[$0] != nil && token.values[$0] != text }
                guard !others.isEmpty else { continue }
                for other in others { tokens[index].values[other] = text }
                lose(
                    "'\(token.name)' in \(others.map { "'\($0.mode)'" }.joined(separator: ", ")): only colours and shadows differ by mode",
                    at: token.place)
            }
        }
    }

    /// Leaves out tokens that lead to themselves, or to a token that is not there, each with a finding.
    ///
    /// A value that could not be read takes with it those that refer to it: a theme with a reference to nothing is refused.
    private mutating func dropBrokenReferences() {
        let indices = Dictionary(tokens.indices.map { (Self.key(tokens[$0].category, tokens[$0].name), $0) }) {
            first, _ in first
        }
        // The references of a token, by situation; nil for a name that no token has.
        let references = tokens.map { token in
            token.values.compactMapValues { text in
                Self.reference(text, of: token.category).map { indices[$0] }
            }
        }
        var users: [[Int]] = Array(repeating: [], count: tokens.count)
        var broken: Set<Int> = []
        for (index, own) in references.enumerated() {
            for target in own.values {
                if let target { users[target].append(index) } else { broken.insert(index) }
            }
        }
        let situations = Set(tokens.flatMap(\.values.keys)).sorted { ($0.mode, $0.device) < ($1.mode, $1.device) }
        for situation in situations { broken.formUnion(Self.circles(references, in: situation)) }
        var next = Array(broken)
        while let index = next.popLast() {
            for user in users[index] where broken.insert(user).inserted { next.append(user) }
        }
        for index in broken.sorted() {
            lose(
                "'\(tokens[index].name)' leads back to itself, or to a token that is not there",
                at: tokens[index].place)
        }
        tokens = tokens.indices.filter { !broken.contains($0) }.map { tokens[$0] }
    }

    /// The tokens from which references come back to where they were.
    private static func circles(_ references: [[ImportedToken.Situation: Int?]], in situation: ImportedToken.Situation)
        -> Set<Int>
    {
        var result: Set<Int> = []
        // The walk in which a token was seen first.
        var walks: [Int?] = Array(repeating: nil, count: references.count)
        for start in references.indices where walks[start] == nil {
            var chain: [Int] = []
            var next: Int? = start
            while let index = next, walks[index] == nil {
                walks[index] = start
                chain.append(index)
                next = references[index][situation] ?? nil
            }
            if let end = next, walks[end] == start, let first = chain.firstIndex(of: end) {
                result.formUnion(chain[first...])
            }
        }
        return result
    }

    private static func key(_ category: ImportedToken.Category, _ name: String) -> String { "\(category) \(name)" }

    /// The key of the token to which a value refers; nil for a value without a reference.
    private static func reference(_ text: String, of category: ImportedToken.Category) -> String? {
        if text.hasPrefix("$") { return key(category, String(text.dropFirst().prefix { $0 != " " })) }
        // A shadow may take its colour from a token.
        guard category == .shadows, let match = text.prefixMatch(of: /\{ color: \$([^ ,]+)/) else { return nil }
        return key(.colors, String(match.1))
    }
}
