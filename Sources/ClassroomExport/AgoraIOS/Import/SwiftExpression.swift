/// An expression as configurations write values.
indirect enum SwiftExpression {
    case number(Double)
    case text(String)
    case name(String)
    /// A member of something, or of the expected type.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [Argument])
    /// A value for dark screens, and one for light ones.
    case choice(dark: SwiftExpression, light: SwiftExpression)
    /// The members of a list or a map.
    case list([Argument])
    case unknown

    /// An argument of a call.
    struct Argument {
        let label: String
        let value: SwiftExpression
    }

    /// The argument with a label.
    func argument(_ label: String) -> SwiftExpression? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The name and the member of `Group.member`.
    var path: (group: String, member: String)? {
        guard case .member(.name(let group)?, let member) = self else { return nil }
        return (group, member)
    }

    /// The name that is called: a type, or a member of something.
    var callee: SwiftExpression? {
        guard case .call(let callee, _) = self else { return nil }
        return callee
    }
}

/// The structs of a Swift file with the values of their properties.
struct SwiftStructs {
    /// A property with its value in light and in dark mode.
    struct Property {
        let light: SwiftExpression
        let dark: SwiftExpression
        let type: String
        let offset: Int
    }

    /// The properties by the names of structs and their own, both in the file's order.
    private(set) var structs: [(name: String, properties: [(name: String, value: Property)])] = []

    /// How deep expressions are nested and how long their chains of members are: more than any configuration has.
    static let depthLimit = 32

    private let tokens: [SwiftTokens.Token]
    private var index = 0

    init(_ tokens: SwiftTokens) {
        self.tokens = tokens.tokens
        while current != nil {
            if takeWord("struct"), let name = takeIdentifier() {
                while let token = current, token.text != "{" || token.kind != .symbol { index += 1 }
                readBody(of: name)
            } else {
                index += 1
            }
        }
    }

    // MARK: Tokens

    private var current: SwiftTokens.Token? { index < tokens.count ? tokens[index] : nil }

    private func isSymbol(_ text: String, at distance: Int = 0) -> Bool {
        let place = index + distance
        return place < tokens.count && tokens[place].kind == .symbol && tokens[place].text == text
    }

    private mutating func takeSymbol(_ text: String) -> Bool {
        guard isSymbol(text) else { return false }
        index += 1
        return true
    }

    private mutating func takeWord(_ text: String) -> Bool {
        guard let token = current, token.kind == .identifier, token.text == text else { return false }
        index += 1
        return true
    }

    private mutating func takeIdentifier() -> String? {
        guard let token = current, token.kind == .identifier else { return nil }
        index += 1
        return token.text
    }

