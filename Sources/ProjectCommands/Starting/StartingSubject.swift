import ConfigSchema
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What `new … --with NAME` is about: a component or a part of one, whose keys the new file lists.
struct StartingSubject {
    private let declaration: ComponentDeclaration
    private let part: Specimen?
    private let component: (any Component.Type)?

    /// Finds it among what a kind of scene declares, by the name that files use, or by the identifier of a part.
    init(_ name: String, of kind: any RenderableKind, in catalog: ConfigCatalog) throws(UsageError) {
        let parts = kind.partSpecimens
        let part = parts.first { $0.id == name || $0.name == name }
        let own = Self.names(of: kind)
        let wanted = part?.name ?? name
        guard let found = catalog.components.first(where: { $0.name == wanted && own.contains($0.name) }) else {
            let known = catalog.components.map(\.name).filter(own.contains) + parts.map(\.id)
            let hint = Suggestion.hint(for: name, in: known)
            let all = "there are \(Set(known).sorted().joinedAsList())"
            throw UsageError(
                "there is no component or part '\(name)'; \(hint ?? all)", help: "new --help")
        }
        self.part = part
        declaration = found
        component = kind.components.first { $0.name == wanted }
    }

    /// The names under which files configure what a kind declares.
    static func names(of kind: any RenderableKind) -> Set<String> {
        Set(
            kind.components.map { $0.name } + kind.sharedConfigurations.map(\.name)
                + kind.partConfigurations.map(\.name))
    }

    /// The example of its part that a scene starts with; nil for a component, which needs nothing to be there.
    var example: ComponentExample? {
        part?.examples.first { example in
            if case .findings = example.expectation { false } else { true }
        }
    }

    /// The name of its configuration.
    var name: String { declaration.name }

    /// The entry of `compose` that places the component in the upper left corner, in the size that its first framed example
    /// has; nil for a part, and for a component without a size.
    var placement: String? {
        guard let component else { return nil }
        let framed = component.examples.lazy.map(\.frame).first { !$0.isEmpty }
        guard framed != nil || component.ownSize == [.width, .height] else { return nil }
        let sizes = framed?.split(separator: "\n").map(String.init) ?? []
        let corner = [("left: 24", ["left", "right", "centerX"]), ("top: 24", ["top", "bottom", "centerY"])]
            .filter { _, edges in !sizes.contains { size in edges.contains { size.hasPrefix("\($0):") } } }
        return "- \(component.name): { \((corner.map(\.0) + sizes).joined(separator: ", ")) }"
    }

    /// Every key of its configuration.
    var configuration: StartingEntry {
        StartingEntry(
            name, "Every key of '\(name)', with what is built in, or what reads well here",
            StartingEntry.all(of: declaration.properties))
    }

    /// Lists in a fixture what everybody shares of it.
    func listShared(in fixture: inout StartingOutline) {
        guard let part, !part.sharedProperties.isEmpty,
            let entry = fixture.first(where: { $0 == part.id || $0.hasPrefix("\(part.id)-") })
        else { return }
        let shared = StartingEntry.all(of: PropertyGroup("", part.sharedProperties))
        fixture.add(
            [StartingEntry("properties", "What everybody shares of it, here with what is built in", shared)],
            below: fixture.expanded(entry))
    }

    /// What a fixture says about where it comes from.
    var origin: String? {
        guard let part, let example else { return nil }
        return "'\(part.id)' as in the gallery's example \"\(example.title)\""
    }
}
