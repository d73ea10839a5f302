import Foundation
import PreviewServing
import SceneModel
import SourceDiagnostics

extension PreviewCommand {
    /// Serves until a signal ends it.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) async throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let options = try tool.previewOptions()
        let words = PreviewArguments(
            Dictionary(uniqueKeysWithValues: options.map { ($0.name, arguments.all(ArgumentDeclaration($0))) }))
        let server = PreviewServer(
            root: workspace.root.folder, registry: workspace.registry,
            kinds: try tool.kinds().map { $0.connected(by: words) },
            rules: Set(workspace.rules.map(\.id)),
            targets: tool.targets,
            allowing: try Workspace.allowed(arguments, in: workspace.root.folder),
            keepingIn: words.stateFolder, report: { terminal.printError($0) })
        // Before the address is printed: whoever has read it may end the preview.
        let signals = Signals([SIGINT, SIGTERM])
        let address: PreviewServer.Address
        do throws(PreviewServerError) {
            let port = arguments.contains(port.declaration) ? nil : workspace.project.document.port
            address = try await server.start(host: arguments[host], port: port ?? arguments[Self.port])
        } catch {
            throw UsageError(sentence(error))
        }
        terminal.print("Preview at \(address.url)")
        let counting = Task {
            guard let count = await server.watchedCount() else { return }
            terminal.print("Watching \(count) files and folders below \(address.root); Ctrl-C ends it.")
        }
        if arguments[open], !openBrowser(address.url) {
            terminal.printError("no program opens pages here; open the address above")
        }
        for await _ in signals.received { break }
        signals.stop()
        await server.stop()
        await counting.value
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
