/// Fixtures for the examples of video windows.
enum ExampleClass {
    static let teacher = "  - { uuid: lin, name: Ms. Lin, role: teacher }\n"

    static let teacherStream =
        "  - { uuid: s-lin, owner: lin, video: camera, audio: mic, videoState: open, audioState: open, type: both }\n"

    /// A teacher and one student on stage, whose devices do what is said.
    static func student(
        video: String = "open", audio: String = "open", type: String = "both", volume: Int = 0, also: String = "",
        widgets: String = ""
    ) -> String {
        """
        users:
        \(teacher)  - { uuid: chen, name: 陈小明, role: student, onStage: true\(also) }
        streams:
          - uuid: s-chen
            owner: chen
            videoState: \(video)
            audioState: \(audio)
            type: \(type)
            volume: \(volume)
        \(widgets)
        """
    }

    /// A teacher and students on stage.
    static func stage(_ names: [String]) -> String {
        let users = names.enumerated().map { "  - { uuid: s\($0), name: \($1), role: student, onStage: true }\n" }
        let streams = names.indices.map {
            "  - { uuid: stream-\($0), owner: s\($0), video: camera, audio: mic, "
                + "videoState: \($0 % 4 == 1 ? "close" : "open"), audioState: \($0 % 3 == 1 ? "close" : "open"), "
                + "type: \($0 % 5 == 2 ? "audio" : "both") }\n"
        }
        return "users:\n" + teacher + users.joined() + "streams:\n" + teacherStream + streams.joined()
    }

    /// Names in several scripts.
    static let names = [
        "陈小明", "沈雨桐", "Amélie Dubois", "Noah Bennett", "张子轩", "Øskar Lindqvist", "Priya Raman", "ياسمين حداد",
    ]
}
