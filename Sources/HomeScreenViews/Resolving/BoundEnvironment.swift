package import ConfigSchema
package import HomeScreenModel
package import LiveValues
import SceneRendering
import SourceDiagnostics
import Synchronization
package import ThemeModel

/// A widget's data, its person and its theme, as its views ask for them.
package struct BoundEnvironment: ViewEnvironment {
    private let drawing: Drawing
    private var scope: BindingScope

    /// What is the same for all views of a drawing; each item's views have data of their own.
    private final class Drawing: Sendable {
        let family: String
        let now: Timestamp
        let theme: Theme
        let situation: Situation
        let memo: BindingMemo
        let failures: BindingFailures?
        let textSize: TextSize

        init(
            _ family: WidgetFamily, now: Timestamp, _ theme: Theme, _ situation: Situation, _ memo: BindingMemo,
            noting failures: BindingFailures?, textSize: TextSize
        ) {
            self.family = family.rawValue
            self.now = now
            self.theme = theme
            self.situation = situation
            self.memo = memo
            self.failures = failures
            self.textSize = textSize
        }
    }

    /// Takes where values come from.
    ///
    /// - Parameters:
    ///   - family: The family that is drawn.
    ///   - scope: The data, and how the person reads dates and numbers.
    ///   - now: What now is.
    ///   - theme: The theme whose tokens files name.
    ///   - situation: The mode and the language.
    ///   - memo: What bindings were read as; one for as many drawings of a file as there are.
    ///   - failures: Takes why bindings have no values; nil where nobody asks.
    ///   - textSize: How large people have set texts.
    package init(
        _ family: WidgetFamily, _ scope: BindingScope, now: Timestamp, _ theme: Theme, _ situation: Situation,
        _ memo: BindingMemo = BindingMemo(), noting failures: BindingFailures? = nil,
        textSize: TextSize = .large
    ) {
        drawing = Drawing(family, now: now, theme, situation, memo, noting: failures, textSize: textSize)
        self.scope = scope
    }

    package var family: String { drawing.family }

    package var now: Timestamp { drawing.now }

    package var textSize: TextSize { drawing.textSize }

    package func value(of text: BoundText) -> LiveValue? {
        do throws(BindingFailure) {
            let binding = drawing.memo.binding(text)
            let value = try binding.value(in: scope)
            if let failures = drawing.failures, binding.hasColors { failures.note(binding.colorFailures(in: scope)) }
            return value
        } catch {
            drawing.failures?[text.range] = error
            return nil
        }
    }

    package func holds(_ condition: RecordValue) -> Bool {
        // One that could not be read was told; what hangs on it is shown, so that it can be seen.
        guard let condition = drawing.memo.condition(condition) else { return true }
        return (try? condition.isMet(in: scope)) ?? false
    }

    package func resolve(_ value: ConfigValue) -> ResolvedValue? {
        drawing.theme.resolve(value, in: drawing.situation)
    }

    package func text(ofDate value: LiveValue, style: DateStyle, pattern: String?) -> String? {
        guard let moment = value.moment else { return nil }
        if let pattern { return scope.format.text(moment, pattern: pattern) }
        let distance = moment - now
        let seconds = Double(distance.milliseconds) / 1000
        switch style {
        case .date: return scope.format.day(moment)
        case .time: return scope.format.time(moment)
        case .timer: return RunningTime.short.text(distance < .zero ? .zero - distance : distance)
        case .relative: return scope.format.duration(seconds: abs(seconds))
        case .offset: return (seconds < 0 ? "−" : "+") + scope.format.duration(seconds: abs(seconds))
        }
    }

    package func share(from start: LiveValue, until end: LiveValue) -> Double? {
        guard let start = start.moment, let end = end.moment, start < end else { return nil }
        return Double(now.milliseconds - start.milliseconds) / Double(end.milliseconds - start.milliseconds)
    }

    package func adding(_ root: String, _ value: LiveValue) -> any ViewEnvironment {
        var copy = self
        copy.scope = scope.setting(root, to: value)
        return copy
    }
}

/// The bindings and conditions of a file, which are read once for all drawings.
package final class BindingMemo: Sendable {
    private let bindings = Mutex<[String: Binding]>([:])
    private let conditions = Mutex<[SourceRange: Condition?]>([:])

    /// Remembers nothing yet.
    package init() {}

    func binding(_ text: BoundText) -> Binding {
        if let known = bindings.withLock({ $0[text.text] }) { return known }
        // What is wrong with it was told where the file was checked.
        var ignored: [Diagnostic] = []
        let binding = Binding(text, &ignored)
        bindings.withLock { $0[text.text] = binding }
        return binding
    }

    func condition(_ record: RecordValue) -> Condition? {
        var ignored: [Diagnostic] = []
        guard let place = record["value"]?.range else { return Condition(record, &ignored) }
        if let known = conditions.withLock({ $0[place] }) { return known }
        let condition = Condition(record, &ignored)
        conditions.withLock { $0[place] = condition }
        return condition
    }
}
