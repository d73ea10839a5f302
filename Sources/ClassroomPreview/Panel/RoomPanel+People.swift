import ClassroomContexts
import LiveValues
import PreviewServing
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
            return count == 0 ? nil : texts.count(count, role)
        }
        let text = present.isEmpty ? texts.nobody : present.joined(separator: texts.comma)
        return .element(
            .div, .id("d-people-counts"),
            children: [
                .element(
                    .div, .class("d-heading"),
                    children: [
                        .element(.h2, text: texts.people),
                        hasStage
                            ? .element(.span, text: texts.onStage(pool.user.getCoHostList().count)) : .nothing,
                    ]),
                .element(.p, .class("d-hint"), text: text),
            ])
    }

    /// A class of two shows both faces, whoever is on stage.
    private var hasStage: Bool { pool.room.getRoomInfo().roomType != .oneToOne }

    private var joining: HTMLNode {
        .element(
            .form, .class("d-row d-needs-script"), .sends(PanelMessage.command(.admitStudent(AdmitStudent(name: "")))),
            .awaitsOption(in: Self.listID), .clears, .noSuggestions,
            children: [
                .element(
                    .input, .class("d-input"), .name("name"), .aria("label", texts.newName),
                    .placeholder(texts.newName), .maxLength(AdmitStudent.maxNameLength)),
                .element(.button, .class("d-button"), text: texts.joins),
            ])
    }

    private var moving: HTMLNode {
        let students = pool.user.getUserList(roleList: [.student], pageIndex: 1, pageSize: Self.maxListed)
        let unlisted = pool.user.getUserCount(role: .student) - students.count
        let rest: [HTMLNode] =
            unlisted > 0 ? [.element(.option, .value(""), .disabled, text: texts.more(unlisted))] : []
        // The list fills in who.
        let buttons: [(RoomCommand, String)] = [
            (.setOnStage(SetOnStage(userUuid: "", isOnStage: true)), texts.goesOnStage),
            (.setOnStage(SetOnStage(userUuid: "", isOnStage: false)), texts.goesOffStage),
            // Ten seconds instead of three, for somebody who watches alone.
            (.raiseHand(RaiseHand(wave: HandsWave(userUuid: "", duration: .seconds(10)))), texts.hand),
            (.dismissUser(DismissUser(userUuid: "")), texts.leaves),
        ]
        return .element(
            .form, .class("d-people-form d-needs-script"), .noSuggestions,
            children: [
                .element(
                    .select, .id(Self.listID), .class("d-select"), .name("userUuid"), .aria("label", texts.student),
                    children: students.map { Self.option($0) } + rest),
                .element(
                    .div, .class("d-row"),
                    children: buttons.map { command, label in
                        .element(.button, .class("d-button"), .sends(PanelMessage.command(command)), text: label)
                    }),
            ])
    }

    /// The identifier of the list of students.
    static let listID = "d-students"

    /// One student in the list.
    static func option(_ user: UserInfo) -> HTMLNode {
        ChoiceControl.option(Choice(user.userUuid, user.userName, id: optionID(user)))
    }

    private static func optionID(_ user: UserInfo) -> String { "d-student-\(user.userUuid)" }

    /// Whether the class is small enough for somebody who comes in to be added to the lists.
    static func listsStudents(of pool: ContextPool) -> Bool {
        pool.user.getUserCount(role: .student) <= maxListed
    }

    /// What an event does to the list of students.
    func listPatches(for record: ChangeRecord) -> [Patch] {
        switch record.event {
        case .onRemoteUserJoined(let user) where user.userRole == .student && Self.listsStudents(of: pool):
            [.insert(id: Self.optionID(user), Self.option(pool.user.asRead(user)), parent: Self.listID)]
        case .onRemoteUserLeft(let user, _, _): [.remove(id: Self.optionID(user))]
        default: []
        }
    }
}
