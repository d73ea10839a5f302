import ClassroomContexts
import LiveValues
import Testing

@Suite struct MonitorContextTests {
    let stats = PacketStats(lastMileDelay: 38, txPacketLossRate: 0, rxPacketLossRate: 1)

    @Test func tellsEverybodyWhatChangedForEverybody() {
        let room = Classroom()
        let recorder = EventRecorder(room.teacher)
        room.store.setNetworkQuality(.bad)
        room.store.setNetworkQuality(.bad)
        room.store.setConnection(.reconnecting)
        room.store.setPacketStats(stats)
        #expect(
            recorder.events == [
                .onLocalNetworkQualityUpdated(.bad), .onLocalConnectionUpdated(.reconnecting),
                .onMediaPacketStatsUpdated(roomUuid: "physics-7b", stats),
            ])
        #expect(
            room.teacher.monitor.getMonitorInfo()
                == MonitorInfo(quality: .bad, connection: .reconnecting, packetStats: stats))
    }

    @Test func tellsOneUserWhatChangedForThem() {
        let room = Classroom()
        let (own, other) = (EventRecorder(room.pool("student-1")), EventRecorder(room.teacher))
        room.store.setNetworkQuality(.down, of: "student-1")
        #expect(own.events == [.onLocalNetworkQualityUpdated(.down)])
        #expect(other.events.isEmpty)
        #expect(room.pool("student-1").monitor.getMonitorInfo().quality == .down)
        #expect(room.teacher.monitor.getMonitorInfo().quality == .good)
    }

    @Test func bringsAUserOfTheirOwnBackWithEverybody() {
        let room = Classroom()
        room.store.setNetworkQuality(.down, of: "student-1")
        room.store.setConnection(.disconnected, of: "student-1")
        let recorder = EventRecorder(room.pool("student-1"))
        room.store.setNetworkQuality(.good)
        #expect(recorder.events == [.onLocalNetworkQualityUpdated(.good)])
        #expect(room.pool("student-1").monitor.getMonitorInfo().connection == .disconnected)
    }

    @Test func givesTheRoomsTime() {
        let room = Classroom()
        room.clock.advance(by: .seconds(5))
        #expect(room.teacher.monitor.getSyncTimestamp() == room.clock.now)
    }
}
