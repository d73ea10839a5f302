import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let plainID = Rule(
        "file.id", .error, "A file is named by something else than its plain path.",
        explanation: """
            Themes and scenes are named by their path below `Themes` and `Scenes`, images by theirs below the theme's \
            folder: parts between single slashes, none of them `.` or `..`. So every file has one name, and no name \
            leads out of its folder. Only the path of a fixture, which starts from the scene's folder, may go up with `..`.
            """,
        wrong: .theme("theme: example\nextends: ↓./base\n"), right: .theme(themeHead))
}

/// A file has one name: its plain path from the folder in which names start.
package enum PlainID: Check {
    package static let rules: [Rule] = [.plainID]
}

extension Diagnostic {
    /// The finding about a theme that is named by no plain id.
    package static func notPlain(themeID id: String, at range: SourceRange, known themeIDs: [String]) -> Diagnostic {
        notPlain(id, at: range, noun: "theme", below: ProjectLayout.standard.themeFolder, known: themeIDs)
    }

    /// The finding about a scene that is named by no plain id.
    package static func notPlain(sceneID id: String, at range: SourceRange, known sceneIDs: [String]) -> Diagnostic {
        notPlain(id, at: range, noun: "scene", below: ProjectLayout.standard.sceneFolder, known: sceneIDs)
    }

    private static func notPlain(
        _ id: String, at range: SourceRange, noun: String, below folder: String, known: [String]
    ) -> Diagnostic {
        let plain =
            ProjectLayout.standard.plainID(of: id).flatMap { known.contains($0) ? Suggestion($0) : nil }
            ?? ProjectLayout.standard.meantID(by: id, among: known).flatMap { $0.isGuess ? nil : $0 }
        let example = known.first { $0.contains("/") } ?? known.first ?? "example"
        return Diagnostic(
            .plainID, at: range, "'\(id)' cannot be the id of a \(noun): \(fault(of: id))", suggesting: plain,
            hint: "an id is a path below '\(folder)' without the ending, such as '\(example)'")
    }

    /// The finding about a fixture whose path has empty parts.
    package static func notPlain(fixture name: String, at range: SourceRange) -> Diagnostic {
        let plain = name.split(separator: "/").joined(separator: "/")
        return Diagnostic(
            .plainID, at: range, "'\(name)' cannot be the path of a fixture: \(fault(of: name, allowsDots: true))",
            suggesting: plain.isEmpty ? nil : Suggestion(plain), hint: "a path starts from the scene's own folder")
    }

    /// The finding about an image whose path has parts that are no names.
    static func notPlain(image path: String, at range: SourceRange) -> Diagnostic {
        // Nothing is fetched: what a page shows lies in the project.
        let isAddress = path.contains("://")
        return Diagnostic(
            .plainID, at: range,
            isAddress
                ? "'\(path)' is an address; an image is a file below the theme's folder"
                : "'\(path)' cannot be the path of an image: \(fault(of: path))",
            suggesting: isAddress ? nil : ProjectLayout.standard.plainID(of: path).map { Suggestion($0) },
            hint: isAddress ? "save it there, and name it" : "a path starts from the theme's own folder")
    }

    private static func fault(of id: String, allowsDots: Bool = false) -> String {
        if id.isEmpty { return "it is empty" }
        let parts = id.split(separator: "/", omittingEmptySubsequences: false)
        if parts.first?.isEmpty == true { return "it starts with a slash" }
        if parts.last?.isEmpty == true { return "it ends with a slash" }
        let dots = allowsDots ? nil : parts.first { $0 == "." || $0 == ".." }
        return dots.map { "'\($0)' is no name" } ?? "two slashes follow each other"
    }
}
