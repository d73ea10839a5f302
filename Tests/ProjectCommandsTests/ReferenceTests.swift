import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import ThemeModel

@testable import ProjectCommands

@Suite struct ReferenceTests {
    private static let reference = try? ToolReference(
        Workspace(in: ProjectFolder.repository, .diorama, remembers: false), .diorama, drawing: false)

    private static let names = reference?.names ?? []

    @Test func knowsEverythingThatIsDeclared() throws {
        let names = Set(Self.names)
        let registry = try ComponentRegistry.builtIn
        #expect(names.isSuperset(of: registry.catalog.components.map(\.name)))
        #expect(names.isSuperset(of: BuiltInRules.all.map(\.id)))
        #expect(names.isSuperset(of: CommandLineTool.subcommands.map(\.command.name)))
        #expect(names.isSuperset(of: ["components", "widgets", "tokens", "texts", "contexts", "layout", "rules"]))
        #expect(names.isSuperset(of: ["guides", "commands", "your-first-theme", "in-your-editor"]))
    }

    @Test(arguments: names)
    func explainsEachNameInEightyColumns(name: String) throws {
        let reference = try #require(Self.reference)
        let text = try #require(ReferenceTextWriter(usesColor: false, program: "diorama").text(of: name, in: reference))
        #expect(text.hasSuffix("\n"))
        // Examples keep their own lines, which stand behind six spaces.
        let long = text.split(separator: "\n").filter { $0.count > 80 && !$0.hasPrefix("      ") }
        #expect(long == [])
    }

    @Test(arguments: [
        ("stateBar.borderColor", "colour, by mode or device"), ("stateBar.networkState", "goodColor"),
        ("$systemBrandColor", "#276DE8"), ("systemBrandColor", "#276DE8"), ("room.class.duration", "default: 30m"),
        ("validate --strict", "Exit 1 for warnings"),
        ("opensFrom", "the part that opens it"), ("suspend", "A popup, placed beside what it opens from."),
        ("roles", "The roles that have it"), ("preset", "extends: presets/small"), ("compose", "opensFrom"),
        ("compose.devices", "The device classes that have it"), ("member_camera_on", "icons/camera-on.svg"),
    ])
    func explainsOneKeyOrToken(name: String, contained: String) async throws {
        let result = await ProjectFolder.run(["reference", name], root: ProjectFolder.repository)
        #expect(result.code == .success, "\(result.errorOutput)")
        #expect(result.output.contains(contained), "\(result.output)")
    }

    @Test(arguments: [
        (["reference", "opensFrom"], ["compose"]), (["reference", "files"], ["theme", "scene", "project", "preset"]),
        (["reference"], ["stateBar", "compose", "config.unknown-key"]),
    ])
    func printsPagesForPrograms(arguments: [String], names: [String]) async throws {
        let result = await ProjectFolder.run(arguments + ["--format", "json"], root: ProjectFolder.repository)
        #expect(result.code == .success, "\(result.errorOutput)")
        let pages = try #require(
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(Set(names).isSubset(of: pages.compactMap { $0["name"] as? String }))
        #expect(pages.allSatisfy { Set($0.keys) == ["topic", "name", "title", "summary", "blocks"] })
    }

    @Test func printsOneRowForPrograms() async throws {
        let result = await ProjectFolder.run(
            ["reference", "opensFrom", "--format", "json"], root: ProjectFolder.repository)
        let pages = try JSONDecoder().decode([Page].self, from: Data(result.output.utf8))
        let row = try #require(pages.first?.blocks.first?.rows?.first)
        #expect(row.id == "compose.opensFrom" && row.facts["kind"] == "string")
    }

    private struct Page: Decodable {
        let blocks: [Block]

        struct Block: Decodable {
            let rows: [Row]?
        }

        struct Row: Decodable {
            let id: String
            let facts: [String: String]
        }
    }

    @Test func saysWhatThereIsForAnUnknownName() async throws {
        let result = await ProjectFolder.run(["reference", "statebar"], root: ProjectFolder.repository)
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("the reference has no 'statebar'; did you mean 'stateBar'?"))
        #expect(result.errorOutput.contains("the topics are guides, components, widgets, tokens"))
    }

    @Test func coloursOnATerminalAlone() async throws {
        let result = await ProjectFolder.run(
            ["reference", "colors", "--color", "always"], root: ProjectFolder.repository)
        #expect(result.output.contains("\u{1B}[38;2;39;109;232m■"))
        let plain = await ProjectFolder.run(["reference", "colors"], root: ProjectFolder.repository)
        #expect(!plain.output.contains("\u{1B}"))
    }

    @Test func worksWhereThereIsNoProject() async throws {
        let result = try await ProjectFolder().run("reference", "tokens")
        #expect(result.code == .success && result.output.contains("$systemBrandColor"))
    }

    @Test func linksGuidesToWhatThereIs() throws {
        let pages = try #require(Self.reference).topics.flatMap(\.pages)
        for page in pages {
            for text in page.blocks.flatMap(\.texts) {
                for case .link(_, let name) in MarkdownText.spans(of: text) where !name.hasPrefix("https://") {
                    #expect(pages.contains { $0.name == name }, "\(page.name) links to \(name)")
                }
            }
        }
    }

    @Test func readsThePartOfMarkdownThatGuidesAreWrittenIn() {
        #expect(
            MarkdownText.spans(of: "Say `a b`, **now**: [here](x), * and ` alone")
                == [
                    .text("Say "), .code("a b"), .text(", "), .strong("now"), .text(": "), .link("here", to: "x"),
                    .text(", * and ` alone"),
                ])
        let blocks = MarkdownText.blocks(
            of: "## Head\n\nTwo\nlines\n\n- one\n  more\n- two\n\n```yaml a.yaml\nx: 1\n```\n\n"
                + "![A sun](sun.svg)\n![None](no.svg)\n",
            drawings: ["sun.svg": Array("<svg/>".utf8)])
        let words = blocks.map { block -> String in
            switch block {
            case .heading(let text): "heading \(text)"
            case .paragraph(let text): "paragraph \(text)"
            case .list(let items, let isNumbered): "list \(items) \(isNumbered)"
            case .code(let text, let label): "code \(label) \(text)"
            case .drawing(let text, let bytes): "drawing \(text) \(bytes.count)"
            case .table, .pictures: "other"
            }
        }
        #expect(
            words == [
                "heading Head", "paragraph Two lines", "list [\"one more\", \"two\"] false", "code a.yaml x: 1\n",
                "drawing A sun 6", "paragraph None",
            ])
    }
}

extension ReferenceBlock {
    /// The texts that may hold links.
    fileprivate var texts: [String] {
        switch self {
        case .paragraph(let text): [text]
        case .list(let items, _): items
        default: []
        }
    }
}
