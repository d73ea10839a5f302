import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import ThemeModel

extension WidgetDeclaration {
    /// The chat that the product comes with; a component draws its frame.
    static let chat = WidgetDeclaration(
        WidgetID.easemobIM, "The chat.",
        roomProperties: [
            PropertySpec("chatRoomId", .string, "The chat room's identifier."),
            PropertySpec("orgName", .string, "The organisation's name at the chat service."),
            PropertySpec("appName", .string, "The app's name at the chat service."),
            PropertySpec("appKey", .string, "The app's key at the chat service."),
            PropertySpec("announcement", .string, "What stands above the messages, up to 500 characters."),
        ],
        userProperties: [
            PropertySpec("userId", .string, "The user's identifier at the chat service."),
            PropertySpec("unread", .integer(0...1_000_000), "How many messages the user has not read. Ours."),
        ],
        problems: { properties in
            guard let value = properties["announcement"], case .string(let text) = value.value,
                text.count > maxAnnouncementLength
            else { return [] }
            return [
                PropertyProblem(
                    at: value,
                    "an announcement has up to \(maxAnnouncementLength) characters; this one has \(text.count)")
            ]
        })

    private static let maxAnnouncementLength = 500
}
