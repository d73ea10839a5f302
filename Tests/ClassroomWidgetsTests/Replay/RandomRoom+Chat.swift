import ClassroomContexts
import LiveValues

extension RandomRoom {
    mutating func chatCommand() -> RoomCommand {
        switch number(0...9) {
        case 9:
            .setChatClient(SetChatClient(connection: choice(.loggedOut), seesPictures: flag(), userUuid: user()))
        case 0: .setChatMuted(SetChatMuted(isMuted: flag()))
        case 1: .setChatUserMuted(SetChatUserMuted(userUuid: user(), isMuted: flag()))
        case 2: .setChatAnnouncement(SetChatAnnouncement(text: optional(words())))
        case 3: .markChatRead(MarkChatRead())
        default: .sendChatMessage(SendChatMessage(content: said()))
        }
    }

    mutating func chat() -> ChatSeed {
        longer(
            ChatSeed(
                isAllMuted: oneIn(4), mutedUsers: flag() ? [user()] : [],
                clients: oneIn(4) ? [user(): ChatClient(connection: .joinFailed)] : [:]))
    }

    /// The same with a few more messages.
    mutating func longer(_ seed: ChatSeed) -> ChatSeed {
        var seed = seed
        for _ in 0..<number(0...3) {
            let time = Timestamp(milliseconds: Int64(number(-9...9)))
            seed.messages.append(ChatSeed.Message(said(), by: user(), at: time))
        }
        return seed
    }

    private mutating func said() -> SendChatMessage.Content {
        switch number(0...5) {
        case 0: .picture(ChatPicture(.brought(id: words()), name: words(), width: number(-1...3), height: .max))
        case 1: .picture(ChatPicture(.project(path: "Scenes/contexts/a.png")))
        default: .text(words())
        }
    }

    private mutating func words() -> String {
        pick(["", " ", "Hello", "<b>早上好</b>\u{0}", String(repeating: "a", count: 1001)], or: "")
    }
}
