import Testing

@testable import ProjectCommands

private let hostile = "\u{1B}]0;x\u{7}\u{9B}2J"

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

    /// Each is a command line with ESC, CSI and BEL in a place where the tool repeats what was typed.
    @Test(arguments: [
        ["\(hostile)"], ["render", hostile], ["render", "small-class", "--theme", hostile],
        ["render", "small-class", "-o", "/nowhere/\(hostile)/x.html"], ["layout", hostile], ["timeline", hostile],
        ["explain", "small-class", hostile], ["validate", hostile], ["validate", "\(hostile)*"],
        ["validate", "--max-findings", hostile], ["--root", hostile, "validate"], ["new", "scene", hostile],
        ["new", hostile], ["new", "scene", "x", "--type", hostile], ["new", "scene", "x", "--with", hostile],
        ["new", "texts", hostile], ["rules", hostile], ["schema", hostile], ["reference", hostile],
        ["completion", hostile], ["help", hostile], ["validate", "--\(hostile)"], ["preview", "--at", hostile],
    ])
    func letsNothingThatWasTypedActOnTheTerminal(words: [String]) async throws {
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        #expect(result.code == .usage && !result.errorOutput.isEmpty)
        let written = (result.output + result.errorOutput).unicodeScalars
        #expect(written.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }, "\(result)")
    }
}
