extension Growth {
    private static func file(_ text: String) -> [String: String] { ["Themes/grown.yaml": text] }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static func line(_ count: Int, _ item: (Int) -> String) -> String {
        "theme: grown\ncolors: { " + (0..<count).map(item).joined(separator: ", ") + " }\n"
    }

    /// One of 2,048 keys with the same hash: after each of these pairs, either half leaves the hash as the other one does.
    private static func collidingKey(_ number: Int) -> String {
        collisions.enumerated().map { number >> $0.offset & 1 == 0 ? $0.element.0 : $0.element.1 }.joined()
    }

    private static let collisions = [
        ("glbvs", "yacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"),
        ("mlbvs", "sacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"), ("mlbvs", "sacxa"),
        ("mlbvs", "sacxa"),
    ]

    /// Texts that are hard to read, whatever they say.
    static let syntax = [
        Growth("aliases of one anchor") { count in
            file("theme: grown\ncolors:\n  a: &a { light: white }\n" + lines(count) { "  c\($0): *a" })
        },
        Growth("aliases without an anchor") { file("theme: grown\ncolors:\n" + lines($0) { "  c\($0): *x\($0)" }) },
        Growth("anchors") { file("theme: grown\ncolors:\n" + lines($0) { "  c\($0): &x\($0) white" }) },
        Growth("merges of one map") { count in
            file("theme: grown\nx: &x { light: white }\ncolors:\n" + lines(count) { "  c\($0): { <<: *x }" })
        },
        Growth("a chain of merges", count: 50) { count in
            file("theme: grown\nx0: &x0 { k0: 1 }\n" + lines(count) { "x\($0 + 1): &x\($0 + 1) { <<: *x\($0) }" })
        },
        Growth("a merge of many maps") { count in
            let names = (0..<count).map { "*x\($0)" }.joined(separator: ", ")
            return file(
                "theme: grown\n" + lines(count) { "x\($0): &x\($0) { k\($0): 1 }" } + "\ny: { <<: [\(names)] }\n")
        },
        Growth("open brackets", count: 2_000) { file("theme: " + repeated("[", $0)) },
        Growth("closed brackets", count: 2_000) { file("theme: " + repeated("]", $0)) },
        Growth("nested blocks", count: 50) { count in
            file((0..<count).map { repeated(" ", $0) + "k:" }.joined(separator: "\n"))
        },
        Growth("tags") { file("theme: grown\ncolors:\n" + lines($0) { "  c\($0): !own white" }) },
        Growth("documents") { file("theme: grown\n" + repeated("---\ntheme: more\n", $0)) },
        Growth("directives") { file(repeated("%TAG ! x\n", $0) + "---\ntheme: grown\n") },
        Growth("a long line", count: 20_000) { file("theme: " + repeated("x", $0) + "\n") },
        Growth("a long line of findings") { count in
            file(line(count) { "c\($0): 12345" })
        },
        Growth("equal keys on one line") { file(line($0) { _ in "key: 1" }) },
        Growth("keys of one hash", count: 500) {
            file("theme: grown\ncolors:\n" + lines($0) { "  \(collidingKey($0)): white" })
        },
        Growth("empty values on one line") { file(line($0) { "c\($0): " }) },
        Growth("tags on one line") { file(line($0) { "c\($0): !own white" }) },
        Growth("anchors on one line") { file(line($0) { "c\($0): &x\($0) white" }) },
        Growth("anchors behind Chinese") { file(line($0) { "键\($0): &x\($0) white" }) },
        Growth("a line separator before a long line") {
            file("# \u{2028}\n" + line($0) { "c\($0): &x\($0) white" })
        },
        Growth("comments that allow nothing", count: 1_000) {
            file(repeated("# diorama: allow theme.contrast: why\n", $0) + "theme: grown\n")
        },
        Growth("comments that allow nothing, on one line", count: 1_000) {
            file("theme: grown " + repeated("# diorama: allow theme.contrast: why ", $0) + "\n")
        },
        Growth("comments that name no rule", count: 1_000) {
            file(repeated("# diorama: allow theme.kontrast: why\n", $0) + "theme: grown\n")
        },
        Growth("blank lines", count: 20_000) { file(repeated("\n", $0) + "theme: grown\n") },
        Growth("comments", count: 4_000) { file(repeated("# a comment\n", $0) + "theme: grown\n") },
        Growth("tabs", count: 2_000) { file("theme: grown\n" + repeated("\tx: 1\n", $0)) },
        Growth("lines that say nothing", count: 1_000) { file("theme: grown\n" + repeated("word\n", $0)) },
        Growth("quotes that are not closed", count: 1_000) { file("theme: grown\n" + repeated("x: \"y\n", $0)) },
        Growth("text in both directions", count: 2_000) {
            file("theme: grown\ntitle: \(repeated("\u{202E}\u{5D0}", $0))\n")
        },
        Growth("combining marks", count: 4_000) {
            file("theme: grown\ncolors: { e\(repeated("\u{301}", $0)): 12345 }\n")
        },
        Growth("old line breaks", count: 2_000) { file(repeated("# a\r", $0) + "theme: grown\r") },
    ]
}
