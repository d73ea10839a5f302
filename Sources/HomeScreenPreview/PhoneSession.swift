import Foundation
import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// What pages say beside a telephone's screen, and what its panel asks for.
struct PhoneSession: ViewerSession {
    /// Nil in a scene of another kind.
    let phone: PhoneStore?
    let viewer: String
    let locale: String

    func needsStaging(after record: ChangeRecord) -> Bool { false }

    var panel: any PreviewPanel {
        PhonePanel(
            state: phone?.state ?? PhoneState(), widgets: phone?.widgets ?? PlacedWidgets(),
            now: phone?.now ?? Timestamp(milliseconds: 0), seat: PhoneState.Seat(person: viewer, locale: locale))
    }

    var viewers: [ViewerGroup] {
        let texts = PhoneTexts(locale: locale)
        let names = phone?.state.names ?? [:]
        let people = names.sorted { $0.value < $1.value }.map { Viewer(id: $0.key, label: $0.value) }
        return [
            ViewerGroup(
                title: texts.people,
                viewers: people.isEmpty ? [Viewer(id: viewer, label: texts.owner)] : people)
        ]
    }

    /// What no widget shows.
    ///
    /// Whoever started a scene is told, and everybody where switches go back: the press was taken when it was made.
    func toasts(for record: ChangeRecord, text: (_ key: String, _ xxx: String?) -> String) -> [ToastMessage] {
        switch record.payload as? PhoneFact {
        case .sceneFired(let id, viewer)?: [ToastMessage(kind: .notice, text: text("home_fired", id))]
        case .thingsUnheard(_, let reason)?:
            [
                ToastMessage(
                    kind: .error, text: CommandRefusal(.refused, PhoneRefusal.unheard(reason), in: locale).message)
            ]
        default: []
        }
    }

    func perform(_ body: [UInt8]) throws(CommandRefusal) {
        guard let command = try? JSONDecoder().decode(PhoneCommand.self, from: Data(body)), isPersons(command) else {
            throw CommandRefusal(.unreadable, code: "badMessage", message: "The phone knows no such command.")
        }
        do throws(PhoneRefusal) {
            try phone?.perform(command.readingJSON)
        } catch {
            throw CommandRefusal(.refused, error, in: locale)
        }
    }

    /// Whether it is something that a person does, with a store that there is.
    ///
    /// Pages never send the commands by which servers, brokers and stores tell of something.
    private func isPersons(_ command: PhoneCommand) -> Bool {
        switch command {
        case .deliver, .lose, .regain, .deliverPicture, .connect, .told: return false
        case .write(let group, _, _, let person), .writeOnly(let group, _, _, let person):
            guard let phone else { return true }
            let state = phone.state
            let isSomebody = person == viewer || person == state.owner || state.names[person] != nil
            return isSomebody
                && (state.person(person).stores[group] != nil || phone.widgets.groups.values.contains(group)
                    || phone.widgets.all.contains { $0.group == group })
        default: return true
        }
    }
}

extension PhoneCommand {
    /// The same, where somebody has typed JSON into a field: a number is no text then.
    fileprivate var readingJSON: PhoneCommand {
        guard case .writeOnly(let group, let key, .string(let text), let person) = self else { return self }
        return .writeOnly(group: group, key: key, value: LiveValue(json: text) ?? .string(text), person: person)
    }
}
