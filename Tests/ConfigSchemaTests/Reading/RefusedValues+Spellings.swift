extension RefusedValue {
    /// Values as other languages and systems write them.
    static let otherSpellings = [
        RefusedValue(
            "«plainText»: a", "config.former-name: 'plainText' in a file is called 'string' now (write 'string')",
            isStructural: false),
        RefusedValue(
            "string: a\n«plainText»: b",
            "config.former-name: 'plainText' is called 'string' now, which stands here too and counts (remove 'plainText')",
            isStructural: false),
        RefusedValue(
            "«flat»: a", "config.former-name: 'flat' in a file is called 'part.name' now (move the value there)",
            isStructural: false),
        RefusedValue(
            "part: { name: b }\n«flat»: a",
            "config.former-name: 'flat' is called 'part.name' now, which stands here too and counts (remove 'flat')",
            isStructural: false),
        RefusedValue(
            "«shadeColor»: white",
            "config.former-name: 'shadeColor' in a file is called 'shadowByMode.color' now (move the value there)",
            isStructural: false),
        RefusedValue(
            "record:\n«name»: a",
            "config.not-indented: 'name' belongs to 'record' and starts in its column (indent it: column 3)"
        ),
        RefusedValue(
            "record: { name: «a, b» }",
            "config.split-value: in braces a comma ends the value, so 'name' is only 'a' (quote it: \"a, b\")"),
        RefusedValue(
            "imageSource: «\"drawings\\tree.svg\"»",
            "config.escape: 'imageSource': a backslash in double quotes makes a control character"
                + " (write slashes: \"drawings/tree.svg\")",
            isStructural: false),
        RefusedValue(
            "textByLocale: { en: a, «fr»: b }",
            "config.unknown-locale: the project has no language 'fr'"
                + " (it has en and zh-Hans; add others to 'locales' in diorama.yaml)",
            isStructural: false),
    ]
}
