import ContextModel
import SceneRendering

/// `POST /simulate`: a control of the room's panel, which plays the part of the server and of other people.
struct SimulateRoute: Route {
    let method = HTTPMethod.post
    let path = "/simulate"
    let session: PreviewSession

    /// The longest name that a student can come in with.
    static let longestName = 200

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let message = ActionMessage.read(request.body), let change = message.change else {
            return Refusal(code: "badMessage", message: "The message needs a view, a change and a value.")
                .reply(.badRequest)
        }
        guard let view = session.view(message.request) else {
            return Refusal(code: "noView", message: "There is no such view any more.").reply(.notFound)
        }
        if change == "returns" {
            do throws(ContextError) {
                try ContextPool(view.room.store, localUser: message.value ?? "").room.joinRoom()
                return Acceptance(shownBy: view.showEverything()).reply
            } catch {
                return Refusal(error).reply(.conflict)
            }
        }
        if change == "classAnswers" || change == "classAnswersAtOnce" {
            return Self.classAnswers(message.values ?? [:], within: change == "classAnswers" ? 5 : 0, in: view)
        }
        guard Self.apply(change, message.value ?? "", to: view.room.store) else {
            return Refusal(code: "badValue", message: "The room cannot be changed in this way.")
                .reply(.unprocessableContent)
        }
        return Acceptance(shownBy: view.showEverything()).reply
    }

    /// Has a class of simulated students answer; empty fields are 30 students and the seed 1.
    private static func classAnswers(_ values: [String: String], within seconds: Int, in view: LiveView) -> HTTPReply {
        func field(_ name: String, _ standard: UInt64) -> UInt64? {
            let text = values[name]?.filter { !$0.isWhitespace } ?? ""
            return text.isEmpty ? standard : UInt64(text)
        }
        guard let count = field("count", 30).flatMap({ Int(exactly: $0) }), (1...ClassSimulator.mostStudents) ~= count,
            let seed = field("seed", 1)
        else {
            return Refusal(
                code: "badValue",
                message: "A class has 1 to \(ClassSimulator.mostStudents) students, and a seed is a whole number."
            ).reply(.unprocessableContent)
        }
        let simulator = ClassSimulator(store: view.room.store, widgets: view.drawnFrom.registry.widgets)
        do throws(ClassSimulator.Refusal) {
            try simulator.answer(students: count, seed: seed, within: seconds, on: view.room.queue)
            return Acceptance(shownBy: view.showEverything()).reply
        } catch {
            return Refusal(code: "nothingToAnswer", message: error.message).reply(.conflict)
        }
    }

    /// Changes a room; false when there is no such change or value.
    private static func apply(_ change: String, _ value: String, to store: RoomStore) -> Bool {
        switch change {
        case "networkQuality": set(value) { store.setNetworkQuality($0) }
        case "connection": set(value) { store.setConnection($0) }
        case "classState": set(value) { store.setClassState($0) }
        case "recording": set(value) { store.setRecording($0) }
        case "studentJoins": join(value, store)
        case "leaves": known(value, store) { store.userLeaves(value) }
        case "goesOnStage": known(value, store) { store.setOnStage(value, true) }
        case "leavesStage": known(value, store) { store.setOnStage(value, false) }
        case "raisesHand": known(value, store) { store.handsWave(wave(of: value, store)) }
        default: false
        }
    }

    private static func set<Case: ContextCase>(_ name: String, _ apply: (Case) -> Void) -> Bool {
        guard let value = Case(name: name) else { return false }
        apply(value)
        return true
    }

    private static func join(_ name: String, _ store: RoomStore) -> Bool {
        guard name.unicodeScalars.count <= longestName else { return false }
        let isBlank = name.allSatisfy(\.isWhitespace)
        let number = ContextPool(store, localUser: "").user.getUserCount(role: .student) + 1
        store.studentJoins(name: isBlank ? "Student \(number)" : name)
        return true
    }

    private static func known(_ uuid: String, _ store: RoomStore, _ apply: () -> Void) -> Bool {
        guard ContextPool(store, localUser: uuid).room.isJoined() else { return false }
        apply()
        return true
    }

    /// What the product's own client sends; ten seconds instead of three, for somebody who watches alone.
    private static func wave(of uuid: String, _ store: RoomStore) -> HandsWave {
        let name = ContextPool(store, localUser: uuid).user.getLocalUserInfo().userName
        return HandsWave(userUuid: uuid, duration: .seconds(10), payload: ["userName": .string(name)])
    }
}
