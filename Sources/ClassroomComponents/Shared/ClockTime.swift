import ClassroomScenes
import LiveValues
import SceneRendering

/// A time of day, as the page shows it.
///
/// Drawn in universal time, because the server does not know where the reader is; the page's script writes the reader's
/// own in its place.
struct ClockTime {
    private let time: Timestamp

    init(_ time: Timestamp) { self.time = time }

    var node: HTMLNode {
        .element(.span, .class("time"), .data(ChatData.said, String(time.milliseconds)), text: universal)
    }

    /// Such as `09:12`.
    var universal: String {
        let minutes = Int(time.milliseconds / 60_000) % (24 * 60)
        let inDay = minutes < 0 ? minutes + 24 * 60 : minutes
        func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return twoDigits(inDay / 60) + ":" + twoDigits(inDay % 60)
    }
}
