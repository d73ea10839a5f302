import ContextModel
import SceneRendering

extension RoomPanel {
    /// Who is there, and the buttons that make students come, go and step on stage.
    var peopleNode: HTMLNode {
        .element(
            .div, .id("d-people"), .class("d-people"), children: [counts, joining, moving])
    }

    /// How many there are.
    var counts: HTMLNode {
        let roles: [UserRole] = [.teacher, .assistant, .student, .observer]
        let present = roles.compactMap { role -> String? in
            let count = pool.user.getUserCount(role: role)
            return count == 0 ? nil : "\(count) \(role.name)\(count == 1 ? "" : "s")"
        }
        let text = present.isEmpty ? "Nobody is here" : present.joined(separator: ", ")
        return .element(
            .div, .id("d-people-counts"),
            children: [
                .element(
                    .div, .class("d-room-title"),
                    children: [
                        .element(.h2, text: "People"),
                        .element(.span, text: "\(pool.user.getCoHostList().count) on stage"),
                    ]),
                .element(.p, .class("d-hint"), text: text),
            ])
    }

    private var joining: HTMLNode {
        .element(
            .form, .class("d-row d-needs-script"), .data("simulates", "studentJoins"), .data("clears", ""),
            .autocompleteOff,
            children: [
                .element(
                    .input, .class("d-input"), .name("value"), .aria("label", "Name of a new student"),
                    .placeholder("Name of a new student"), .maxLength(200)),
                .element(.button, .class("d-button"), text: "Joins"),
            ])
    }

    private var moving: HTMLNode {
        let students = pool.user.getUserList(roleList: [.student], pageIndex: 1, pageSize: Self.longestList)
        let unlisted = pool.user.getUserCount(role: .student) - students.count
        let rest: [HTMLNode] =
            unlisted > 0 ? [.element(.option, .value(""), .disabled, text: "… and \(unlisted) more")] : []
        let buttons = [
            ("goesOnStage", "On stage"), ("leavesStage", "Off stage"), ("raisesHand", "Hand"), ("leaves", "Leaves"),
        ]
        return .element(
            .form, .class("d-people-form d-needs-script"), .data("simulates", "goesOnStage"), .autocompleteOff,
            children: [
                .element(
                    .select, .id(Self.listID), .class("d-select"), .name("value"), .aria("label", "Student"),
                    children: students.map { Self.option($0) } + rest),
                .element(
                    .div, .class("d-row"),
                    children: buttons.map { .element(.button, .class("d-button"), .value($0.0), text: $0.1) }),
            ])
    }

    /// The identifier of the list of students.
    static let listID = "d-students"

    /// One student in the list.
    static func option(_ user: UserInfo) -> HTMLNode {
        ChoiceControl.option(Choice(user.userUuid, user.userName, id: optionID(user)))
    }

    static func optionID(_ user: UserInfo) -> String { "d-student-\(user.userUuid)" }
}
