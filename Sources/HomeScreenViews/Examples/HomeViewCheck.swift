import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel
import YAMLSyntax

/// Draws the examples of views, and finds properties that change no picture, so that nobody sets them in vain.
///
/// One call each is the test of a package of views:
///
/// ```swift
/// let check = HomeViewCheck(try HomeViewRegistry(adding: [Compass.self]))
/// #expect(check.problems(of: ["compass"]) == [])
/// #expect(check.deadProperties(of: ["compass"]) == [])
/// ```
public struct HomeViewCheck: Sendable {
    private let registry: HomeViewRegistry

    /// Takes the views.
    public init(_ registry: HomeViewRegistry) { self.registry = registry }

    /// What the examples of some views do otherwise than they say.
    ///
    /// - Parameter names: The names of views.
    /// - Returns: A sentence for each, and one for a view with fewer than two examples.
    public func problems(of names: [String]) -> [String] {
        views(names).flatMap { view -> [String] in
            let few = view.examples.count < 2 ? ["\(view.name): it has fewer than two examples"] : []
            return few + view.examples.flatMap { problems($0).map { "\(view.name): \($0)" } }
        }
    }

    /// The properties of some views that no example shows, as key paths such as `text.color`.
    ///
    /// - Parameter names: The names of views.
    /// - Returns: The key paths of their own properties, in the order of their declarations.
    public func deadProperties(of names: [String]) -> [String] {
        views(names).flatMap { view in
            view.properties.filter { !hasEffect($0, of: view, in: view.examples) }.map { "\(view.name).\($0.key)" }
        }
    }

    /// The properties that all views have and that no example of any view shows.
    public func deadCommonProperties() -> [String] {
        let structural = HomeViewRegistry.structuralKeys
        return CommonProperties(view: .nested(registry.kind)).all.filter { !structural.contains($0.key) }
            .filter { spec in !registry.views.contains { hasEffect(spec, of: $0, in: $0.examples) } }.map(\.key)
    }

    private func views(_ names: [String]) -> [any HomeView.Type] {
        registry.views.filter { names.contains($0.name) }
    }

    // MARK: Examples

    private func read(_ example: HomeViewExample) -> (value: ConfigValue?, findings: [String]) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "view.yaml", text: example.view), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let value = document.root.flatMap { reader.read($0, as: .nested(registry.kind), named: "view") }
        return (value, (found + reader.diagnostics).map(\.id))
    }

    /// The view of an example with its values; nil where it cannot be read.
    package func view(of example: HomeViewExample) -> ResolvedView? {
        guard let value = read(example).value else { return nil }
        var expansion = ViewExpansion(registry)
        return ViewExpansion.joined(
            expansion.views(of: value, path: "content.0", BoundEnvironment(example: example.data)), path: "content.0")
    }

    /// What examples are drawn in: a widget of the size that they ask for.
    package static func context(of example: HomeViewExample) -> ViewContext {
        ViewContext(
            container: LayoutSize(width: example.width, height: example.height),
            findImage: { source in
                let address =
                    switch source {
                    case .theme(let image): "images/\(image.name).png"
                    case .url(let text): text
                    }
                return address == "nowhere" ? nil : ViewImage(address: address, size: LayoutSize(width: 20, height: 10))
            })
    }

    private func problems(_ example: HomeViewExample) -> [String] {
        let findings = read(example).findings
        guard case .markup(let contained, let missing) = example.expectation else {
            guard case .findings(let expected) = example.expectation, expected != findings else { return [] }
            return ["'\(example.title)' has the findings \(findings)"]
        }
        guard findings.isEmpty, let view = view(of: example) else {
            return ["'\(example.title)' has the findings \(findings)"]
        }
        let context = Self.context(of: example)
        let markup = HTMLRenderer.render(ViewPicture.node(ViewLayout(view, in: context), in: context))
        return contained.filter { !markup.contains($0) }.map { "'\(example.title)': '\($0)' is missing in \(markup)" }
            + missing.filter { markup.contains($0) }.map { "'\(example.title)': '\($0)' must not be in \(markup)" }
    }

    // MARK: Effects

    private func hasEffect(_ spec: PropertySpec, of type: any HomeView.Type, in examples: [HomeViewExample]) -> Bool {
        examples.contains { example in
            guard case .markup = example.expectation, let view = view(of: example) else { return false }
            let look = Self.look(view, in: example)
            return Self.others(spec, insteadOf: Self.first(type, in: view)?.values[spec.key]).contains { value in
                Self.look(Self.changing(spec.key, of: type, to: value, in: view), in: example) != look
            }
        }
    }

    /// What a view looks like in all renderings, and in the placeholder.
    private static func look(_ view: ResolvedView, in example: HomeViewExample) -> String {
        var context = context(of: example)
        context.tint = SRGBColor(red: 1, green: 0.5, blue: 0)
        let layout = ViewLayout(view, in: context)
        return WidgetRendering.allCases.flatMap { rendering in
            [false, true].map { isPlaceholder in
                context.rendering = rendering
                context.isPlaceholder = isPlaceholder
                return HTMLRenderer.render(ViewPicture.node(layout, in: context))
            }
        }.joined()
    }

    private static func first(_ type: any HomeView.Type, in view: ResolvedView) -> ResolvedView? {
        if Swift.type(of: view.view) == type { return view }
        let inner = view.children + [view.background, view.overlay].compactMap(\.self)
        return inner.lazy.compactMap { first(type, in: $0) }.first
    }

    private static func changing(
        _ key: String, of type: any HomeView.Type, to value: ResolvedValue?, in view: ResolvedView
    ) -> ResolvedView {
        func change(_ view: ResolvedView) -> ResolvedView { changing(key, of: type, to: value, in: view) }
        let isMeant = Swift.type(of: view.view) == type
        let values = isMeant ? view.values.replacing(key, with: value) : view.values
        return ResolvedView(
            isMeant ? type.init(values) : view.view, values, children: view.children.map(change),
            background: view.background.map(change), overlay: view.overlay.map(change), path: view.path,
            range: view.range, isRedacted: view.isRedacted)
    }

    /// Values that a property may have instead: what somebody would write to see a change.
    private static func others(_ spec: PropertySpec, insteadOf present: ResolvedValue?) -> [ResolvedValue?] {
        func candidates(_ kind: PropertyKind) -> [ResolvedValue] {
            switch kind.unconditional {
            case .boolean: [.boolean(true), .boolean(false)]
            case .integer(let range): [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
            case .number(let range): [range.lowerBound, range.upperBound, 3, 0.5].map { .number($0) }
            case .length: [.length(Length(37)), .length(Length(4))]
            case .color: [.color(SRGBColor(red: 0.2, green: 0.4, blue: 0.6))]
            case .font: [.font(FontValue(size: 31))]
            case .enumeration(let cases): cases.map { .text($0.name) }
            case .text, .string, .instant: [.text("another one")]
            case .shape(let scalar, let list, let map): [scalar, list, map].compactMap(\.self).flatMap(candidates)
            case .list(let element, _): [.list([.number(0), .number(100)]), .list(candidates(element))]
            default: []
            }
        }
        return (candidates(spec.kind).map { $0 as ResolvedValue? } + [nil]).filter { $0 != present }
    }
}
