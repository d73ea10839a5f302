public import LiveValues

/// What a user is in a class.
///
/// Decides what they may do: see ``CommandPermission``.
public enum UserRole: Int, NamedCase {
    /// Leads the class.
    case teacher = 1
    /// Takes part.
    case student = 2
    /// Helps the teacher.
    case assistant = 3
    /// Only watches.
    case observer = 4
}

/// Why a user left.
public enum UserLeaveReason: Int, NamedCase {
    /// Of their own accord, or the connection ended.
    case normal = 0
    /// Somebody removed them.
    case kickOut = 1
}

/// Who a user is.
public struct UserInfo: Codable, Hashable, Sendable {
    /// The user's identifier, unique in the room.
    public var userUuid: String
    /// The name that is shown, by language; one that a ``ContextPool`` gives is in its reader's alone.
    public var name: LiveText
    /// The user's role.
    public var userRole: UserRole

    /// Describes a user who is, or was, in the room.
    public init(userUuid: String, userName: LiveText, userRole: UserRole) {
        self.userUuid = userUuid
        name = userName
        self.userRole = userRole
    }

    /// The name that is shown.
    public var userName: String { name.text }

    // Upstream's names.
    private enum CodingKeys: String, CodingKey {
        case userUuid, userRole
        case name = "userName"
    }

    func read(in locale: String?) -> UserInfo {
        guard !name.byLocale.isEmpty else { return self }
        return UserInfo(userUuid: userUuid, userName: name.read(in: locale), userRole: userRole)
    }
}
