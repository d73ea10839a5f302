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
        // Their built-in values are read, which is a tenth of what a small command does.
        let declarations = kinds.flatMap { kind in
            kind.components.concurrentMap { $0.declaration(in: kind.name) }
                + kind.sharedConfigurations.map(\.declaration) + kind.partConfigurations
        }
        // Each by itself: the runtime casts an array as a whole, and looks through the whole program for that.
        let sceneKinds = SceneKinds(first, others.map { $0 as any SceneKind })
        let strings = others.reduce(first.strings) { $0.overriding(with: $1.strings) }
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
        components = kinds.flatMap(\.components)
        byName = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        kindsByName = Dictionary(kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
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
