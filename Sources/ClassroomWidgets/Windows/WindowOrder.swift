import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The order in depth of the windows over the board.
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

    /// The place of a widget of some kind; nil when it is no window.
    static func depth(
        ofKind kind: String?, _ properties: WidgetProperties, _ frame: WidgetSyncFrame?, isScreen: Bool
    ) -> Int? {
        switch kind {
        case WidgetID.webView, WidgetID.mediaPlayer: depth(of: properties) ?? 0
        case WidgetID.streamWindow: streamDepth(properties, frame, isScreen: isScreen)
        default: nil
        }
    }

    // MARK: On a client

    /// Asks for a window to be laid above all others, when it is not there already: its viewer has touched it.
    static func raise(in environment: WidgetEnvironment) {
        if !isOnTop(in: environment) { environment.send("raise") }
    }

    /// Asks for a window to be laid at a place.
    static func move(to depth: Int, in environment: WidgetEnvironment) {
        environment.send("raise", ["zIndex": .integer(min(max(depth, range.lowerBound), range.upperBound))])
    }

    /// Whether no other window lies at a window's place or above.
    static func isOnTop(in environment: WidgetEnvironment) -> Bool {
        let own = depth(of: environment.roomProperties) ?? 0
        let widgets = environment.pool.widget
        return widgets.getActiveWidgets().allSatisfy { id in
            let properties = WidgetProperties(widgets.getWidgetRoomProperties(id) ?? [:])
            let other = depth(
                ofKind: widgets.getWidgetKind(id), properties, widgets.getWidgetSyncFrame(id),
                isScreen: StreamWindow.stream(of: id, in: environment)?.videoSourceType == .screen)
            return id == environment.widgetId || other.map { $0 < own } ?? true
        }
    }

    // MARK: On the server

    /// Lays a window above all others, when it is not there already.
    ///
    /// Nobody else moves one meanwhile, so that two who touch two windows at once do not lay them at one place.
    static func raise(in ledger: inout WidgetLedger) {
        let windows = ledger.activeWidgets.compactMap { widget in
            // A screen counts as its properties say, which can only lay the window higher than it has to be.
            depth(ofKind: widget.kind, WidgetProperties(widget.roomProperties), widget.syncFrame, isScreen: false)
                .map { (id: widget.id, depth: $0) }
        }
        let others = windows.filter { $0.id != ledger.widgetId }
        let own = windows.first { $0.id == ledger.widgetId }?.depth ?? 0
        guard let top = others.map(\.depth).max(), own <= top else { return }
        guard top < range.upperBound else { return raiseAboveTheHighestPlace(others, in: &ledger) }
        ledger.updateRoomProperties(["zIndex": .integer(top + 1)])
    }

    /// Lays the others at the lowest places in the order that they have, and the window above them.
    ///
    /// This touches every window, those too that whoever raises this one may not move themselves: there is no place above
    /// the highest, and the order that everybody sees stays as it is.
    private static func raiseAboveTheHighestPlace(
        _ others: [(id: String, depth: Int)], in ledger: inout WidgetLedger
    ) {
        let order = others.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        for (place, window) in order.enumerated() {
            ledger.updateRoomProperties(["zIndex": .integer(place)], of: window.element.id)
        }
        ledger.updateRoomProperties(["zIndex": .integer(order.count)])
    }
}

/// The windows' server: it lays a window where somebody with the board's grant wants it.
///
/// ## Requests
/// - `raise`, by those who lead and those who may write on the board: above all others.
/// - `raise {zIndex}`, by the same: at this place.
///
/// Upstream's clients write the property themselves; here a student's own writing of room properties is refused.
struct WindowService: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard request.name == "raise" else { throw ledger.unknownRequest(request) }
        if !ledger.mayWriteOnBoard { try ledger.require(.teacher, .assistant) }
        guard let place = request.body["zIndex"] else { return WindowOrder.raise(in: &ledger) }
        guard let depth = place.integerValue, WindowOrder.range.contains(depth) else {
            throw ledger.refusal(.invalidArgument, "'zIndex' has to be a whole number from 0 to 1000000")
        }
        ledger.updateRoomProperties(["zIndex": .integer(depth)])
    }
}
