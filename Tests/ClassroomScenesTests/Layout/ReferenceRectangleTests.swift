import ClassroomScenes
import SceneModel
import SceneTestSupport
import Testing

/// Rectangles that were measured in the original, from frames as the presets state them.
struct ReferenceRectangleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var scene: String
        /// Frames by id, bottom to top, for the device class.
        var frames: [(id: String, phone: String, pad: String)]
        var phone: [String: LayoutRect]
        var pad: [String: LayoutRect]

        var testDescription: String { scene }

        func entries(for deviceClass: DeviceClass) throws -> [LayoutEntry] {
            try frames.map { id, phone, pad in
                // Four buttons: n·(32+12)−12 on a phone, n·(34+12)−12 on a pad.
                let own = deviceClass == .phone ? IntrinsicSize(height: 164) : IntrinsicSize(height: 172)
                return try entry(id, deviceClass == .phone ? phone : pad, own: id == "toolBar" ? own : .none)
            }
        }
    }

    private static func same(_ id: String, _ frame: String) -> (id: String, phone: String, pad: String) {
        (id, frame, frame)
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
        LayoutRect(x: x, y: y, width: width, height: height)
    }

    static let cases = [
        Case(
            scene: "one-to-one",
            frames: [
                (
                    "stateBar", "left: 0, right: 0, top: 0, height: 14", "left: 0, right: 0, top: 0, height: 24"
                ),
                same("board", "left: 0, right: videos.left - 2, top: stateBar.bottom + 2, bottom: 0"),
                (
                    "videos", "right: 0, width: 157, top: stateBar.bottom + 2, bottom: 0",
                    "right: 0, width: 244, top: stateBar.bottom + 2, height: 276"
                ),
                (
                    "chat", "left: 0, top: 0, width: 200, height: 287",
                    "left: videos.left, right: videos.right, top: videos.bottom + 2, bottom: 0"
                ),
            ],
            phone: ["videos": rect(510, 16, 157, 359.2), "board": rect(0, 16, 508, 359.2)],
            pad: [
                "videos": rect(780, 26, 244, 276), "board": rect(0, 26, 778, 550), "chat": rect(780, 304, 244, 272),
            ]),
        Case(
            scene: "small",
            frames: [
                ("stateBar", "left: 0, right: 0, top: 0, height: 14", "left: 0, right: 0, top: 0, height: 20"),
                same("stage", "left: 0, right: 0, top: stateBar.bottom + 2, bottom: board.top - 2"),
                same("board", "left: 0, right: 0, bottom: 0, height: 307s"),
                (
                    "toolBar", "right: board.right - 12, bottom: board.bottom - 15, width: 30",
                    "right: board.right - 15, bottom: board.bottom - 20, width: 34"
                ),
            ],
            phone: [
                "stage": rect(0, 16, 667, 50.2), "board": rect(0, 68.2, 667, 307),
                "toolBar": rect(625, 196.2, 30, 164),
            ],
            pad: [
                "stage": rect(0, 22, 1024, 80.7), "board": rect(0, 104.7, 1024, 471.3),
                "toolBar": rect(975, 384, 34, 172),
            ]),
        Case(
            scene: "lecture",
            frames: [
                ("stateBar", "left: 0, right: 0, top: 0, height: 14", "left: 0, right: 0, top: 0, height: 24"),
                same("board", "left: 0, right: teacher.left - 2, top: stateBar.bottom + 2, bottom: 0"),
                same("teacher", "right: 0, top: stateBar.bottom + 2, width: 170s, height: 112s"),
                same("chat", "left: teacher.left, right: teacher.right, top: teacher.bottom + 2, bottom: 0"),
            ],
            phone: [
                "teacher": rect(497, 16, 170, 112), "chat": rect(497, 130, 170, 245.2),
                "board": rect(0, 16, 495, 359.2),
            ],
            pad: [
                "teacher": rect(763, 26, 261, 171.9), "chat": rect(763, 199.9, 261, 376.1),
                "board": rect(0, 26, 761, 550),
            ]),
        Case(
            scene: "hosting",
            frames: [
                same("stateBar", "left: 0, right: 0, top: 0, height: 34s"),
                same("player", "left: 0, right: chat.left - 2, top: stateBar.bottom + 2s, bottom: 0"),
                same("chat", "right: 0, width: 170s, top: stateBar.bottom + 2s, bottom: 0"),
            ],
            phone: ["player": rect(0, 36, 495, 339.2), "chat": rect(497, 36, 170, 339.2)],
            pad: ["player": rect(0, 55.3, 761, 520.7), "chat": rect(763, 55.3, 261, 520.7)]),
    ]

    @Test(arguments: cases, [DeviceClass.phone, .pad])
    func equalsTheTable(testCase: Case, deviceClass: DeviceClass) throws {
        let device = deviceClass == .phone ? Device.phone : .pad
        let expected = deviceClass == .phone ? testCase.phone : testCase.pad
        try expectRects(expected, of: testCase, on: device, within: 0.1)
    }

    @Test(arguments: cases)
    func staysWithinHalfAPointOnALongerPhone(testCase: Case) throws {
        let device = Device(name: "812x375", width: 812, height: 375, deviceClass: .phone)
        try expectRects(testCase.phone, of: testCase, on: device, within: 0.5)
    }

    private func expectRects(
        _ expected: [String: LayoutRect], of testCase: Case, on device: Device, within tolerance: Double
    ) throws {
        let entries = try testCase.entries(for: device.deviceClass)
        let result = LayoutSolver.solve(entries, in: Canvas(classroomOn: device))
        #expect(result.problems == [])
        for (id, rect) in expected {
            let index = try #require(entries.firstIndex { $0.id == id })
            #expect(
                rect.isEqual(to: result.rects[index], within: tolerance),
                "\(id): \(String(describing: result.rects[index]))")
        }
    }

    @Test(
        arguments: [
            "844x390:phone", "932x430:phone", "568x320:phone", "1180x820:pad", "1366x1024:pad", "390x844:phone",
        ])
    func fillsTheSmallClassOnOtherScreens(argument: String) throws {
        let device = try Device(argument: argument, among: [.phone, .pad])
        let box = Canvas(classroomOn: device)
        let entries = try Self.cases[1].entries(for: device.deviceClass)
        let rects = LayoutSolver.solve(entries, in: box).rects
        let (bar, stage) = (try #require(rects[0]), try #require(rects[1]))
        let (board, toolBar) = (try #require(rects[2]), try #require(rects[3]))
        #expect((stage.y - bar.bottom - 2).magnitude < 0.001)
        #expect((board.y - stage.bottom - 2).magnitude < 0.001)
        #expect((board.bottom - box.bounds.height).magnitude < 0.001)
        #expect((board.height / board.width - 307.0 / 667).magnitude < 0.001)
        #expect(toolBar.right < board.right && toolBar.bottom < board.bottom && toolBar.y > board.y)
    }
}
