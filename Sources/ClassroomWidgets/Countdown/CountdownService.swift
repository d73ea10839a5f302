import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The countdown's server: it says when a countdown begins, on its own clock.
///
/// ## Requests
/// - `start {duration, position?: {xaxis, yaxis}}`, by a teacher or an assistant: begins one and makes the widget active.
/// - `restart`, by a teacher or an assistant: puts it back, so that students see nothing and another can be set.
struct CountdownService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        switch request.name {
        case "start": try start(request, in: &ledger)
        case "restart":
            try ledger.require(.teacher, .assistant)
            ledger.updateRoomProperties(["state": 0, "startTime": 0, "duration": 0])
        default: throw ledger.unknownRequest(request)
        }
    }

    private func start(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        try ledger.require(.teacher, .assistant)
        let range = CountdownRun.durations
        guard let duration = request.body["duration"]?.integerValue, range.contains(duration) else {
            throw ledger.refusal(
                .invalidArgument, "a countdown takes \(range.lowerBound) to \(range.upperBound) whole seconds")
        }
        guard !isCounting(ledger) else { throw ledger.refusal(.wrongState, "a countdown is running already") }
        ledger.updateRoomProperties([
            "state": .integer(CountdownRun.State.running.rawValue),
            "startTime": .integer(Int(ledger.now.milliseconds)), "duration": .integer(duration),
        ])
        ledger.activate(frame: request.body["position"].flatMap(frame))
    }

    /// Whether everybody looks at a countdown that has time left: a second teacher must not take it away.
    private func isCounting(_ ledger: WidgetLedger) -> Bool {
        guard ledger.isActive, ledger.roomProperty("state")?.integerValue == CountdownRun.State.running.rawValue,
            let start = ledger.roomProperty("startTime")?.integerValue,
            let duration = ledger.roomProperty("duration")?.integerValue
        else { return false }
        let run = CountdownRun(.running, start: Timestamp(milliseconds: Int64(start)), duration: duration)
        return run.secondsLeft(at: ledger.now) > 0
    }

    private func frame(_ position: LiveValue) -> WidgetSyncFrame? {
        func fraction(_ axis: String) -> Double? {
            position.objectValue?[axis]?.numberValue.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
        }
        guard let x = fraction("xaxis"), let y = fraction("yaxis") else { return nil }
        return WidgetSyncFrame(x: x, y: y)
    }
}
