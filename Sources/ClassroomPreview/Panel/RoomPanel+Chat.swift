import ClassroomContexts
import LiveValues
import PreviewServing
import SceneRendering

extension RoomPanel {
    /// How the viewer's own client is connected to the chat, where the class has one.
    var chatClient: HTMLNode {
        guard pool.chat.getWidgetId() != nil, pool.user.getUserInfo(pool.localUser) != nil else {
            return .element(.div, .id(Self.chatClientID), .hidden)
        }
        let client = pool.chat.getClient()
        let choices = ChatConnection.allCases.map {
            Choice($0.name, texts.title(of: $0), isChosen: $0 == client.connection)
        }
        let command = SetChatClient(
            connection: client.connection, seesPictures: client.seesPictures, userUuid: pool.localUser)
        return .element(
            .div, .id(Self.chatClientID),
            children: [
                ChoiceControl.select(
                    name: "connection", label: texts.chat, groups: [ChoiceGroup(choices: choices)],
                    .sends(PanelMessage.command(.setChatClient(command))))
            ])
    }

    private static let chatClientID = "d-room-chat"
}
