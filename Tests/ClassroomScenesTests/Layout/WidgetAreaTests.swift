import ClassroomContexts
import ClassroomScenes
import SceneModel
import Testing

@Suite struct WidgetAreaTests {
    let area = WidgetArea(LayoutSize(width: 1000, height: 600))

    @Test(arguments: [
        // The example of the catalogue, and the corners.
        (WidgetSyncFrame(x: 0.5, y: 0.5), 98.0, 54.0, LayoutRect(x: 451, y: 273, width: 98, height: 54)),
        (WidgetSyncFrame(x: 0, y: 0), 98, 54, LayoutRect(x: 0, y: 0, width: 98, height: 54)),
        (WidgetSyncFrame(x: 1, y: 1), 98, 54, LayoutRect(x: 902, y: 546, width: 98, height: 54)),
        // The frame's own size is passed over.
        (
            WidgetSyncFrame(x: 0.5, y: 0.25, width: 0.9, height: 0.9), 200, 200,
            LayoutRect(x: 400, y: 100, width: 200, height: 200)
        ),
        // A widget as large as the area has no travel.
        (WidgetSyncFrame(x: 0.7, y: 0.3), 1000, 600, LayoutRect(x: 0, y: 0, width: 1000, height: 600)),
    ])
    func placesAWidgetOfItsOwnSize(frame: WidgetSyncFrame, width: Double, height: Double, rect: LayoutRect) {
        #expect(area.rect(of: frame, size: LayoutSize(width: width, height: height)) == rect)
    }

    @Test(arguments: [
        (
            WidgetSyncFrame(x: 0.5, y: 0.5, width: 0.25, height: 0.5),
            LayoutRect(x: 375, y: 150, width: 250, height: 300)
        ),
        (WidgetSyncFrame.full, LayoutRect(x: 0, y: 0, width: 1000, height: 600)),
        (WidgetSyncFrame(x: 1, y: 0, width: 0.5, height: 1), LayoutRect(x: 500, y: 0, width: 500, height: 600)),
        (WidgetSyncFrame(x: 1, y: 1), LayoutRect(x: 1000, y: 600, width: 0, height: 0)),
    ])
    func placesAWidgetOfItsFramesSize(frame: WidgetSyncFrame, rect: LayoutRect) {
        #expect(area.rect(of: frame) == rect)
    }

    @Test(arguments: [
        (
            LayoutRect(x: 451, y: 273, width: 98, height: 54),
            WidgetSyncFrame(x: 0.5, y: 0.5, z: 2, width: 0.098, height: 0.09)
        ),
        // Without travel the divisor is 0, and so is the fraction.
        (LayoutRect(x: 0, y: 0, width: 1000, height: 600), WidgetSyncFrame.full),
        (
            LayoutRect(x: 3, y: 150, width: 1000, height: 300),
            WidgetSyncFrame(x: 0, y: 0.5, z: 2, width: 1, height: 0.5)
        ),
    ])
    func readsTheFrameOfARectangle(rect: LayoutRect, frame: WidgetSyncFrame) {
        #expect(area.frame(of: rect) == frame)
    }

    @Test func givesAnEmptyAreaFramesOfZero() {
        let empty = WidgetArea(LayoutSize(width: 0, height: 0))
        #expect(empty.frame(of: LayoutRect(x: 0, y: 0, width: 0, height: 0)) == WidgetSyncFrame(z: 2))
        #expect(empty.rect(of: .full) == LayoutRect(x: 0, y: 0, width: 0, height: 0))
    }

    @Test(arguments: [0.0, 0.1, 0.5, 1], [0.125, 0.5])
    func returnsToTheSameFrame(position: Double, share: Double) {
        let frame = WidgetSyncFrame(x: position, y: 1 - position, z: 7, width: share, height: share)
        let returned = area.frame(of: area.rect(of: frame))
        #expect(abs(returned.x - frame.x) < 1e-12 && abs(returned.y - frame.y) < 1e-12)
        #expect(returned.width == share && returned.height == share)
        #expect(returned.z == 2)
    }

    @Test(arguments: [0.0, 451, 902], [0.0, 273, 546])
    func returnsToTheSameRectangle(x: Double, y: Double) {
        let rect = LayoutRect(x: x, y: y, width: 98, height: 54)
        let returned = area.rect(of: area.frame(of: rect), size: rect.size)
        #expect(abs(returned.x - x) < 1e-9 && abs(returned.y - y) < 1e-9)
    }

    @Test(arguments: [
        (LayoutRect(x: -20, y: 10, width: 98, height: 54), 0.0, 10.0),
        (LayoutRect(x: 990, y: 599, width: 98, height: 54), 902, 546),
        (LayoutRect(x: 40, y: -1, width: 1200, height: 54), 0, 0),
        (LayoutRect(x: 451, y: 273, width: 98, height: 54), 451, 273),
    ])
    func keepsARectangleInside(rect: LayoutRect, x: Double, y: Double) {
        #expect(area.clamping(rect) == LayoutRect(x: x, y: y, width: rect.width, height: rect.height))
    }

    @Test(arguments: [(1.0, 1.0, true), (1, 0.5, false), (0.999, 1, false), (0, 0, false)])
    func knowsTheWholeArea(width: Double, height: Double, isFull: Bool) {
        #expect(WidgetSyncFrame(x: 0.3, y: 0.2, width: width, height: height).isFullScreen == isFull)
    }
}
