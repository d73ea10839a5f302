import Exporting
import SourceDiagnostics

/// Lines of Swift, each with the line of YAML that it carries.
struct SwiftLines {
    private struct Line {
        let depth: Int
        let code: String
        let place: SourceRange?
        let name: String

        /// Whether it may stand behind views that are no images, too.
        var isModifierOfAnyView: Bool {
            code.hasPrefix(".") && ![".resizable", ".renderingMode", ".accented"].contains { code.hasPrefix($0) }
        }
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

    /// Splits views off their last modifiers, which are the same in all of them.
    ///
    /// - Parameter views: The lines of one view each.
    /// - Returns: The views without these modifiers, and the modifiers; nil if that would be longer.
    static func factored(_ views: [SwiftLines]) -> (views: [SwiftLines], modifiers: SwiftLines)? {
        guard let first = views.first, views.count > 1, views.allSatisfy(\.isOneView) else { return nil }
        let shared = first.lines.dropFirst().reversed().enumerated().prefix { index, line in
            line.isModifierOfAnyView
                && views.allSatisfy { view in
                    view.lines.count > index + 1 && view.lines[view.lines.count - 1 - index].code == line.code
                }
        }.count
        guard shared * (views.count - 1) > 2 else { return nil }
        var modifiers = SwiftLines()
        for line in first.lines.suffix(shared) { modifiers.add(line.code, line.place, line.name) }
        return (
            views.map { view in
                var view = view
                view.lines.removeLast(shared)
                return view.joined
            }, modifiers
        )
    }

    /// Whether all lines but the first are modifiers of a line.
    private var isOneView: Bool {
        lines.first?.depth == 0 && lines.dropFirst().allSatisfy { $0.depth == 1 && $0.code.hasPrefix(".") }
            && !lines.contains { $0.code.hasSuffix("{") }
    }

    /// The view with its modifiers on one line, if that is short and all come from one line of YAML.
    private var joined: SwiftLines {
        let code = lines.map(\.code).joined()
        let places = Set(lines.compactMap { $0.place?.start.line })
        guard let first = lines.first, code.count <= 72, places.count < 2 else { return self }
        var result = SwiftLines()
        result.add(code, first.place, first.name)
        return result
    }

    /// The only line; nil for several.
    var onlyLine: (code: String, place: SourceRange?)? {
        lines.count == 1 ? lines.first.map { ($0.code, $0.place) } : nil
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
            // All files that the code comes from lie in one folder, so that the last part of the path names one.
            let file = place.file.path.split(separator: "/").last ?? ""
            let key = "\(file):\(place.start.line)"
            defer { named = key }
            let isLong = indent.count + line.code.count + key.count > 116
            let code = ExportedLine(
                indent + line.code, of: line.name.isEmpty ? key : line.name, at: place,
                comment: key != named && !isLong ? key : nil)
            // Behind a long line, the comment would be out of sight.
            return key != named && isLong
                ? [ExportedLine("\(indent)\(CommentSyntax.line.comment(key))"), code] : [code]
        }
    }
}

/// Returns a call with its arguments, on several lines if it is long.
func wrapped(_ head: String, _ arguments: [String], end: String = ")") -> String {
    let line = head + arguments.joined(separator: ", ") + end
    if line.count <= 84, !line.contains("\n") { return line }
    let parts = arguments.map { $0.replacing("\n", with: "\n    ") }
    return head + "\n    " + parts.joined(separator: ",\n    ")
        + (head.hasSuffix("[") && arguments.count > 1 ? ",\n" : "\n") + end
}
