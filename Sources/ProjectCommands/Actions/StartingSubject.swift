import ConfigSchema
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What `new … --with NAME` is about: a component or a part of one, whose keys the new file lists.
struct StartingSubject {
    private let declaration: ComponentDeclaration
    private let part: Specimen?

    /// Finds it among what a kind of scene declares, by the name that files use, or by the identifier of a part.
    init(_ name: String, of kind: any RenderableKind, in catalog: ConfigCatalog) throws(UsageError) {
        let parts = kind.partSpecimens
        let part = parts.first { $0.id == name || $0.name == name }
        let own = Set(
            kind.components.map { $0.name } + kind.sharedConfigurations.map(\.name)
                + kind.partConfigurations.map(\.name))
        let wanted = part?.name ?? name
        guard let found = catalog.components.first(where: { $0.name == wanted && own.contains($0.name) }) else {
            let known = catalog.components.map(\.name).filter(own.contains) + parts.map(\.id)
            let hint = Suggestion.clause(for: name, in: known)
            throw UsageError("there is no component or part '\(name)'\(hint)", help: "new --help")
        }
        self.part = part
        declaration = found
    }

    /// The user of ``scene(_:)`` who sees it; nil when the template's own does.
    var viewer: String? { example?.viewer }

    /// A theme, followed by all that it may say of it.
    func theme(_ template: String) -> String { paragraphs(template, keys(below: "")) }

    /// A scene, followed by all that it may say of it; with a part, what is live and who looks at it are those of an example.
    ///
    /// A component needs nothing of the kind: the template composes it, or its author does.
    func scene(_ template: String) -> String {
        let keys = keys(below: " components:")
        guard let example, let part else { return paragraphs(template, keys) }
        let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
        // The template's fixture goes, and with it what the template says about it.
        let head = lines.prefix { $0 != "contexts:" }.reversed().drop { $0.isEmpty || $0.hasPrefix("#") }.reversed()
        let fixture = """
            # '\(part.id)' as in the gallery's example "\(example.title)"; the others stand there, too.
            contexts:
            \(indented(example.fixture, with: "  "))
            """
        return paragraphs(head.joined(separator: "\n"), fixture, shared(part.sharedProperties), keys)
    }

    private func paragraphs(_ texts: String...) -> String {
        texts.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }.joined(separator: "\n\n") + "\n"
    }

    private var example: ComponentExample? {
        part?.examples.first { example in
            if case .findings = example.expectation { false } else { true }
        }
    }

    /// Every property that everybody shares, as a comment.
    private func shared(_ properties: [PropertySpec]) -> String {
        """
        # What everybody shares of it, under 'properties':
        #
        \(indented(SampleYAML.text(for: PropertyGroup("", properties)), with: "#   "))
        """
    }

    /// Every key of its configuration, as a comment; a scene has no `components` yet, and a theme that starts has them last.
    private func keys(below section: String) -> String {
        """
        # Under 'components', themes and scenes can say of '\(declaration.name)', here with what is built in:
        #\(section)
        #   \(declaration.name):
        \(indented(SampleYAML.text(for: declaration.properties), with: "#     "))
        """
    }

    private func indented(_ text: String, with margin: String) -> String {
        text.split(separator: "\n").map { margin + $0 }.joined(separator: "\n")
    }
}
