import ClassroomContexts
import LiveValues

/// Seeds of rooms that tests begin with.
enum SmallClass {
    /// A teacher, an assistant, an observer and students; the first `onStage` of the students are on stage.
    static func seed(students: Int = 2, onStage: Int = 0) -> RoomSeed {
        let names = (0..<students).map { "s\($0)" }
        return RoomSeed(
            users: [
                UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher),
                UserSeed(uuid: "qiu", name: "Qiu Yan", role: .assistant),
                UserSeed(uuid: "dean", name: "Dean", role: .observer),
            ]
                + names.enumerated().map {
                    UserSeed(uuid: $1, name: "Student \($0)", role: .student, onStage: $0 < onStage)
                },
            streams: (["lin"] + names).map { StreamSeed(uuid: "stream-\($0)", owner: $0) },
            widgets: [WidgetID.board: WidgetSeed(active: true)])
    }
}
