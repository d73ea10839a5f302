public import LiveValues

/// A group of a class as one user sees it: its own users, streams and widgets.
///
/// Room, devices, connection and the groups themselves are those of the class. The commands are in extensions, each
/// beside what it decides.
public struct SubRoomContext: ContextPart, Sendable {
    let gateway: ContextGateway
    /// The identifier of the group.
    public let subRoomUuid: String

    /// What the group is called; nil when it is no more.
    public func getSubRoomInfo() -> SubRoomInfo? {
        store.read { [subRoomUuid] in $0.groups.subRooms[subRoomUuid]?.info }?.read(in: locale)
    }

    /// The group's properties.
    public func getSubRoomProperties() -> LiveProperties {
        store.read { [subRoomUuid] in $0.groups.subRooms[subRoomUuid]?.room.properties ?? [:] }
    }

    /// Who is in the group, and its stage.
    public var user: UserContext { UserContext(gateway: gateway.into(subRoomUuid)) }

    /// Who publishes what in the group.
    public var stream: StreamContext { StreamContext(gateway: gateway.into(subRoomUuid)) }

    /// Which widgets run in the group, the group's board among them.
    public var widget: WidgetContext { WidgetContext(gateway: gateway.into(subRoomUuid)) }
}
