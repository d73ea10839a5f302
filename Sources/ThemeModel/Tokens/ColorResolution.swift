import ConfigSchema

/// Follows references between colour tokens.
enum ColorResolution {
    /// The value of every token in one mode; a token without a value in the mode takes the first mode's, and one in a
    /// circle has none.
    static func resolve(_ table: TokenTable, mode: Int, modes: [String]) -> [SRGBColor?] {
        var colors = [SRGBColor?](repeating: nil, count: table.tokens.count)
        var isDone = [Bool](repeating: false, count: table.tokens.count)
        // The path from a token down to one whose value is known; references form chains, never trees.
        var path: [(token: Int, expression: ColorExpression)] = []
        for start in table.tokens.indices where !isDone[start] {
            path.removeAll(keepingCapacity: true)
            var color: SRGBColor?
            var next: Int? = start
            while let token = next {
                if isDone[token] {
                    color = colors[token]
                    break
                }
                isDone[token] = true
                next = nil
                guard let expression = expression(of: table.tokens[token], mode: mode) else { break }
                path.append((token, expression))
                switch expression.base {
                case .literal(let literal): color = literal
                case .system(let system): color = system.value(in: modes[mode])
                case .token(let name): next = table.index(name)
                }
            }
            for step in path.reversed() {
                color = color.map { step.expression.applyingAlpha(to: $0) }
                colors[step.token] = color
            }
        }
        return colors
    }

    private static func expression(of token: TokenTable.Token, mode: Int) -> ColorExpression? {
        guard case .color(let expression)? = token.definitions(mode: mode).first?.value.value else { return nil }
        return expression
    }
}
