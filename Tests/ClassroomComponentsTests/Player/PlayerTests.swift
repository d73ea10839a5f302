import ClassroomContexts
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

/// Classes that are watched from a delivery network, drawn for those who watch.
@Suite struct PlayerTests {
    private static let start = Timestamp(milliseconds: 0)

    private func room(_ service: ServiceType, adjust: (inout RoomSeed) -> Void = { _ in }) -> RoomSeed {
        var seed = RoomSeed(
            room: RoomInfo(roomUuid: "nails", roomName: "Nail art", roomType: .lecture, serviceType: service),
            classInfo: ClassInfo(state: .during, startTime: Self.start, duration: .seconds(2400)),
            users: [
                UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher), UserSeed(uuid: "anna", name: "Anna"),
                UserSeed(uuid: "bo", name: "Bo", role: .observer),
            ],
            streams: [StreamSeed(uuid: "s-lin", owner: "lin")])
        adjust(&seed)
        return seed
    }

    private func bench(_ seed: RoomSeed, _ viewer: String) -> Bench {
        var bench = Bench(seed, viewer: viewer)
        bench.sceneType = "vocation"
        return bench
    }

    @Test(arguments: [("lin", false), ("anna", true), ("bo", true)])
    func saysHowFarTheTeacherIsBehindToWhoeverWatches(viewer: String, isBehind: Bool) throws {
        let html = try bench(room(.cdn), viewer).markup(of: TeacherVideo.self)
        #expect(html.contains("CDN, 3 s behind") == isBehind)
        #expect(html.contains("has-small-overlay"))
    }

    @Test func showsNoPictureThatDoesNotCome() throws {
        let html = try bench(room(.cdn) { $0.cdn.state = .failed }, "anna").markup(of: TeacherVideo.self)
        #expect(html.contains("CDN has failed") && !html.contains("monogram"))
    }

    @Test func drawsTheTeacherAgainWhenTheNetworkFailsAndWhenTheViewerGoesOnStage() throws {
        let bench = bench(room(.fusion), "anna")
        let failing = try bench.changes(of: TeacherVideo.self) { bench.store.setCdn(.failed) }
        #expect(failing.count == 1 && failing.allSatisfy { $0.replaced == nil })
        let coming = try bench.changes(of: TeacherVideo.self) { bench.store.setOnStage("anna", true) }
        #expect(coming.contains { $0.replaced == nil })
        #expect(try !bench.markup(of: TeacherVideo.self).contains("CDN"))
    }

    @Test(arguments: [(ServiceType.cdn, false), (.fusion, true), (.livePremium, true)])
    func raisesNoHandWhereNobodyCanBeBroughtOnStage(service: ServiceType, isUseful: Bool) throws {
        let context = try bench(room(service), "anna").context()
        #expect(ToolBar.isUseful(.waveHands, in: context) == isUseful)
        #expect(ToolBar.isUseful(.setting, in: context))
    }

    @Test(arguments: [(ServiceType.fusion, Duration.seconds(5)), (.liveStandard, .seconds(3))])
    func keepsAHandUpLongerForWhoeverWatchesLate(service: ServiceType, duration: Duration) throws {
        let bench = bench(room(service), "anna")
        try bench.component(ToolBar.self).perform(ComponentAction("wave"), in: try bench.context())
        #expect(bench.pool.user.getHandsWaveList().map(\.duration) == [duration])
    }

    @Test func playsTheFilmThatTheRoomNames() {
        let seed = room(.hostingScene) { $0.properties = ["hostingScene": ["videoURL": "https://a.invalid/b.mp4"]] }
        #expect(
            picture(seed)
                == .film(from: Self.start, length: .seconds(2400), isReserve: false, hasReserve: false))
        // A recording is something else.
        #expect(picture(room(.mixStreamCDN) { $0.properties = seed.properties }) == .absent)
    }

    @Test func readsTheRecordingThatGoesOnWhenSomebodyComes() {
        let seed = room(.mixStreamCDN) {
            $0.recording = .started
            $0.recordingUrls = ["rtmp": "rtmp://a.invalid/b", "hls": "https://a.invalid/b.m3u8"]
        }
        #expect(picture(seed) == .recording(["hls", "rtmp"]))
        #expect(picture(room(.mixStreamCDN) { $0.recording = .started }) == .absent)
    }

    @Test func failsWithoutAnAddressInReserve() {
        let seed = room(.hostingScene) {
            $0.properties = ["hostingScene": ["videoURL": "https://a.invalid/b.mp4"]]
            $0.cdn.state = .reserve
        }
        #expect(picture(seed) == .failed)
    }

    private func picture(_ seed: RoomSeed) -> PlayedPicture {
        PlayedPicture(ContextPool(RoomStore(seed: seed, clock: ManualClock()), localUser: "anna"))
    }
}
