import HomeScreenModel
import LiveValues
import SceneRendering
import Testing

@testable import HomeScreenPreview

/// What the panel says of what is beyond the process.
@Suite struct ConnectionsPartTests {
    private func text(_ connections: Connections?) -> String {
        String(decoding: HTMLRenderer.bytes(ConnectionsPart(connections: connections).node), as: UTF8.self)
    }

    @Test func isHiddenWhereNothingWasAllowed() {
        #expect(text(nil).contains("hidden"))
    }

    @Test func saysWhatIsGoneAndWhatFollowsFromIt() {
        var connections = Connections()
        connections.hosts = ["v1.hitokoto.cn", "localhost:9000"]
        connections.folder = "/tmp/stores"
        connections.broker = "mqtt://localhost:1883"
        connections.brokerState = .lost("the broker at mqtt://localhost:1883 is gone: Connection refused")
        connections.problems = ["lab.sqlite is locked by another process"]
        let text = text(connections)
        #expect(text.contains("2 servers allowed, none asked yet"))
        #expect(text.contains("is gone: Connection refused; values are stale until it is back."))
        #expect(text.contains("lab.sqlite is locked by another process."))
    }

    @Test func saysHowEachServerStands() {
        var connections = Connections()
        connections.hosts = ["localhost:8091"]
        let time = Timestamp(milliseconds: 1_772_442_723_000)
        connections.servers["localhost:8091"] = .init(problem: nil, since: time)
        #expect(text(connections).contains("localhost:8091 answers since 09:12:03"))
        #expect(text(connections).contains("data-mark=\"good\""))
        connections.servers["example.com:443"] = .init(problem: "Connection refused", since: time)
        #expect(text(connections).contains("localhost:8091 answers since 09:12:03"))
        #expect(text(connections).contains("example.com:443 since 09:12:03: Connection refused."))
        #expect(text(connections).contains("data-mark=\"bad\""))
    }
}
