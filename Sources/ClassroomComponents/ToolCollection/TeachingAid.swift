import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// What the teacher can start from the collection's first row.
///
/// Upstream's client lists the first two and does nothing for the others, which its web client starts.
enum TeachingAid: String, CaseIterable {
    case cloudStorage, saveBoard, vote, countDown, answerSheet

    /// The widget that it starts; nil when it starts none.
    var widgetId: String? {
        switch self {
        case .cloudStorage: WidgetID.cloudDrive
        case .saveBoard: nil
        case .vote: WidgetID.poll
        case .countDown: WidgetID.countdownTimer
        case .answerSheet: WidgetID.popupQuiz
        }
    }

    /// Where it is configured: the owner's name, and the path in it.
    var configuration: (component: String, path: String) {
        switch self {
        case .cloudStorage: ("cloudStorage", "")
        case .saveBoard: (Board.name, "save")
        case .vote: ("poll", "")
        case .countDown: ("counter", "")
        case .answerSheet: ("popupQuiz", "")
        }
    }

    /// Its image, with its owner's name in front.
    var image: String {
        switch self {
        case .cloudStorage: "/cloudStorage.image"
        case .saveBoard: "/netlessBoard.save.image"
        case .vote, .countDown, .answerSheet: "/toolCollection.\(path).image"
        }
    }

    /// Where its place in the collection is configured, below `toolCollection`.
    private var path: String { "aids.\(rawValue)" }

    /// The key of its name.
    var label: String {
        switch self {
        case .cloudStorage: "fcr_tool_box_cloud_storage"
        case .saveBoard: "diorama_board_save"
        case .vote: "fcr_tool_box_poll"
        case .countDown: "fcr_tool_box_count_down"
        case .answerSheet: "fcr_tool_box_popup_quiz"
        }
    }

    /// What a viewer is offered: teachers, everything that is registered and switched on.
    ///
    /// One student has nobody to vote with, so a one-to-one class has no poll.
    static func offered(in context: RenderContext) -> [TeachingAid] {
        guard context.role == .teacher, context.isShown("aids", of: ToolCollection.name) else { return [] }
        return allCases.filter { aid in
            let isRegistered = aid.widgetId.map { context.pool.widget.getWidgetConfig($0) != nil } ?? true
            return isRegistered && context.isShown(aid.path, of: ToolCollection.name)
                && context.isShown(aid.configuration.path, of: aid.configuration.component)
                && !(aid == .vote && context.pool.room.getRoomInfo().roomType == .oneToOne)
        }
    }

    /// Whether it runs for the room already.
    func isActive(in pool: ContextPool) -> Bool { widgetId.map { pool.widget.getWidgetActivity($0) } ?? false }

    /// Starts it for everybody, the drive for the teacher alone, beside the other aids; what runs already comes to the front, where it stands.
    func start(in pool: ContextPool) throws(ContextError) {
        guard let widgetId else {
            return try pool.widget.sendMessage(WidgetMessage("saveBoard"), toWidget: WidgetID.board)
        }
        // Upstream's lecture only opens the drive; elsewhere the button closes it as well.
        if self == .cloudStorage, isActive(in: pool), pool.room.getRoomInfo().roomType != .lecture {
            return try pool.widget.setWidgetInactive(widgetId)
        }
        if isActive(in: pool) {
            // A frame brings a widget to the front when it is news; the tools' layer does not look at the depth.
            var frame = pool.widget.getWidgetSyncFrame(widgetId) ?? WidgetPlaces.middle
            frame.z += 1
            try pool.widget.updateWidgetSyncFrame(frame, widgetId: widgetId)
        } else {
            // The drive comes back where its user has left it.
            try pool.widget.setWidgetActive(
                widgetId, ownerUuid: nil, roomProperties: nil,
                syncFrame: self == .cloudStorage ? nil : Self.freePlace(in: pool))
        }
    }

    // MARK: Places

    /// The first place on which no other aid lies; with more aids than places, that with the fewest.
    private static func freePlace(in pool: ContextPool) -> WidgetSyncFrame {
        let taken = allCases.filter { $0.isActive(in: pool) }.compactMap(\.widgetId).map { id in
            pool.widget.getWidgetSyncFrame(id) ?? WidgetPlaces.middle
        }
        func neighbours(_ place: WidgetSyncFrame) -> Int {
            taken.count { abs($0.x - place.x) < 0.1 && abs($0.y - place.y) < 0.25 }
        }
        return WidgetPlaces.all.min { neighbours($0) < neighbours($1) } ?? WidgetPlaces.middle
    }
}
