import ClassroomContexts
import ClassroomScenes
import SceneRendering
import ThemeModel

/// The small countdown of those who only watch it: 98 × 54, with a header of 17, as upstream.
struct CountdownReceiver {
    /// The size of the countdown, in points.
    static let size = (width: 98.0, height: 54.0)

    let run: CountdownRun
    let clock: CountdownClock
    let environment: WidgetEnvironment

    func render() -> HTMLNode {
        let now = clock.serverTime(at: environment.now)
        let header = environment.values.isShown("header")
        return .element(
            .section,
            [
                .class("counter" + run.classes(at: now)), .id(environment.partID("counter")),
                .aria("labelledby", environment.partID("name")),
                .configured(by: "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "sepColor", "shadow"),
            ] + run.attributes(clock, environment),
            [
                .element(
                    .header, .class("head"), .configured(by: "header"), header ? nil : .hidden,
                    children: [
                        .element(
                            .h3, .class("name"), .id(environment.partID("name")),
                            text: environment.string("fcr_countdown_timer_title"))
                    ]),
                CountdownFace(secondsLeft: run.secondsLeft(at: now), environment: environment).render(),
                .element(.p, .class("sr-only"), .id(environment.partID("end")), .role("alert"), .announcesEnd),
            ])
    }
}
