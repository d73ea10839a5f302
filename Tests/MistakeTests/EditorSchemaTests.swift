import ConfigSchema
import ProjectCommands
import RobustnessSupport
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// What editors say while somebody types, by the validator that their users run: never less generous than `validate`.
@Suite(.enabled(if: CheckJSONSchema.isInstalled, "`make setup` installs check-jsonschema"))
struct EditorSchemaTests {
    /// A kind of file, which its folder and its name tell; of several that fit, the first.
    enum Kind: String, CaseIterable {
        case themes, fixtures, scenes, apps, widgets

        init?(of path: String) {
            guard let kind = Self.allCases.first(where: { $0.fits(path) }) else { return nil }
            self = kind
        }

        private func fits(_ path: String) -> Bool {
            switch self {
            case .themes: path.hasPrefix("Themes/")
            case .fixtures: path.hasPrefix("Scenes/contexts/")
            case .scenes: path.hasPrefix("Scenes/")
            case .apps: path.hasPrefix("Widgets/") && path.hasSuffix("/app.yaml")
            case .widgets: path.hasPrefix("Widgets/")
            }
        }

        func group(in project: Project) throws -> PropertyGroup {
            switch self {
            case .themes: return ThemeFormat.group(for: project.catalog)
            case .scenes: return SceneFormat.group(for: project.catalog, project.kinds)
            case .fixtures: return FixtureFormat.group(for: project.catalog, project.kinds)
            case .apps, .widgets:
                let format = project.kinds.fileFormats.first { $0.name + "s" == rawValue }
                return try #require(format).group(for: project.catalog)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func refusesNoFileThatIsAccepted(_ kind: Kind) throws {
        let project = try SoundProject.whole.get().checked().project
        let texts = try Self.acceptedFiles(of: kind)
        #expect(!texts.isEmpty)
        for knowsTheProject in [false, true] {
            let schema = try JSONSchema.document(
                for: kind.group(in: project), vocabulary: project.catalog.vocabulary, title: kind.rawValue,
                id: "https://example.com/schema",
                proposing: EditorNames.all(in: project, ofItsOwn: knowsTheProject))
            #expect(try CheckJSONSchema(JSONText.encode(schema)).refused(texts) == [], "\(knowsTheProject)")
        }
    }

    /// The files that mistakes and controls leave without an error, and that the checker's own reader of YAML takes.
    ///
    /// A tab behind a colon separates a value from its key (YAML 1.2, section 6.2). ruamel.yaml, with which the checker reads,
    /// refuses it, and so nothing can be learned of the schema.
    private static func acceptedFiles(of kind: Kind) throws -> [String] {
        let all = try MistakeFile.all(in: "Mistakes") + MistakeFile.all(in: "Controls")
        return try all.flatMap { mistake -> [String] in
            guard mistake.changes.contains(where: { Kind(of: $0.path) == kind }) else { return [] }
            let project = try SoundProject.whole.get().making(mistake).project
            let findings = try SoundProject.findings(in: project)
            return Set(mistake.changes.map(\.path)).filter { path in
                path.hasSuffix(".yaml") && Kind(of: path) == kind
                    && !findings.contains { $0.range.file.path == path && $0.severity == .error }
            }.compactMap { path in project.files[path].map { String(decoding: $0, as: UTF8.self) } }
                .filter { !$0.contains(":\t") }
        }
    }
}
