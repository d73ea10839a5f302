extension UserContext {
    // MARK: Stage

    /// Brings a user on stage.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` for a teacher or an observer,
    ///   who are never co-hosts.
    public func addCoHost(userUuid: String) throws(ContextError) {
        try gateway.run(.addCoHost, on: [userUuid]) { (state, caller) throws(ContextError) in
            let target = try state.user(userUuid, for: caller)
            guard state.mayBeOnStage(userUuid) else {
                throw caller.refusal(.invalidArgument, "'\(userUuid)' is a \(target.userRole.name), never a co-host")
            }
            state.addToStage([userUuid], by: caller.user)
        }
    }

    /// Takes a user off stage.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func removeCoHost(userUuid: String) throws(ContextError) {
        try gateway.run(.removeCoHost, on: [userUuid]) { (state, caller) throws(ContextError) in
            _ = try state.user(userUuid, for: caller)
            state.removeFromStage([userUuid], by: caller.user)
        }
    }

    /// Clears the stage.
    public func removeAllCoHosts() throws(ContextError) {
        try gateway.run(.removeAllCoHosts) { state, caller in
            state.removeFromStage(Array(state.coHosts), by: caller.user)
        }
    }

    /// Lets students take turns on stage; the first group goes up at the store's next ``RoomStore/advance()``.
    ///
    /// - Parameters:
    ///   - interval: The time of one group.
    ///   - count: The size of a group.
    ///   - type: The order.
    ///   - condition: Who takes part.
    /// - Throws: ``ContextError/Code/invalidArgument`` unless interval and count are positive.
    public func startCoHostCarousel(
        interval: Duration, count: Int, type: CarouselType, condition: CarouselCondition
    ) throws(ContextError) {
        try gateway.run(.startCoHostCarousel) { (state, caller) throws(ContextError) in
            guard interval > .zero, count > 0 else {
                throw caller.refusal(.invalidArgument, "interval and count have to be above zero")
            }
            state.setCarousel(
                CarouselInfo(state: true, type: type, condition: condition, interval: interval, count: count),
                by: caller.user)
        }
    }

    /// Ends the turns; who is on stage stays.
    public func stopCoHostCarousel() throws(ContextError) {
        try gateway.run(.stopCoHostCarousel) { state, caller in
            var info = state.carousel
            info.state = false
            state.setCarousel(info, by: caller.user)
        }
    }

    // MARK: Rewards and removal

    /// Gives users rewards.
    ///
    /// - Parameters:
    ///   - userUuidList: Who gets them. All have to be in the room, or nobody gets any.
    ///   - rewardCount: How many each.
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` unless the count is positive
    ///   and the total stays a number.
    public func rewardUsers(userUuidList: [String], rewardCount: Int) throws(ContextError) {
        try gateway.run(.rewardUsers, on: userUuidList) { (state, caller) throws(ContextError) in
            guard rewardCount > 0 else {
                throw caller.refusal(.invalidArgument, "the number of rewards has to be above zero")
            }
            for uuid in userUuidList {
                _ = try state.user(uuid, for: caller)
                // Far below where even a list that names one user a thousand times could overflow.
                guard rewardCount <= 1_000_000, state.users[uuid]?.rewards ?? 0 <= 1_000_000_000 else {
                    throw caller.refusal(.invalidArgument, "nobody can have that many rewards")
                }
            }
            for uuid in userUuidList {
                let total = (state.users[uuid]?.rewards ?? 0) + rewardCount
                state.reward(uuid, total: total, by: caller.user)
            }
        }
    }

    /// Removes a user from the room.
    ///
    /// - Parameters:
    ///   - userUuid: Who.
    ///   - forever: Whether they may not come back.
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` for a teacher.
    public func kickOutUser(userUuid: String, forever: Bool) throws(ContextError) {
        try gateway.run(.kickOutUser, on: [userUuid]) { (state, caller) throws(ContextError) in
            guard try state.user(userUuid, for: caller).userRole != .teacher else {
                throw caller.refusal(.invalidArgument, "'\(userUuid)' is a teacher")
            }
            state.kickOut(userUuid, forever: forever, by: caller.user)
        }
    }

    // MARK: Properties

    /// Sets properties of a user; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func updateUserProperties(
        userUuid: String, properties: ContextProperties, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.updateUserProperties, on: [userUuid]) { (state, caller) throws(ContextError) in
            _ = try state.user(userUuid, for: caller)
            state.updateUserProperties(properties, of: userUuid, cause: cause, by: caller.user)
        }
    }

    /// Deletes properties of a user, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func deleteUserProperties(
        userUuid: String, keyPaths: [String], cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.deleteUserProperties, on: [userUuid]) { (state, caller) throws(ContextError) in
            _ = try state.user(userUuid, for: caller)
            state.deleteUserProperties(keyPaths, of: userUuid, cause: cause, by: caller.user)
        }
    }
}
