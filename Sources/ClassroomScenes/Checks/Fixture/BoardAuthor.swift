import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let boardAuthor = Rule(
        "contexts.board-author", .error, "An element of the board was drawn by a user who is not there.",
        explanation: "`author` is the `uuid` of one of the users. An element that was always there has none.",
        wrong: .fixture(oneTeacher + element("↓lim")), right: .fixture(oneTeacher + element("lin")))

    private static func element(_ author: String) -> String {
        "board:\n  pages:\n    - elements: [{ kind: curve, points: [[0, 0]], author: \(author) }]\n"
    }
}

/// Every element of the board was drawn by one of the users, if by anybody.
enum BoardAuthor: FixtureCheck {
    static let rules: [Rule] = [.boardAuthor]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areKnown else { return }
        for page in fixture["board"]?.record?.records("pages") ?? [] {
            for element in page.records("elements") {
                users.checkOwner(element["author"], .boardAuthor, "the element's author", &diagnostics)
            }
        }
    }
}
