import SceneRendering

extension ClassTools {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Nothing is going on", fixture: fixture, viewer: "lin", frame: frame,
            expect: .markup(contains: ["classTools"], lacks: ["data-widget"])),
        ComponentExample(
            "A key that it does not have", configuration: "colour: white", fixture: fixture, viewer: "lin",
            frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 520\nheight: 240"

    private static let fixture = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
        """
}
