public import Exporting
import FileWatching
import HTTPServing
import LiveValues
import SceneModel
public import SceneRendering
import SourceDiagnostics

/// The live preview of a project folder: a small server, and a watcher that follows every save.
///
/// ```swift
/// let server = PreviewServer(root: "/path/to/project", registry: registry, kinds: kinds)
/// let address = try await server.start(port: 8080)
/// ```
///
/// It serves what stands in memory and starts no program. It writes no file but those that people bring and own, where a
/// folder is named for them. A server starts once and stops once.
public actor PreviewServer {
    private let root: String
    private let registry: ComponentRegistry
    private let kinds: [any PreviewKind]
    private let rules: Set<String>
    private let allowed: [String]
    private let targets: [any ExportForm]
    private let folder: String?
    private let report: @Sendable (String) -> Void
    private var state = State.idle

    private enum State {
        case idle
        case running(Running)
        case stopped
    }

    private struct Running {
        let server: HTTPServer
        let follower: SaveFollower
        let session: PreviewSession
    }

    /// Where the preview can be found, and what it follows.
    public struct Address: Sendable {
        /// The page's URL; with a token in it when the server can be reached from elsewhere.
        public let url: String
        /// The project's folder, absolute.
        public let root: String
    }

    /// A server that is not listening yet.
    ///
    /// - Parameters:
    ///   - root: The project's folder.
    ///   - registry: The components that its scenes may use.
    ///   - kinds: The kinds of scenes that it shows; the first one decides what is shown first.
    ///   - rules: The identifiers of all rules, for comments that accept findings.
    ///   - targets: The forms in which the page of exports shows themes.
    ///   - allowed: Files and folders outside of the project's that may be read, relative to it.
    ///   - folder: The absolute path of the folder for what outlasts the preview; nil for none.
    ///   - report: Takes a sentence about each file in that folder that cannot be read or written.
    public init(
        root: String, registry: ComponentRegistry, kinds: [any PreviewKind], rules: Set<String> = [],
        targets: [any ExportForm] = ExportTargets.builtIn, allowing allowed: [String] = [],
        keepingIn folder: String? = nil,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.root = root
        self.registry = registry
        self.kinds = kinds
        self.rules = rules
        self.targets = targets
        self.allowed = allowed
        self.folder = folder
        self.report = report
    }

    /// Listens, and then checks the project and watches it.
    ///
    /// Pages are there at once. Their findings follow, as after a save.
    ///
    /// - Parameters:
    ///   - host: The address to listen on. Beyond this machine, visitors need the token in the URL.
    ///   - port: The port, or 0 for any that is free.
    /// - Returns: Where the preview can be found.
    /// - Throws: Why it does not listen; nothing runs then.
    public func start(host: String = "127.0.0.1", port: UInt16 = 8080) throws(PreviewServerError) -> Address {
        guard case .idle = state else { throw PreviewServerError(PreviewServerError.Reason.alreadyStarted) }
        let fileSystem = DiskFileSystem(root: root)
        let reader = ProjectReader(
            fileSystem: fileSystem, naming: allowed, registry: registry, kinds: kinds, rules: rules)
        let isLocal = ListenAddress(host: host, port: port)?.isLoopback ?? true
        let access = ServerAccess(names: .preview, accessToken: isLocal ? nil : RunToken.random())
        let frame = PageFrame(
            resources: ToolResources(kinds.flatMap(\.resources)), actionToken: access.actionToken.text,
            wallClock: SystemClock())
        let first = reader.open()
        let session = PreviewSession(
            first.project, root: fileSystem.root, frame: frame, files: files(), targets: targets)
        let router = Router(Self.routes(session))
        var limits = ServerLimits()
        limits.longBodies = [BringRoute.address: FileStore.maxFile]
        let server = HTTPServer(access: access, limits: limits, explain: \.sentence) { router.reply(to: $0) }
        let follower = SaveFollower(reader: reader, session: session)
        let bound: UInt16
        do throws(HTTPServerError) {
            bound = try server.start(host: host, port: port)
        } catch {
            throw PreviewServerError(error)
        }
        do throws(FileWatcherError) {
            try follower.start(after: first)
        } catch {
            server.stop()
            let words =
                switch error {
                case .system(let words): words
                }
            throw PreviewServerError(PreviewServerError.Reason.system("files cannot be watched: \(words)"))
        }
        state = .running(Running(server: server, follower: follower, session: session))
        let query = access.accessToken.map { "?\(access.names.accessQuery)=\($0.text)" } ?? ""
        let shown = ListenAddress.isWildcard(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
        return Address(url: "http://\(shown):\(bound)/\(query)", root: fileSystem.root)
    }

    /// Returns how many files and folders are watched once the project has been checked, which this waits for.
    ///
    /// It is `nil` for a server that does not run.
    public func watchedCount() async -> Int? {
        guard case .running(let running) = state else { return nil }
        return await running.follower.watchedCount()
    }

    private func files() -> FileStore {
        guard let folder else { return FileStore(report: report) }
        do {
            return FileStore(in: try FileFolder(below: folder), report: report)
        } catch {
            report("\(folder)/files: \(error); files that people bring end with this run")
            return FileStore(report: report)
        }
    }

    /// Ends all pages' connections and stops watching; does nothing on a server that does not run.
    public func stop() {
        guard case .running(let running) = state else { return }
        state = .stopped
        running.follower.stop()
        running.session.end()
        running.server.stop()
        // What was deleted a moment ago shall not be there in the next run.
        running.session.releaseFiles()
    }

    /// Every address that the preview answers.
    static func routes(_ session: PreviewSession) -> [any Route] {
        [
            PreviewRoute(session: session), GalleryRoute(session: session), EventsRoute(session: session),
            GalleryEventsRoute(session: session), MatrixRoute(session: session),
            MatrixEventsRoute(session: session), CommandRoute(session: session), WhisperRoute(session: session),
            SimulateRoute(session: session), ResetRoute(session: session), InspectRoute(session: session),
            OffersRoute(session: session), AddRoute(session: session),
            PieceRoute(session: session), BringRoute(session: session), FileRoute(session: session),
            AssetRoute(session: session), ExportRoute(session: session), ExportEventsRoute(session: session),
            ExportArchiveRoute(session: session),
            ToolRoute(resources: session.frame.resources),
        ]
    }
}
