import Testing

@testable import ProjectCommands

@Suite struct DioramaTests {
    @Test func printsItsVersion() async {
        let terminal = RecordingTerminal()
        #expect(await Diorama.run(["--version"], terminal: terminal.terminal) == .success)
        #expect(terminal.output == "diorama \(Diorama.version)\n")
    }

    @Test func handsTheArgumentsToTheCommand() async {
        let terminal = RecordingTerminal()
        let code = await Diorama.run(["layout", "lobby"], terminal: terminal.terminal, subcommands: [echo])
        #expect(code == .findings)
        #expect(terminal.output == "lobby\n")
        #expect(terminal.errorOutput.isEmpty)
    }

    @Test func printsUsageErrorsToStandardErrorAndExitsWithTwo() async {
        let terminal = RecordingTerminal()
        let code = await Diorama.run(["layuot"], terminal: terminal.terminal, subcommands: [echo])
        #expect(code == .usage)
        #expect(terminal.output.isEmpty)
        #expect(
            terminal.errorOutput == """
                error: unknown command 'layuot'; did you mean 'layout'?
                       'diorama --help' explains

                """)
    }

    private let echo = Subcommand(command: LayoutCommand.command) { arguments, terminal throws(UsageError) in
        terminal.print(try arguments[ViewOptions.scene])
        return .findings
    }
}
