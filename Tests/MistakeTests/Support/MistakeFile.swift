import Foundation

/// Reads the files of the collection, which are plain text, so that a mistake is added without building anything.
///
/// ```
/// in Themes/kids.yaml
///
/// == a colour without its sign
/// - snow: "#FDFDFD"
/// + snow: ↓FDFDFD
/// finds config.color
/// says starts with '#'
/// fix snow: "#FDFDFD"
/// ```
///
/// `==` starts a mistake and names it. `in` says which file is changed; above the first mistake, in all that follow. The
/// lines after `-` stand there once, those after `+` replace them; `+` alone writes a whole file, `delete` takes it away.
/// `\u{A0}` is a character that nobody sees. `↓` marks the finding's place; `at PATH TEXT` marks it elsewhere. `finds` is
/// the rule, each `says` a piece of what is said. `fix` and `guess` are the offered changes, with a piece of the outcome.
/// A mistake without `finds` is a control: nothing is found.
struct MistakeFile {
    private(set) var mistakes: [Mistake] = []

    /// A line that is none of the above.
    struct BadLine: Error {
        let place: String
        let line: String
    }

    /// The file that `in` named above the first mistake.
    private var commonPath = ""
    private var path = ""

    /// Every mistake of the files in a folder beside this one's, by file name.
    static func all(in folder: String) throws -> [Mistake] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".txt") }.sorted()
            .flatMap { try MistakeFile($0, String(contentsOf: url.appending(path: $0), encoding: .utf8)).mistakes }
    }

    init(_ name: String, _ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try read(String(line), at: "\(name):\(index + 1)")
        }
    }

    private mutating func read(_ line: String, at origin: String) throws {
        if line.isEmpty || line == "#" || line.hasPrefix("# ") { return }
        let word = line.prefix { $0 != " " }
        let rest = String(line.dropFirst(word.count + 1))
        if word == "==" {
            if mistakes.isEmpty { commonPath = path }
            path = commonPath
            return mistakes.append(Mistake(name: rest, origin: origin))
        }
        if word == "in" {
            path = rest
            return
        }
        guard !mistakes.isEmpty else { throw BadLine(place: origin, line: line) }
        let last = mistakes.count - 1
        switch word {
        case "-": mistakes[last].remove(Self.unescaped(rest), from: path)
        case "+": mistakes[last].write(Self.unescaped(rest), in: path)
        case "delete": mistakes[last].changes.append(Mistake.Change(path: path, old: nil, new: nil))
        case "at":
            let path = rest.prefix { $0 != " " }
            mistakes[last].place = Mistake.Mark(
                path: String(path), text: Self.unescaped(String(rest.dropFirst(path.count + 1))))
        case "finds": mistakes[last].rule = rest
        case "says": mistakes[last].words.append(Self.unescaped(rest))
        case "fix": mistakes[last].fixes.append(Mistake.Fix(isGuess: false, text: Self.unescaped(rest)))
        case "guess": mistakes[last].fixes.append(Mistake.Fix(isGuess: true, text: Self.unescaped(rest)))
        default: throw BadLine(place: origin, line: line)
        }
    }

    /// The text with `\u{…}` as the character that it names.
    static func unescaped(_ text: String) -> String {
        guard text.contains("\\u{") else { return text }
        return text.replacing(/\\u\{([0-9A-Fa-f]+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
        }
    }
}

extension Mistake {
    fileprivate mutating func remove(_ line: String, from path: String) {
        if let last = changes.last, last.path == path, let old = last.old, last.new == nil {
            changes[changes.count - 1].old = old + "\n" + line
        } else {
            changes.append(Change(path: path, old: line, new: nil))
        }
    }

    fileprivate mutating func write(_ line: String, in path: String) {
        guard let last = changes.last, last.path == path, last.old != nil || last.new != nil else {
            return changes.append(Change(path: path, old: nil, new: line))
        }
        changes[changes.count - 1].new = last.new.map { $0 + "\n" + line } ?? line
    }
}
