import ConfigSchema
public import SceneModel
import SourceDiagnostics
public import ThemeModel

/// The kinds of scenes that a program knows, with their components: built once, checked for clashes, then passed around.
public struct ComponentRegistry: Sendable {
    /// The kind of scenes that name no type.
    package let first: any RenderableKind

    /// The kinds, the first one first.
    public let kinds: [any RenderableKind]

    /// The components of all kinds, in the order in which they were given.
    public let components: [any Component.Type]

    /// What files are checked against.
    public let catalog: ConfigCatalog

    /// The same kinds as projects take them.
    package let sceneKinds: SceneKinds

    private let byName: [String: any Component.Type]
    private let kindsByName: [String: any RenderableKind]

    /// Two things of one name.
    public struct NameClash: Error, Hashable, CustomStringConvertible {
        /// The name that two of them have.
        public let name: String
        /// A sentence.
        public var description: String { "two building blocks are called '\(name)'" }

        /// A clash over a name.
        public init(name: String) { self.name = name }
    }

    /// Builds a registry.
    ///
    /// - Parameters:
    ///   - first: The kind of scenes that name no type.
    ///   - others: The other kinds.
    /// - Throws: ``NameClash`` when two components, configurations, types or sections have one name.
    public init(_ first: any RenderableKind, _ others: [any RenderableKind] = []) throws(NameClash) {
        let kinds = [first] + others
        let declarations = Self.declarations(of: kinds)
        components = kinds.flatMap(\.components)
        // Each by itself: the runtime casts an array as a whole, and looks through the whole program for that.
        let sceneKinds = SceneKinds(first, others.map { $0 as any SceneKind })
        var strings = others.reduce(first.strings) { $0.overriding(with: $1.strings) }
        // Built-in components have no texts of their own, and a table is copied whole.
        for component in components where !component.strings.isEmpty {
            strings = strings.overriding(with: component.strings)
        }
        catalog = ConfigCatalog(
            components: declarations, strings: strings, deviceClasses: sceneKinds.deviceClasses)
        try Self.check(declarations.map(\.name))
        try Self.check(kinds.map(\.name))
        try Self.check(kinds.flatMap { $0.types.map(\.name) })
        let catalog = catalog
        try Self.check(kinds.flatMap { kind in kind.sceneSections(for: catalog).map(\.key) })
        try Self.check(kinds.flatMap { kind in kind.fixtureSections(for: catalog).map(\.key) })
        self.first = first
        self.kinds = kinds
        self.sceneKinds = sceneKinds
        byName = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        kindsByName = Dictionary(kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the components of some kinds say of themselves, in their order.
    ///
    /// Their built-in values are read, which is a tenth of what a small command does.
    private static func declarations(of kinds: [any RenderableKind]) -> [ComponentDeclaration] {
        var pieces: [@Sendable () -> [ComponentDeclaration]] = []
        for kind in kinds {
            for component in kind.components { pieces.append { [component.declaration(in: kind.name)] } }
            pieces.append { kind.sharedConfigurations.map(\.declaration) }
            pieces.append { kind.partConfigurations }
        }
        // From the end, where the large pieces are: nobody waits long for the last small one.
        pieces.reverse()
        return pieces.concurrentMap { $0() }.reversed().flatMap(\.self)
    }

    private static func check(_ names: [String]) throws(NameClash) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { throw NameClash(name: name) }
    }

    /// The component that scenes place by a name, of whichever kind; nil when no kind has it.
    public func component(_ name: String) -> (any Component.Type)? { byName[name] }

    /// The kind of a scene, with its components.
    public func kind(of scene: Scene) -> any RenderableKind { kindsByName[scene.kind.name] ?? first }
}
