public import LiveValues

/// The room as one user sees it; `contextPool.room` upstream.
public struct RoomContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The room's identifier, name and type.
    public func getRoomInfo() -> RoomInfo { store.read { $0.room }.read(in: locale) }

    /// When the class starts and ends, and whether it has begun.
    public func getClassInfo() -> ClassInfo { store.read { $0.classInfo } }

    /// The room's properties.
    public func getRoomProperties() -> LiveProperties { store.read { $0.properties } }

    /// The visible areas of a small class; nil when the room does not say.
    public func getRoomArea() -> RoomArea? {
        store.read { $0.properties["area"]?.integerValue }.map(RoomArea.init(rawValue:))
    }

    /// Whether the class is recorded.
    public func getRecordingState() -> RecordingState { store.read { $0.recording } }

    /// Whether the local user is in the room.
    public func isJoined() -> Bool { store.read { $0.users[localUser] != nil } }

    /// Whether the server has closed the room: nobody comes in any more.
    public func isClosed() -> Bool { store.read { $0.isClosed } }

    /// How the local user went out of the room; nil while they are in it, and for someone it never knew.
    public func getDeparture() -> Departure? {
        store.read { [localUser, locale] state in
            state.away[localUser].map {
                Departure(
                    user: $0.info.read(in: locale), reason: $0.leaveReason,
                    isForGood: state.removedForever.contains(localUser))
            }
        }
    }
}
