import ConfigSchema
import Synchronization
import ThemeModel

/// The metrics of a theme, each followed once: of a chain of aliases, every link would walk the rest again.
final class MetricValues: Sendable {
    private let theme: Theme
    private let known = Mutex<[Situation: [String: Double?]]>([:])

    init(of theme: Theme) { self.theme = theme }

    /// The value of a metric; nil for one in a circle, and for one that there is not.
    func value(of name: String, in situation: Situation) -> Double? {
        known.withLock { known in
            var path: [String] = []
            var next = name
            var value: Double?
            while true {
                if let found = known[situation]?[next] {
                    value = found
                    break
                }
                known[situation, default: [:]][next] = .some(nil)
                path.append(next)
                guard let definition = theme.definition(.metrics, next, in: situation) else { break }
                if case .number(.token(let other)) = definition.value {
                    next = other
                } else {
                    value = definition.literalNumber
                    break
                }
            }
            for name in path { known[situation, default: [:]][name] = value }
            return value
        }
    }
}
