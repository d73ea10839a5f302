/// A pattern for paths, as shells and `.gitignore` write them: `Scenes/**/draft-?.yaml`.
///
/// `*` stands for any characters of one name, `?` for one of them, `[a-z]` for one of some, `**` for any folders, none
/// included. Everything else stands for itself. Names that start with a dot are like all others.
package struct PathPattern: Sendable {
    private let parts: [[Part]]

    private enum Part: Hashable {
        case scalar(Unicode.Scalar)
        case anyOne
        case anyRun
        case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    }

    /// Whether a text has any of the signs that make it a pattern.
    package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// Reads a pattern; a bracket that is never closed stands for itself.
    package init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }.map { Self.read($0.unicodeScalars) }
    }

    /// Whether the pattern stands for a whole path.
    package func matches(_ path: String) -> Bool {
        if parts.count == 1, !isFolders(0), !path.utf8.contains(UInt8(ascii: "/")) {
            return Self.matches(parts[0], Array(path.unicodeScalars))
        }
        let steps = path.split(separator: "/").map { Array($0.unicodeScalars) }
        // Which beginnings of the pattern stand for the steps so far: no step is looked at twice, whatever the pattern.
        var reached = closure([0])
        for step in steps {
            var next: Set<Int> = []
            for index in reached where index < parts.count {
                if isFolders(index) { next.insert(index) }
                if Self.matches(parts[index], step) { next.insert(index + 1) }
            }
            reached = closure(next)
        }
        return reached.contains(parts.count)
    }

    private func isFolders(_ index: Int) -> Bool { parts[index] == [.anyRun, .anyRun] }

    /// The beginnings together with those that are longer by `**`, which may stand for nothing.
    private func closure(_ indexes: Set<Int>) -> Set<Int> {
        var all = indexes
        for index in indexes.sorted() {
            var index = index
            while index < parts.count, isFolders(index) {
                index += 1
                guard all.insert(index).inserted else { break }
            }
        }
        return all
    }

    private static func matches(_ pattern: [Part], _ name: [Unicode.Scalar]) -> Bool {
        var (inPattern, inName) = (0, 0)
        var afterRun: (pattern: Int, name: Int)?
        while inName < name.count {
            if inPattern < pattern.count, pattern[inPattern] == .anyRun {
                inPattern += 1
                afterRun = (inPattern, inName)
            } else if inPattern < pattern.count, matches(pattern[inPattern], name[inName]) {
                inPattern += 1
                inName += 1
            } else if let run = afterRun {
                // The last run takes one character more.
                afterRun = (run.pattern, run.name + 1)
                (inPattern, inName) = (run.pattern, run.name + 1)
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == .anyRun }
    }

    private static func matches(_ part: Part, _ scalar: Unicode.Scalar) -> Bool {
        switch part {
        case .scalar(let own): own == scalar
        case .anyOne, .anyRun: true
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }

    private static func read(_ text: Substring.UnicodeScalarView) -> [Part] {
        var parts: [Part] = []
        var rest = text
        // Where one bracket is not closed, no later one is.
        var isClosed = true
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": parts.append(.anyRun)
            case "?": parts.append(.anyOne)
            case "[" where isClosed:
                let set = readSet(&rest)
                isClosed = set != nil
                parts.append(set ?? .scalar(scalar))
            default: parts.append(.scalar(scalar))
            }
        }
        return parts
    }

    /// The characters up to the closing bracket; nil, and nothing read, when there is none.
    private static func readSet(_ rest: inout Substring.UnicodeScalarView) -> Part? {
        var inside = rest
        let isNegated = inside.first == "!" || inside.first == "^"
        if isNegated { inside.removeFirst() }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while let first = inside.popFirst() {
            if first == "]", !ranges.isEmpty {
                rest = inside
                return .oneOf(ranges, isNegated: isNegated)
            }
            if inside.first == "-", let last = inside.dropFirst().first, last != "]" {
                inside.removeFirst(2)
                if first <= last { ranges.append(first...last) } else { ranges.append(first...first) }
            } else {
                ranges.append(first...first)
            }
        }
        return nil
    }
}
