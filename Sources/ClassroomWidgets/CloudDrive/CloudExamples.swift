import SceneRendering

extension CloudDrive {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The files of everybody who leads", fixture: room(files), viewer: "lin",
            expect: .markup(contains: ["Public", "My files", "Pendulum.pptx", "2.4 MB", "2026-02-27", "10 in total"])),
        ComponentExample(
            "One's own files, on their way to the board", fixture: room(own), viewer: "lin",
            doing: [ComponentAction("show", argument: "own")],
            expect: .markup(
                contains: ["Converting 40%", "Failed", "Upload files", "Upload pictures", "What can be opened"],
                lacks: ["<dialog"])),
        ComponentExample(
            "A file of one's own that is marked", fixture: room(own), viewer: "lin",
            doing: [
                ComponentAction("show", argument: "own"),
                ComponentAction("select", argument: "lin-3", values: ["value": "true"]),
            ],
            expect: .markup(contains: ["is-marked", "Do you want to delete what is marked?", "data-asks"])),
        ComponentExample(
            "A file that is both",
            fixture: room("drive: { shared: [{ name: Notes.pdf, converted: 4, failed: true }] }"), viewer: "lin",
            expect: .findings(["contexts.drive-source"])),
        ComponentExample(
            "No files", fixture: room(""), viewer: "lin", expect: .markup(contains: ["No files"], lacks: ["<li"])),
        ComponentExample(
            "Without a search and without lines",
            configuration: "search: { enable: false }\nsepLine: { visible: false }",
            fixture: room(files), viewer: "lin",
            expect: .markup(contains: ["Pendulum.pptx"], lacks: ["has-line", "role=\"search\""])),
        ComponentExample(
            "A student has no drive", fixture: room(files), viewer: "chen",
            expect: .markup(contains: [], lacks: ["\"cloudStorage\""])),
        ComponentExample(
            "A font as a number", configuration: "titleLabel: { font: 12 }", fixture: room(files), viewer: "lin",
            expect: .findings(["config.kind"])),
    ]

    private static func room(_ drive: String) -> String {
        ExampleClass.users + """

            widgets:
              netlessBoard: { active: true }
              cloudDrive:
                active: true

            """ + drive
    }

    private static let own = """
        drive:
          own:
            lin:
              - { name: Waves.pptx, size: 64000, converted: 40 }
              - { name: Draft.docx, size: 9000, failed: true }
              - { name: Sketch.png, size: 300400 }

        """

    private static let files = """
        drive:
          shared:
            - { name: Pendulum.pptx, size: 2400000, updated: 2026-02-27T16:10:00Z }
            - { name: Notes.docx, size: 48200 }
            - { name: Figures.xlsx, size: 910 }
            - { name: Paper.pdf, size: 1200000 }
            - { name: Sketch.png, size: 300400 }
            - { name: Film.mp4, address: "https://example.org/film.mp4" }
            - { name: Ticking.mp3, address: "https://example.org/ticking.mp3" }
            - { name: Simulation.alf, address: "https://example.org/simulation" }
            - { name: An article, address: "https://example.org/article" }
            - { name: data.bin, size: 64 }

        """
}
