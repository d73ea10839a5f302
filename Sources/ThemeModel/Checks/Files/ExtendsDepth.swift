import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let extendsDepth = Rule(
        "file.extends-depth", .error, "A chain of themes or scenes that extend each other is longer than 64.",
        explanation: """
            Nobody can follow where a value comes from along such a chain, and every file of it is put together from all \
            that follow. Extend a theme or a scene that is nearer to the chain's end.
            """,
        wrong: .theme("theme: example\nextends: ↓other-1\n", with: others(ExtendsDepth.limit - 1)),
        right: .theme("theme: example\nextends: other-1\n", with: others(3)))

    /// As many themes that extend each other, and the last of them the common base.
    private static func others(_ count: Int) -> [String: String] {
        let names = (1...count).map { "other-\($0)" } + ["base"]
        return Dictionary(
            uniqueKeysWithValues: zip(names, names.dropFirst()).map { name, next in
                ("Themes/\(name).yaml", "theme: \(name)\nextends: \(next)\n")
            })
    }
}

/// Chains of files that extend each other have an end, and it is near.
package enum ExtendsDepth: Check {
    package static let rules: [Rule] = [.extendsDepth]

    /// How many files a chain may have, the first one included.
    package static let limit = 64
}

extension Diagnostic {
    /// The finding about the first file of a chain that is too long; `noun` is `theme` or `scene`.
    package static func extendsDepth(of noun: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .extendsDepth, at: range,
            "the chain of \(noun)s that extend each other is longer than \(ExtendsDepth.limit) from here on",
            hint: "extend a \(noun) that is nearer to its end")
    }
}
