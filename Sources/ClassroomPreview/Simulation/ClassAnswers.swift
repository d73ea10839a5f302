import PreviewServing

/// Asks the class simulator to answer what is asked at the moment.
struct ClassAnswers: Codable, Hashable {
    /// How many students there are.
    var students = 30
    /// Decides who answers what, and when.
    var seed: UInt64 = 1
    /// How long they take, in seconds; 0 for all at once.
    var seconds: Int
}

extension ClassSimulator {
    /// Has the class answer for a control of the panel.
    func perform(_ answers: ClassAnswers, on queue: WorkQueue) throws(CommandRefusal) {
        guard (1...Self.maxStudents).contains(answers.students), (0...Self.maxSeconds).contains(answers.seconds) else {
            throw CommandRefusal(
                .unreadable, code: "badValue",
                message: "A class has 1 to \(Self.maxStudents) students, who take \(Self.maxSeconds) seconds at most.")
        }
        do throws(ClassSimulator.Refusal) {
            try answer(students: answers.students, seed: answers.seed, within: answers.seconds, on: queue)
        } catch {
            throw CommandRefusal(.refused, code: "nothingToAnswer", message: error.message)
        }
    }
}
