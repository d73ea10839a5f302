import ClassroomScenes
import Testing

struct StripLayoutTests {
    @Test(arguments: [(667.0, 93.6), (1024, 144.6)])
    func dividesTheWidthIntoSevenSlots(width: Double, cell: Double) {
        let strip = StripLayout(width: width, hasTeacher: true, coHosts: 6)
        #expect((strip.cellWidth - cell).magnitude < 0.05)
        #expect(strip.firstX.magnitude < 0.001)
        #expect((strip.coHostsX + strip.coHostsWidth - width).magnitude < 0.001)
    }

    // On 698 points a slot is exactly 100 wide: a cell of 98 and a gap of 2.
    @Test(arguments: [
        (true, 0, 300.0), (true, 1, 250.0), (false, 1, 300.0), (false, 2, 250.0), (true, 6, 0.0), (false, 7, 0.0),
        (true, 40, 0.0), (false, 0, 350.0),
    ])
    func centresItsWindows(hasTeacher: Bool, coHosts: Int, firstX: Double) {
        let strip = StripLayout(width: 698, hasTeacher: hasTeacher, coHosts: coHosts)
        #expect(strip.firstX == firstX)
        #expect(strip.teacherX == (hasTeacher ? firstX : nil))
        #expect(strip.coHostsX == firstX + (hasTeacher ? 100 : 0))
    }

    @Test(arguments: [(0, false, 0.0), (3, false, 298.0), (6, false, 598.0), (7, true, 598.0), (300, true, 598.0)])
    func scrollsBeyondSixCoHosts(coHosts: Int, scrolls: Bool, areaWidth: Double) {
        let strip = StripLayout(width: 698, hasTeacher: true, coHosts: coHosts)
        #expect(strip.scrolls == scrolls)
        #expect(strip.coHostsWidth == areaWidth)
    }
}
