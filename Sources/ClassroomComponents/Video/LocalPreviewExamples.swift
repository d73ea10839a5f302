import SceneRendering

extension LocalPreview {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The teacher looks at a student off stage", fixture: fixture(area: 3), viewer: "chen", frame: frame,
            expect: .markup(contains: ["陈小明", "monogram"])),
        ComponentExample(
            "Nobody looks", fixture: fixture(area: 1), viewer: "chen", frame: frame,
            expect: .markup(contains: [], lacks: ["monogram"])),
        ComponentExample(
            "On stage everybody sees them anyway", fixture: fixture(area: 3, stage: true), viewer: "chen", frame: frame,
            expect: .markup(contains: [], lacks: ["monogram"])),
        ComponentExample(
            "In a big window everybody sees them, too",
            fixture: fixture(area: 2) + "\nwidgets: { streamWindow-s-chen: { active: true } }", viewer: "chen",
            frame: frame, expect: .markup(contains: [], lacks: ["monogram"])),
        ComponentExample(
            "A key that it does not have", configuration: "width: 124", fixture: fixture(area: 3), viewer: "chen",
            frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "right: 64\nbottom: 16"

    private static func fixture(area: Int, stage: Bool = false) -> String {
        """
        room: { properties: { area: \(area) } }
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student, onStage: \(stage) }
        streams:
          - { uuid: s-chen, owner: chen, video: camera, audio: mic, videoState: open, audioState: open, type: both }
        """
    }
}
