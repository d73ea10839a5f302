/// Where the windows of a stage strip stand: as upstream seven slots, the teacher left of up to six co-hosts.
package struct StripLayout: Hashable, Sendable {
    /// Slots that share the strip's width, unless the scene says otherwise.
    package static let slots = 7

    /// The left edge of the first window, in points from the strip's left edge.
    package var firstX: Double
    /// Points.
    package var cellWidth: Double
    /// Points between two windows.
    package var gap: Double
    /// Points from the strip's left edge; nil when the teacher has no window.
    package var teacherX: Double?
    /// The left edge of the co-hosts' area, in points from the strip's left edge.
    package var coHostsX: Double
    /// The width of the co-hosts' area, in points: as many windows as are visible, and the gaps between them.
    package var coHostsWidth: Double
    /// Whether there are more co-hosts than are visible at once.
    package var scrolls: Bool

    /// Centres the windows in a strip of `width` points; with more windows than slots they start at its left edge.
    ///
    /// The gap is 2 points, and `1s` in a sub-room. One slot is the teacher's; as many co-hosts as there are other slots
    /// are visible at once, and with more their area scrolls.
    package init(width: Double, hasTeacher: Bool, coHosts: Int, gap: Double = 2, slots: Int = Self.slots) {
        let coHosts = max(0, coHosts)
        let visibleCoHosts = slots - 1
        let step = (width + gap) / Double(slots)
        let windows = (hasTeacher ? 1 : 0) + coHosts
        firstX = max(0, (width - (Double(windows) * step - gap)) / 2)
        cellWidth = step - gap
        self.gap = gap
        teacherX = hasTeacher ? firstX : nil
        coHostsX = hasTeacher ? firstX + step : firstX
        coHostsWidth = max(0, Double(min(coHosts, visibleCoHosts)) * step - gap)
        scrolls = coHosts > visibleCoHosts
    }
}
