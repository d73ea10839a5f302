import LiveValues

/// Brings the room up to date with a changed seed.
///
/// The two are compared value by value, and only what differs between them is changed in the room.
public struct ApplySeed: ServerCommand {
    /// What the seed said.
    public var before: RoomSeed
    /// What it says now.
    public var after: RoomSeed

    /// Asks for the difference.
    public init(before: RoomSeed, after: RoomSeed) {
        self.before = before
        self.after = after
    }

    static let name = "applySeed"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.applyRoom(from: before, to: after)
        decision.applyUsers(from: before.users, to: after.users)
        decision.applyStreams(from: before.streams, to: after.streams)
        decision.applyStage(from: before.stage, to: after.stage)
        decision.applyHands(from: before.handsUp, to: after.handsUp)
        decision.applyDevices(from: before.devices, to: after.devices)
        decision.applyMonitor(from: before.monitor, to: after.monitor)
        decision.applyWidgets(from: before.widgets, to: after.widgets)
        decision.applyChat(from: before.chat, to: after.chat)
        decision.applyBoard(from: before.board, to: after.board)
        decision.applyStageWindows(from: before.widgets, to: after.widgets)
        if before.cloud != after.cloud { decision.tell(.onCloudFilesUpdated(after.cloud)) }
        decision.applyGroups(from: before.groups, to: after.groups)
    }
}

extension Decision {
    fileprivate mutating func applyRoom(from old: RoomSeed, to new: RoomSeed) {
        if old.room != new.room { setRoom(new.room) }
        var info = state.classInfo
        if old.classInfo.state != new.classInfo.state { info.state = new.classInfo.state }
        if old.classInfo.startTime != new.classInfo.startTime { info.startTime = new.classInfo.startTime }
        if old.classInfo.duration != new.classInfo.duration { info.duration = new.classInfo.duration }
        if old.classInfo.closeDelay != new.classInfo.closeDelay { info.closeDelay = new.classInfo.closeDelay }
        setClassInfo(info)
        if old.recording != new.recording { setRecording(new.recording) }
        if old.recordingUrls != new.recordingUrls { setRecordingStreamUrlList(new.recordingUrls) }
        if old.cdn != new.cdn { setCdn(new.cdn) }
        if old.handsWaveEnabled != new.handsWaveEnabled { setHandsWaveEnabled(new.handsWaveEnabled) }
        if old.carousel != new.carousel { setCarousel(new.carousel, by: nil) }
        let (changed, removed) = new.properties.difference(from: old.properties)
        updateRoomProperties(changed, cause: nil, by: nil)
        deleteRoomProperties(removed, cause: nil, by: nil)
    }

    fileprivate mutating func applyStage(from old: [String], to new: [String]) {
        guard old != new else { return }
        let (before, after) = (Set(old), Set(new))
        removeFromStage(old.filter { !after.contains($0) }, by: nil)
        addToStage(new.filter { !before.contains($0) }, by: nil, opensStreams: false)
        let coHosts = state.coHosts
        reorderStage(new.filter { coHosts.contains($0) } + coHosts.filter { !after.contains($0) })
    }

    fileprivate mutating func applyHands(from old: [HandsWave], to new: [HandsWave]) {
        for wave in old where !new.contains(where: { $0.userUuid == wave.userUuid }) { lowerHand(wave.userUuid) }
        for wave in new where !old.contains(wave) { raiseHand(wave) }
    }

    fileprivate mutating func applyMonitor(from old: MonitorInfo, to new: MonitorInfo) {
        if old.quality != new.quality { setNetworkQuality(new.quality, of: nil) }
        if old.connection != new.connection { setConnection(new.connection, of: nil) }
        if old.packetStats != new.packetStats {
            // Upstream has no event for "no report any more": pages show the last one until they are drawn afresh.
            if let stats = new.packetStats { setPacketStats(stats, of: nil) } else { keep(.packetStatsForgotten) }
        }
    }
}
