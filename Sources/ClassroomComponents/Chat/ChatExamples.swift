import SceneRendering

extension Chat {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A lecture's messages", fixture: lecture, viewer: "anna", frame: frame, sceneType: "lecture",
            expect: .markup(
                contains: ["Good morning", "said is-own", "Bring your atlas"],
                lacks: ["is-popup", "mute-all"])),
        ComponentExample(
            "As the teacher sees them", fixture: lecture, viewer: "lin", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["mute-all", "Mute Anna", "Unmute Noah", "Edit the announcement"])),
        ComponentExample(
            "All students are muted", fixture: people + "chat: { muted: true }\n" + widget, viewer: "anna",
            frame: frame,
            sceneType: "lecture", expect: .markup(contains: ["All students are muted"])),
        ComponentExample(
            "One student is muted", fixture: lecture, viewer: "noah", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["You are muted"])),
        ComponentExample(
            "All may speak again", fixture: people + widget, viewer: "lin", frame: frame, sceneType: "lecture",
            doing: [ComponentAction("muteAll"), ComponentAction("muteAll")],
            expect: .markup(
                contains: ["Ms. Lin muted all students", "Ms. Lin unmuted all students", "Mute all students"],
                lacks: ["is-muted"])),
        ComponentExample(
            "While all students are muted, for the teacher", fixture: people + "chat: { muted: true }\n" + widget,
            viewer: "lin", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["Let all students speak", "is-muted"])),
        ComponentExample(
            "An account that was not let in",
            fixture: people + "chat: { clients: { anna: { connection: loginFailed } } }\n" + widget, viewer: "anna",
            frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["You could not be logged in"], lacks: ["data-inserts"])),
        ComponentExample(
            "A machine that lets nobody see its pictures",
            fixture: people + "chat: { clients: { anna: { pictures: false } } }\n" + widget, viewer: "anna",
            frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["in the system&#39;s settings first"], lacks: [#"type="file""#])),
        ComponentExample(
            "A picture that is gone",
            fixture: people + "chat: { messages: [{ from: lin, picture: Scenes/gone.png }] }\n" + widget,
            viewer: "anna", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["This picture is not there any more."])),
        ComponentExample(
            "An observer has nothing to write", fixture: lecture, viewer: "guest", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["Good morning"], lacks: ["<textarea"])),
        ComponentExample(
            "No chat widget is installed", fixture: people, viewer: "lin", frame: frame, sceneType: "lecture",
            expect: .markup(contains: ["No messages yet", "Messages need a chat widget."], lacks: ["<textarea"])),
        ComponentExample(
            "No announcement, for a student", fixture: people + widget, viewer: "anna", frame: frame,
            sceneType: "lecture",
            expect: .markup(
                contains: ["No messages yet", "No announcement"], lacks: ["Write one", "need a chat widget"])),
        ComponentExample(
            "No announcement, for the teacher", fixture: people + widget, viewer: "lin", frame: frame,
            sceneType: "lecture", expect: .markup(contains: ["Write one"])),
        ComponentExample(
            "An announcement that is full",
            fixture: people + "widgets: { easemobIM: { active: true, properties: { announcement: "
                + String(repeating: "atlas", count: 100) + " } } }\n",
            viewer: "lin", frame: frame, sceneType: "lecture", expect: .markup(contains: ["500/500", "is-full"])),
        ComponentExample(
            "In a class of two there is nothing to announce and nobody to mute", fixture: lecture, viewer: "lin",
            frame: frame, sceneType: "oneToOne",
            expect: .markup(contains: ["Good morning"], lacks: ["Announcement", "mute-all"])),
        ComponentExample(
            "As a popup", fixture: lecture, viewer: "lin", openAnchor: "toolBar.message",
            expect: .markup(contains: ["is-popup"])),
        ComponentExample(
            "Without tabs", configuration: "topBar: { visible: false }", fixture: lecture, viewer: "lin", frame: frame,
            sceneType: "lecture", expect: .markup(contains: [#"aria-label="Chat""#], lacks: [#"role="tab""#])),

        // What is refused
        ComponentExample(
            "A font as a number", configuration: "topBar: { titleFont: 12 }", fixture: people, viewer: "lin",
            frame: frame,
            expect: .findings(["config.kind"])),
        ComponentExample(
            "An unknown key", configuration: "titleColor: white", fixture: people, viewer: "lin", frame: frame,
            expect: .findings(["config.unknown-key"])),
    ]

    private static let people = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: anna, name: Anna, role: student }
          - { uuid: noah, name: Noah, role: student }
          - { uuid: guest, name: Guest, role: observer }

        """

    private static let widget = "widgets: { easemobIM: { active: true } }\n"

    private static let lecture =
        people + """
            chat:
              mutedUsers: [noah]
              messages:
                - { from: lin, at: -3m, text: Good morning }
                - { from: anna, at: -2m, text: "Good morning! 早上好" }
                - { from: noah, at: -1m, text: What is for homework? }
            widgets: { easemobIM: { active: true, properties: { announcement: Bring your atlas } } }

            """

    private static let frame = "left: 0\ntop: 0\nwidth: 244\nheight: 272"
}
