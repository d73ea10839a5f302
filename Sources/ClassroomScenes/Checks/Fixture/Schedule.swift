import ConfigSchema
import LiveValues
import SceneModel
import SourceDiagnostics

extension Rule {
    static let schedule = Rule(
        "contexts.schedule", .warning, "The class's state does not go with its start.",
        explanation: "A class that has not begun starts in the future; one that runs or is over started in the past.",
        wrong: .fixture("room:\n  class: { state: during, startTime: ↓+12m }\n"),
        right: .fixture("room:\n  class: { state: during, startTime: -12m }\n"))
}

/// The class's state goes with its start and the fixture's clock.
enum Schedule: FixtureCheck {
    static let rules: [Rule] = [.schedule]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard let schedule = fixture["room"]?.record?["class"]?.record, let state = schedule["state"]?.stringValue,
            let start = schedule["startTime"]
        else { return }
        let clock: Timestamp
        switch (fixture["clock"]?.value, start.value) {
        case (.instant(.absolute(let milliseconds)), _): clock = Timestamp(milliseconds: milliseconds)
        case (_, .instant(.relative)): clock = Timestamp(milliseconds: 0)
        default: return
        }
        guard let time = start.timestamp(now: clock) else { return }
        if state == "before", time < clock {
            diagnostics.append(
                Diagnostic(.schedule, at: start.range, "the class is 'before' its start, but it starts in the past"))
        } else if state != "before", time > clock {
            diagnostics.append(
                Diagnostic(.schedule, at: start.range, "the class is '\(state)', but it starts in the future"))
        }
    }
}
