import ClassroomContexts
import ClassroomScenes
import LiveValues
import PreviewServing
import SceneRendering

/// Plays a class of students who answer what the room's widgets ask, such as a poll.
///
/// For one seed, each student gives the same answer to the same question, whoever else is there and however often it is
/// asked; who has answered is left alone.
struct ClassSimulator {
    let store: RoomStore
    /// The widgets that can run in the room's scenes.
    let widgets: [any Widget.Type]

    /// The largest class.
    static let maxStudents = 200

    /// The longest that a class may take.
    static let maxSeconds = 3600

    /// Why nobody answers.
    enum Refusal: Error {
        case nothingAsked, allAnswered

        /// A sentence for people.
        var message: String {
            switch self {
            case .nothingAsked: "Nothing is asked: start a poll or a quiz first."
            case .allAnswered: "All simulated students have answered already."
            }
        }
    }

    /// One student's answer.
    private struct Answer: Sendable {
        let student: String
        let request: WidgetRequest
        /// Milliseconds from now.
        let delay: Int
    }

    /// The widgets that ask something at the moment: a poll that is still a draft or has ended does not.
    var answerable: [String] { questions.filter(isAsking).map(\.id) }

    /// Brings in the students who are missing and has all of them answer.
    ///
    /// - Parameters:
    ///   - students: How many.
    ///   - seed: Decides who answers what, and when.
    ///   - seconds: How long they take; 0 for all at once.
    ///   - queue: Where they answer.
    /// - Throws: Why nobody answers; nobody comes in then.
    func answer(students: Int, seed: UInt64, within seconds: Int, on queue: WorkQueue) throws(Refusal) {
        guard questions.contains(where: isAsking) else { throw .nothingAsked }
        let all = (1...max(1, students)).flatMap { answers(of: $0, seed: seed, within: seconds) }
        guard !all.isEmpty else { throw .allAnswered }
        for number in 1...max(1, students) {
            store.studentJoins(name: SimulatedStudent.name(number), uuid: SimulatedStudent.uuid(number))
        }
        for answer in all.sorted(by: { $0.delay < $1.delay }) {
            queue.later(answer.delay) { [store] in
                // Refused when the question was closed meanwhile, as it happens to people.
                try? ContextPool(store, localUser: answer.student).widget.send(answer.request)
            }
        }
    }

    private typealias Question = (id: String, simulation: any WidgetSimulation)

    private var questions: [Question] {
        let pool = ContextPool(store, localUser: "")
        return pool.widget.getAllWidgetActivity().filter(\.value).keys.sorted().compactMap { id in
            let kind = pool.widget.getWidgetKind(id)
            return widgets.first { $0.id == kind }?.simulation.map { (id, $0) }
        }
    }

    private func isAsking(_ question: Question) -> Bool {
        var generator = SeededGenerator(seed: 0)
        return request(to: question, of: "", using: &generator) != nil
    }

    private func answers(of number: Int, seed: UInt64, within seconds: Int) -> [Answer] {
        let student = SimulatedStudent.uuid(number)
        // Apart, so that the pace changes nobody's mind.
        var chance = SeededGenerator(seed: seed, stream: number)
        var pace = SeededGenerator(seed: seed, stream: -number)
        return questions.compactMap { question in
            let request = request(to: question, of: student, using: &chance)
            let delay = pace.index(below: seconds * 1000)
            return request.map { Answer(student: student, request: $0, delay: delay) }
        }
    }

    private func request(
        to question: Question, of student: String, using generator: inout SeededGenerator
    ) -> WidgetRequest? {
        let widget = ContextPool(store, localUser: student).widget
        // A widget whose properties make no sense says so itself, where it is drawn.
        return try? question.simulation.answer(
            to: question.id, room: WidgetProperties(widget.getWidgetRoomProperties(question.id) ?? [:]),
            user: WidgetProperties(widget.getWidgetUserProperties(question.id) ?? [:]), using: &generator)
    }
}

enum SimulatedStudent {
    /// The identifier of the student with a number, from 1.
    static func uuid(_ number: Int) -> String { "simulated-\(number)" }

    /// The name of the student with a number, from 1: one of thirty, with a figure from the second round on.
    static func name(_ number: Int) -> String {
        let index = max(0, number - 1)
        let round = index / names.count
        return names[index % names.count] + (round == 0 ? "" : " \(round + 1)")
    }

    private static let names = [
        "Ada Okoye", "王芳", "Liam Novak", "Sofía Reyes", "李伟", "Mei Tanaka", "Omar Haddad", "Chloé Martin", "刘洋",
        "Noor Rahman", "Jonas Weber", "陈静", "Amara Diallo", "Ivan Petrov", "张敏", "Lucia Rossi", "Kofi Mensah", "赵磊",
        "Hana Kim", "Mateo Silva", "孙丽", "Freya Lund", "Arjun Mehta", "周杰", "Zoe Papadaki", "Emil Nowak", "吴桐",
        "Leila Amini", "Tom Baker", "郑凯",
    ]
}
