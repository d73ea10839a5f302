import ClassroomComponents
import ClassroomPreview
import ClassroomScenes
import ClassroomWidgets
import SceneRendering
import Testing

@testable import ProjectCommands

@Suite struct CommandLineToolTests {
    private static let noise = CommandLineTool(name: "noise", version: "1.2.3") {
        [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)]
    }

    @Test func printsTheVersionOfItsProgram() async {
        let terminal = RecordingTerminal()
        #expect(await Self.noise.run(["--version"], terminal: terminal.terminal) == .success)
        #expect(terminal.output == "noise 1.2.3\n")
    }

    @Test func handsTheArgumentsToTheCommand() async {
        let terminal = RecordingTerminal()
        let code = await Self.noise.run(["layout", "lobby"], terminal: terminal.terminal, subcommands: [echo])
        #expect(code == .findings)
        #expect(terminal.output == "noise shows lobby\n")
        #expect(terminal.errorOutput.isEmpty)
    }

    @Test func printsUsageErrorsToStandardErrorAndExitsWithTwo() async {
        let terminal = RecordingTerminal()
        let code = await Self.noise.run(["layuot"], terminal: terminal.terminal, subcommands: [echo])
        #expect(code == .usage)
        #expect(terminal.output.isEmpty)
        #expect(
            terminal.errorOutput == """
                error: unknown command 'layuot'; did you mean 'layout'?
                       'noise --help' explains

                """)
    }

    @Test(arguments: [["--help"]] + allCommands.map { [$0.name, "--help"] })
    func callsItselfByItsOwnNameInHelp(words: [String]) async {
        let terminal = RecordingTerminal()
        #expect(await Self.noise.run(words, terminal: terminal.terminal) == .success)
        #expect(terminal.output.contains("\n  noise "))
        #expect(!terminal.output.contains("diorama"))
    }

    @Test(arguments: [["--help"], ["--version"]])
    func asksForItsRegistryOnlyWhereItIsNeeded(words: [String]) async {
        let terminal = RecordingTerminal()
        #expect(await Self.clashing.run(words, terminal: terminal.terminal) == .success)
    }

    @Test(arguments: [["validate"], ["schema", "theme"], ["rules"]])
    func saysWhyThereIsNoRegistry(words: [String]) async {
        let terminal = RecordingTerminal()
        #expect(await Self.clashing.run(words, terminal: terminal.terminal) == .usage)
        #expect(terminal.output.isEmpty)
        #expect(terminal.errorOutput == "error: two building blocks are called 'roster'\n")
    }

    private static let clashing = CommandLineTool(name: "noise", version: "1.2.3") {
        let builtIn = try ComponentRegistry.builtIn.components
        return [try ClassroomKind(builtIn + builtIn.filter { $0.name == "roster" })]
    }

    private let echo = Subcommand(command: LayoutCommand.command) { arguments, tool, terminal throws(UsageError) in
        terminal.print("\(tool.name) shows \(try arguments[ViewOptions.scene])")
        return .findings
    }
}
