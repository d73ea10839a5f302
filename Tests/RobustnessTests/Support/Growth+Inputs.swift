import LiveValues
import SourceDiagnostics

@testable import DataSources
@testable import PreviewServing
@testable import ProjectCommands

extension Growth {
    /// Command lines, messages and stores in which one thing becomes more.
    static let inputs = arguments + topics + stores + files

    private static let arguments = [
        Growth("a long name beside known ones", count: 25_000) { count in
            let names = (0..<500).map { "component\($0).backgroundColor" }
            let written = String(repeating: "componetn", count: count / 9)
            return { _ = Suggestion(nearestTo: written, in: names) }
        },
        Growth("known names beside one that is wrong", count: 500) { count in
            let names = (0..<count).map { "component\($0).backgroundColor" }
            return { _ = Suggestion(nearestTo: "componetn7.backgruondColor", in: names) }
        },
        Growth("words of a command line", count: 5_000) { count in
            let words = ["validate"] + (0..<count).map { "Themes/t\($0).yaml" }
            return { _ = try parser.parse(words) }
        },
        Growth("options of a command line", count: 5_000) { count in
            let words = ["validate"] + (0..<count).flatMap { _ in ["--format", "json"] }
            return { _ = try parser.parse(words) }
        },
        Growth("an option that is long", count: 25_000) { count in
            let words = ["validate", "--" + String(repeating: "formta", count: count / 6)]
            return { _ = try? parser.parse(words) }
        },
        Growth("control characters of an argument", count: 25_000) { count in
            let words = [String(repeating: "\u{1B}[31m\u{7}", count: count / 6)]
            return { _ = try? parser.parse(words) }
        },
    ]

    private static let parser = CommandLineParser(commands: CommandLineTool.subcommands.map(\.command))

    private static let topics = [
        Growth("topics with a message each", count: 1_000) { count in
            let hub = TopicHub(clock: ManualClock())
            let listener = hub.listen(to: try TopicFilter("home/#")) { _ in }
            return {
                for topic in 0..<count { try hub.publish(message(on: "home/\(topic)"), isRetained: true) }
                listener.cancel()
            }
        },
        Growth("listeners of one topic each", count: 1_000) { count in
            let hub = TopicHub(clock: ManualClock())
            return {
                let listeners = try (0..<count).map { hub.listen(to: try TopicFilter("home/\($0)")) { _ in } }
                for topic in 0..<count { try hub.publish(message(on: "home/\(topic)"), isRetained: false) }
                for listener in listeners { listener.cancel() }
            }
        },
        Growth("levels of a topic", count: 100) { count in
            let hub = TopicHub(clock: ManualClock())
            let listener = hub.listen(to: try TopicFilter(String(repeating: "+/", count: count) + "#")) { _ in }
            return {
                for _ in 0..<100 {
                    try hub.publish(message(on: String(repeating: "a/", count: count) + "b"), isRetained: true)
                }
                listener.cancel()
            }
        },
    ]

    private static func message(on topic: String) -> TopicMessage { TopicMessage(topic: topic, payload: [0x31]) }

    private static let files = [
        Growth("bytes of a text that somebody brings", count: 10_000) { count in
            let text = Array(String(repeating: "word 课 ", count: count / 9).utf8)
            return { _ = TextPages(text) }
        },
        Growth("marks on the letters of a text", count: 10_000) { count in
            let text = Array(String(repeating: "e\u{301}\u{301}\u{301}", count: count / 7).utf8)
            return { _ = TextPages(text) }
        },
    ]

    private static let stores = [
        Growth("keys of a store", count: 500) { count in
            let keys = (0..<count).map { "k\($0)" }
            let store = StoreFile(path: nil, patience: .seconds(1))
            return {
                try store.write(
                    Dictionary(uniqueKeysWithValues: keys.map { ($0, .text("v")) }), at: Timestamp(milliseconds: 0))
                _ = try store.read(keys, ifWrittenByOthers: false)
            }
        },
        Growth("bytes of a stored value", count: 20_000) { count in
            let text = "[" + String(repeating: "[1],", count: count / 4) + "1]"
            return { _ = try StoredValue.value(of: .text(text)) }
        },
    ]
}
