import Testing

@testable import ProjectCommands

@Suite struct TerminalTests {
    @Test(arguments: [
        (ColorChoice.auto, true, [:], true),
        (.auto, false, [:], false),
        (.auto, true, ["NO_COLOR": "1"], false),
        (.auto, true, ["NO_COLOR": ""], true),
        (.auto, true, ["TERM": "dumb"], false),
        (.always, false, ["NO_COLOR": "1"], true),
        (.never, true, [:], false),
    ])
    func coloursOnlyWhereAPersonWantsIt(
        choice: ColorChoice, isInteractive: Bool, environment: [String: String], expected: Bool
    ) {
        let terminal = RecordingTerminal(isInteractive: isInteractive, environment: environment).terminal
        #expect(terminal.usesColor(choice) == expected)
    }
}
