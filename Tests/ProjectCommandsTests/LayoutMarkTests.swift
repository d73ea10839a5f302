import Testing

@testable import ProjectCommands

@Suite struct LayoutMarkTests {
    @Test(arguments: [
        ("left: 1200, top: 40, width: 100, height: 80", "off screen"),
        ("left: 0, top: 40, width: 1036, height: 80", "cut 12 pt at the right"),
        ("left: 0, top: 40, width: 100, height: 0", "no height"),
        ("left: 0, top: 40, width: 12, height: 80", "width below 24 pt"),
        ("left: 0, top: 0, width: 100, height: 24", "covered by stateBar"),
        ("left: 200, top: 40, width: 100, height: 80", "partly behind seat"),
        ("left: 0, top: 40, width: 100, height: 80", ""),
    ])
    func marksWhatCannotBeSeenOrUsed(_ frame: String, _ mark: String) async throws {
        let scene = """
            scene: room
            theme: base
            compose:
              - teacherVideo: { \(frame) }
              - stateBar: { left: 0, right: 0, top: 0, height: 24 }
              - studentVideo: { id: seat, left: 250, top: 40, width: 100, height: 80 }
            """
        let files = BaseProject.files.merging(["Scenes/room.yaml": Array(scene.utf8)]) { _, own in own }
        let result = try await ProjectFolder(files).run("layout", "room", "--device", "pad")
        let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("teacherVideo") })
        // The name and four figures come first.
        #expect(line.split(separator: " ").dropFirst(5).joined(separator: " ") == mark)
    }

    @Test func marksNothingInWhatShips() async throws {
        for device in ["phone", "pad"] {
            let result = try await ProjectFolder.shipped().run("layout", "small-class", "--device", device)
            for words in ["off screen", "cut ", "no height", "below", "covered", "partly"] {
                #expect(!result.output.contains(words), "\(words) on \(device)")
            }
        }
    }
}
