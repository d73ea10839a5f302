import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

/// The four digits of a countdown: minutes and seconds.
struct CountdownDigits: Hashable, Sendable {
    /// From the tens of the minutes to the ones of the seconds.
    let digits: [Int]

    /// The digits of some seconds.
    ///
    /// An hour is 60:00, where upstream shows 00:00; more than four digits can say is 99:59.
    init(seconds: Int) {
        let seconds = min(max(0, seconds), 99 * 60 + 59)
        digits = [seconds / 600, seconds / 60 % 10, seconds % 60 / 10, seconds % 10]
    }

    /// `mm:ss`, for screen readers.
    var text: String {
        "\(digits[0])\(digits[1]):\(digits[2])\(digits[3])"
    }
}

/// The digits with their colon, which the page turns as time passes.
struct CountdownFace {
    let secondsLeft: Int
    let environment: WidgetEnvironment

    /// Draws them; the element has the role of a timer, which screen readers read when asked and not by themselves.
    func render() -> HTMLNode {
        let shown = CountdownDigits(seconds: secondsLeft)
        var parts = shown.digits.enumerated().map { place, digit in
            HTMLNode.turningDigit(digit, at: place, page: environment.icon("time.image"))
        }
        parts.insert(
            .element(
                .span, .class("colon"), .configured(by: "colon"), isShown("colon") ? nil : .hidden, text: ":"), at: 2)
        return .element(
            .div, .class("face"), .role("timer"), .aria("label", environment.string("fcr_countdown_timer_title")),
            children: [
                .element(.span, .class("sr-only"), .showsTimeLeft, text: shown.text),
                .element(
                    .div, .class("digits at-\(alignment)"), .configured(by: "time"),
                    .showing("state", "startTime", "duration"), .aria("hidden", "true"),
                    isShown("time") ? nil : .hidden, children: parts),
            ])
    }

    private var alignment: String { environment.values.text("time.textAlignment") ?? "center" }

    private func isShown(_ item: String) -> Bool { environment.values.isShown(item) }
}

extension CountdownRun {
    /// What makes an element count with the room's clock; nothing for one that stands still.
    func attributes(_ clock: CountdownClock, _ environment: WidgetEnvironment) -> [HTMLAttribute] {
        guard state == .running else { return [] }
        return HTMLAttribute.countsDown(
            until: clock.localTime(of: end).milliseconds, within: duration, warningFrom: Self.warning,
            announcing: environment.string("diorama_countdown_over"))
    }

    /// The classes of the moment, which the page keeps up to date.
    func classes(at now: Timestamp) -> String {
        let left = secondsLeft(at: now)
        return (left <= Self.warning ? " is-warning" : "") + (left == 0 ? " is-over" : "")
    }
}
