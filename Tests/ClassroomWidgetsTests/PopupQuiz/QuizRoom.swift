import ClassroomContexts
import LiveValues
import Synchronization

@testable import ClassroomWidgets

/// A room with an active quiz widget and its server, without pages.
struct QuizRoom {
    let clock = ManualClock(Timestamp(milliseconds: 1_000_000))
    let store: RoomStore

    init(
        students: Int = 3, properties: LiveProperties = [:], answers: [String: LiveProperties] = [:]
    ) {
        var users = [
            UserSeed(uuid: "teacher-1", name: "Ms. Lin", role: .teacher),
            UserSeed(uuid: "assistant-1", name: "Qiu Yan", role: .assistant),
            UserSeed(uuid: "observer-1", name: "Dean", role: .observer),
        ]
        users += (1...students).map { UserSeed(uuid: "student-\($0)", name: "Student \($0)") }
        store = RoomStore(
            seed: RoomSeed(
                users: users,
                widgets: [
                    "popupQuiz": WidgetSeed(active: true, properties: properties, userProperties: answers)
                ]),
            clock: clock, widgetService: LocalWidgetService(["popupQuiz": PopupQuizService()]))
    }

    var teacher: ContextPool { pool("teacher-1") }

    var properties: LiveProperties { teacher.widget.getWidgetRoomProperties("popupQuiz") ?? [:] }

    /// What the server keeps to itself, as a teacher is told.
    var secrets: LiveProperties { teacher.widget.getWidgetServerProperties("popupQuiz") }

    func pool(_ uuid: String) -> ContextPool { ContextPool(store, localUser: uuid) }

    func answer(of uuid: String) -> LiveProperties {
        teacher.widget.getWidgetUserProperties("popupQuiz", of: uuid)
    }

    /// A request about the present run.
    func request(_ name: String, _ body: LiveProperties = [:]) -> WidgetRequest {
        WidgetRequest(
            name, body.merging(["popupQuizId": properties["popupQuizId"] ?? .null]) { first, _ in first },
            to: "popupQuiz")
    }

    func start(items: [String] = ["A", "B", "C", "D"], correct: [String] = ["A"]) throws {
        try teacher.widget.send(
            WidgetRequest("start", ["items": list(items), "correctItems": list(correct)], to: "popupQuiz"))
    }

    func submit(_ items: [String], by uuid: String) throws {
        try pool(uuid).widget.send(request("submit", ["selectedItems": list(items)]))
    }

    func stop() throws { try teacher.widget.send(request("stop")) }

    private func list(_ texts: [String]) -> LiveValue { .array(texts.map(LiveValue.string)) }
}

/// Counts the events of a room that say something about a key.
final class EventNames: Sendable {
    private let found: Counter
    private let subscription: Subscription

    init(_ store: RoomStore, containing text: String) {
        let found = Counter()
        self.found = found
        subscription = store.subscribe { record in
            if case .onWidgetRoomPropertiesUpdated? = record.event, "\(record.payload)".contains(text) { found.add() }
        }
    }

    var count: Int { found.value.withLock { $0 } }

    private final class Counter: Sendable {
        let value = Mutex(0)

        func add() { value.withLock { $0 += 1 } }
    }
}
