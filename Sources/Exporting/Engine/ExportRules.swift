public import SourceDiagnostics

/// The kinds of findings that an export may have.
package enum ExportRules {
    /// All of them, by the place where they are told.
    package static let all: [Rule] = [
        .exportedNameClash, .lostInExport, .exportDrift, .unknownExportTarget, .unknownExportOption,
    ]
}

extension Rule {
    package static let exportedNameClash = Rule(
        "export.name-clash", .error, "Two tokens or files would have one name in what is exported.",
        explanation: """
            In YAML a colour and a shadow may have the same name, because each stands in a section of its own. Other \
            languages keep all names in one place. Two files whose names differ in capital letters alone are one on most \
            Macs, and two entries of 'exports' that write the same into one folder replace each other's files.
            """,
        wrong: .theme(
            head + "colors:\n  card: \"#FFFFFF\"\n"
                + "shadows:\n  ↓card: { color: black @ 20%, offset: [0, 2], radius: 4, opacity: 1 }\n"),
        right: .theme(
            head + "colors:\n  card: \"#FFFFFF\"\n"
                + "shadows:\n  cardShadow: { color: black @ 20%, offset: [0, 2], radius: 4, opacity: 1 }\n"))

    /// The finding about what an exported form has no place for, at the line of YAML that says it.
    public static let lostInExport = Rule(
        "export.lost", .warning, "An exported form has no place for something.",
        explanation: """
            The rest is exported all the same, so that the findings list what is left to do by hand. What is told once for \
            many tokens stands at the first of them, with their number.
            """,
        wrong: .theme(head + "images:\n  disc: ↓icons/disc.svg\n", with: ["Themes/icons/disc.svg": disc]),
        right: .theme(head + "colors:\n  sun: \"#FF8800\"\n", with: ["Themes/icons/disc.svg": disc]))

    private static let disc = "<svg viewBox=\"0 0 2 2\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></svg>"

    static let exportDrift = Rule(
        "export.drift", .error, "An exported file says something else than the theme.",
        explanation: """
            'export --check' compares what it would write with what is there, value by value; spaces and comments do not \
            count. Either the theme has changed, and 'export' writes the file anew, or somebody has changed the file, \
            and the value belongs into the theme.
            """,
        wrong: .theme(
            head + "colors:\n  sun: ↓\"#FF8800\"\n",
            with: ["web/example.css": ":root,\n[data-mode=\"light\"] {\n  color-scheme: light;\n  --sun: #ffcc00;\n}\n"]
        ),
        right: .theme(
            head + "colors:\n  sun: \"#FF8800\"\n",
            with: ["web/example.css": ":root,\n[data-mode=\"light\"] {\n  color-scheme: light;\n  --sun: #ff8800;\n}\n"]
        ))

    package static let unknownExportTarget = Rule(
        "export.unknown-target", .error, "The project file names a target that the tool does not have.",
        explanation: "'export --help' lists the targets; a package adds its own to a tool of its own.",
        wrong: .project("exports:\n  - { target: ↓cs, theme: example, to: web }\n"),
        right: .project("exports:\n  - { target: css, theme: example, to: web }\n"))

    package static let unknownExportOption = Rule(
        "export.unknown-option", .error, "The project file gives a target an option that it does not have.",
        explanation: "'export --help' lists the options of all targets, with the values that each one takes.",
        wrong: .project("exports:\n  - { target: dtcg, theme: example, to: tokens, options: { ↓exakt: true } }\n"),
        right: .project("exports:\n  - { target: dtcg, theme: example, to: tokens, options: { exact: true } }\n"))

    private static let head = "theme: example\nmodes: [light]\n"
}
