import ClassroomContexts
import LiveValues
import Testing

/// The numbers are the product's wire format, written out here a second time on purpose.
@Suite struct WireNumberTests {
    static let numbers: [(type: String, cases: [String: Int], declared: [String: Int])] = [
        row(UserRole.self, ["teacher": 1, "student": 2, "assistant": 3, "observer": 4]),
        row(RoomType.self, ["oneToOne": 0, "lecture": 2, "small": 4]),
        row(
            ServiceType.self,
            [
                "livePremium": 0, "liveStandard": 1, "cdn": 2, "fusion": 3, "mixStreamCDN": 4, "hostingScene": 5,
            ]),
        row(SubscribeLevel.self, ["low": 1, "high": 2]),
        row(RenderMode.self, ["hidden": 1, "fit": 2]),
        row(AudioMixingState.self, ["playing": 710, "paused": 711, "stopped": 713, "failed": 714]),
        row(AudioRawDataPosition.self, ["record": 2]),
        row(ClassState.self, ["before": 0, "during": 1, "after": 2]),
        row(RecordingState.self, ["stopped": 0, "starting": 1, "started": 2]),
        row(UserLeaveReason.self, ["normal": 0, "kickOut": 1]),
        row(NetworkQuality.self, ["unknown": 0, "good": 1, "medium": 2, "bad": 3, "down": 4]),
        row(
            ConnectionState.self,
            ["disconnected": 0, "connecting": 1, "connected": 2, "reconnecting": 3, "aborted": 4]),
        row(StreamType.self, ["none": 0, "audio": 1, "video": 2, "both": 3]),
        row(VideoSourceType.self, ["none": 0, "camera": 1, "screen": 2]),
        row(AudioSourceType.self, ["none": 0, "mic": 1]),
        row(MediaSourceState.self, ["error": -1, "close": 0, "open": 1]),
        row(WindowMediaState.self, ["none": 0, "hasStreamPublishPrivilege": 1, "mediaSourceOpen": 2, "both": 3]),
        row(DeviceState.self, ["error": -1, "close": 0, "open": 1]),
        row(DeviceType.self, ["camera": 1, "mic": 2, "speaker": 3]),
        row(SystemDevice.self, ["frontCamera": 1, "backCamera": 2, "mic": 3, "speaker": 4]),
        row(CarouselType.self, ["sequence": 1, "random": 2]),
        row(CarouselCondition.self, ["none": 1, "cameraOpened": 2]),
    ]

    static func row<Case: NamedCase>(
        _ type: Case.Type, _ expected: [String: Int]
    ) -> (type: String, cases: [String: Int], declared: [String: Int]) {
        let declared = Dictionary(uniqueKeysWithValues: Case.allCases.map { ($0.name, $0.rawValue) })
        return (String(describing: type), expected, declared)
    }

    @Test(arguments: numbers)
    func numbersItsCasesAsTheProductDoes(type: String, cases: [String: Int], declared: [String: Int]) {
        #expect(declared == cases, "\(type)")
    }

    @Test func readsACaseByItsExactName() {
        #expect(UserRole(name: "assistant") == .assistant)
        #expect(UserRole(name: "Assistant") == nil)
    }

    @Test func readsTheAreaBits() {
        #expect(RoomArea(rawValue: 3) == [.stage, .videoGallery])
        #expect(RoomArea.stage.rawValue == 1)
    }
}
