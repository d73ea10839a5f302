import ClassroomContexts
import ClassroomScenes
import Foundation
import PreviewServing

extension PanelMessage {
    /// Reads what the page has sent.
    init(_ body: [UInt8]) throws(CommandRefusal) {
        do {
            self = try JSONDecoder().decode(PanelMessage.self, from: Data(body))
        } catch {
            throw CommandRefusal(
                .unreadable, code: "badMessage", message: "The message asks nothing of a room: \(Self.reason(error)).")
        }
    }

    /// Does what is asked.
    func perform(
        in room: RoomStore, widgets: [any Widget.Type], on queue: WorkQueue, reading locale: String = ""
    ) throws(CommandRefusal) {
        switch self {
        case .command(let command, let actor):
            do throws(ContextError) {
                try Self.give(command, by: actor, in: room)
            } catch {
                throw CommandRefusal(.refused, error, in: locale)
            }
        case .classAnswers(let answers):
            try ClassSimulator(store: room, widgets: widgets).perform(answers, on: queue)
        }
    }

    private static func give(_ command: RoomCommand, by actor: RoomActor, in room: RoomStore) throws(ContextError) {
        switch actor {
        case .user(let uuid): try ContextPool(room, localUser: uuid).give(command)
        case .server: try room.perform(command, by: .server)
        }
    }

    /// Where a message makes no sense, and why.
    private static func reason(_ error: any Error) -> String {
        func text(_ path: [any CodingKey], _ reason: String) -> String {
            let place = path.map(\.stringValue).joined(separator: ".")
            return place.isEmpty ? reason : "\(place): \(reason)"
        }
        return switch error as? DecodingError {
        case .keyNotFound(let key, let context): text(context.codingPath, "'\(key.stringValue)' is missing")
        case .valueNotFound(_, let context): text(context.codingPath, "null is no value")
        case .typeMismatch(let type, let context): text(context.codingPath, "it has to be of the type \(type)")
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "its JSON cannot be read"
        case .dataCorrupted(let context): text(context.codingPath, context.debugDescription)
        default: "it cannot be read"
        }
    }
}
