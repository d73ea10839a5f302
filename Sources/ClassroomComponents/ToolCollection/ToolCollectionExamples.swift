import SceneRendering

extension ToolCollection {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The clicker in the teacher's hand", fixture: fixture(), viewer: "lin",
            expect: .markup(
                contains: ["is-cell", #"data-opens="toolCollection.tools""#, "Board tools, Clicker"],
                lacks: ["toolCollection.settings"])),
        ComponentExample(
            "The pen, with its settings", fixture: fixture(assistant: "kind: shape, shape: 6"), viewer: "lin",
            expect: .markup(
                contains: [#"data-opens="toolCollection.settings""#, "icon-netlessBoard-pentagram-image"])),
        ComponentExample(
            "The text tool, with its size", fixture: fixture(assistant: "kind: text, size: 48"), viewer: "lin",
            expect: .markup(contains: [#"data-opens="toolCollection.settings""#, ">24</span>"])),
        ComponentExample(
            "A student with the board's grant", fixture: fixture(granted: "chen: true"), viewer: "chen",
            expect: .markup(contains: ["is-cell", #"data-opens="toolCollection.tools""#])),
        ComponentExample(
            "The teacher's tools and aids, in a room without polls",
            fixture: fixture(more: "cloudDrive: { active: true }\npoll: { registered: false }"), viewer: "lin",
            openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(
                contains: [
                    #"data-argument="saveBoard""#, #"aria-label="Cloud storage, open""#, #"data-argument="clicker""#,
                    "icon-netlessBoard-prev-disabledImage",
                ],
                lacks: [#"data-argument="vote""#])),
        ComponentExample(
            "A student's tools", fixture: fixture(granted: "chen: true", more: "poll: {}"), viewer: "chen",
            openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(contains: [#"data-argument="rubber""#], lacks: [#"data-action="start""#])),
        ComponentExample(
            "No poll for one student", fixture: fixture(more: "poll: {}\ncountdownTimer: {}"), viewer: "lin",
            sceneType: "oneToOne", openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(contains: [#"data-argument="countDown""#], lacks: [#"data-argument="vote""#])),
        ComponentExample(
            "The eraser in the hand, with every aid",
            fixture: fixture(
                assistant: "kind: tool, tool: 3", more: "poll: {}\ncountdownTimer: {}\npopupQuiz: {}"),
            viewer: "lin", openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(
                contains: [
                    "icon-netlessBoard-eraser-selectedImage", "icon-netlessBoard-mouse-unselectedImage",
                    #"data-argument="vote""#,
                ])),
        ComponentExample(
            "The area in the hand", fixture: fixture(assistant: "kind: tool, tool: 1"), viewer: "lin",
            openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(contains: ["icon-netlessBoard-selector-selectedImage"])),
        ComponentExample(
            "The laser pointer in the hand", fixture: fixture(assistant: "kind: tool, tool: 2"), viewer: "lin",
            openAnchor: "toolCollection.tools", isPopup: true,
            expect: .markup(contains: ["icon-netlessBoard-laser-selectedImage"])),
        ComponentExample(
            "The pen's settings", fixture: fixture(assistant: "kind: shape"), viewer: "lin",
            openAnchor: "toolCollection.settings", isPopup: true,
            expect: .markup(
                contains: ["for-shapes", "for-widths", "for-colors", "Rhombus", "Turquoise"], lacks: ["for-sizes"])),
        ComponentExample(
            "The settings of texts, on a phone", fixture: fixture(assistant: "kind: text"), viewer: "lin",
            device: "phone", openAnchor: "toolCollection.settings", isPopup: true,
            expect: .markup(contains: ["for-sizes", "for-colors"], lacks: ["for-shapes", "for-widths"])),

        // What is refused
        ComponentExample(
            "A colour where a length belongs", configuration: "windowCornerRadius: white", fixture: fixture(),
            viewer: "lin", expect: .findings(["config.length"])),
        ComponentExample(
            "An aid that does not exist", configuration: "aids: { record: { visible: true } }", fixture: fixture(),
            viewer: "lin", expect: .findings(["config.unknown-key"])),
    ]

    private static func fixture(assistant: String = "", granted: String = "", more: String = "") -> String {
        let widgets = more.split(separator: "\n").map { "\n  \($0)" }.joined()
        return """
            users:
              - { uuid: lin, name: Ms. Lin, role: teacher }
              - { uuid: chen, name: 陈小明, role: student }
            widgets:
              netlessBoard:
                active: true
                properties: { grantedUsers: { \(granted) } }
                userProperties: { lin: { assistant: { \(assistant) } } }
            """ + widgets
    }
}
