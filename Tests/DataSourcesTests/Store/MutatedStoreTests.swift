import Foundation
import LiveValues
import TestSupport
import Testing

@testable import DataSources

/// Databases and messages with random faults, as a full disk, a stranger or a broken program leaves them.
@Suite struct MutatedStoreTests {
    @Test func readsNoDamagedFileThroughItsLimits() throws {
        let folder = try TemporaryFolder()
        try Shell.sqlite(
            folder("whole"),
            """
            CREATE TABLE entries (key TEXT PRIMARY KEY, value, written);
            CREATE TABLE more (x CHECK (length(x) < 100));
            WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n WHERE x < 200)
            INSERT INTO entries SELECT 'key' || x, x, 0 FROM n
            """)
        let whole = try Data(contentsOf: URL(filePath: folder("whole")))
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15)
            var bytes = whole
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.replaceSubrange(place..<min(place + 64, bytes.count), with: whole.prefix(64))
                default: if bytes.count > 4096 { bytes.removeLast(min(bytes.count - 100, place % 2000)) }
                }
            }
            try bytes.write(to: URL(filePath: folder("s\(seed).sqlite")))
            let store = try SharedStore(
                name: "s\(seed)", in: folder.path, clock: ManualClock(), patience: .milliseconds(1))
            let source = store.source(for: "key7")
            try store.write("new", for: "key8")
            store.settle()
            if case .string(let text) = source.state.reading?.value {
                #expect(text.utf8.count <= LiveJSON.maximumBytes, "seed \(seed)")
            }
        }
    }

    @Test func takesNoMessageThatIsLargerThanItsLimits() throws {
        var random = SplitMix(state: 4711)
        let hub = TopicHub(clock: ManualClock())
        let pieces = ["lab", "/", "+", "#", "$SYS", "", "\u{0}", "漢", String(repeating: "x", count: 600)]
        for _ in 0..<2000 {
            let topic = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            let payload = [UInt8](
                repeating: .random(in: 0...255, using: &random), count: Int.random(in: 0...4000, using: &random))
            let message = TopicMessage(topic: topic, payload: payload)
            let heard = Heard()
            let filter = try? TopicFilter(topic)
            let subscription = filter.map { hub.listen(to: $0, heard.hear) }
            try? hub.publish(message, isRetained: .random(using: &random))
            _ = try? message.value()
            #expect(heard.texts.allSatisfy { $0.utf8.count <= TopicMessage.maximumTopicBytes + 3 * 4000 + 2 })
            subscription?.cancel()
        }
    }
}
