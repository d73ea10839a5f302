import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The quiz's server: it opens and ends runs, takes answers and keeps the tally.
///
/// ## Requests
/// - `start {items, correctItems, position?: {xaxis, yaxis}}`, by a teacher or an assistant: opens a run and makes the
///   widget active.
/// - `submit {popupQuizId, selectedItems}`, by a student, as often as they like until the end.
/// - `stop {popupQuizId}`, by a teacher or an assistant: ends the run and publishes the key.
/// - `reward {popupQuizId, to}`, by a teacher or an assistant: notes once in a run that `winners` or `all` are rewarded.
///
/// ## Design
/// Until the end, the key, whose answers are right, how many and their share are the server's own; upstream ships the key
/// to every client. A student may write their own properties, so what counts is what the server has noted itself. An
/// answer changes the tally by what it adds, so that its cost follows the number of options and not the class's size. The
/// accuracy is the share of right ones among the answers.
struct PopupQuizService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        switch request.name {
        case "start": try start(request, in: &ledger)
        case "submit": try submit(request, in: &ledger)
        case "stop": try stop(request, in: &ledger)
        case "reward": try reward(request, in: &ledger)
        default: throw ledger.unknownRequest(request)
        }
    }

    private func start(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        // One that was left open in a closed widget gives way.
        guard !ledger.isActive || ledger.roomProperty("answerState")?.integerValue != 1 else {
            throw ledger.refusal(.wrongState, "a quiz is open already")
        }
        let items = try texts("items", of: request, ledger)
        let key = try texts("correctItems", of: request, ledger)
        guard PopupQuizRound.optionCount.contains(items.count) else {
            throw ledger.refusal(.invalidArgument, "a quiz has 2 to 8 options, not \(items.count)")
        }
        guard items.allSatisfy({ !$0.isEmpty }), Set(items).count == items.count else {
            throw ledger.refusal(.invalidArgument, "the options of a quiz are different texts, none of them empty")
        }
        guard !key.isEmpty, Set(key).isSubset(of: items) else {
            throw ledger.refusal(.invalidArgument, "at least one option is correct, and nothing that is none")
        }
        // Two runs within one millisecond differ by their number. One that cannot be counted on begins again: the
        // properties may have come from a stored room.
        let last = ledger.serverProperties["runs"]?.integerValue ?? 0
        let run = last < .max ? last + 1 : 1
        let now = ledger.now.milliseconds
        ledger.serverProperties = [
            "runs": .integer(run), "correctItems": Self.list(items.filter(key.contains)), "selectedCount": 0,
            "correctCount": 0, "averageAccuracy": 0,
        ]
        ledger.forgetServerUserProperties()
        ledger.deleteRoomProperties(["correctItems", "correctCount", "averageAccuracy", "endTime", "rewarded"])
        ledger.updateRoomProperties([
            "popupQuizId": .string("quiz-\(now)-\(run)"), "items": Self.list(items), "answerState": 1,
            "receiveQuestionTime": .integer(Int(now)), "selectedCount": 0,
            "totalCount": .integer(ledger.userCount(.student)),
        ])
        ledger.activate(frame: request.body["position"].flatMap(frame))
    }

    private func submit(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.student)
        let id = try openRound(request, ledger)
        guard ledger.isActive else { throw ledger.refusal(.wrongState, "this quiz is closed") }
        let chosen = Set(try texts("selectedItems", of: request, ledger))
        let items = ledger.roomProperty("items")?.texts ?? []
        guard !chosen.isEmpty, chosen.isSubset(of: items) else {
            throw ledger.refusal(.invalidArgument, "an answer is one option or more, and nothing that is none")
        }
        let uuid = ledger.user.userUuid
        let before = PopupQuizAnswer(ledger.serverProperties(of: uuid), to: id)
        let isCorrect = chosen == key(in: ledger)
        let tally = PopupQuizTally(ledger.serverProperties)
            .counting(isCorrect, insteadOf: before.map { $0.isCorrect == true })
        let answer: LiveProperties = [
            "popupQuizId": .string(id), "selectedItems": Self.list(items.filter(chosen.contains)),
            "lastCommitTime": .integer(Int(ledger.now.milliseconds)),
        ]
        // The server's first: who is told of the user's looks there.
        ledger.setServerProperties(answer.merging(["isCorrect": .bool(isCorrect)]) { $1 }, of: uuid)
        ledger.serverProperties.merge(tally.properties) { $1 }
        ledger.updateUserProperties(answer, of: uuid)
        // Who has answered and left still counts.
        let total = max(ledger.userCount(.student), tally.selected)
        ledger.updateRoomProperties(["selectedCount": .integer(tally.selected), "totalCount": .integer(total)])
    }

    private func stop(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        let id = try openRound(request, ledger)
        let items = ledger.roomProperty("items")?.texts ?? []
        let key = key(in: ledger)
        let tally = PopupQuizTally(ledger.serverProperties)
        ledger.serverProperties["correctItems"] = nil
        // The whole answers, whatever their owners have made of them meanwhile.
        for (uuid, answer) in ledger.serverUserProperties.sorted(by: { $0.key < $1.key })
        where answer["popupQuizId"] == .string(id) {
            ledger.updateUserProperties(answer, of: uuid)
        }
        ledger.updateRoomProperties(
            tally.properties.merging([
                "answerState": 0, "correctItems": Self.list(items.filter(key.contains)),
                "endTime": .integer(Int(ledger.now.milliseconds)),
            ]) { $1 })
    }

    private func reward(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        guard let to = request.body["to"]?.stringValue.flatMap(PopupQuizReward.init) else {
            throw ledger.refusal(.invalidArgument, "winners or all are rewarded")
        }
        guard ledger.roomProperty("popupQuizId") == request.body["popupQuizId"],
            ledger.roomProperty("answerState") == 0
        else { throw ledger.refusal(.wrongState, "rewards follow the end of a quiz") }
        guard ledger.roomProperty("rewarded") == nil else {
            throw ledger.refusal(.wrongState, "this quiz has been rewarded already")
        }
        ledger.updateRoomProperties(["rewarded": .string(to.rawValue)])
    }

    private func frame(_ position: LiveValue) -> WidgetSyncFrame? {
        guard let x = position.objectValue?["xaxis"]?.fraction, let y = position.objectValue?["yaxis"]?.fraction
        else { return nil }
        return WidgetSyncFrame(x: x, y: y)
    }

    /// The run that a request is about, as long as it is open.
    private func openRound(_ request: WidgetRequest, _ ledger: WidgetLedger) throws(ContextError) -> String {
        guard ledger.roomProperty("answerState") == 1,
            let id = ledger.roomProperty("popupQuizId")?.stringValue, .string(id) == request.body["popupQuizId"]
        else { throw ledger.refusal(.wrongState, "this quiz has ended") }
        return id
    }

    private func key(in ledger: WidgetLedger) -> Set<String> {
        let key = ledger.serverProperties["correctItems"] ?? ledger.roomProperty("correctItems")
        return Set(key?.texts ?? [])
    }

    private func texts(
        _ name: String, of request: WidgetRequest, _ ledger: WidgetLedger
    ) throws(ContextError) -> [String] {
        guard let texts = request.body[name]?.texts else {
            throw ledger.refusal(.invalidArgument, "'\(name)' has to be a list of texts")
        }
        return texts
    }

    static func list(_ texts: [String]) -> LiveValue { .array(texts.map(LiveValue.string)) }
}

extension LiveValue {
    /// A share from 0 to 1.
    fileprivate var fraction: Double? {
        numberValue.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }

    /// The texts of a list of nothing else.
    var texts: [String]? {
        guard let items = arrayValue else { return nil }
        let texts = items.compactMap(\.stringValue)
        return texts.count == items.count ? texts : nil
    }
}
