package import SourceDiagnostics

extension Rule {
    /// Text that no other rule explains better.
    static let syntax = Rule(
        "yaml.syntax", .error, "The text is not YAML.",
        explanation: "The reader expected something else here; the message gives its own words.",
        wrong: .theme("theme: example\nextends: base\ntitle: \"Example\" ↓Theme\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example Theme\n"))

    /// A tab where spaces belong.
    static let tab = Rule(
        "yaml.tab", .error, "A tab is used for indentation.",
        explanation: "YAML allows only spaces for indentation, because a tab has no agreed width.",
        wrong: .theme("theme: example\nextends: base\nstrings:\n↓\tfcr_user_list: Attendance\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  fcr_user_list: Attendance\n"))

    /// A line that fits no level.
    static let indentation = Rule(
        "yaml.indentation", .error, "A line's indentation fits none of the levels above it.",
        explanation: """
            The keys of one map start in the same column. Move the line so that it starts where its neighbours do.
            """,
        wrong: .theme(
            "theme: example\nextends: base\nstrings:\n    fcr_user_list: Attendance\n  ↓fcr_user_list_stage: Stage\n"),
        right: .theme(
            "theme: example\nextends: base\nstrings:\n    fcr_user_list: Attendance\n    fcr_user_list_stage: Stage\n"))

    /// `a: b: c`.
    static let colonInText = Rule(
        "yaml.colon-in-text", .error, "Text without quotes contains a colon and a space.",
        explanation: "A colon followed by a space starts a value. Quote text that contains one.",
        wrong: .theme("theme: example\nextends: base\ntitle: Example↓: light and dark\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"Example: light and dark\"\n"))

    /// A quote that never closes.
    static let openQuote = Rule(
        "yaml.open-quote", .error, "A quotation mark is never closed.",
        explanation: "Text in quotes ends at the same quotation mark; a mark inside is doubled ('') or escaped (\\\").",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓\"Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"Example\"\n"))

    /// A bracket that never closes.
    static let openBracket = Rule(
        "yaml.open-bracket", .error, "A bracket or brace is never closed, or a comma is missing inside it.",
        explanation: "A list in brackets or a map in braces needs a comma between its items and the closing sign.",
        wrong: .theme("theme: example\nextends: base\nmodes: ↓[light, dark\ntitle: Example\n"),
        right: .theme("theme: example\nextends: base\nmodes: [light, dark]\ntitle: Example\n"))

    /// `{ light: #FFF }`.
    static let unquotedColor = Rule(
        "yaml.unquoted-color", .error, "A colour inside brackets starts with # and has no quotes.",
        explanation: """
            In YAML a `#` after a space starts a comment, which here swallows the closing bracket as well. Quote the \
            colour.
            """,
        wrong: .theme(
            "theme: example\nextends: base\ncolors:\n  systemDividerColor: { light: ↓#DDE1EB, dark: #3A404C }\n"),
        right: .theme(
            "theme: example\nextends: base\ncolors:\n"
                + "  systemDividerColor: { light: \"#DDE1EB\", dark: \"#3A404C\" }\n"))

    /// A key without a colon.
    static let missingColon = Rule(
        "yaml.missing-colon", .error, "A key has no colon.",
        explanation: "A key is followed by a colon and a space, then by its value.",
        wrong: .theme("theme: example\nextends: base\n↓title\nstrings: {}\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\nstrings: {}\n"))

    /// `@` or a backtick at the start of text.
    static let reservedCharacter = Rule(
        "yaml.reserved-character", .error, "Text without quotes starts with a character that YAML reserves.",
        explanation: """
            `@`, a backtick and `%` cannot start plain text, and `*`, `&`, `!`, `|` and `>` mean something else there. \
            Quote it.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: ↓@example\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"@example\"\n"))

    /// `\d` in double quotes.
    static let escape = Rule(
        "yaml.escape", .error, "Text in double quotes has an escape that YAML does not know.",
        explanation: "In double quotes a backslash starts an escape. Double it, or use single quotes.",
        wrong: .theme("theme: example\nextends: base\ntitle: \"Physics↓\\dept\"\n"),
        right: .theme("theme: example\nextends: base\ntitle: 'Physics\\dept'\n"))

    /// Bytes that are not UTF-8.
    static let encoding = Rule(
        "yaml.encoding", .error, "The file is not UTF-8.",
        explanation: "Save the file as UTF-8; with or without a byte order mark.",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓\u{FFFD}\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))

    /// A control character.
    static let controlCharacter = Rule(
        "yaml.control-character", .error, "The file contains a control character.",
        explanation: "Control characters other than tab and line break cannot stand in YAML. Delete it.",
        wrong: .theme("theme: example\nextends: base\ntitle: Exam↓\u{8}ple\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))

    /// The rules about syntax.
    static let syntaxRules = [
        syntax, tab, indentation, colonInText, openQuote, openBracket, unquotedColor, missingColon, reservedCharacter,
        escape, encoding,
        controlCharacter,
    ]

    /// Every rule of this module, in the order in which a file is read.
    package static let yamlRules = syntaxRules + nodeRules
}
