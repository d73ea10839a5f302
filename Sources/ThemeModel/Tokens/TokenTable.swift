package import ConfigSchema
package import SourceDiagnostics

/// The tokens of one category along a theme's chain of inheritance.
package final class TokenTable: Sendable {
    package struct Token: Sendable {
        package let name: String
        /// The strongest definition: where the file names it.
        package fileprivate(set) var keyRange: SourceRange
        /// The place in the chain of the theme with the strongest definition.
        fileprivate var depth: Int
        /// For each mode of the theme, the value and those that it overrode, strongest first; empty where the token
        /// has none.
        package fileprivate(set) var values: [[Definition]]

        /// Whether the strongest definition stands in the chain's own theme and not in one that it extends.
        package var isOwn: Bool { depth == 0 }

        /// The definitions that hold in a mode, strongest first: its own, else those of the first mode that has some.
        package func definitions(mode: Int) -> [Definition] {
            values[mode].isEmpty ? values.first { !$0.isEmpty } ?? [] : values[mode]
        }
    }

    /// One file's value for a token in one mode.
    package struct Definition: Sendable {
        /// The layer's title.
        package let layer: String
        /// The value, chosen for the mode.
        package let value: ConfigValue
    }

    /// The tokens in the order of their first appearance, base theme first.
    package let tokens: [Token]

    private let indexes: [String: Int]

    /// Collects the tokens of documents, strongest first.
    ///
    /// A token that stands several times in one document, which is a finding of its own, has the last of these values there.
    package init(_ category: TokenCategory, chain: [ThemeDocument], modes: [String]) {
        var tokens: [Token] = []
        var indexes: [String: Int] = [:]
        for (depth, document) in chain.enumerated().reversed() {
            let entries = document.tokens(category)
            tokens.reserveCapacity(tokens.count + entries.count)
            indexes.reserveCapacity(tokens.count + entries.count)
            for entry in entries {
                let values = Self.values(of: entry.value, layer: document.layer.title, modes: modes)
                guard let known = indexes[entry.key] else {
                    indexes[entry.key] = tokens.count
                    tokens.append(Token(name: entry.key, keyRange: entry.keyRange, depth: depth, values: values))
                    continue
                }
                let isRepeat = tokens[known].depth == depth
                tokens[known].keyRange = entry.keyRange
                tokens[known].depth = depth
                for mode in modes.indices {
                    let before = tokens[known].values[mode]
                    let isReplaced = isRepeat && before.first?.layer == document.layer.title
                    tokens[known].values[mode] = values[mode] + before.dropFirst(isReplaced ? 1 : 0)
                }
            }
        }
        self.indexes = indexes
        self.tokens = tokens
    }

    /// The place of a token.
    package func index(_ name: String) -> Int? { indexes[name] }

    package subscript(_ name: String) -> Token? { indexes[name].map { tokens[$0] } }

    /// Every name, in order.
    package var names: some Sequence<String> { tokens.lazy.map(\.name) }

    /// One file's value by mode; what all modes share is stored once.
    private static func values(of value: ConfigValue, layer: String, modes: [String]) -> [[Definition]] {
        guard case .byMode(let entries) = value.value else {
            return Array(repeating: [Definition(layer: layer, value: value)], count: modes.count)
        }
        var values = [[Definition]](repeating: [], count: modes.count)
        for entry in entries {
            guard let mode = modes.firstIndex(of: entry.key) else { continue }
            values[mode] = [Definition(layer: layer, value: entry.value)]
        }
        return values
    }
}
