import ClassroomContexts
import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let boardElement = Rule(
        "contexts.board-element", .error, "An element of the board does not fit its kind.",
        explanation: """
            A shape lies between two points, a text begins at one and says something, a curve goes through all that it \
            has. Pens have a `width`, texts a `size`, images a `file`.
            """,
        wrong: .fixture(oneTeacher + "board:\n  pages:\n    - elements: [{ kind: ellipse, points: ↓[[0, 0]] }]\n"),
        right: .fixture(
            oneTeacher + "board:\n  pages:\n    - elements: [{ kind: ellipse, points: [[0, 0], [90, 60]] }]\n"))
}

/// Every element of the board is one that a board takes.
enum BoardElementShape: FixtureCheck {
    static let rules: [Rule] = [.boardElement]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        let pages = fixture["board"]?.record?.records("pages") ?? []
        for element in pages.flatMap({ $0.records("elements") }) {
            guard !diagnostics.isFull, let kind = element["kind"],
                let known = kind.stringValue.flatMap({ BoardElement.Kind(rawValue: $0) })
            else { continue }
            check(element, kind, known, &diagnostics)
        }
    }

    /// The first mistake of an element.
    private static func check(
        _ element: RecordValue, _ kind: ConfigValue, _ known: BoardElement.Kind, _ diagnostics: inout [Diagnostic]
    ) {
        func report(_ value: ConfigValue, _ message: String, _ hint: String) {
            diagnostics.append(Diagnostic(.boardElement, at: value.range, message, hint: hint))
        }
        let name = known.rawValue
        let article = "aeiou".contains(name.prefix(1)) ? "an" : "a"
        if let points = element["points"], !known.pointCounts.contains(points.items.count) {
            let count = known.pointCounts.lowerBound
            return report(
                points,
                "\(article) \(name) has \(count == 1 ? "one point" : "two points"); here are \(points.items.count)",
                count == 1
                    ? "write '[[x, y]]', where its first line begins" : "write '[[x, y], [x, y]]', two opposite corners"
            )
        }
        if known == .image {
            if element["file"] == nil, !element.lost.contains("file") {
                report(kind, "an image needs a 'file'", "write the path of a picture in the project")
            } else if let other = ["text", "width", "size", "color"].lazy.compactMap({ key in
                element[key].map { (key, $0) }
            }).first {
                report(other.1, "an image has no '\(other.0)'", "it is as large as its two points say")
            }
        } else if let file = element["file"] {
            report(file, "\(article) \(name) has no 'file'", "a picture is an element of its own, with 'kind: image'")
        } else if known == .text {
            if let width = element["width"] {
                return report(width, "a text has no 'width'", "how high its letters are is its 'size'")
            }
            if let text = element["text"] {
                if text.stringValue?.allSatisfy(\.isWhitespace) == true {
                    report(text, "the text says nothing", "write what it says, or delete the element")
                }
            } else if !element.lost.contains("text") {
                report(kind, "a text needs a 'text'", "write what it says")
            }
        } else if let text = element["text"] {
            report(text, "\(article) \(name) says nothing", "words are an element of their own, with 'kind: text'")
        } else if let size = element["size"] {
            report(size, "\(article) \(name) has no 'size'", "its line has a 'width' from 1 to 5")
        }
    }
}
