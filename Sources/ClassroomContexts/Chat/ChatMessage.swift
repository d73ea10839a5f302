public import LiveValues

/// Something that stands among the messages of a room: what somebody has said, or what was done about who may.
public struct ChatMessage: Codable, Hashable, Sendable {
    /// Its place among all messages of the room, from 1.
    public let number: Int
    /// When it was said, on the room's clock.
    public let time: Timestamp
    /// Who said it, as they were called then.
    public let author: UserInfo
    /// What it says.
    public let content: ChatContent

    init(_ content: ChatContent, by author: UserInfo, at time: Timestamp, number: Int) {
        self.number = number
        self.time = time
        self.author = author
        self.content = content
    }

    func read(in locale: String?) -> ChatMessage {
        ChatMessage(content.read(in: locale), by: author.read(in: locale), at: time, number: number)
    }
}

/// What a message says.
public enum ChatContent: Codable, Hashable, Sendable {
    /// Words, as they were typed: never markup.
    case text(String)
    /// A picture alone; words about it are a message of their own.
    case picture(ChatPicture)
    /// What the author has done about who may say something.
    case notice(ChatNotice)

    private enum TextCodingKeys: String, CodingKey {
        case _0 = "text"
    }
    private enum PictureCodingKeys: String, CodingKey {
        case _0 = "picture"
    }
    private enum NoticeCodingKeys: String, CodingKey {
        case _0 = "notice"
    }

    fileprivate func read(in locale: String?) -> ChatContent {
        switch self {
        case .notice(.muted(let user)): .notice(.muted(user.read(in: locale)))
        case .notice(.unmuted(let user)): .notice(.unmuted(user.read(in: locale)))
        case .notice, .text, .picture: self
        }
    }
}

/// A picture among the messages.
public struct ChatPicture: Codable, Hashable, Sendable {
    /// Where its bytes are.
    public let file: FileSource
    /// What the file was called where it came from; empty when it came without a name, as what is pasted does.
    public let name: String
    /// Its width in pixels, for a page to leave room before the bytes are there; 0 when it is not known.
    public let width: Int
    /// Its height in pixels; 0 when it is not known.
    public let height: Int

    /// Describes a picture.
    public init(_ file: FileSource, name: String = "", width: Int = 0, height: Int = 0) {
        self.file = file
        self.name = name
        self.width = width
        self.height = height
    }
}

/// What everybody is told of who may say something.
public enum ChatNotice: Codable, Hashable, Sendable {
    /// Students may say nothing.
    case mutedAll
    /// Students may speak again.
    case unmutedAll
    /// One student may say nothing.
    case muted(UserInfo)
    /// One student may speak again.
    case unmuted(UserInfo)

    private enum MutedCodingKeys: String, CodingKey {
        case _0 = "user"
    }
    private enum UnmutedCodingKeys: String, CodingKey {
        case _0 = "user"
    }
}
