import ClassroomContexts
import LiveValues
import Testing

/// Classes that are watched from a delivery network.
@Suite struct DeliveryTests {
    private static func lecture(_ service: ServiceType?) -> Classroom {
        Classroom { $0.room = RoomInfo(roomUuid: "nail-art", roomType: .lecture, serviceType: service) }
    }

    private func stream(_ uuid: String, _ room: Classroom) throws -> StreamInfo {
        try #require(room.teacher.stream.getStream(uuid))
    }

    @Test(arguments: [nil, .livePremium, .liveStandard, .mixStreamCDN, .hostingScene] as [ServiceType?])
    func leavesStreamsInTheRoomWhereNobodyWatchesThemFromElsewhere(service: ServiceType?) throws {
        let room = Self.lecture(service)
        #expect(try stream("s-1", room).addresses == nil)
        #expect(room.pool("student-3").stream.isWatchedFromCdn(try stream("s-1", room)) == false)
    }

    @Test(arguments: [ServiceType.cdn, .fusion])
    func sendsEveryStreamToTheNetwork(service: ServiceType) throws {
        let room = Self.lecture(service)
        #expect(try stream("s-1", room).addresses?.preferred == "rtmp://cdn.invalid/nail-art/s-1")
        #expect(room.teacher.stream.getCdnPublication(streamUuid: "s-1") == CdnPublication())
        // Also one that begins later.
        try room.teacher.user.addCoHost(userUuid: "student-3")
        let joined = try #require(room.teacher.stream.getStreamList(userUuid: "student-3").first)
        #expect(joined.addresses?.hls == "https://cdn.invalid/nail-art/stream-student-3.m3u8")
    }

    @Test func showsAFusionLiveToWhoeverTakesPart() throws {
        let room = Self.lecture(.fusion)
        let teaching = try stream("s-1", room)
        #expect(room.pool("student-3").stream.isWatchedFromCdn(teaching))
        #expect(room.pool("observer-1").stream.isWatchedFromCdn(teaching))
        // Their own stream, and somebody who publishes one.
        #expect(!room.pool("student-1").stream.isWatchedFromCdn(teaching))
        #expect(!room.pool("student-2").stream.isWatchedFromCdn(teaching))
        try room.teacher.user.addCoHost(userUuid: "student-3")
        #expect(!room.pool("student-3").stream.isWatchedFromCdn(teaching))
        try room.teacher.user.removeCoHost(userUuid: "student-3")
        #expect(room.pool("student-3").stream.isWatchedFromCdn(teaching))
    }

    @Test func showsAClassOnANetworkFromThereEvenOnStage() throws {
        let room = Self.lecture(.cdn)
        #expect(room.pool("student-2").stream.isWatchedFromCdn(try stream("s-1", room)))
        #expect(!room.pool("student-1").stream.isWatchedFromCdn(try stream("s-1", room)))
    }

    @Test func startsAndStopsToSendAStream() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        try room.pool("student-1").stream.startPublishStreamToCdn(streamUuid: "s-1", width: 640, height: 480)
        #expect(try stream("s-1", room).addresses?.flv == "https://cdn.invalid/physics-7b/s-1.flv")
        #expect(room.teacher.stream.getCdnPublication(streamUuid: "s-1")?.width == 640)
        try room.pool("student-1").stream.stopPublishStreamToCdn(streamUuid: "s-1")
        #expect(try stream("s-1", room).addresses == nil)
        #expect(recorder.names == ["onStreamUpdated", "onStreamUpdated"])
    }

    @Test func prefersTheFasterProtocol() {
        #expect(StreamAddresses(rtmp: "r", hls: "h", flv: "f").preferred == "r")
        #expect(StreamAddresses(hls: "h", flv: "f").preferred == "h")
        #expect(StreamAddresses(flv: "f").preferred == "f")
        #expect(StreamAddresses().preferred == nil)
    }

    @Test func tellsEverybodyThatTheNetworkFails() {
        let room = Self.lecture(.cdn)
        let recorder = EventRecorder(room.pool("observer-1"))
        room.store.setCdn(.failed)
        room.store.setCdn(.failed)
        room.store.setCdn(delay: -4)
        #expect(recorder.names == ["onCdnUpdated", "onCdnUpdated"])
        #expect(room.teacher.stream.getCdnInfo() == CdnInfo(state: .failed, delay: 0))
    }

    @Test func tellsWhereTheRecordingIsWatched() {
        let room = Self.lecture(.mixStreamCDN)
        let recorder = EventRecorder(room.store)
        let list = ["hls": "https://cdn.invalid/nail-art.m3u8"]
        room.store.setRecordingStreamUrlList(list)
        room.store.setRecordingStreamUrlList(list)
        #expect(room.teacher.room.getRecordingStreamUrlList() == list)
        #expect(recorder.events == [.onRecordingStreamUrlListUpdated(list)])
    }

    @Test func takesAnEditOfTheFixture() throws {
        let room = Self.lecture(.cdn)
        var seed = Classroom.seed
        seed.room = RoomInfo(roomUuid: "nail-art", roomType: .lecture, serviceType: .cdn)
        room.store.apply(seed)
        seed.cdn.state = .failed
        seed.recordingUrls = ["hls": "https://cdn.invalid/a.m3u8"]
        seed.streams[0].addresses = StreamAddresses(hls: "https://cdn.invalid/own.m3u8")
        room.store.apply(seed)
        #expect(room.teacher.stream.getCdnInfo().state == .failed)
        #expect(room.teacher.room.getRecordingStreamUrlList().count == 1)
        #expect(try stream("s-1", room).addresses?.preferred == "https://cdn.invalid/own.m3u8")
    }
}
