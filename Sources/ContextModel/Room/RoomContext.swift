/// The room as one user sees it.
///
/// Upstream's `contextPool.room`.
public struct RoomContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The room's identifier, name and type.
    public func getRoomInfo() -> RoomInfo { store.read { $0.room } }

    /// The schedule.
    public func getClassInfo() -> ClassInfo { store.read { $0.classInfo } }

    /// The room's properties.
    public func getRoomProperties() -> ContextProperties { store.read { $0.properties } }

    /// The visible areas of a small class; nil when the room does not say.
    public func getRoomArea() -> RoomArea? {
        store.read { $0.properties["area"]?.integerValue }.map(RoomArea.init(rawValue:))
    }

    /// Whether the class is recorded.
    public func getRecordingState() -> RecordingState { store.read { $0.recording } }

    /// Whether the local user is in the room.
    public func isJoined() -> Bool { store.read { $0.users[localUser] != nil } }

    /// How the local user went out of the room; nil while they are in it, and for someone it never knew.
    public func getDeparture() -> Departure? {
        store.read { $0.away[localUser].map { Departure(user: $0.info, reason: $0.leaveReason) } }
    }

    /// Enters the room.
    ///
    /// Users of the fixture are in it from the start, and one who left comes back as they were; both hear
    /// `onJoinRoomSuccess`.
    ///
    /// - Throws: ``ContextError/Code/removedForever`` after a removal for good, ``ContextError/Code/wrongState`` when the
    ///   room is closed, ``ContextError/Code/unknownUser`` for someone the room never knew; each after an
    ///   `onJoinRoomFailure`.
    public func joinRoom() throws(ContextError) {
        try gateway.requireWriting(.joinRoom)
        try store.change { (state: inout RoomState) throws(ContextError) in try state.join(localUser) }
    }

    /// Leaves the room; their streams and their place on stage go with them.
    ///
    /// Nothing for someone who is not in it.
    public func leaveRoom() {
        guard (try? gateway.requireWriting(.leaveRoom)) != nil else { return }
        store.simulate { $0.leave(localUser, reason: .normal, by: nil) }
    }

    /// Starts the class now.
    ///
    /// - Throws: ``ContextError/Code/wrongState`` when it has already started.
    public func startClass() throws(ContextError) {
        try gateway.run(.startClass) { (state, caller) throws(ContextError) in
            guard state.classInfo.state == .before else {
                throw caller.refusal(.wrongState, "the class has already started")
            }
            state.setClassState(.during)
        }
    }

    /// Sets room properties.
    ///
    /// - Parameters:
    ///   - properties: New values by key; a dot in a key steps into a nested map.
    ///   - cause: Passed on in the event.
    /// - Throws: ``ContextError`` when the local user may not.
    public func updateRoomProperties(
        _ properties: ContextProperties, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.updateRoomProperties) { state, caller in
            state.updateRoomProperties(properties, cause: cause, by: caller.user)
        }
    }

    /// Deletes room properties.
    ///
    /// - Parameters:
    ///   - keyPaths: Keys, or paths with dots. What is not there is passed over.
    ///   - cause: Passed on in the event.
    /// - Throws: ``ContextError`` when the local user may not.
    public func deleteRoomProperties(
        _ keyPaths: [String], cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.deleteRoomProperties) { state, caller in
            state.deleteRoomProperties(keyPaths, cause: cause, by: caller.user)
        }
    }
}
