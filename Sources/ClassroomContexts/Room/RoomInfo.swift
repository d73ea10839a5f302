public import LiveValues

/// What kind of class a room holds.
public enum RoomType: Int, NamedCase {
    /// One teacher, one student.
    case oneToOne = 0
    /// Many listeners; the teacher has a fixed place, others appear as floating windows.
    case lecture = 2
    /// A teacher and a strip of students on stage.
    case small = 4
}

/// What a room is called.
public struct RoomInfo: Codable, Hashable, Sendable {
    /// The room's identifier.
    public var roomUuid: String
    /// The name that the state bar shows, by language; one that a ``ContextPool`` gives is in its reader's alone.
    public var name: LiveText
    /// The kind of class.
    public var roomType: RoomType
    /// How a vocational class reaches those who watch it; nil for every other class.
    public var serviceType: ServiceType?

    /// A room's identity.
    public init(
        roomUuid: String = "room", roomName: LiveText = "", roomType: RoomType = .small,
        serviceType: ServiceType? = nil
    ) {
        self.roomUuid = roomUuid
        name = roomName
        self.roomType = roomType
        self.serviceType = serviceType
    }

    /// The name that the state bar shows.
    public var roomName: String { name.text }

    // Upstream's names.
    private enum CodingKeys: String, CodingKey {
        case roomUuid, roomType, serviceType
        case name = "roomName"
    }

    func read(in locale: String?) -> RoomInfo {
        guard !name.byLocale.isEmpty else { return self }
        var info = self
        info.name = name.read(in: locale)
        return info
    }
}

/// Which areas of a small class are shown: the bits of the room property `area`.
public struct RoomArea: OptionSet, Hashable, Sendable {
    /// One bit for each area, as the room property has them.
    public let rawValue: Int

    /// An area from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The strip of teacher and co-hosts.
    public static let stage = RoomArea(rawValue: 1)
    /// The gallery of windows; allows the local preview.
    public static let videoGallery = RoomArea(rawValue: 2)
}
