import ClassroomContexts
import ClassroomScenes
import LiveValues

/// How far a film or a sound is: where it was last set to, when that was, and whether it has gone on since.
struct MediaProgress: Hashable, Sendable {
    /// The names of the shared properties.
    enum Key {
        static let playing = "playing"
        static let position = "position"
        static let since = "since"
        static let length = "length"
    }

    /// Times in a film, in milliseconds: up to a day.
    static let range = 0...86_400_000

    var isPlaying: Bool
    var position: Int
    var since: Int
    /// 0 until a page has read it.
    var length: Int

    init(_ properties: WidgetProperties) {
        func number(_ key: String) -> Int { max(0, properties.value(key)?.integerValue ?? 0) }
        isPlaying = properties.value(Key.playing)?.boolValue ?? false
        position = min(number(Key.position), Self.range.upperBound)
        since = number(Key.since)
        length = min(number(Key.length), Self.range.upperBound)
    }

    /// Where it is at a moment; at its end it stays.
    func position(at time: Timestamp) -> Int {
        let end = length > 0 ? length : Self.range.upperBound
        guard isPlaying else { return min(position, end) }
        let (passed, overflows) = Int(time.milliseconds).subtractingReportingOverflow(since)
        return overflows ? end : min(position + min(max(0, passed), Self.range.upperBound), end)
    }
}

/// The media player's server: everybody sees the same moment, because it alone says which.
///
/// ## Requests
/// By those who lead and those who may write on the board, beside those of every window:
/// - `play`: from where it is, or from the beginning when it has ended.
/// - `pause`: where it is at the moment of the request.
/// - `seek {time}`: to a time in milliseconds; it goes on playing if it did.
/// - `measure {time}`: how long it is, which a page reads from the file; the first one counts.
struct MediaService: WidgetRequestHandler {
    enum Name: String {
        case play, pause, seek, measure
    }

    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard let name = Name(rawValue: request.name) else {
            return try WindowService().handle(request, in: &ledger)
        }
        if !ledger.mayWriteOnBoard { try ledger.require(.teacher, .assistant) }
        let progress = MediaProgress(WidgetProperties(ledger.roomProperties))
        let position = progress.position(at: ledger.now)
        switch name {
        case .play:
            guard !progress.isPlaying || position == progress.length else { return }
            set(true, at: position == progress.length ? 0 : position, in: &ledger)
        case .pause:
            if progress.isPlaying { set(false, at: position, in: &ledger) }
        case .seek:
            let time = try time(of: request, ledger)
            set(progress.isPlaying, at: progress.length > 0 ? min(time, progress.length) : time, in: &ledger)
        case .measure:
            let time = try time(of: request, ledger)
            if progress.length == 0, time > 0 {
                ledger.updateRoomProperties([MediaProgress.Key.length: .integer(time)])
            }
        }
    }

    private func set(_ isPlaying: Bool, at position: Int, in ledger: inout WidgetLedger) {
        ledger.updateRoomProperties([
            MediaProgress.Key.playing: .bool(isPlaying), MediaProgress.Key.position: .integer(position),
            MediaProgress.Key.since: .integer(Int(ledger.now.milliseconds)),
        ])
    }

    private func time(of request: WidgetRequest, _ ledger: WidgetLedger) throws(ContextError) -> Int {
        guard let time = request.body["time"]?.integerValue, MediaProgress.range.contains(time) else {
            throw ledger.refusal(.invalidArgument, "'time' has to be a whole number of milliseconds, up to a day")
        }
        return time
    }
}
