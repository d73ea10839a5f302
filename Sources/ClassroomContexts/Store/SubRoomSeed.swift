public import LiveValues

/// A discussion group that is there from the first moment.
public struct SubRoomSeed: Codable, Hashable, Sendable {
    /// The group's identifier, unique in the class.
    public var uuid: String
    /// The name that is shown, by language.
    public var name: LiveText
    /// The identifiers of those who are in it; whom two groups name is in the last of them.
    public var users: [String]
    /// The identifiers of those whom the teacher has asked in and who have not answered.
    public var invited: [String]
    /// The group's properties.
    public var properties: LiveProperties

    /// A group; by default an empty one.
    public init(
        uuid: String, name: LiveText, users: [String] = [], invited: [String] = [], properties: LiveProperties = [:]
    ) {
        self.uuid = uuid
        self.name = name
        self.users = users
        self.invited = invited
        self.properties = properties
    }
}
