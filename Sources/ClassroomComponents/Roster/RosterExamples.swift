import SceneRendering

extension Roster {
    static let examples: [ComponentExample] = [
        example(
            "A teacher: the four states of camera and microphone", lesson, viewer: "lin",
            contains: [
                "icon-roster-camera-streamOn-image", "icon-roster-camera-streamOff-image",
                "icon-roster-camera-deviceOff-image", "icon-roster-camera-offStage-image",
                "aria-label=\"陈小明: Camera, on\"", "data-action=\"camera\"", "data-asks=\"c-roster--kick\"", "x3",
                "role=\"switch\"", "aria-checked=\"false\"",
            ]),
        example(
            "A student: the same list, nothing to click", lesson, viewer: "chen",
            contains: ["aria-label=\"Camera, on\"", "陈小明"],
            lacks: ["<button", "data-action", "<dialog", "Remove", "Video Carousel"]),
        example(
            "A lecture: camera, microphone and removing", lesson, viewer: "lin", sceneType: "lecture",
            contains: [">Camera<", ">Microphone<", ">Remove<"], lacks: [">Stage<", ">Reward<", "Video Carousel"]),
        example(
            "Chinese and Latin names", mixedNames, viewer: "lin", contains: ["欧阳若彤", "7B Guest"]),
        example(
            "Nobody here yet", "users: [{ uuid: lin, name: Ms. Lin, role: teacher }]\n", viewer: "lin",
            contains: ["No students yet", "Students appear here as they join."], lacks: ["<li"]),
        example(
            "While the carousel runs", lesson + "carousel: { state: true }\n", viewer: "lin",
            contains: ["aria-checked=\"true\""]),
        example(
            "Without removing, two columns taken away", lesson, viewer: "lin",
            configuration: """
                kickOut: { enable: false }
                boardAuthorization: { visible: false }
                """,
            contains: [">Stage<", ">Reward<"], lacks: [">Auth<", ">Remove<", "<dialog"]),
        example(
            "Icons of one shape, each with a tint", lesson, viewer: "lin",
            configuration: """
                camera:
                  offStage: { image: member_camera_on, tint: "#7B88A0" }
                  deviceOff: { image: member_camera_off, tint: "#7B88A0" }
                  streamOff: { image: member_camera_off, tint: "#F04C36" }
                  streamOn: { image: member_camera_on, tint: "#0073FF" }
                """,
            contains: ["icon-roster-camera-streamOn-image"]),
        example(
            "A camera that the theme does not let the teacher switch off", lesson, viewer: "lin",
            configuration: """
                camera:
                  streamOn: { image: member_camera_on, clickable: false }
                """,
            contains: ["aria-label=\"Camera, on\"", "aria-label=\"Amélie Dubois: Camera, not permitted\""],
            lacks: ["aria-label=\"陈小明: Camera, on\""]),
        example(
            "Names from elsewhere", strangeNames, viewer: "lin",
            contains: ["&lt;script&gt;", "dir=\"auto\""], lacks: ["<script", "<img"]),
        example(
            "A viewer without a roster", lesson, viewer: "guest",
            contains: ["This class has no roster for you."], lacks: ["陈小明"]),
        ComponentExample(
            "A state that does not exist", configuration: "camera: { streamOf: { image: member_camera_on } }",
            fixture: lesson, viewer: "lin", expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A switch written as yes", configuration: "kickOut: { enable: yes }", fixture: lesson, viewer: "lin",
            expect: .findings(["config.boolean"])),
    ]

    private static func example(
        _ title: String, _ fixture: String, viewer: String, sceneType: String = "small", configuration: String = "",
        contains: [String], lacks: [String] = [], line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, configuration: configuration, fixture: fixture, viewer: viewer, sceneType: sceneType,
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }

    /// One student in each state of a device.
    private static let lesson = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student, onStage: true, rewards: 3 }
          - { uuid: amelia, name: Amélie Dubois, role: student, onStage: true, rewards: 12 }
          - { uuid: noah, name: Noah Bennett, role: student, onStage: true }
          - { uuid: sofia, name: sofia ruiz, role: student }
          - { uuid: priya, name: Priya Raman, role: student, onStage: true }
          - { uuid: li, name: 李思远, role: student }
          - { uuid: guest, name: Guest, role: observer }
        streams:
          - { uuid: s-chen, owner: chen, videoState: open, audioState: open, type: both }
          - { uuid: s-amelia, owner: amelia, videoState: open, audioState: open, type: audio }
          - { uuid: s-noah, owner: noah, videoState: close, audioState: close, type: both }
          - { uuid: s-sofia, owner: sofia, videoState: open, audioState: close, type: none }
          - { uuid: s-priya, owner: priya, videoState: open, audioState: open, type: video }
          - { uuid: s-li, owner: li, videoState: close, audioState: open, type: none }
        widgets:
          netlessBoard: { active: true, properties: { grantedUsers: { chen: true } } }

        """

    private static let mixedNames = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: guest, name: 7B Guest, role: student }
          - { uuid: noah, name: Noah Bennett, role: student }
          - { uuid: ouyang, name: 欧阳若彤, role: student }
          - { uuid: shen, name: 沈雨桐, role: student }
          - { uuid: zhang, name: 张子轩, role: student, onStage: true }

        """

    private static let strangeNames = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: script, name: "<script>alert(1)</script>", role: student }
          - { uuid: image, name: "\\"><img src=x onerror=alert(1)>", role: student }
          - { uuid: maryam, name: مريم الخطيب, role: student }
          - { uuid: long, name: Wolfeschlegelsteinhausenbergerdorff, role: student, rewards: 1000000 }

        """
}
