import ContextModel
import SceneRendering

/// The order in depth of the windows over the board (A6).
enum WindowOrder {
    /// The places that there are.
    static let range = 0...1_000_000

    /// The place that a window's properties say, moved into the range; nil when they do not.
    static func depth(of properties: WidgetProperties) -> Int? {
        properties.value("zIndex")?.integerValue.map { min(max($0, range.lowerBound), range.upperBound) }
    }

    /// A stream window's place: what its properties say, and the whole part of its frame's order if they do not; 0
    /// without properties, and for a shared screen.
    static func streamDepth(_ properties: WidgetProperties, _ frame: WidgetSyncFrame?, isScreen: Bool) -> Int {
        if isScreen || properties.isEmpty { return 0 }
        return depth(of: properties) ?? frame.flatMap { Int(exactly: $0.z.rounded(.towardZero)) } ?? 0
    }

    /// Lays a window above all others, when it is not there already: its viewer has touched it.
    static func raise(in environment: WidgetEnvironment) {
        guard let top = top(of: others(in: environment)) else { return }
        let own = depth(of: environment.roomProperties) ?? 0
        if own <= top { raise(to: top + 1, in: environment) }
    }

    /// Lays a window at a place above others.
    static func raise(to depth: Int, in environment: WidgetEnvironment) {
        environment.send("raise", ["zIndex": .integer(min(max(depth, range.lowerBound), range.upperBound))])
    }

    /// Whether no other window lies at a window's place or above.
    static func isOnTop(in environment: WidgetEnvironment) -> Bool {
        guard let top = top(of: others(in: environment)) else { return true }
        return (depth(of: environment.roomProperties) ?? 0) > top
    }

    /// The highest place; nil when there is no window, so that it begins at 0 again.
    static func top(of windows: [WidgetProperties]) -> Int? { windows.map { depth(of: $0) ?? 0 }.max() }

    private static func others(in environment: WidgetEnvironment) -> [WidgetProperties] {
        let widgets = environment.pool.widget
        let kinds = [WidgetID.webView, WidgetID.mediaPlayer]
        return widgets.getAllWidgetActivity().filter { id, isActive in
            isActive && id != environment.widgetId && kinds.contains(widgets.getWidgetKind(id) ?? "")
        }.keys.map { WidgetProperties(widgets.getWidgetRoomProperties($0) ?? [:]) }
    }
}

/// The windows' server: it lays a window where somebody with the board's grant wants it.
///
/// ## Requests
/// - `raise {zIndex}`, by those who lead and those who may write on the board.
///
/// Upstream's clients write the property themselves; here a student's own writing of room properties is refused.
struct WindowService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard request.name == "raise" else { throw ledger.unknownRequest(request) }
        if !ledger.mayWriteOnBoard { try ledger.require(.teacher, .assistant) }
        guard let depth = request.body["zIndex"]?.integerValue, WindowOrder.range.contains(depth) else {
            throw ledger.refusal(.invalidArgument, "'zIndex' has to be a whole number from 0 to 1000000")
        }
        ledger.updateRoomProperties(["zIndex": .integer(depth)])
    }
}
