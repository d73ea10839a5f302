import ClassroomContexts

/// What a control of the room's panel sends.
///
/// ```json
/// {"command": {"setOnStage": {"userUuid": "student-1", "isOnStage": true}}}
/// ```
enum PanelMessage: Hashable {
    /// A command, and who gives it.
    case command(RoomCommand, by: RoomActor = .server)
    /// The students of the class simulator answer.
    case classAnswers(ClassAnswers)
}

extension PanelMessage: Codable {
    private enum CodingKeys: String, CodingKey {
        case by, command, classAnswers
    }

    /// Reads a command as it is stored, and in `by` who gives it, as `GivenCommand` does; or `classAnswers`.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let answers = try container.decodeIfPresent(ClassAnswers.self, forKey: .classAnswers) {
            self = .classAnswers(answers)
        } else {
            let actor = try container.decodeIfPresent(RoomActor.self, forKey: .by)
            self = .command(try container.decode(RoomCommand.self, forKey: .command), by: actor ?? .server)
        }
    }

    /// Writes what is read; the room itself is not written.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .command(let command, let actor):
            try container.encode(command, forKey: .command)
            if actor != .server { try container.encode(actor, forKey: .by) }
        case .classAnswers(let answers):
            try container.encode(answers, forKey: .classAnswers)
        }
    }
}
