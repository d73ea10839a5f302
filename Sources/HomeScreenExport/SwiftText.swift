import Exporting
import SourceDiagnostics

/// Spells names and texts as Swift, so that none leads out of its place.
enum Swift {
    /// Returns the text as a string literal with its quotation marks.
    static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns the text as it stands between quotation marks.
    ///
    /// Signs that are invisible, or that change the direction of what stands beside them, are written as numbers.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Returns the name of a property, a parameter or a case: `from_who` becomes `fromWho`, `class` `` `class` ``.
    static func member(_ name: String) -> String {
        let words = words(of: name)
        var result = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "value"
        if let first = words.first, first.allSatisfy({ $0.isUppercase || $0.isNumber }) { result = first.lowercased() }
        result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if result.first?.isNumber == true { result = "_" + result }
        return keywords.contains(result) ? "`\(result)`" : result
    }

    /// Returns the name of an argument, which may be a keyword.
    static func label(_ member: String) -> String { member.filter { $0 != "`" } }

    /// Returns the name of a type without a suffix: `day-picture` becomes `DayPicture`.
    static func type(_ name: String) -> String {
        let result = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return result.first?.isLetter == true ? result : "Item" + result
    }

    /// Returns the type of one item of a list: `stories` holds a `Story`.
    static func itemType(_ name: String) -> String {
        let plural = type(name)
        if plural.hasSuffix("ies"), plural.count > 3 { return plural.dropLast(3) + "y" }
        if plural.hasSuffix("s"), !plural.hasSuffix("ss"), plural.count > 2 { return String(plural.dropLast()) }
        return plural + "Item"
    }

