import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct HelpTextTests {
    @Test func listsEveryCommand() {
        expectSnapshot(HelpText.overview(of: allCommands, program: "diorama"), named: "help.txt")
    }

    @Test(arguments: allCommands.map(\.name))
    func explainsEachCommandWithExamples(name: String) throws {
        let command = try #require(allCommands.first { $0.name == name })
        expectSnapshot(HelpText.page(for: command, program: "diorama"), named: "help-\(name).txt")
    }

    @Test(arguments: allCommands.map(\.name))
    func fitsIntoEightyColumns(name: String) throws {
        let command = try #require(allCommands.first { $0.name == name })
        let long = HelpText.page(for: command, program: "diorama").split(separator: "\n").filter { $0.count > 80 }
        #expect(long.isEmpty)
    }

    @Test(arguments: allCommands.map(\.name))
    func showsOnlyExamplesThatParse(name: String) throws {
        let command = try #require(allCommands.first { $0.name == name })
        #expect(!command.examples.isEmpty)
        for example in command.examples {
            // What follows a redirection is the shell's.
            let words = example.line.split(separator: " ").prefix { $0 != ">" }.map(String.init)
            #expect(throws: Never.self) { try CommandLineParser(commands: allCommands).parse(words) }
        }
    }
}
