import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// What the roster remembers between two drawings.
struct RosterMemory: Sendable {
    /// The order of the rows; nil before the first drawing.
    var order: RosterOrder?
}

extension Roster {
    /// The rows of the users whom an event concerns, whatever the class's size.
    ///
    /// Rows are drawn from the contexts as they are now, which may be ahead of the event, and several pages may share one
    /// memory: an event that can add or move a row always says where it belongs, also when the memory knows it already.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        guard Self.reads.contains(record.topic) else { return .nothing }
        let users = record.concernedUsers
        // The viewer's own role decides about everything.
        if record.topic == .user, users.contains(context.pool.localUser) { return .everything }
        guard let form = RosterForm(values, in: context) else { return .nothing }
        switch record.topic {
        case .user: return record.event.map { peopleChanges($0, users, form, in: context) } ?? .nothing
        case .coHost: return placing(users, form, in: context)
        case .stream: return form.shows(.camera, .mic) ? redrawing(users, form, in: context) : .nothing
        case .reward: return form.shows(.reward) ? redrawing(users, form, in: context) : .nothing
        // The board's list of granted users; it concerns those whose grant changed.
        case .widgetMessage: return form.shows(.auth) ? redrawing(users, form, in: context) : .nothing
        case .widgetActivity:
            guard let event = record.event, form.shows(.auth), Self.opensBoard(event) else { return .nothing }
            return .everything
        case .carousel:
            guard form.hasCarousel else { return .nothing }
            return .parts([.replace(id: context.partID("carousel"), carouselSwitch(in: context))])
        default: return .nothing
        }
    }

    /// Without a board nobody can be allowed to write on it.
    private static func opensBoard(_ event: ContextEvent) -> Bool {
        switch event {
        case .onWidgetActive(WidgetID.board), .onWidgetInactive(WidgetID.board): true
        default: false
        }
    }

    /// Somebody came, went, or changed name or role.
    private func peopleChanges(
        _ event: ContextEvent, _ users: [String], _ form: RosterForm, in context: RenderContext
    ) -> ComponentChanges {
        let rows = placing(users, form, in: context)
        guard case .parts(var parts) = rows else { return rows }
        // A new role may have been the teacher's before.
        let mayBeTeacher: Bool
        switch event {
        case .onRemoteUserJoined(let user), .onRemoteUserLeft(let user, _, _): mayBeTeacher = user.userRole == .teacher
        default: mayBeTeacher = true
        }
        if mayBeTeacher { parts.append(.replace(id: context.partID("teacher"), teacherName(in: context))) }
        return parts.isEmpty ? .nothing : .parts(parts)
    }

    /// Rows that may be new, gone, or elsewhere.
    private func placing(_ users: [String], _ form: RosterForm, in context: RenderContext) -> ComponentChanges {
        let user = context.pool.user
        let infos = users.map { ($0, user.getUserInfo($0)) }
        let students = infos.compactMap { $1?.userRole == .student ? $1 : nil }
        let coHosts = Set(students.map(\.userUuid).filter(user.isCoHost))
        let gone = infos.filter { $1?.userRole != .student }.map(\.0)

        let placed: [(uuid: String, before: String?)]? = context.memory.withValue(default: RosterMemory()) { memory in
            guard var order = memory.order.take() else { return nil }
            defer { memory.order = order }
            for student in students { order.place(student, isCoHost: coHosts.contains(student.userUuid)) }
            for uuid in gone { order.remove(uuid) }
            // From the end, so that each row's neighbour stands where it belongs before the row is put before it.
            return order.sorted(students.map(\.userUuid)).reversed().map { ($0, order.student(after: $0)) }
        }
        guard let placed else { return .everything }

        let rows = RosterRows(form, values: values, in: context)
        let byID = Dictionary(students.map { ($0.userUuid, $0) }, uniquingKeysWith: { first, _ in first })
        let removals = gone.map { Patch.remove(id: RosterRows.id($0, in: context)) }
        let inserts = placed.compactMap { row in
            byID[row.uuid].map { student in
                Patch.insert(
                    id: RosterRows.id(row.uuid, in: context), rows.row(student), parent: context.partID("list"),
                    before: row.before.map { RosterRows.id($0, in: context) })
            }
        }
        return .parts(removals + inserts)
    }

    /// Rows that stay where they are.
    private func redrawing(_ users: [String], _ form: RosterForm, in context: RenderContext) -> ComponentChanges {
        let students = users.compactMap { context.pool.user.getUserInfo($0) }.filter { $0.userRole == .student }
        guard !students.isEmpty else { return .nothing }
        let rows = RosterRows(form, values: values, in: context)
        return .parts(students.map { .replace(id: RosterRows.id($0.userUuid, in: context), rows.row($0)) })
    }
}