    /// Returns an expression without parentheses around the whole of it.
    static func bare(_ code: String) -> String {
        guard code.hasPrefix("("), code.hasSuffix(")") else { return code }
        var depth = 0
        for (index, character) in code.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, index < code.count - 1 { return code }
        }
        return String(code.dropFirst().dropLast())
    }

    /// Returns the number as Swift writes it, with at most four decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        guard rounded.isFinite else { return "0" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// Returns a length of time in seconds, as people calculate it: `2 * 60 * 60`.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, rest) = duration.components
        guard rest == 0, seconds > 0 else {
            return number(Double(seconds) + Double(rest) / 1e18)
        }
        if seconds == 3600 { return "60 * 60" }
        if seconds % 3600 == 0 { return "\(seconds / 3600) * 60 * 60" }
        return seconds % 60 == 0 ? "\(seconds / 60) * 60" : String(seconds)
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        for scalar in name.unicodeScalars {
            let isPart =
                scalar.properties.isXIDContinue && scalar != "_" && scalar.properties.isAlphabetic
                || ("0"..."9").contains(scalar)
            if isPart {
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if words.last?.isEmpty == false {
                words.append("")
            }
        }
        // A letter that only continues a word begins none.
        return words.filter {
            $0.unicodeScalars.first.map { $0.properties.isXIDStart || ("0"..."9").contains($0) } == true
        }
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

/// Names that are taken, so that none is given twice.
struct TakenNames {
    private var names: Set<String>

    init(_ names: Set<String> = []) { self.names = names }

    /// Returns the name, or the next free one with a number.
    mutating func take(_ name: String) -> String {
        var (result, number) = (name, 2)
        while !names.insert(result).inserted {
            result = name.hasSuffix("`") ? "\(name.filter { $0 != "`" })\(number)" : "\(name)\(number)"
            number += 1
        }
        return result
    }

    /// The types that a generated one may not hide.
    static let types: Set<String> = [
        "Any", "AnyView", "App", "AppEntity", "AppEnum", "AppIntent", "AppLink", "Array", "Bool", "Bundle", "Button",
        "Calendar", "Capsule", "Circle", "Color", "Context", "Data", "Date", "Dictionary", "Divider", "Double",
        "Duration",
        "EmptyView", "Entry", "Error", "Float", "Font", "ForEach", "Form", "Gauge", "GeometryReader", "Grid", "GridRow",
        "Group", "HStack", "Image", "Int", "Label", "LinearGradient", "Link", "List", "Locale", "Optional",
        "ProgressView", "Rectangle", "Result", "RoundedRectangle", "Scene", "Section", "Self", "Set", "Shape", "Spacer",
        "State", "String", "Task", "Text", "TextField", "TimelineView", "Toggle", "Type", "UIImage", "URL",
        "UserDefaults",
        "VStack", "View", "Widget", "WidgetBundle", "WidgetFamily", "ZStack", "Never", "Void", "Content", "Body",
    ]
}

/// Lines of Swift, each with the line of YAML that it carries.
struct SwiftLines {
    private struct Line {
        let depth: Int
        let code: String
        let place: SourceRange?
        let name: String
    }

    private var lines: [Line] = []
    private var depth = 0
    /// Whether the view that the lines are has its modifiers one step further in.
    var indentsModifiers = false

    var isEmpty: Bool { lines.isEmpty }

    var count: Int { lines.count }

    /// Whether a line reads a variable.
    func names(_ variable: String) -> Bool {
        lines.contains { line in
            line.code.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
                .contains { $0 == variable || $0.hasPrefix(variable + ".") }
        }
    }

    /// Whether the last line opens a block.
    var isEmptyBlock: Bool { lines.last?.code.hasSuffix("{") == true }

    /// Adds code, which may have several lines, and the line of YAML that it carries.
    mutating func add(_ code: String, _ place: SourceRange? = nil, _ name: String = "") {
        for (index, part) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(Line(depth: depth, code: String(part), place: index == 0 ? place : nil, name: name))
        }
    }

    /// Adds a comment of documentation.
    mutating func doc(_ text: String) { add("/// " + LineExcerpt.printable(text)) }

    /// Adds a block in braces.
    mutating func block(
        _ head: String, _ place: SourceRange? = nil, end: String = "}", _ body: (inout SwiftLines) -> Void
    ) {
        add(head.hasSuffix(" in") || head.hasSuffix("{") ? head : head + " {", place)
        indented(body)
        add(end)
    }

    /// Adds lines that stand one step further in.
    mutating func indented(_ body: (inout SwiftLines) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds lines that were made elsewhere.
    mutating func append(_ other: SwiftLines) {
        for line in other.lines {
            lines.append(Line(depth: depth + line.depth, code: line.code, place: line.place, name: line.name))
        }
    }

    /// Changes the beginning of the last line.
    mutating func replaceLast(_ start: String, with other: String) {
        guard let last = lines.popLast() else { return }
        let code = last.code.replacing(start, with: other, maxReplacements: 1)
        lines.append(Line(depth: last.depth, code: code, place: last.place, name: last.name))
    }

    /// The lines as they are written: a comment names a place, unless the one before has named the same.
    var exported: [ExportedLine] {
        var named = ""
        return lines.flatMap { line -> [ExportedLine] in
            guard !line.code.isEmpty else { return [ExportedLine("")] }
            let indent = String(repeating: "    ", count: line.depth)
            guard let place = line.place else { return [ExportedLine(indent + line.code)] }
            let key = "\(place.file.path):\(place.start.line)"
            defer { named = key }
            let isLong = indent.count + line.code.count + key.count > 116
            let code = ExportedLine(
                indent + line.code, of: line.name.isEmpty ? key : line.name, at: place, isNamed: key != named && !isLong
            )
            // Behind a long line, the comment would be out of sight.
            return key != named && isLong
                ? [ExportedLine("\(indent)\(CommentSyntax.line.comment(key))"), code] : [code]
        }
    }
}

/// A call with its arguments, on several lines if it is long.
func wrapped(_ head: String, _ arguments: [String], end: String = ")") -> String {
    let line = head + arguments.joined(separator: ", ") + end
    if line.count <= 84, !line.contains("\n") { return line }
    let parts = arguments.map { $0.replacing("\n", with: "\n    ") }
    return head + "\n    " + parts.joined(separator: ",\n    ") + end
}
