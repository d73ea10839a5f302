import FileWatching
import Foundation
import SceneModel
import SourceDiagnostics

/// `validate --watch`: checks again after every save, until a signal ends it.
struct ValidateWatch {
    private var rounds: [WatchedProject]
    private let arguments: ParsedArguments
    private let terminal: Terminal

    private enum Event: Sendable {
        case saved(Set<String>)
        case signal
    }

    /// Watches projects that remember what they have worked out.
    init(_ projects: [CheckedProject], _ arguments: ParsedArguments, _ terminal: Terminal) {
        rounds = projects.map { WatchedProject($0) }
        self.arguments = arguments
        self.terminal = terminal
    }

    /// Reports, and reports again; the last report decides the exit status.
    mutating func run() async throws(UsageError) -> ExitCode {
        let (events, continuation) = AsyncStream.makeStream(of: Event.self)
        let signals = Signals([SIGINT, SIGTERM])
        let ending = Task { [received = signals.received] in
            for await _ in received { break }
            continuation.yield(.signal)
        }
        defer {
            ending.cancel()
            signals.stop()
        }
        let watcher: FileWatcher
        do throws(FileWatcherError) {
            watcher = try FileWatcher { continuation.yield(.saved($0)) }
        } catch {
            throw UsageError("saves cannot be watched: \(error)")
        }
        defer { watcher.stop() }
        var exit = try report(watcher, readStart: .now)
        for await event in events {
            guard case .saved(let changed) = event else { break }
            let start = FileTime.now
            for index in rounds.indices { rounds[index].follow(changed) }
            exit = try report(watcher, readStart: start)
        }
        return exit
    }

    /// Checks, prints, and watches what was asked for.
    private mutating func report(_ watcher: FileWatcher, readStart: FileTime) throws(UsageError) -> ExitCode {
        let clock = ContinuousClock()
        let start = clock.now
        var run = ReportedRun()
        for round in rounds {
            // While a folder is moved or renamed there may be nothing to check for a moment.
            guard !round.project.paths.isEmpty else { continue }
            run.add(try round.project.validate(), of: round.project, fixed: 0)
        }
        let milliseconds = (clock.now - start) / .milliseconds(1)
        var paths: Set<String> = []
        for index in rounds.indices { paths.formUnion(rounds[index].pathsToWatch()) }
        // Before the report: whoever has read it may save at once.
        watcher.update(paths: paths, readStart: readStart)
        // Clears the screen and what is above it (ECMA-48, and xterm's 3J).
        if terminal.isInteractive { terminal.write("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
        let time = Date.now.formatted(.dateTime.hour().minute().second().locale(Locale(identifier: "en_GB")))
        terminal.write(run.text(arguments, terminal))
        terminal.print(
            "\(time) checked in \(Int(milliseconds.rounded())) ms; watching \(paths.count) paths, Ctrl-C ends it")
        return run.exitCode(arguments)
    }
}

/// A project that is watched, and what is watched of it.
private struct WatchedProject {
    private(set) var project: CheckedProject

    private var watched: Set<String> = []
    private var byAbsolutePath: [String: [String]] = [:]
    private let disk: DiskFileSystem

    init(_ project: CheckedProject) {
        self.project = project
        disk = DiskFileSystem(root: project.workspace.root.folder)
    }

    /// Takes a save in, of which the watcher has told absolute paths.
    mutating func follow(_ changed: Set<String>) {
        // What was asked for since the watcher was told is not watched, and may have changed in silence.
        let unwatched = project.workspace.project.dependencies(outside: watched)
        let touched = Set(unwatched + changed.flatMap { byAbsolutePath[$0] ?? [] })
        project.workspace = project.workspace.opened(after: touched)
    }

    mutating func pathsToWatch() -> Set<String> {
        watched = project.workspace.project.dependencies
        byAbsolutePath = Dictionary(grouping: watched, by: disk.absolutePath)
        return Set(byAbsolutePath.keys)
    }
}
