import Foundation
import Testing

@testable import ProjectCommands

@Suite struct ShippedFilesTests {
    @Test func findsNothingInTheShippedFiles() async {
        let result = await ProjectFolder.run(["validate", "--strict"], root: ProjectFolder.repository)
        #expect(result.code == .success)
        #expect(result.output.hasSuffix(" files checked: no findings, 4 accepted, 2 inherited\n"), "\(result.output)")
    }

    @Test(arguments: Reference.all)
    func laysTheShippedScenesOutAsTheReferenceSays(reference: Reference) async throws {
        let words = ["layout", reference.scene, "--device", reference.device, "--format", "json"]
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        #expect(result.code == .success)
        let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
        for (id, expected) in reference.rects {
            let row = try #require(rows.first { $0.id == id })
            let found = [row.x, row.y, row.width, row.height]
            #expect(
                zip(found, expected).allSatisfy { abs($0 - $1) <= reference.tolerance },
                "\(id) is at \(found), not at \(expected)")
        }
    }

    @Test func namesTheKeysOfARectangleAsTheFormatSays() async throws {
        let result = await ProjectFolder.run(
            ["layout", "small-class", "--format", "json"], root: ProjectFolder.repository)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(
            rows.compactMap { $0["id"] as? String } == [
                "stateBar", "stage", "board", "classTools", "localPreview", "toolBar", "toolCollection", "watermark",
                "classState", "loading", "invitation", "networkStats", "boardTools", "setting", "chat", "roster",
                "handsList", "renderMenu",
            ])
        for row in rows {
            #expect(row.keys.sorted() == ["component", "height", "id", "visible", "width", "x", "y"])
        }
    }

    @Test(arguments: ["phone", "pad"])
    func givesTeachersOfGroupsARoster(device: String) async {
        let words = ["render", "breakout", "--user", "lin", "--device", device]
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        #expect(result.output.contains("data-opens=\"toolBar.roster\""))
    }

    @Test(arguments: [
        "breakout", "chatty-lecture", "countdown-last-seconds", "empty-class", "hosting", "lecture-hall",
        "lesson-on-board", "mix-cdn", "one-to-one", "poll-in-progress", "quiz-revealed", "small-class",
        "small-class-student", "vocational",
    ])
    func namesRoomsInChinese(scene: String) async throws {
        let words = ["render", scene, "--locale", "zh-Hans"]
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        let room = try #require(result.output.firstMatch(of: /class="room"[^>]*>([^<]*)/)?.1)
        #expect(room.contains { "\u{4E00}"..."\u{9FFF}" ~= $0 }, "\(scene): \(room)")
    }

    @Test func playsTheRecordingOfAClassOnANetwork() async {
        let result = await ProjectFolder.run(["render", "mix-cdn", "--locale", "en"], root: ProjectFolder.repository)
        #expect(result.output.contains("HLS"))
        #expect(result.output.contains("class=\"lesson\""))
    }

    @Test func hasPagesForTheFirstFileOfTheSmallClass() async throws {
        let path = ProjectFolder.repository + "/Scenes/contexts/physics.yaml"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(/drive:\n  shared:\n    - name: .*\n(      .*\n)*      pages:\n/))
    }

    private struct Row: Decodable {
        let id: String
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }
}

/// Rectangles of Agora Flexible Classroom 2.8 on one screen, in points: x, y, width, height.
struct Reference: Sendable, CustomTestStringConvertible {
    let scene: String
    let device: String
    /// How far a figure may be off; the table rounds to tenths, and the wide phone's is only said to be near.
    let tolerance: Double
    let rects: [String: [Double]]

    var testDescription: String { "\(scene) on \(device)" }

    static let all = [
        oneToOne("phone", 0.1), lecture("phone", 0.1), small("phone", 0.1),
        oneToOne("812x375:phone", 0.5), lecture("812x375:phone", 0.5), small("812x375:phone", 0.5),
        Reference(
            scene: "one-to-one", device: "pad", tolerance: 0.1,
            rects: [
                "stateBar": [0, 0, 1024, 24], "teacher": [780, 26, 244, 137], "student": [780, 165, 244, 137],
                "board": [0, 26, 778, 550], "chat": [780, 304, 244, 272],
            ]),
        Reference(
            scene: "small-class", device: "pad", tolerance: 0.1,
            rects: [
                "stateBar": [0, 0, 1024, 20], "stage": [0, 22, 1024, 80.7], "board": [0, 104.7, 1024, 471.3],
                "toolBar": [975, 335, 34, 172], "toolCollection": [975, 522, 34, 34],
                "classState": [198, 522, 100, 34],
            ]),
        Reference(
            scene: "lecture-hall", device: "pad", tolerance: 0.1,
            rects: [
                "stateBar": [0, 0, 1024, 24], "teacher": [763, 26, 261, 171.9], "chat": [763, 199.9, 261, 376.1],
                "board": [0, 26, 761, 550],
            ]),
        vocational("phone", 1), vocational("pad", 1024.0 / 667), hosting("phone", 1), hosting("pad", 1024.0 / 667),
    ]

    /// As a lecture, with every figure scaled.
    private static func vocational(_ device: String, _ scale: Double) -> Reference {
        let (width, height) = (667 * scale, 667 * scale * 9 / 16)
        return Reference(
            scene: "vocational", device: device, tolerance: 0.1,
            rects: [
                "stateBar": [0, 0, width, 14 * scale],
                "teacher": [width - 170 * scale, 16 * scale, 170 * scale, 112 * scale],
                "chat": [width - 170 * scale, 130 * scale, 170 * scale, height - 130 * scale],
                "board": [0, 16 * scale, width - 172 * scale, height - 16 * scale],
            ])
    }

    private static func hosting(_ device: String, _ scale: Double) -> Reference {
        let isPhone = device == "phone"
        return Reference(
            scene: "hosting", device: device, tolerance: 0.1,
            rects: [
                "exitBar": [0, 0, 667 * scale, 34 * scale],
                "player": isPhone ? [0, 36, 495, 339.2] : [0, 55.3, 761, 520.7],
                "chat": isPhone ? [497, 36, 170, 339.2] : [763, 55.3, 261, 520.7],
            ])
    }

    private static func oneToOne(_ device: String, _ tolerance: Double) -> Reference {
        Reference(
            scene: "one-to-one", device: device, tolerance: tolerance,
            rects: [
                "stateBar": [0, 0, 667, 14], "teacher": [510, 16, 157, 178.6],
                "student": [510, 196.6, 157, 178.6], "board": [0, 16, 508, 359.2],
            ])
    }

    private static func small(_ device: String, _ tolerance: Double) -> Reference {
        Reference(
            scene: "small-class", device: device, tolerance: tolerance,
            rects: [
                "stateBar": [0, 0, 667, 14], "stage": [0, 16, 667, 50.2], "board": [0, 68.2, 667, 307],
                "toolBar": [625, 152.2, 30, 164],
                "toolCollection": [624, 328.2, 32, 32], "classState": [192, 328.2, 100, 32],
            ])
    }

    private static func lecture(_ device: String, _ tolerance: Double) -> Reference {
        Reference(
            scene: "lecture-hall", device: device, tolerance: tolerance,
            rects: [
                "stateBar": [0, 0, 667, 14], "teacher": [497, 16, 170, 112], "chat": [497, 130, 170, 245.2],
                "board": [0, 16, 495, 359.2],
            ])
    }
}
