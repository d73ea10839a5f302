import Foundation
import SceneModel
import SourceDiagnostics
import Testing

@testable import ProjectCommands

/// The wrong examples of all rules side by side in one folder: no file may hide or invent a finding in another.
@Suite struct BrokenFolderTests {
    /// All but those that one folder cannot show.
    ///
    /// It has one project file, what ships is one kind of scene, beside a file in error nobody knows which fixtures are
    /// used, and a widget that gets another name stands on no screen any more.
    private static let rules = BuiltInRules.checked.filter {
        $0.wrong.path != ProjectLayout.standard.projectFile
            && !["scene.other-kind", "scene.unused-contexts", "data.product"].contains($0.id)
    }

    @Test func reportsEveryBrokenFileAtItsPlace() async throws {
        let folder = try Self.folder()
        let expected = try Self.rules.map { rule in
            let example = rule.wrong.renamed(to: rule.fileName)
            let position = try #require(example.position)
            return "\(example.path):\(position.line):\(position.column): \(rule.severity): [\(rule.id)]"
        }.sorted()
        #expect(expected.count >= 60)

        let text = await folder.run("validate")
        #expect(text.code == .findings)
        #expect(text.errorOutput.isEmpty)
        let headlines = text.output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(\S+: (?:error|warning)): .* (\[[a-z.-]+\])$/).map { "\($0.1): \($0.2)" }
        }
        #expect(headlines.sorted() == expected)

        let json = await folder.run("validate", "--format", "json")
        #expect(json.code == .findings)
        let findings = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).findings
        #expect(findings.map(\.headline).sorted() == expected)
    }

    private static func folder() throws -> ProjectFolder {
        let folder = try ProjectFolder(BaseProject.files)
        for rule in rules {
            let example = rule.wrong.renamed(to: rule.fileName)
            for (path, text) in example.otherFiles { try folder.write(Array(text.utf8), to: path) }
            if rule.id == Rule.unreadableFileID {
                try #require(mkfifo(folder.absolute(example.path), 0o600) == 0)
            } else {
                try folder.write(example.bytes, to: example.path)
            }
        }
        return folder
    }

    private struct Report: Decodable {
        let findings: [Finding]
    }

    private struct Finding: Decodable {
        let file: String
        let range: Range
        let severity: String
        let id: String

        struct Range: Decodable {
            let start: Position
        }

        struct Position: Decodable {
            let line: Int
            let column: Int
        }

        var headline: String { "\(file):\(range.start.line):\(range.start.column): \(severity): [\(id)]" }
    }
}

extension Rule {
    /// The identifier as the stem of a file.
    fileprivate var fileName: String { id.replacing(".", with: "-") }
}

extension RuleExample {
    /// The example under another name than `example`, and what stands beside it under names of its own.
    fileprivate func renamed(to name: String) -> RuleExample {
        func own(_ text: String) -> String {
            text.replacing("example", with: name).replacing("other", with: name + "-other")
        }
        let others = otherFiles.map { (own($0.key), own($0.value)) }
        return RuleExample(
            path: own(path), own(markedText), otherFiles: Dictionary(others) { first, _ in first }, size: size)
    }
}
