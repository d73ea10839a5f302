import Foundation
import SourceDiagnostics
import Testing

@testable import ProjectCommands

/// The rules as the sources declare them: each in the file of its check, and none that the lists of checks lack.
@Suite struct RuleDeclarationTests {
    @Test func listsEveryRuleThatTheSourcesDeclare() throws {
        let declared = try Self.declarations().flatMap(\.ids)
        #expect(declared.sorted() == BuiltInRules.all.map(\.id).sorted())
    }

    @Test(arguments: ["YAMLSyntax", "ConfigSchema", "ThemeModel", "SceneModel", "ClassroomScenes"])
    func declaresEachRuleInAFileOfItsOwn(module: String) throws {
        let files = try Self.declarations().filter { $0.path.hasPrefix(module + "/") }
        #expect(!files.isEmpty)
        #expect(files.filter { $0.ids.count > 1 }.map(\.path) == [])
    }

    /// The files below `Sources` that declare rules, by their path there.
    private static func declarations() throws -> [(path: String, ids: [String])] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let paths = try #require(FileManager.default.enumerator(atPath: root.path))
        return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return (path, text.matches(of: /\bRule\(\s*"([a-z]+\.[a-z-]+)"/).map { String($0.1) })
        }.filter { !$0.ids.isEmpty }
    }
}
