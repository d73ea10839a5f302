public import LiveValues

/// What a discussion group of a class is called; `AgoraEduContextSubRoomInfo` upstream.
public struct SubRoomInfo: Codable, Hashable, Sendable {
    /// The group's identifier, unique in the class.
    public var subRoomUuid: String
    /// The name that the state bar shows, by language; one that a ``ContextPool`` gives is in its reader's alone.
    public var name: LiveText

    /// A group's identity.
    public init(subRoomUuid: String, subRoomName: LiveText) {
        self.subRoomUuid = subRoomUuid
        name = subRoomName
    }

    /// The name that is shown.
    public var subRoomName: String { name.text }

    /// What a group is called that nobody has named, by its number from 1.
    public static func name(ofGroup number: Int) -> LiveText {
        LiveText(byLocale: ["en": "Group \(number)", "zh-Hans": "第 \(number) 组"])
    }

    // Upstream's names.
    private enum CodingKeys: String, CodingKey {
        case subRoomUuid
        case name = "subRoomName"
    }

    func read(in locale: String?) -> SubRoomInfo {
        guard !name.byLocale.isEmpty else { return self }
        return SubRoomInfo(subRoomUuid: subRoomUuid, subRoomName: name.read(in: locale))
    }
}

/// A group that is to be made.
public struct SubRoomCreateConfig: Codable, Hashable, Sendable {
    /// The name that is shown.
    public var subRoomName: LiveText
    /// The identifiers of those who are asked in at once.
    public var invitationUserList: [String]
    /// The group's properties.
    public var subRoomProperties: LiveProperties

    /// Describes a group; nobody is asked in unless named.
    public init(
        subRoomName: LiveText, invitationUserList: [String] = [], subRoomProperties: LiveProperties = [:]
    ) {
        self.subRoomName = subRoomName
        self.invitationUserList = invitationUserList
        self.subRoomProperties = subRoomProperties
    }
}

/// How somebody went out of a group.
public struct SubRoomDeparture: Codable, Hashable, Sendable {
    /// The identifier of the user who went.
    public var userUuid: String
    /// Whether they left, or were taken out.
    public var reason: UserLeaveReason

    /// Says who went and why.
    public init(userUuid: String, reason: UserLeaveReason) {
        self.userUuid = userUuid
        self.reason = reason
    }
}

/// That somebody was asked into a group and has not answered.
public struct SubRoomInvitation: Codable, Hashable, Sendable {
    /// The identifier of the group.
    public var subRoomUuid: String
    /// The identifier of the user who asks.
    public var inviterUuid: String
}
