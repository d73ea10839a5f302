import Exporting
import SourceDiagnostics

/// Nested data that is written as JSON or as TypeScript, one value a line, each with its place in YAML.
indirect enum DataTree {
    /// Members in their order.
    case object([(key: String, value: DataTree)])
    /// A text, and the line of YAML that gives it.
    case text(String, ExportedLine.Origin?)
    /// A switch, and the line of YAML that sets it.
    case boolean(Bool, ExportedLine.Origin?)

    /// A language that the data is written in.
    enum Syntax {
        /// Keys in quotes, no comments.
        case json
        /// Plain keys, a comment at the end of each line.
        case typeScript
    }

    /// The lines of the tree, the first of which begins with a text such as `"themes": `.
    ///
    /// - Parameters:
    ///   - syntax: The language.
    ///   - head: What stands before the value.
    ///   - tail: What stands behind the value, such as a comma.
    ///   - depth: How many objects the value stands in.
    /// - Returns: The lines; in TypeScript a comment behind each value names its line of YAML.
    func lines(_ syntax: Syntax, after head: String, tail: String = "", depth: Int) -> [ExportedLine] {
        let indent = String(repeating: "  ", count: depth)
        func line(_ text: String, _ origin: ExportedLine.Origin?) -> [ExportedLine] {
            let code = indent + head + text + tail
            guard let origin else { return [ExportedLine(code)] }
            return [ExportedLine(code, of: origin.name, at: origin.place, isNamed: syntax == .typeScript)]
        }
        switch self {
        case .text(let text, let origin): return line(JSONWriting.string(text), origin)
        case .boolean(let isOn, let origin): return line(isOn ? "true" : "false", origin)
        case .object(let members):
            if members.isEmpty { return [ExportedLine(indent + head + "{}" + tail)] }
            if members.count == 1, let member = members.first, case .boolean(let isOn, let origin) = member.value {
                return line("{ \(Self.key(member.key, syntax)): \(isOn) }", origin)
            }
            let inner = members.enumerated().flatMap { index, member in
                member.value.lines(
                    syntax, after: Self.key(member.key, syntax) + ": ", tail: index < members.count - 1 ? "," : "",
                    depth: depth + 1)
            }
            return [ExportedLine(indent + head + "{")] + inner + [ExportedLine(indent + "}" + tail)]
        }
    }

    private static func key(_ key: String, _ syntax: Syntax) -> String {
        switch syntax {
        case .json: JSONWriting.string(key)
        case .typeScript: key
        }
    }

    /// Every value with a place, and its JSON Pointer (RFC 6901).
    func places(below pointer: String = "") -> [(pointer: String, origin: ExportedLine.Origin)] {
        switch self {
        case .object(let members): members.flatMap { $0.value.places(below: pointer + "/" + $0.key) }
        case .text(_, let origin), .boolean(_, let origin): origin.map { [(pointer, $0)] } ?? []
        }
    }

    /// Sets a value at a path of keys, and makes the objects on the way.
    mutating func set(_ path: ArraySlice<Substring>, to value: DataTree) {
        guard let key = path.first else {
            self = value
            return
        }
        guard case .object(var members) = self else { return }
        let index = members.firstIndex { $0.key == key } ?? members.count
        if index == members.count { members.append((String(key), .object([]))) }
        members[index].value.set(path.dropFirst(), to: value)
        self = .object(members)
    }
}
