import Dispatch
import Foundation
import PreviewServing
import SourceDiagnostics

extension PreviewCommand {
    /// Serves until a signal ends it.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) async throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let server = PreviewServer(
            root: arguments[CommonOptions.root], registry: workspace.registry, kinds: try tool.kinds(),
            rules: Set(workspace.rules.map(\.id)), allowing: arguments.all(CommonOptions.allow))
        // Before the address is printed: whoever has read it may end the preview.
        let signals = Signals([SIGINT, SIGTERM])
        let address: PreviewServer.Address
        do throws(PreviewServerError) {
            address = try await server.start(host: arguments[host], port: arguments[port])
        } catch {
            throw UsageError(sentence(error))
        }
        terminal.print("Preview at \(address.url)")
        terminal.print("Watching \(address.watchedCount) files and folders below \(address.root); Ctrl-C ends it.")
        if arguments[open], !openBrowser(address.url) {
            terminal.printError("no program opens pages here; open the address above")
        }
        for await _ in signals.received { break }
        signals.stop()
        await server.stop()
        return .success
    }

    /// Asks the desktop to show our own address; nothing else is ever started.
    private static func openBrowser(_ url: String) -> Bool {
        let opener = Process()
        #if os(macOS)
            opener.executableURL = URL(fileURLWithPath: "/usr/bin/open")
        #else
            opener.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        #endif
        opener.arguments = [url]
        opener.standardOutput = FileHandle.nullDevice
        opener.standardError = FileHandle.nullDevice
        do {
            try opener.run()
            return true
        } catch {
            return false
        }
    }

    private static func sentence(_ error: PreviewServerError) -> String {
        guard case .portTaken = error.reason else { return error.description }
        return "\(error); --port 0 takes a free one"
    }
}

/// Signals that are received instead of ending the process.
private struct Signals {
    /// The signals, as they come.
    let received: AsyncStream<Int32>

    private let sources: [any DispatchSourceSignal]

    /// How long the preview may take to its end: reading files is not interrupted, and with it nothing is lost.
    private static let patience = DispatchTimeInterval.seconds(2)

    init(_ numbers: [Int32]) {
        // A queue of its own: while everything is read, no thread of the common ones may be free.
        let queue = DispatchQueue(label: "diorama.signals")
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        received = stream
        sources = numbers.map { number in
            // The default would end the process before the source hears of it.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                continuation.yield(number)
                queue.asyncAfter(deadline: .now() + Self.patience) { _exit(ExitCode.success.rawValue) }
            }
            source.resume()
            return source
        }
    }

    /// Gives the signals back: a second Ctrl-C ends a process that does not come to its end.
    func stop() {
        for source in sources {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
    }
}
