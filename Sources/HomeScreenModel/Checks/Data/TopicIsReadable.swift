import ConfigSchema
import LiveValues
import SourceDiagnostics

extension Rule {
    static let topic = Rule(
        "data.topic", .error, "A filter stands for no topic at all.",
        explanation: """
            A topic is a path, home/lamp. In a filter + stands for one level, home/+/light, and # at the end for all that \
            follow, home/#. Each of them stands alone between slashes.
            """,
        wrong: .widget("timeline: { reload: { topic: ↓home/#/light } }\n" + dayExample),
        right: .widget("timeline: { reload: { topic: home/+/light } }\n" + dayExample))
}

/// A filter stands for topics.
enum TopicIsReadable: Check {
    static let rules: [Rule] = [.topic]

    /// Whether something can be told on what a text stands for; a finding says why not.
    @discardableResult
    static func check(_ value: ConfigValue?, _ diagnostics: inout [Diagnostic]) -> Bool {
        guard let written = WrittenText(value) else { return true }
        let text = written.text
        do throws(TopicProblem) {
            _ = try TopicFilter(text)
            return true
        } catch {
            let mended = mended(text)
            diagnostics.append(
                Diagnostic(
                    .topic, at: written.range,
                    text.isEmpty ? "the topic is empty" : "'\(text)' stands for no topic",
                    hint: text.isEmpty
                        ? "write one such as home/lamp, or home/# for all below it"
                        : String(error.description.trimmingPrefix("\(text.debugDescription): ")),
                    fixes: mended.map { written.fixes(with: $0) } ?? []))
            return false
        }
    }

    /// The filter that was probably meant: # for one level is +.
    private static func mended(_ text: String) -> String? {
        let levels = text.split(separator: "/", omittingEmptySubsequences: false)
        let mended = levels.enumerated().map { $1 == "#" && $0 < levels.count - 1 ? "+" : String($1) }
            .joined(separator: "/")
        return mended != text && (try? TopicFilter(mended)) != nil ? mended : nil
    }
}
