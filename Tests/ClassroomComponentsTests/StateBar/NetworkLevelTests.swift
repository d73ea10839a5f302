import ClassroomContexts
import Testing

@testable import ClassroomComponents

@Suite struct NetworkLevelTests {
    @Test(arguments: [
        (NetworkQuality.good, NetworkLevel.good), (.bad, .bad), (.down, .down),
        // Upstream has no picture for these; what was shown stays.
        (.unknown, .bad), (.medium, .bad),
    ])
    func followsTheQualitiesThatHaveAPicture(_ quality: NetworkQuality, _ expected: NetworkLevel) {
        let shown = NetworkReading(level: .bad, isConnected: true)
        #expect(shown.next(MonitorInfo(quality: quality)).level == expected)
    }

    @Test(arguments: [
        (ConnectionState.disconnected, NetworkLevel.down), (.reconnecting, .down), (.connecting, .bad),
        (.aborted, .bad), (.connected, .good),
    ])
    func letsABrokenConnectionWin(_ connection: ConnectionState, _ expected: NetworkLevel) {
        let shown = NetworkReading(level: .bad, isConnected: true)
        #expect(shown.next(MonitorInfo(quality: .good, connection: connection)).level == expected)
    }

    @Test func isGoodAfterReconnectingUntilMeasuredAgain() {
        let lost = NetworkReading.initial.next(MonitorInfo(quality: .medium, connection: .reconnecting))
        #expect(lost.level == .down)
        #expect(lost.next(MonitorInfo(quality: .medium)).level == .good)
        #expect(lost.next(MonitorInfo(quality: .bad)).level == .bad)
    }

    @Test func remembersThePictureForOneViewer() {
        let stage = Stage<StateBar>(RoomSeed(monitor: MonitorInfo(quality: .bad)))
        #expect(stage.html.contains("level bad"))
        stage.store.setNetworkQuality(.medium)
        #expect(stage.html.contains("level bad"))
        stage.store.setNetworkQuality(.good)
        #expect(stage.html.contains("level good"))
    }
}
