import SceneRendering

extension Watermark {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The viewer's name", fixture: fixture("{}"), viewer: "chen", frame: frame,
            expect: .markup(contains: ["陈小明", "Watermark: 陈小明"])),
        ComponentExample(
            "A text of the room's, by language", configuration: "spacing: 20",
            fixture: fixture("{ extraInfo: { text: { en: Physics 7B, zh-Hans: 物理7班 } } }"), viewer: "chen",
            frame: frame, expect: .markup(contains: ["Physics 7B"], lacks: ["陈小明"])),
        ComponentExample(
            "A room that registers none", fixture: "users: [{ uuid: chen, name: 陈小明, role: student }]", viewer: "chen",
            frame: frame, expect: .markup(contains: [], lacks: ["陈小明"])),
        ComponentExample(
            "A colour under another name", configuration: "color: white", fixture: fixture("{}"), viewer: "chen",
            frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 520\nheight: 240"

    private static func fixture(_ widget: String) -> String {
        """
        users: [{ uuid: chen, name: 陈小明, role: student }]
        widgets: { watermark: \(widget) }
        """
    }
}
