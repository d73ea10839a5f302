import SceneModel
import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct HelpTextTests {
    @Test func listsEveryCommand() {
        expectSnapshot(HelpText.overview(of: allCommands, program: "diorama"), named: "help.txt")
    }

    @Test(arguments: allCommands.map(\.name))
    func explainsEachCommandWithExamples(name: String) throws {
        expectSnapshot(try page(for: name), named: "help-\(name).txt")
    }

    @Test(arguments: allCommands.map(\.name))
    func fitsIntoEightyColumns(name: String) throws {
        #expect(try page(for: name).split(separator: "\n").filter { $0.count > 80 }.isEmpty)
    }

    @Test func showsOnlyExamplesThatParse() throws {
        for example in try allCommands.flatMap(\.examples) + CommandLineTool.diorama.kinds().flatMap(\.commandExamples)
        {
            // What follows a redirection is the shell's.
            let words = example.line.split(separator: " ").prefix { $0 != ">" }.map(String.init)
            #expect(throws: Never.self) { try CommandLineParser(commands: allCommands).parse(words) }
        }
    }

    @Test func showsNoExampleOfAKindThatTheToolDoesNotKnow() throws {
        let command = try #require(allCommands.first { $0.name == "layout" })
        #expect(!HelpText.page(for: command, program: "posters", examples: []).contains("Examples:"))
    }

    private func page(for name: String) throws -> String {
        let command = try #require(allCommands.first { $0.name == name })
        let examples = try CommandLineTool.diorama.kinds().flatMap(\.commandExamples)
        return HelpText.page(for: command, program: "diorama", examples: examples)
    }
}
