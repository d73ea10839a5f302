import SceneRendering

/// What a new file is about, all together: their keys, and what is live where one of them needs it.
struct StartingSubjects {
    private let all: [StartingSubject]

    init(_ subjects: [StartingSubject]) { all = subjects }

    /// Whether files are about nothing.
    var isEmpty: Bool { all.isEmpty }

    /// The names of their configurations.
    var names: [String] { all.map(\.name) }

    /// The user who sees what a fixture of theirs holds; nil when the template's own does.
    var viewer: String? { all.lazy.compactMap { $0.example?.viewer }.first }

    /// A theme, with all that it may say of them.
    func theme(_ template: String) -> String { listingKeys(in: StartingOutline(template)).text }

    /// A scene, with all that it may say of them; what is live and who looks at it are those of examples, if they are parts.
    ///
    /// A component needs nothing of the kind: the template composes it, or ``placing(in:)`` adds it.
    func scene(_ template: String) -> String {
        var outline = StartingOutline(template)
        if let live = fixture {
            if let contexts = outline.section("contexts") { _ = outline.remove(contexts, keeping: "components") }
            outline.append(origins + ["contexts:"] + live.lines.map { Self.indented($0) })
        }
        return listingKeys(in: outline).text
    }

    /// A scene that also places the components among them that it does not compose, over the others; nil when none is missing.
    func placing(in scene: String) -> String? {
        var outline = StartingOutline(scene)
        guard let compose = outline.section("compose"), !compose.waits else { return nil }
        let body = outline.body(of: compose)
        let placed = outline.lines[body].map { $0.drop { $0 == " " } }
        let missing = all.filter { subject in !placed.contains { $0.hasPrefix("- \(subject.name):") } }
        let entries = missing.compactMap(\.placement)
        guard !entries.isEmpty else { return nil }
        outline.lines.insert(contentsOf: entries.map { "  " + $0 }, at: body.upperBound)
        return outline.text
    }

    /// A fixture by itself: the examples' of the parts, or else the template's.
    func contexts(_ template: String) -> String {
        guard let live = fixture else { return template }
        return (origins + live.lines).joined(separator: "\n") + "\n"
    }

    private var origins: [String] {
        let origins = all.compactMap(\.origin)
        return origins.enumerated().map { index, origin in
            "# \(origin)\(index == origins.count - 1 ? "; the others stand there, too." : ",")"
        }
    }

    /// What is live for the parts among them; nil when none is one.
    private var fixture: StartingOutline? {
        let fixtures = all.compactMap { $0.example?.fixture }.map(StartingOutline.init)
        guard var merged = fixtures.first else { return nil }
        for fixture in fixtures.dropFirst() { merged.merge(fixture) }
        for subject in all { subject.listShared(in: &merged) }
        return merged
    }

    private func listingKeys(in outline: StartingOutline) -> StartingOutline {
        guard !all.isEmpty else { return outline }
        var outline = outline
        if outline.section("components") == nil {
            outline.append(["# What themes and scenes can say of components:", "#", "# components:"])
        }
        guard let section = outline.section("components") else { return outline }
        outline.add(all.map(\.configuration), below: section)
        return outline
    }

    /// A line of a fixture in a scene; a comment sign stays at the first column.
    private static func indented(_ line: String) -> String {
        if line.isEmpty { return "" }
        return line.hasPrefix("# ") ? "#   " + line.dropFirst(2) : "  " + line
    }
}
