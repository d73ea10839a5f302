extension Growth {
    private static func theme(_ lines: String...) -> [String: String] {
        ["Themes/grown.yaml": "theme: grown\nmodes: [light, dark]\n" + lines.joined(separator: "\n") + "\n"]
    }

    private static func colors(_ count: Int, _ line: (Int) -> String) -> [String: String] {
        theme("colors:", lines(count) { "  " + line($0) })
    }

    /// A line for each number.
    static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    /// Themes in which one thing becomes more.
    static let themes = [
        Growth("tokens") { colors($0) { "c\($0): \"#FFD400\"" } },
        Growth("one token again and again", count: 1_000) { colors($0) { _ in "sun: \"#FFD400\"" } },
        Growth("one token again and again, by mode", count: 1_000) {
            colors($0) { _ in "sun: { light: \"#FFD400\", dark: black }" }
        },
        Growth("two tokens in turns", count: 1_000) { colors($0) { "c\($0 % 2): white" } },
        Growth("references to one token") { count in
            colors(count) { $0 == 0 ? "c0: white" : "c\($0): c0" }
        },
        Growth("a chain of references") { count in
            colors(count) { $0 == 0 ? "c0: white" : "c\($0): c\($0 - 1)" }
        },
        Growth("a cycle of references") { count in
            colors(count) { "c\($0): c\(($0 + 1) % count)" }
        },
        Growth("references to nothing", count: 100) { colors($0) { "c\($0): nothing\($0)" } },
        Growth("references that are nearly right", count: 100) {
            colors($0) { $0 == 0 ? "sunshine: white" : "c\($0): sunshin" }
        },
        Growth("colours that are none") { colors($0) { "c\($0): 12345" } },
        Growth("names that differ by case") { colors($0) { "\($0 % 2 == 0 ? "a" : "A")\($0 / 2): white" } },
        Growth("modes", count: 100) { count in
            [
                "Themes/grown.yaml":
                    "theme: grown\nmodes: [\((0..<count).map { "m\($0)" }.joined(separator: ", "))]\ncolors:\n"
                    + "  sun: { \((0..<count).map { "m\($0): white" }.joined(separator: ", ")) }\n"
            ]
        },
        Growth("modes that are not listed") { count in
            theme("colors:", "  sun: { \((0..<count).map { "m\($0): white" }.joined(separator: ", ")) }")
        },
        Growth("components that do not exist") { theme("components:", lines($0) { "  box\($0): { size: 1 }" }) },
        Growth("one component again and again") {
            theme("components:", lines($0) { _ in "  bar: { textColor: black }" })
        },
        Growth("keys that do not exist") { theme("components:", "  bar:", lines($0) { "    key\($0): 1" }) },
        Growth("keys that are nearly right") {
            theme("components:", "  bar:", lines($0) { "    textColr\($0): black" })
        },
        Growth("keys at the top level") { theme(lines($0) { "extra\($0): 1" }) },
        Growth("images that do not exist") { theme("images:", lines($0) { "  a\($0): icons/x\($0).svg" }) },
        Growth("texts that do not exist") { theme("strings:", lines($0) { "  text\($0): { en: Hello }" }) },
        Growth("findings that are accepted") {
            theme("colors:", lines($0) { "  c\($0): 12345  # diorama: allow config.color: why" })
        },
    ]
}
