import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A countdown that everybody sees, on the server's clock.
///
/// Students and observers have upstream's small countdown, and nothing while it is not running. Teachers and assistants
/// have the card of upstream's web client: they set a time, start, stop and close it.
///
/// ## What differs from upstream
/// - Every second is taken from the room's clock. Upstream counts down by itself and drifts, and its clients differ.
/// - An hour is 60:00, not 00:00.
/// - Stopping and starting again works without passing through a state 0 that every client has to see.
/// - The warning colour shows from the first moment, also for somebody who comes in the last three seconds.
/// - A missing property keeps the last good picture and is reported.
struct Countdown: Widget {
    static let id = WidgetID.countdownTimer

    static let configurationName = "counter"

    static let summary = "A countdown that everybody sees; a teacher or an assistant sets and starts it."

    static let ownsSize = true

    static let service: (any WidgetRequestHandler)? = CountdownService()

    private var clock = CountdownClock()
    private var draft = CountdownDraft()

    init() {}

    // MARK: Life

    mutating func onLoad(in environment: WidgetEnvironment) throws {
        draftAgain(try CountdownRun(environment.roomProperties))
        guard let size = try size(in: environment) else { return }
        environment.sendMessage(
            WidgetMessage("size", ["width": .number(size.width), "height": .number(size.height)]))
    }

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        guard message.name == "syncTimestamp", let time = message.payload.integerValue else { return }
        clock = CountdownClock(
            syncTimestamp: Timestamp(milliseconds: Int64(time)), receivedAt: environment.now)
    }

    mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        draftAgain(try CountdownRun(environment.roomProperties))
    }

    /// Offers the last time once more.
    private mutating func draftAgain(_ run: CountdownRun?) {
        if let run, run.state != .ended { draft.offer(run.duration) }
    }

    // MARK: Picture

    func size(in environment: WidgetEnvironment) throws -> LayoutSize? {
        if Self.isAuthor(environment) {
            return LayoutSize(width: CountdownAuthor.size.width, height: CountdownAuthor.size.height)
        }
        guard try shownRun(in: environment) != nil else { return nil }
        return LayoutSize(width: CountdownReceiver.size.width, height: CountdownReceiver.size.height)
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        let run = try shownRun(in: environment)
        guard Self.isAuthor(environment) else {
            return run.map { CountdownReceiver(run: $0, clock: clock, environment: environment).render() } ?? .nothing
        }
        let author = CountdownAuthor(environment: environment)
        return run.map { author.running($0, clock) } ?? author.setting(draft)
    }

    /// What everybody sees; nil for nothing.
    private func shownRun(in environment: WidgetEnvironment) throws -> CountdownRun? {
        try CountdownRun(environment.roomProperties).flatMap { $0.state == .ended ? nil : $0 }
    }

    private func isCounting(_ seconds: Int, in environment: WidgetEnvironment) throws -> Bool {
        guard let run = try shownRun(in: environment) else { return false }
        return run.state == .running && run.duration == seconds
            && run.secondsLeft(at: clock.serverTime(at: environment.now)) > 0
    }

    private static func isAuthor(_ environment: WidgetEnvironment) -> Bool {
        [.teacher, .assistant].contains(environment.role)
    }

    // MARK: Actions

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        guard Self.isAuthor(environment) else { return }
        switch action.name {
        case "edit": draft.text = action.values["value"] ?? ""
        case "less", "more": draft.step(up: action.name == "more")
        case "choose": Int(action.argument).map { draft.set($0) }
        case "start":
            if let text = action.values["seconds"] { draft.text = text }
            // Of two authors at once, the later one is told; whoever presses twice means one countdown.
            guard let seconds = draft.seconds, try !isCounting(seconds, in: environment) else { return }
            environment.send("start", ["duration": .integer(seconds)])
        case "restart": environment.send("restart")
        case "close": environment.close(isRemove: true)
        default: break
        }
    }
}
