import ClassroomContexts
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct StateBarTests {
    private static func seed(_ recording: RecordingState = .stopped) -> RoomSeed {
        let start = StoppedClock().now - .seconds(720)
        return RoomSeed(
            room: RoomInfo(roomUuid: "room", roomName: "Physics 7B"),
            classInfo: ClassInfo(state: .during, startTime: start, duration: .seconds(2700)), recording: recording)
    }

    @Test(arguments: [
        (RecordingState.stopped, [:], false), (.starting, [:], false), (.started, [:], true),
        (.started, ["recordingState.enable": false], false), (.started, ["recordingState.visible": false], false),
    ])
    func showsRecordingOnlyWhileItRuns(_ state: RecordingState, _ record: [String: Bool], _ isShown: Bool) {
        let html = Stage<StateBar>(Self.seed(state), record: record).html
        #expect(html.contains("Recording...") == isShown)
    }

    @Test(arguments: [
        ("networkState", "class=\"network\""), ("roomName", "class=\"room\""), ("scheduleTime", "class=\"time\""),
    ])
    func leavesAPartOutWithoutEnableAndHidesItWithoutVisible(_ part: String, _ mark: String) {
        #expect(Stage<StateBar>(Self.seed()).html.contains(mark))
        #expect(!Stage<StateBar>(Self.seed(), switches: ["\(part).enable": false]).html.contains(mark))
        let hidden = Stage<StateBar>(Self.seed(), switches: ["\(part).visible": false]).html
        #expect(hidden.contains(mark))
        #expect(hidden.contains(" hidden"))
    }

    @Test(arguments: ["roomName.enable", "roomName.visible", "scheduleTime.enable", "sepLine.visible"])
    func drawsTheLineOnlyBetweenTwoParts(_ off: String) {
        #expect(Stage<StateBar>(Self.seed()).html.contains("class=\"line\""))
        #expect(!Stage<StateBar>(Self.seed(), switches: [off: false]).html.contains("class=\"line\""))
    }

    @Test func opensTheStatisticsFromTheWholeButton() {
        let stage = Stage<StateBar>(Self.seed())
        let size = LayoutSize(width: 1024, height: 20)
        #expect(
            stage.component.anchor("networkState", in: stage.context, size: size)
                == LayoutRect(x: 0, y: 0, width: 130, height: 20))
        #expect(stage.component.anchor("roomName", in: stage.context, size: size) == nil)
        let without = Stage<StateBar>(Self.seed(), switches: ["networkState.enable": false])
        #expect(without.component.anchor("networkState", in: without.context, size: size) == nil)
    }

    @Test func tellsTheRunningTimeAndTheWarningToThePage() {
        let html = Stage<StateBar>(Self.seed()).html
        let start = StoppedClock().now.milliseconds - 720_000
        #expect(html.contains("data-runs-from=\"\(start)\" data-prefix=\"In class: \">In class: 12:00</time>"))
        #expect(html.contains("data-warns-at=\"\(start + 2_400_000)\" data-warning=\"The class ends in 5 min\""))
    }

    @Test func speaksTheViewersLanguage() {
        let html = Stage<StateBar>(Self.seed(.started), locale: "zh-Hans").html
        #expect(html.contains("已上课：12:00"))
        #expect(html.contains("录制中..."))
        #expect(html.contains("良好"))
    }

    @Test func replacesTheNetworkAloneWhenItChanges() throws {
        let stage = Stage<StateBar>(Self.seed())
        let changes = stage.changes { $0.setNetworkQuality(.bad) }
        guard case .parts(let parts)? = changes.first, let part = parts.first, part.id == "c-stateBar--network" else {
            Issue.record("not the network alone: \(changes)")
            return
        }
        #expect(part.operation == .replace)
        #expect(part.html?.contains("level bad") == true)
    }

    @Test func drawsNothingForEventsThatItDoesNotShow() {
        let stage = Stage<StateBar>(Self.seed(), switches: ["networkState.enable": false])
        let changes = stage.changes { store in
            store.setNetworkQuality(.bad)
            store.studentJoins(name: "Amy")
        }
        #expect(!changes.isEmpty)
        #expect(changes.allSatisfy { if case .nothing = $0 { true } else { false } })
    }
}

@Suite struct NetworkStatsTests {
    @Test func followsTheReports() {
        let stage = Stage<NetworkStats>(RoomSeed())
        #expect(stage.html.contains(">--<"))
        let changes = stage.changes {
            $0.setPacketStats(PacketStats(lastMileDelay: 38, txPacketLossRate: 2, rxPacketLossRate: 7))
        }
        #expect(changes.contains { if case .everything = $0 { true } else { false } })
        #expect(stage.html.contains(">38ms<"))
        #expect(stage.html.contains(">2%<"))
        #expect(stage.html.contains(">7%<"))
    }

    @Test(arguments: ["title", "latencyTitle", "latencyValue", "packetLossRateTitle", "packetLossRateValue", "sepLine"])
    func leavesAPartOutWithoutEnable(_ part: String) {
        let mark = "data-keys=\"\(part)"
        #expect(Stage<NetworkStats>(RoomSeed()).html.contains(mark))
        #expect(!Stage<NetworkStats>(RoomSeed(), switches: ["\(part).enable": false]).html.contains(mark))
    }

    @Test func hasTheSizeOfItsPopover() {
        let stage = Stage<NetworkStats>(RoomSeed())
        #expect(stage.component.size(in: stage.context) == LayoutSize(width: 130, height: 136))
    }
}
