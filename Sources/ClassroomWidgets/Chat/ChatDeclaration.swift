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
            PropertySpec("announcement", .text, "What stands above the messages, up to 500 characters."),
        ],
        userProperties: [
            PropertySpec("userId", .string, "The user's identifier at the chat service."),
            PropertySpec("unread", .integer(0...1_000_000), "How many messages the user has not read. Ours."),
        ],
        problems: { properties in
            guard let announcement = properties["announcement"] else { return [] }
            return ([announcement] + announcement.mapEntries.map(\.value)).compactMap { value in
                guard let count = value.stringValue?.count, count > maxAnnouncementLength else { return nil }
                return PropertyProblem(
                    at: value, "an announcement has up to \(maxAnnouncementLength) characters; this one has \(count)")
            }
        })

    private static let maxAnnouncementLength = 500
}
