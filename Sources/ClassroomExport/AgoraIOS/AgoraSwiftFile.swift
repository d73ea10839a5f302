import Exporting
import SourceDiagnostics

/// A file of Swift that is written line by line, none longer than 120 columns unless a text is.
struct AgoraSwiftFile {
    private var lines: [ExportedLine]
    private var indent = ""

    private static let columns = 120

    init(program: String, imports: [String]) {
        lines = [
            ExportedLine(comment: "'\(program) export agora-ios' writes this file."),
            ExportedLine(
                comment: "A comment names the line of YAML that gives a value: change it there, and export again."),
            ExportedLine(""),
        ]
        for module in imports { lines.append(ExportedLine("import \(module)")) }
    }

    /// Adds a line.
    mutating func add(_ code: String) { lines.append(ExportedLine(indent + code)) }

    /// Adds an empty line, unless a block has just begun.
    mutating func separate() {
        if lines.last?.code.hasSuffix("{") == false { lines.append(ExportedLine("")) }
    }

    /// Adds a line with a value, which is broken behind its equals sign or its parenthesis if it is too long.
    ///
    /// The comment that names the place stands on the first of these lines.
    mutating func add(_ code: String, of name: String, at place: SourceRange?) {
        guard let place else {
            for line in Self.broken(code, indent, 0) { lines.append(ExportedLine(line)) }
            return
        }
        let comment = " // \(place.file.path):\(place.start.line)".count
        for (index, line) in Self.broken(code, indent, comment).enumerated() {
            lines.append(
                ExportedLine(
                    line, of: name, at: place, isNamed: index == 0 && line.count + comment <= Self.columns))
        }
    }

    /// Returns the lines of a statement or an argument; the first one leaves space for a comment.
    private static func broken(_ code: String, _ indent: String, _ space: Int) -> [String] {
        guard indent.count + code.count + space > columns else { return [indent + code] }
        if let equals = code.firstRange(of: " = ") {
            return [indent + code[..<equals.lowerBound] + " ="]
                + broken(String(code[equals.upperBound...]), indent + "    ", 0)
        }
        let pieces = arguments(of: code)
        guard pieces.count > 2 else { return [indent + code] }
        return [indent + pieces[0]] + pieces[1..<(pieces.count - 1)].map { indent + "    " + $0 }
            + [indent + pieces[pieces.count - 1]]
    }

    /// Splits a call behind its first parenthesis and between its arguments.
    private static func arguments(of code: String) -> [String] {
        var pieces = [""]
        var depth = 0
        var isText = false
        var isEscaped = false
        for character in code {
            if isText {
                pieces[pieces.count - 1].append(character)
                if !isEscaped, character == "\"" { isText = false }
                isEscaped = !isEscaped && character == "\\"
                continue
            }
            if character == "\"" { isText = true }
            if character == ")" || character == "]" {
                depth -= 1
                if depth == 0, character == ")" { pieces.append("") }
            }
            if character != " " || pieces.last?.isEmpty == false { pieces[pieces.count - 1].append(character) }
            if character == "(" || character == "[" {
                depth += 1
                if depth == 1, character == "(" { pieces.append("") }
            }
            if character == ",", depth == 1 { pieces.append("") }
        }
        return pieces
    }

    /// Adds a block in braces.
    mutating func block(_ head: String, _ body: (inout AgoraSwiftFile) -> Void) {
        add(head + " {")
        indented(body)
        add("}")
    }

    mutating func indented(_ body: (inout AgoraSwiftFile) -> Void) {
        indent += "    "
        body(&self)
        indent.removeLast(4)
    }

    func file(_ path: String) -> ExportedFile { ExportedFile(path, .text(lines, comments: .line)) }
}
