import SceneRendering

extension Board {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The teacher may always write", fixture: fixture(active: true), viewer: "lin", frame: frame,
            expect: .markup(
                contains: [#"data-aspect="2.17""#, ">1 / 1<", #"data-action="addPage""#],
                lacks: ["You can write here", #"data-action="nextPage""#, #"data-hand="#])),
        ComponentExample(
            "The second of three pages", fixture: fixture(active: true, properties: "pageIndex: 1, pageCount: 3"),
            viewer: "lin", frame: frame,
            expect: .markup(
                contains: [">2 / 3<", #"data-action="previousPage""#, #"data-action="nextPage""#])),
        ComponentExample(
            "A pen in the hand",
            fixture: fixture(active: true) + "\n    userProperties: { lin: { assistant: { kind: shape } } }",
            viewer: "lin", frame: frame, expect: .markup(contains: [#"data-hand="curve""#])),
        ComponentExample(
            "A student may write", fixture: fixture(active: true, granted: "chen: true"), viewer: "chen",
            frame: frame,
            expect: .markup(contains: [#"data-action="addPage""#, "You can write here"])),
        ComponentExample(
            "A student may not", fixture: fixture(active: true), viewer: "chen", frame: frame,
            expect: .markup(contains: ["netlessBoard"], lacks: ["1 / 1", "You can write here"])),
        ComponentExample(
            "The board is not open", fixture: fixture(active: false, granted: "chen: true"), viewer: "chen",
            frame: frame,
            expect: .markup(
                contains: ["is-closed", "The whiteboard is not open"],
                lacks: ["You can write here", #"data-action="open""#])),
        ComponentExample(
            "The teacher may open the board", fixture: fixture(active: false), viewer: "lin", frame: frame,
            expect: .markup(contains: ["is-closed", #"data-action="open""#])),
        ComponentExample(
            "Without the pages", configuration: "pageControl: { visible: false }",
            fixture: fixture(active: true), viewer: "lin", frame: frame,
            expect: .markup(contains: ["netlessBoard"], lacks: ["1 / 1"])),

        ComponentExample(
            "A file on the board", configuration: "courseware: { backgroundColor: $systemForegroundColor }",
            fixture: fixture(active: true) + file, viewer: "lin", frame: frame,
            expect: .markup(contains: ["Slope.pptx", ">1 / 1<", #"data-action="closeWindow""#])),
        ComponentExample(
            "A file that the student may not turn", fixture: fixture(active: true) + file, viewer: "chen", frame: frame,
            expect: .markup(contains: ["Slope.pptx"], lacks: ["closeWindow", "data-floats"])),
        ComponentExample(
            "Files put aside", fixture: fixture(active: true) + file + "\n  windowState: minimised", viewer: "lin",
            frame: frame, expect: .markup(contains: ["is-minimised", #"data-action="restore""#])),
        ComponentExample(
            "Without files", configuration: "courseware: { visible: false }", fixture: fixture(active: true) + file,
            viewer: "lin", frame: frame, expect: .markup(contains: ["netlessBoard"], lacks: ["Slope.pptx"])),

        // What is refused
        ComponentExample(
            "A border under another name", configuration: "borderColour: white", fixture: fixture(active: true),
            viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A width with a unit of the web", configuration: "borderWidth: 1px", fixture: fixture(active: true),
            viewer: "lin", frame: frame, expect: .findings(["config.length"])),
    ]

    private static let file = """

        drive:
          shared: [{ id: slope, name: Slope.pptx }]
        board:
          windows: [{ file: slope }]
        """

    private static let frame = "left: 0\ntop: 0\nwidth: 520\nheight: 240"

    private static func fixture(active: Bool, granted: String = "", properties: String = "") -> String {
        """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
        widgets:
          netlessBoard:
            active: \(active)
            properties: { grantedUsers: { \(granted) }\(properties.isEmpty ? "" : ", " + properties) }
        """
    }
}
