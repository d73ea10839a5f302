import ClassroomContexts
import LiveValues
import Testing

/// What clients are asked to render, play, mix and write: remembered, for the one who was asked alone.
@Suite struct MediaUseTests {
    @Test func remembersWhatAClientRendersUntilItStops() throws {
        let room = Classroom()
        let (mine, other) = (room.pool("student-1").media, room.teacher.media)
        try mine.startRenderVideo(streamUuid: "s-2", renderConfig: RenderConfig(mode: .fit, isMirror: true))
        try mine.startRenderVideoFromCdn(streamUrl: "rtmp://a.invalid/b")
        #expect(mine.getRenderConfig(.stream("s-2")) == RenderConfig(mode: .fit, isMirror: true))
        #expect(mine.getRenderConfig(.cdn("rtmp://a.invalid/b"))?.mode == .hidden)
        #expect(other.getRenderConfig(.stream("s-2")) == nil)
        try mine.stopRenderVideo(streamUuid: "s-2")
        try mine.stopRenderVideoFromCdn(streamUrl: "rtmp://a.invalid/b")
        #expect(mine.getRenderConfig(.stream("s-2")) == nil)
        #expect(mine.getRenderConfig(.cdn("rtmp://a.invalid/b")) == nil)
    }

    @Test func remembersWhatAClientPlaysUntilItStops() throws {
        let media = Classroom().pool("observer-1").media
        try media.startPlayAudio(streamUuid: "s-1")
        try media.startPlayAudioFromCdn(streamUrl: "https://a.invalid/b.m3u8")
        #expect(media.isPlayingAudio(.stream("s-1")) && media.isPlayingAudio(.cdn("https://a.invalid/b.m3u8")))
        try media.stopPlayAudio(streamUuid: "s-1")
        try media.stopPlayAudioFromCdn(streamUrl: "https://a.invalid/b.m3u8")
        #expect(!media.isPlayingAudio(.stream("s-1")) && !media.isPlayingAudio(.cdn("https://a.invalid/b.m3u8")))
    }

    @Test(arguments: ["", "https://", "javascript:alert(1)", "cdn.invalid/b"])
    func refusesWhatIsNoAddress(address: String) {
        let media = Classroom().teacher.media
        let error = #expect(throws: ContextError.self) { try media.startRenderVideoFromCdn(streamUrl: address) }
        #expect(error?.code == .invalidArgument)
        #expect(throws: ContextError.self) { try media.startPlayAudioFromCdn(streamUrl: address) }
    }

    @Test func refusesAStreamThatIsNotThere() {
        let room = Classroom()
        let calls: [() throws -> Void] = [
            { try room.teacher.media.startRenderVideo(streamUuid: "gone") },
            { try room.teacher.media.startPlayAudio(streamUuid: "gone") },
            { try room.teacher.media.getSnapshot(streamUuid: "gone", filePath: "a.jpg") },
            { try room.teacher.stream.setRemoteVideoStreamSubscribeLevel(streamUuid: "gone", level: .high) },
            { try room.teacher.stream.startPublishStreamToCdn(streamUuid: "gone") },
        ]
        for call in calls {
            let error = #expect(throws: ContextError.self) { try call() }
            #expect(error?.code == .unknownStream)
        }
    }

    @Test func forgetsAStreamThatIsGoneAndAUserWhoLeft() throws {
        let room = Classroom()
        try room.teacher.media.startRenderVideo(streamUuid: "s-2")
        try room.teacher.stream.setRemoteVideoStreamSubscribeLevel(streamUuid: "s-2", level: .high)
        try room.pool("student-2").monitor.uploadLog()
        room.pool("student-2").room.leaveRoom()
        #expect(room.teacher.media.getRenderConfig(.stream("s-2")) == nil)
        #expect(room.teacher.stream.getSubscribeLevel(streamUuid: "s-2") == .low)
        try room.pool("student-2").room.joinRoom()
        #expect(room.teacher.media.getRenderConfig(.stream("s-2")) == nil)
        #expect(try room.pool("student-2").monitor.uploadLog() == "log-student-2-1")
    }

    @Test func tellsTheOneWhoMixesASoundAndNobodyElse() throws {
        // An active board would be told as well.
        let room = Classroom { $0.widgets[WidgetID.board] = nil }
        let media = room.teacher.media
        let (own, other) = (EventRecorder(room.teacher), EventRecorder(room.pool("student-1")))
        try media.startAudioMixing(filePath: "a.mp3", loopback: true, cycle: -1)
        try media.pauseAudioMixing()
        try media.setAudioMixingPosition(4_200)
        try media.resumeAudioMixing()
        try media.stopAudioMixing()
        let states: [AudioMixingState] = [.playing, .paused, .playing, .stopped]
        #expect(own.events == states.map { .onAudioMixingStateChanged($0, errorCode: 0) })
        #expect(other.events.isEmpty)
        #expect(media.getAudioMixing()?.position == 4_200)
        let error = #expect(throws: ContextError.self) { try media.pauseAudioMixing() }
        #expect(error?.code == .wrongState)
    }

    @Test func writesNoPictureOfAStreamWithoutOne() throws {
        let room = Classroom()
        try room.pool("student-1").stream.setLocalVideoConfig(
            streamUuid: "s-1", config: VideoConfig(width: 640, height: 480))
        let snapshot = try room.teacher.media.getSnapshot(streamUuid: "s-1", filePath: "board.jpg")
        #expect(snapshot == Snapshot(streamUuid: "s-1", filePath: "board.jpg", width: 640, height: 480))
        let error = #expect(throws: ContextError.self) {
            try room.teacher.media.getSnapshot(streamUuid: "s-2", filePath: "board.jpg")
        }
        #expect(error?.code == .wrongState)
    }

    @Test func remembersWhoListensToTheirOwnSound() throws {
        let media = Classroom().teacher.media
        try media.setAudioRawDataConfig(AudioRawDataConfig(sampleRate: 16_000))
        try media.addAudioRawDataObserver()
        #expect(media.getAudioRawData().config.sampleRate == 16_000)
        #expect(media.getAudioRawData().isObserved)
        try media.removeAudioRawDataObserver()
        #expect(!media.getAudioRawData().isObserved)
        #expect(throws: ContextError.self) { try media.setAudioRawDataConfig(AudioRawDataConfig(channels: 0)) }
    }

    @Test func givesEachLogAnIdentifierOfItsOwn() throws {
        let monitor = Classroom().pool("observer-1").monitor
        #expect(try monitor.uploadLog() == "log-observer-1-1")
        #expect(try monitor.uploadLog() == "log-observer-1-2")
    }

    @Test func choosesTheQualityOfOthersAlone() throws {
        let room = Classroom()
        #expect(room.teacher.stream.getSubscribeLevel(streamUuid: "s-1") == .low)
        try room.teacher.stream.setRemoteVideoStreamSubscribeLevel(streamUuid: "s-1", level: .high)
        #expect(room.teacher.stream.getSubscribeLevel(streamUuid: "s-1") == .high)
        let error = #expect(throws: ContextError.self) {
            try room.pool("student-1").stream.setRemoteVideoStreamSubscribeLevel(streamUuid: "s-1", level: .high)
        }
        #expect(error?.code == .invalidArgument)
    }
}
