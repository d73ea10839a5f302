import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The server behind polls: it starts and stops them and counts the votes.
///
/// | Request | Body | Who |
/// |---|---|---|
/// | `start` | `mode`, `pollTitle`, `pollItems`, and `position` with `xaxis` and `yaxis` if it shall stand elsewhere | teacher, assistant |
/// | `submit` | `selectIndex`, and `pollId` to be sure that it is this run's | everybody but observers, once for each run |
/// | `stop` | nothing, or the `pollId` | teacher, assistant |
///
/// A vote costs the same however many have voted. Who has voted is the server's own property: people may write their
/// user properties as they like, and the room's are for those who lead.
struct PollService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        switch request.name {
        case "start": try start(request.body, in: &ledger)
        case "submit": try submit(request.body, in: &ledger)
        case "stop": try stop(request.body, in: &ledger)
        default: throw ledger.unknownRequest(request)
        }
    }

    // MARK: Start and stop

    private func start(_ body: LiveProperties, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        guard ledger.roomType != .oneToOne else {
            throw ledger.refusal(.wrongState, "one-to-one rooms have no polls")
        }
        guard !(ledger.isActive && ledger.roomProperty("pollState") == 1) else {
            throw ledger.refusal(.wrongState, "a poll is in progress already")
        }
        guard let mode = body["mode"]?.integerValue.flatMap({ PollRun.Mode(rawValue: $0) }) else {
            throw ledger.refusal(.invalidArgument, "the mode must be 1 for one choice or 2 for several")
        }
        guard let title = body["pollTitle"]?.stringValue?.trimmed, let items = texts(body["pollItems"]) else {
            throw ledger.refusal(
                .invalidArgument, "a poll needs its pollTitle, a text, and its pollItems, a list of texts")
        }
        if let fault = PollRules.faults(title: title, options: items).first {
            throw ledger.refusal(.invalidArgument, fault.reason)
        }
        let frame = try frame(body["position"], in: ledger)
        var properties = PollTally(options: items.count).properties
        properties["pollState"] = 1
        let id = newId(in: ledger)
        properties["pollId"] = .string(id)
        properties["mode"] = .integer(mode.rawValue)
        properties["pollTitle"] = .string(title)
        properties["pollItems"] = .array(items.map { .string($0) })
        ledger.serverProperties = ["pollId": .string(id)]
        ledger.updateRoomProperties(properties)
        ledger.activate(frame: frame)
    }

    private func stop(_ body: LiveProperties, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        guard ledger.roomProperty("pollState") == 1 else {
            throw ledger.refusal(.wrongState, "no poll is in progress")
        }
        try requireRun(body, in: ledger)
        ledger.updateRoomProperties(["pollState": 0])
    }

    /// An identity that no earlier run has: the time of the start, told from one in the same millisecond.
    private func newId(in ledger: WidgetLedger) -> String {
        let id = "poll-\(ledger.now.milliseconds)"
        guard let last = ledger.roomProperty("pollId")?.stringValue, last == id || last.hasPrefix(id + "-") else {
            return id
        }
        // Room properties are anybody's who leads: a number that cannot be counted on begins again.
        let number = Int(last.dropFirst(id.count + 1)) ?? 1
        return "\(id)-\(number < .max ? number + 1 : 2)"
    }

    /// Where the poll shall stand: where the request says; else in the middle, unless it is open somewhere already.
    private func frame(_ position: LiveValue?, in ledger: WidgetLedger) throws(ContextError) -> WidgetSyncFrame? {
        guard let position else { return ledger.isActive ? nil : WidgetSyncFrame(x: 0.5, y: 0.5) }
        guard let x = position.objectValue?["xaxis"]?.numberValue, let y = position.objectValue?["yaxis"]?.numberValue,
            (0...1).contains(x), (0...1).contains(y)
        else {
            throw ledger.refusal(.invalidArgument, "the position needs an xaxis and a yaxis from 0 to 1")
        }
        return WidgetSyncFrame(x: x, y: y)
    }

    private func texts(_ value: LiveValue?) -> [String]? {
        guard let items = value?.arrayValue else { return nil }
        let texts = items.compactMap { $0.stringValue?.trimmed }
        return texts.count == items.count ? texts : nil
    }

    // MARK: Voting

    private func submit(_ body: LiveProperties, in ledger: inout WidgetLedger) throws(ContextError) {
        // The room keeps observers out already, but a front to this service need not.
        try ledger.require(.teacher, .assistant, .student)
        let run = try run(in: ledger)
        guard ledger.isActive, !run.isFinished else { throw ledger.refusal(.wrongState, "the poll has ended") }
        try requireRun(body, in: ledger)
        let voter = ledger.user.userUuid
        takeUp(run, in: &ledger)
        guard ledger.serverProperties[Self.mark(of: voter)] == nil else {
            throw ledger.refusal(.wrongState, "a vote in this poll counts once, and theirs has been counted")
        }
        let choice = try choice(body["selectIndex"], in: run, ledger)
        ledger.setServerProperty(Self.mark(of: voter), true)
        var tally = PollTally(run)
        tally.count(choice)
        ledger.updateRoomProperties(tally.properties)
        ledger.updateUserProperties(
            ["pollId": .string(run.id), "selectIndex": .array(choice.map { .integer($0) })], of: voter)
    }

    /// Notes who has voted in a run that was not started here but came with a file.
    private func takeUp(_ run: PollRun, in ledger: inout WidgetLedger) {
        guard ledger.serverProperties["pollId"] != .string(run.id) else { return }
        ledger.serverProperties = ["pollId": .string(run.id)]
        for (voter, properties) in ledger.allUserProperties where properties["pollId"] == .string(run.id) {
            ledger.setServerProperty(Self.mark(of: voter), true)
        }
    }

    /// The server's property that says that somebody has voted; one for each, so that noting one copies nothing.
    private static func mark(of voter: String) -> String { "voter." + voter }

    private func run(in ledger: WidgetLedger) throws(ContextError) -> PollRun {
        let run: PollRun?
        do throws(WidgetPropertyError) {
            run = try PollRun(WidgetProperties(ledger.roomProperties))
        } catch {
            throw ledger.refusal(.wrongState, "the poll is broken: \(error)")
        }
        guard let run else { throw ledger.refusal(.wrongState, "there is no poll") }
        return run
    }

    /// Refuses what was meant for another run, such as a vote that crossed the start of the next poll on its way.
    private func requireRun(_ body: LiveProperties, in ledger: WidgetLedger) throws(ContextError) {
        guard let pollId = body["pollId"], pollId != ledger.roomProperty("pollId") else { return }
        throw ledger.refusal(.wrongState, "that poll is over, and another one has begun")
    }

    private func choice(
        _ value: LiveValue?, in run: PollRun, _ ledger: WidgetLedger
    ) throws(ContextError) -> [Int] {
        let items = value?.arrayValue ?? []
        let indexes = items.compactMap(\.integerValue)
        guard !items.isEmpty, indexes.count == items.count else {
            throw ledger.refusal(.invalidArgument, "a vote needs its selectIndex, a list of the options' indexes")
        }
        if let stray = indexes.first(where: { !run.options.indices.contains($0) }) {
            throw ledger.refusal(.invalidArgument, "the options go from 0 to \(run.options.count - 1), not \(stray)")
        }
        guard Set(indexes).count == indexes.count else {
            throw ledger.refusal(.invalidArgument, "an option counts once in a vote")
        }
        guard run.mode == .multiple || indexes.count == 1 else {
            throw ledger.refusal(.invalidArgument, "this poll takes one option, not \(indexes.count)")
        }
        return indexes.sorted()
    }
}
