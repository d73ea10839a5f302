import SourceDiagnostics

extension Rule {
    static let duplicateUser = Rule(
        "contexts.duplicate-user", .error, "Two users have one identifier.",
        explanation: "Users are told apart by `uuid` alone; names may repeat.",
        wrong: .contexts("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: ↓lin, role: student }\n"),
        right: .contexts("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: chen, role: student }\n"))

    static let duplicateStream = Rule(
        "contexts.duplicate-stream", .error, "Two streams have one identifier.",
        explanation: "Streams are told apart by `uuid`.",
        wrong: .contexts(lin + "streams:\n  - { uuid: s-1, owner: lin }\n  - { uuid: ↓s-1, owner: lin }\n"),
        right: .contexts(lin + "streams:\n  - { uuid: s-1, owner: lin }\n  - { uuid: s-2, owner: lin }\n"))

    static let duplicateDevice = Rule(
        "contexts.duplicate-device", .error, "Two devices have one identifier.",
        explanation: "Devices are told apart by `id`.",
        wrong: .contexts("media:\n  devices:\n    - { id: cam, type: camera }\n    - { id: ↓cam, type: camera }\n"),
        right: .contexts("media:\n  devices:\n    - { id: cam, type: camera }\n    - { id: cam-2, type: camera }\n"))

    static let streamOwner = Rule(
        "contexts.stream-owner", .error, "A stream belongs to a user who is not there.",
        explanation: "`owner` is the `uuid` of one of the users.",
        wrong: .contexts(lin + "streams:\n  - { uuid: s-1, owner: ↓lim }\n"),
        right: .contexts(lin + "streams:\n  - { uuid: s-1, owner: lin }\n"))

    static let widgetOwner = Rule(
        "contexts.widget-owner", .error, "A widget belongs to a user who is not there.",
        explanation: "`owner` is the `uuid` of the user whose leaving ends the widget's activity.",
        wrong: .contexts(lin + "widgets:\n  poll: { active: true, owner: ↓lim }\n"),
        right: .contexts(lin + "widgets:\n  poll: { active: true, owner: lin }\n"))

    static let unknownUser = Rule(
        "contexts.unknown-user", .error, "A widget's properties name a user who is not there.",
        explanation: "`grantedUsers` and `userProperties` are maps by the users' `uuid`.",
        wrong: .contexts(lin + "widgets:\n  netlessBoard: { properties: { grantedUsers: { ↓lim: true } } }\n"),
        right: .contexts(lin + "widgets:\n  netlessBoard: { properties: { grantedUsers: { lin: true } } }\n"))

    static let unknownWidget = Rule(
        "contexts.unknown-widget", .warning, "A widget is named that is not registered.",
        explanation: "Nothing shows such a widget. Instances carry an identifier behind a hyphen: `webView-lesson-3`.",
        wrong: .contexts(lin + "widgets:\n  ↓netlesBoard: { active: true }\n"),
        right: .contexts(lin + "widgets:\n  netlessBoard: { active: true }\n"))

    static let teacherOnStage = Rule(
        "contexts.teacher-on-stage", .warning, "The teacher is put on stage.",
        explanation: "The stage is the list of co-hosts, and the teacher is not one of them.",
        wrong: .contexts("users:\n  - { uuid: lin, role: teacher, onStage: ↓true }\n"),
        right: .contexts("users:\n  - { uuid: lin, role: teacher }\n"))

    static let severalTeachers = Rule(
        "contexts.several-teachers", .warning, "The room has a second teacher.",
        explanation: "Components show the first user with the role teacher.",
        wrong: .contexts("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: wang, role: ↓teacher }\n"),
        right: .contexts("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: wang, role: assistant }\n"))

    static let schedule = Rule(
        "contexts.schedule", .warning, "The class's state does not go with its start.",
        explanation: "A class that has not begun starts in the future; one that runs or is over started in the past.",
        wrong: .contexts("room:\n  class: { state: during, startTime: ↓+12m }\n"),
        right: .contexts("room:\n  class: { state: during, startTime: -12m }\n"))

    static let fixtureRules = [
        duplicateUser, duplicateStream, duplicateDevice, streamOwner, widgetOwner, unknownUser, unknownWidget,
        teacherOnStage,
        severalTeachers, schedule,
    ]

    private static let lin = "users:\n  - { uuid: lin, role: teacher }\n"
}
