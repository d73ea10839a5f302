import ClassroomContexts
import ClassroomScenes
import LiveValues
import PreviewServing
import SceneRendering
import Synchronization

/// A room through the eyes of one user.
final class UserSession: ViewerSession {
    private let room: RoomStore
    private let pool: ContextPool
    private let widgets: [any Widget.Type]
    private let queue: WorkQueue
    private let locale: String
    /// Whether their connection was ended from another device when the view was last staged.
    private let isAborted: Mutex<Bool>

    init(_ user: String, reading locale: String, in room: RoomStore, widgets: [any Widget.Type], queue: WorkQueue) {
        self.room = room
        self.widgets = widgets
        self.queue = queue
        self.locale = locale
        pool = ContextPool(room, localUser: user, locale: locale)
        isAborted = Mutex(pool.monitor.getMonitorInfo().connection == .aborted)
    }

    // MARK: The frame

    // Their coming, going, or changing their role; and what takes them out of the room where they are.
    func needsStaging(after record: ChangeRecord) -> Bool {
        switch record.event {
        case .onRoomClosed: true
        case .onUserListAddedToSubRoom, .onUserListRemovedFromSubRoom:
            record.concernedUsers.contains(pool.localUser)
        case .onLocalConnectionUpdated(let connection) where record.audience.contains(pool.localUser):
            isAborted.withLock { wasAborted in
                defer { wasAborted = connection == .aborted }
                return wasAborted != (connection == .aborted)
            }
        default: record.subRoom == nil && record.topic == .user && record.concernedUsers.contains(pool.localUser)
        }
    }

    // A teacher goes from group to group through a popup, which stays open for it.
    func closesPopup(after record: ChangeRecord) -> Bool {
        switch record.event {
        case .onUserListAddedToSubRoom(_, _, let mover), .onUserListRemovedFromSubRoom(_, _, let mover):
            mover?.userUuid != pool.localUser || pool.user.getLocalUserInfo().userRole != .teacher
        case .onRoomClosed, .onLocalConnectionUpdated: true
        default: pool.user.getUserInfo(pool.localUser) == nil
        }
    }

    var exit: HTMLNode? { ExitNotice.node(pool) }

    // MARK: In passing

    func whisper(_ body: [UInt8]) throws(CommandRefusal) -> String? {
        guard let words = BoardWhisper(body) else {
            throw CommandRefusal(.unreadable, code: "badMessage", message: "The message says nothing of a board.")
        }
        return words.take(by: pool.localUser, pool.whereSeated.widget)
    }

    var whispers: [String] { BoardWhisper.current(pool.whereSeated.widget) }

    // A group has a board of its own.
    var whisperCircle: String? { pool.group.getSubRoom(of: pool.localUser) }

    // MARK: The panel and the viewers

    var panel: any PreviewPanel { RoomPanel(pool: pool, widgets: widgets) }

    var viewers: [ViewerGroup] { UserGroups.all(pool) }

    func viewerChanges(for record: ChangeRecord) -> [ViewerChange] { UserGroups.changes(for: record, pool) }

    func perform(_ body: [UInt8]) throws(CommandRefusal) {
        try PanelMessage(body).perform(in: room, widgets: widgets, on: queue, reading: locale)
    }

    // MARK: Messages

    func alert(for record: ChangeRecord, text: (_ key: String) -> String) -> AlertMessage? {
        UserAlerts.message(for: record, pool: pool, text: text)
    }

    func toasts(for record: ChangeRecord, text: (_ key: String, _ xxx: String?) -> String) -> [ToastMessage] {
        UserToasts.messages(for: record, pool: pool, text: text)
            + GroupToasts.messages(for: record, pool: pool, text: text)
    }
}