    /// Skips a block in braces.
    private mutating func skipBlock() {
        var depth = 0
        repeat {
            if isSymbol("{") { depth += 1 }
            if isSymbol("}") { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    // MARK: Declarations

    private mutating func readBody(of name: String) {
        index += 1
        var properties: [(name: String, value: Property)] = []
        while let token = current, !isSymbol("}") {
            if token.kind == .identifier, token.text == "var" || token.text == "let" {
                index += 1
                let offset = current?.offset ?? token.offset
                if let property = takeIdentifier(), let value = readProperty(at: offset) {
                    properties.append((property, value))
                }
            } else if isSymbol("{") {
                skipBlock()
            } else {
                index += 1
            }
        }
        index += 1
        structs.append((name, properties))
    }

    private mutating func readProperty(at offset: Int) -> Property? {
        var type = ""
        if takeSymbol(":") {
            while let token = current, !token.isFirstInLine, !isSymbol("="), !isSymbol("{"), !isSymbol("}") {
                type += token.text
                index += 1
            }
        }
        if takeSymbol("=") {
            let value = expression(0)
            if case .choice(let dark, let light) = value {
                return Property(light: light, dark: dark, type: type, offset: offset)
            }
            return Property(light: value, dark: value, type: type, offset: offset)
        }
        guard isSymbol("{") else { return nil }
        return readAccessor(type, at: offset)
    }

    /// Reads `{ return … }`, or a `switch` over the two modes.
    private mutating func readAccessor(_ type: String, at offset: Int) -> Property {
        let start = index
        index += 1
        var values: [String: SwiftExpression] = [:]
        if takeWord("switch") {
            var mode = ""
            while current != nil, !isSymbol("}") {
                if takeWord("case"), takeSymbol("."), let name = takeIdentifier(), takeSymbol(":") {
                    mode = name
                } else if takeWord("return") {
                    values[mode] = expression(0)
                } else {
                    index += 1
                }
            }
        } else {
            _ = takeWord("return")
            values[""] = expression(0)
        }
        index = start
        skipBlock()
        let plain = values[""] ?? .unknown
        return Property(
            light: values["agoraLight"] ?? plain, dark: values["agoraDark"] ?? plain, type: type, offset: offset)
    }

    // MARK: Expressions

    private mutating func expression(_ depth: Int) -> SwiftExpression {
        guard depth < Self.depthLimit else {
            index += 1
            return .unknown
        }
        let first = chain(depth)
        // `UIMode == .agoraDark ? dark : light`
        guard isSymbol("="), isSymbol("=", at: 1) else { return first }
        index += 2
        let mode = chain(depth)
        guard takeSymbol("?") else { return .unknown }
        let one = expression(depth + 1)
        guard takeSymbol(":") else { return .unknown }
        let other = expression(depth + 1)
        guard case .name("UIMode") = first, case .member(nil, let name) = mode else { return .unknown }
        return name == "agoraLight" ? .choice(dark: other, light: one) : .choice(dark: one, light: other)
    }

    private mutating func chain(_ depth: Int) -> SwiftExpression {
        var result = primary(depth)
        var length = 0
        while let token = current, length < Self.depthLimit {
            length += 1
            if takeSymbol("!") { continue }
            if isSymbol("."), index + 1 < tokens.count, tokens[index + 1].kind == .identifier {
                index += 1
                result = .member(result, takeIdentifier() ?? "")
            } else if isSymbol("("), !token.isFirstInLine {
                index += 1
                result = .call(result, arguments(until: ")", depth + 1))
            } else {
                break
            }
        }
        return length < Self.depthLimit ? result : .unknown
    }

    private mutating func primary(_ depth: Int) -> SwiftExpression {
        guard let token = current, depth < Self.depthLimit else { return .unknown }
        switch token.kind {
        case .number:
            index += 1
            let digits = token.text.filter { $0 != "_" }
            let number =
                digits.hasPrefix("0x") ? UInt32(digits.dropFirst(2), radix: 16).map { Double($0) } : Double(digits)
            return number.map { .number($0) } ?? .unknown
        case .text:
            index += 1
            return .text(token.text)
        case .identifier:
            index += 1
            return .name(token.text)
        case .symbol:
            if isSymbol("."), index + 1 < tokens.count, tokens[index + 1].kind == .identifier {
                index += 1
                return .member(nil, takeIdentifier() ?? "")
            }
            if takeSymbol("[") { return .list(arguments(until: "]", depth + 1)) }
            if takeSymbol("(") { return arguments(until: ")", depth + 1).first?.value ?? .unknown }
            if takeSymbol("-"), case .number(let number) = primary(depth + 1) { return .number(-number) }
            return .unknown
        }
    }

    /// Reads what stands between parentheses, whose first has been read.
    private mutating func arguments(until end: String, _ depth: Int) -> [SwiftExpression.Argument] {
        var arguments: [SwiftExpression.Argument] = []
        while current != nil, !isSymbol(end), !isSymbol("}") {
            let start = index
            var label = ""
            if let token = current, token.kind == .identifier, isSymbol(":", at: 1) {
                label = token.text
                index += 2
            }
            var value = expression(depth)
            if end == "]", takeSymbol(":") {
                if case .member(_, let key) = value { label = key }
                value = expression(depth)
            }
            arguments.append(.init(label: label, value: value))
            if !takeSymbol(","), index == start { index += 1 }
        }
        _ = takeSymbol(end)
        return arguments
    }
}
