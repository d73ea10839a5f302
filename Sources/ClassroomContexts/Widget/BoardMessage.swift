import LiveValues

/// The names of the board's messages that the room itself understands or sends.
package enum BoardMessage {
    package static let joinBoard = "joinBoard"
    package static let changeAssistantType = "changeAssistantType"
    package static let updateGrantedUsers = "updateGrantedUsers"
    package static let stepChanged = "boardStepChanged"
    package static let clearBoard = "clearBoard"
    package static let saveBoard = "saveBoard"
    package static let openFile = "openFile"
    package static let audioMixingRequest = "boardAudioMixingRequest"
    package static let audioMixingState = "audioMixingStateChanged"
    package static let grantedUsers = "getBoardGrantedUsers"
    package static let changeRatio = "changeRatio"
    package static let windowStateChanged = "windowStateChanged"
    /// 0 saved, 1 no permission for the album, 2 failed.
    package static let saveResult = "onBoardSaveResult"

    /// The user identifiers under one key of a message; nil when there is no list of them.
    static func users(_ payload: LiveValue, _ key: String) -> [String]? {
        guard let list = payload.objectValue?[key]?.arrayValue else { return nil }
        let users = list.compactMap(\.stringValue)
        return users.count == list.count ? users : nil
    }

    /// The steps of `{"pre": n}` as a negative number, of `{"next": n}` as a positive one.
    static func stepCount(_ payload: LiveValue) -> Int? {
        let values = payload.objectValue ?? [:]
        guard values.count == 1, let (name, value) = values.first, let count = value.integerValue, count > 0 else {
            return nil
        }
        switch name {
        case "pre": return -count
        case "next": return count
        default: return nil
        }
    }
}
