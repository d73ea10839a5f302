import SourceDiagnostics

extension Rule {
    /// A key that a map has twice.
    static let duplicateKey = Rule(
        "yaml.duplicate-key", .error, "A map has the same key twice.",
        explanation: """
            YAML allows each key once in a map. Most readers keep the last one without a word, so that an edit of the \
            first has no effect. Delete one of them.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: Example\n↓title: Sample\n"),
        right: .theme("theme: example\nextends: base\ntitle: Sample\n"))

    /// A tag such as `!include`.
    static let tag = Rule(
        "yaml.tag", .error, "A tag such as !include or !!python/object is not supported.",
        explanation: """
            Tags let a YAML file ask its reader to build objects or to read other files. Diorama reads types from the \
            property that a value belongs to, and other files by plain keys such as `extends` and `contexts`.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: ↓!!str Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))

    /// A second `---`.
    static let severalDocuments = Rule(
        "yaml.several-documents", .error, "A file holds more than one YAML document.",
        explanation: "A line `---` starts another document. Put each theme, scene or fixture into a file of its own.",
        wrong: .theme("theme: example\nextends: base\n↓---\ntheme: other\n"),
        right: .theme("theme: example\nextends: base\n"))

    /// A key that is a list or a map.
    static let complexKey = Rule(
        "yaml.complex-key", .error, "A key is not plain text.",
        explanation: "YAML allows lists, maps and aliases as keys; nothing in Diorama has such a key.",
        wrong: .theme("theme: example\nextends: base\n↓[title]: Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))

    /// `*name` without `&name`.
    static let unknownAnchor = Rule(
        "yaml.unknown-anchor", .error, "An alias names an anchor that the file does not define before it.",
        explanation: "`*name` repeats the value that `&name` marks earlier in the same file.",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓*name\n"),
        right: .theme("theme: example\nextends: base\ntitle: &name Example\n"))

    /// An alias inside its own anchor.
    static let aliasCycle = Rule(
        "yaml.alias-cycle", .error, "An alias stands inside the value that it repeats.",
        explanation: "Such a value would contain itself without end.",
        wrong: .theme("theme: example\nextends: base\nstrings: &all\n  fcr_user_list: ↓*all\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  fcr_user_list: Attendance\n"))

    /// `<<` with something that is no map.
    static let mergeOfOther = Rule(
        "yaml.merge-key", .error, "The merge key << has a value that is not a map.",
        explanation: "`<<: *name` adds the keys of another map; its value is an alias of a map, or a list of them.",
        wrong: .theme("theme: example\nextends: base\nstrings:\n  <<: ↓Attendance\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  <<: { fcr_user_list: Attendance }\n"))

    /// More levels than the limit.
    static let tooDeep = Rule(
        "yaml.too-deep", .error, "Lists and maps are nested deeper than 64 levels.",
        explanation: "No theme and no scene needs that; a file that does is broken, or made to break its reader.",
        wrong: .contexts(
            "room:\n  properties:\n    seats: " + String(repeating: "[", count: 61) + "↓["
                + String(repeating: "]", count: 62) + "\n"),
        right: .contexts("room:\n  properties:\n    seats: [[1, 2], [3, 4]]\n"))

    /// More nodes than the limit, aliases followed.
    static let tooManyNodes = Rule(
        "yaml.too-many-nodes", .error, "A file has more than 100,000 values when its aliases are followed.",
        explanation: """
            A few lines of aliases to aliases can stand for billions of values. The limit is far above any real theme \
            or scene.
            """,
        wrong: .contexts(
            "room:\n  properties:\n    row: &row ["
                + Array(repeating: "1", count: 400).joined(separator: ", ") + "]\n    seats: ["
                + Array(repeating: "*row", count: 248).joined(separator: ", ") + ", ↓*row]\n"),
        right: .contexts("room:\n  properties:\n    row: &row [1, 2, 3]\n    seats: [*row, *row]\n"))

    /// The rules about nodes.
    static let nodeRules = [
        duplicateKey, tag, severalDocuments, complexKey, unknownAnchor, aliasCycle, mergeOfOther, tooDeep, tooManyNodes,
    ]
}

extension Diagnostic {
    static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: range, "the key '\(key)' stands twice in this map",
            notes: [Note("the first '\(key)' is here", at: first)])
    }

    static func tag(_ tag: String, at range: SourceRange) -> Diagnostic {
        let shown = tag.replacing("tag:yaml.org,2002:", with: "!!")
        // The range starts at the value's first property, which may be an anchor.
        let rest = (range.file.line(range.start.line) ?? "").unicodeScalars.dropFirst(range.start.column - 1)
        let first = rest.prefix { $0 != "!" }.count
        let length = rest.dropFirst(first).prefix { !" \t,[]{}".unicodeScalars.contains($0) }.count
        let blanks = rest.dropFirst(first + length).prefix { $0 == " " }.count
        return Diagnostic(
            .tag, at: range.slice(from: first, length: max(length, 1)), "the tag '\(shown)' is not supported",
            fixes: [FixIt("Remove the tag", replace: range.slice(from: first, length: length + blanks), with: "")])
    }

    static func severalDocuments(at range: SourceRange) -> Diagnostic {
        Diagnostic(.severalDocuments, at: range, "a second document starts here; a file holds one")
    }

    static func complexKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(.complexKey, at: range, "a key must be plain text")
    }

    static func unknownAnchor(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownAnchor, at: range, "no anchor '&\(name)' stands before this alias",
            hint: NearestName.hint(name, in: known))
    }

    static func aliasCycle(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            .aliasCycle, at: range, "the alias '*\(name)' stands inside the value that it repeats",
            notes: [Note("'&\(name)' starts here", at: anchor)])
    }

    static func mergeOfOther(at range: SourceRange) -> Diagnostic {
        Diagnostic(.mergeOfOther, at: range, "the merge key '<<' takes a map, or a list of maps")
    }

    static func tooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(.tooDeep, at: range, "lists and maps are nested deeper than \(limit) levels; the rest is not read")
    }

    static func tooManyNodes(limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tooManyNodes, at: range,
            "with its aliases followed, the file has more than \(limit) values; the rest is not read")
    }
}
