extension RoomStore {
    /// Brings the room up to date with a changed fixture.
    ///
    /// The new seed is compared with the one before, value by value, and only what the fixture changed is changed in the
    /// room, with the events that such a change has: a new user is `onRemoteUserJoined`, an edited stream
    /// `onStreamUpdated`. What users did meanwhile stays where the fixture did not change. The order in which users are
    /// listed counts only when the room opens.
    ///
    /// - Parameter seed: The new values. A changed `clock` sets the room's time, unless the room was given a clock.
    public func apply(_ seed: RoomSeed) {
        let seed = widgetService.prepared(seed)
        simulate { state in
            let old = state.seed
            state.seed = seed
            if !hasFixedClock, seed.clock != old.clock { state.setClock(Self.clock(of: seed)) }
            state.applyRoom(from: old, to: seed)
            state.applyUsers(from: old.users, to: seed.users)
            state.applyStreams(from: old.streams, to: seed.streams)
            state.applyStage(from: old.stage, to: seed.stage)
            state.applyHands(from: old.handsUp, to: seed.handsUp)
            state.applyDevices(from: old.devices, to: seed.devices)
            state.applyMonitor(from: old.monitor, to: seed.monitor)
            state.applyWidgets(from: old.widgets, to: seed.widgets)
        }
    }
}

extension RoomState {
    /// Changes the time; what is waiting goes on waiting as long as it would have.
    mutating func setClock(_ clock: any ContextClock) {
        let shift = clock.now - self.clock.now
        self.clock = clock
        handDeadlines.shift(by: shift)
        if let deadline = carouselTurn.deadline { carouselTurn.deadline = deadline + shift }
    }

    mutating func applyRoom(from old: RoomSeed, to new: RoomSeed) {
        if old.room != new.room { setRoom(new.room) }
        var info = classInfo
        if old.classInfo.state != new.classInfo.state { info.state = new.classInfo.state }
        if old.classInfo.startTime != new.classInfo.startTime { info.startTime = new.classInfo.startTime }
        if old.classInfo.duration != new.classInfo.duration { info.duration = new.classInfo.duration }
        if old.classInfo.closeDelay != new.classInfo.closeDelay { info.closeDelay = new.classInfo.closeDelay }
        setClassInfo(info)
        if old.recording != new.recording { setRecording(new.recording) }
        if old.handsWaveEnabled != new.handsWaveEnabled { setHandsWaveEnabled(new.handsWaveEnabled) }
        if old.carousel != new.carousel { setCarousel(new.carousel, by: nil) }
        let (changed, removed) = new.properties.difference(from: old.properties)
        updateRoomProperties(changed, cause: nil, by: nil)
        deleteRoomProperties(removed, cause: nil, by: nil)
    }

    mutating func applyStage(from old: [String], to new: [String]) {
        guard old != new else { return }
        let (before, after) = (Set(old), Set(new))
        removeFromStage(old.filter { !after.contains($0) }, by: nil)
        addToStage(new.filter { !before.contains($0) }, by: nil, opensStreams: false)
        reorderStage(new.filter { coHosts.contains($0) } + coHosts.filter { !after.contains($0) })
    }

    mutating func applyHands(from old: [HandsWave], to new: [HandsWave]) {
        for wave in old where !new.contains(where: { $0.userUuid == wave.userUuid }) { lowerHand(wave.userUuid) }
        for wave in new where !old.contains(wave) { raiseHand(wave) }
    }

    mutating func applyMonitor(from old: MonitorInfo, to new: MonitorInfo) {
        if old.quality != new.quality { updateMonitor(of: nil, .quality(new.quality)) }
        if old.connection != new.connection { updateMonitor(of: nil, .connection(new.connection)) }
        if old.packetStats != new.packetStats {
            // Upstream has no event for "no report any more": pages show the last one until they are drawn afresh.
            if let stats = new.packetStats { updateMonitor(of: nil, .packetStats(stats)) } else { forgetPackets() }
        }
    }

    private mutating func forgetPackets() {
        monitor.packetStats = nil
        for uuid in Array(monitors.keys) { monitors[uuid]?.packetStats = nil }
    }
}
