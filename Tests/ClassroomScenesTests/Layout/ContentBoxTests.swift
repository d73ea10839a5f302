import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

struct ContentBoxTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        var device: Device
        var frame: LayoutRect
        var scale: Double

        init(_ width: Double, _ height: Double, _ frame: LayoutRect, scale: Double) {
            device = Device(name: "", width: width, height: height, deviceClass: .phone)
            self.frame = frame
            self.scale = scale
        }

        var testDescription: String { "\(device.width)x\(device.height)" }
    }

    @Test(arguments: [
        Expectation(667, 375, LayoutRect(x: 0, y: -0.1, width: 667, height: 375.2), scale: 1),
        Expectation(1024, 768, LayoutRect(x: 0, y: 96, width: 1024, height: 576), scale: 1.5352),
        Expectation(812, 375, LayoutRect(x: 72.7, y: 0, width: 666.7, height: 375), scale: 1),
        Expectation(375, 812, LayoutRect(x: 72.7, y: 0, width: 666.7, height: 375), scale: 1),
        Expectation(768, 1024, LayoutRect(x: 0, y: 96, width: 1024, height: 576), scale: 1.5352),
        Expectation(1334, 750, LayoutRect(x: 0, y: -0.2, width: 1334, height: 750.4), scale: 2),
        Expectation(932, 430, LayoutRect(x: 83.8, y: 0, width: 764.4, height: 430), scale: 1.1467),
        Expectation(500, 500, LayoutRect(x: 0, y: 109.4, width: 500, height: 281.25), scale: 0.7496),
    ])
    func centresTheBoxAndScalesIt(expected: Expectation) {
        let box = Canvas(classroomOn: expected.device)
        #expect(box.frame.isEqual(to: expected.frame, within: 0.05))
        #expect((box.scale - expected.scale).magnitude < 0.0001)
    }

    @Test(arguments: [(320.0, 568.0), (844, 390), (1180, 820), (1366, 1024), (2000, 100), (601, 338), (10_000, 10_000)])
    func keepsTheBoxInTheMiddleAtSixteenToNine(width: Double, height: Double) {
        let box = Canvas(classroomOn: Device(name: "", width: width, height: height, deviceClass: .pad))
        #expect((box.frame.width * 9 - box.frame.height * 16).magnitude < 0.001)
        #expect((box.frame.centerX - max(width, height) / 2).magnitude < 0.001)
        #expect((box.frame.centerY - min(width, height) / 2).magnitude < 0.001)
        // Between 16:9 and 667:375 the box is taller than the screen, by less than a thousandth.
        #expect(box.frame.height <= min(width, height) * 1.001)
        #expect(box.frame.width <= max(width, height) * 1.001)
    }
}
