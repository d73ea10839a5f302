import Synchronization

@testable import ProjectCommands

/// A terminal that remembers what was written.
final class RecordingTerminal: Sendable {
    private struct Streams {
        var output = ""
        var errorOutput = ""
    }

    private let streams = Mutex(Streams())
    private let isInteractive: Bool
    private let environment: [String: String]
    private let input: String

    init(isInteractive: Bool = false, environment: [String: String] = [:], input: String = "") {
        self.input = input
        self.isInteractive = isInteractive
        self.environment = environment
    }

    var output: String { streams.withLock(\.output) }

    var errorOutput: String { streams.withLock(\.errorOutput) }

    var terminal: Terminal {
        Terminal(
            write: { text in self.streams.withLock { $0.output += text } },
            writeError: { text in self.streams.withLock { $0.errorOutput += text } },
            readInput: { _ in Array(self.input.utf8) },
            isInteractive: isInteractive,
            environment: { [environment] in environment[$0] })
    }
}
