import SceneModel
import SourceDiagnostics

/// Compares the examples of components, and of what runs inside them, with what comes of them.
///
/// One call is the test of a package of components:
///
/// ```swift
/// @Test func showsWhatTheExamplesPromise() throws {
///     let check = ExampleCheck(try registry(), root: ".", theme: "plain")
///     #expect(check.brokenPromises(of: ["noiseMeter"]) == [])
/// }
/// ```
public struct ExampleCheck: Sendable {
    private let registry: ComponentRegistry
    private let examples: ExampleProject

    /// Prepares the examples of a registry.
    ///
    /// - Parameters:
    ///   - registry: Everything with examples.
    ///   - root: The folder of a project, with the theme in its `Themes`.
    ///   - theme: The theme's id.
    public init(_ registry: ComponentRegistry, root: String, theme: String) {
        self.registry = registry
        examples = ExampleProject(fileSystem: DiskFileSystem(root: root), registry: registry, theme: theme)
    }

    /// What some examples promise and do not keep, a sentence each.
    ///
    /// - Parameter names: The names of their configurations; one that the registry does not know is a broken promise
    ///   too.
    /// - Returns: The sentences; empty when all is well.
    public func brokenPromises(of names: [String]) -> [String] {
        names.flatMap { name -> [String] in
            guard let specimen = (registry.specimens + registry.sharedSpecimens).first(where: { $0.name == name })
            else {
                return ["the registry has no '\(name)'"]
            }
            return specimen.examples.indices.flatMap { brokenPromises(of: $0, of: specimen) }
        }
    }

    /// What one example promises and does not keep.
    package func brokenPromises(of index: Int, of specimen: Specimen) -> [String] {
        let example = specimen.examples[index]
        return problems(of: index, of: specimen).map { "\(specimen.name), “\(example.title)”: \($0)" }
    }

    /// Whether a kind of scene declares a rule: what its checks only warn of is worth showing too.
    private func isOfKind(_ id: String) -> Bool {
        registry.sceneKinds.all.contains { kind in kind.rules.contains { $0.id == id } }
    }

    private func problems(of index: Int, of specimen: Specimen) -> [String] {
        let example = specimen.examples[index]
        let findings = examples.stage(index, of: specimen, mode: "light").findings
        if case .findings(let expected) = example.expectation {
            let found = findings.map(\.id).sorted()
            return found == expected.sorted() ? [] : ["found \(found), expected \(expected.sorted())"]
        }
        let faults = findings.filter { $0.severity == .error || !isOfKind($0.id) }
        guard faults.isEmpty else { return faults.map { "\($0.range): \($0.message) [\($0.id)]" } }
        guard let node = examples.render(index, of: specimen, mode: "light") else {
            return ["the viewer does not have it"]
        }
        let markup = HTMLRenderer.render(node)
        switch example.expectation {
        case .html(let expected):
            return HTMLRenderer.renderFormatted(node) == expected ? [] : ["its markup is another one: \(markup)"]
        case .markup(let contained, let missing):
            return contained.filter { !markup.contains($0) }.map { "'\($0)' is missing in \(markup)" }
                + missing.filter { markup.contains($0) }.map { "'\($0)' must not be in \(markup)" }
        case .findings: return []
        }
    }
}
