public import LiveValues
public import SceneModel
public import ThemeModel

/// A kind of scene with everything that its pictures need: components, their texts and styles, and what a viewer's
/// client is.
public protocol RenderableKind: SceneKind {
    /// What its scenes can place, in the order in which the reference lists it.
    var components: [any Component.Type] { get }

    /// Configuration that components share and no scene places.
    var sharedConfigurations: [SharedConfiguration] { get }

    /// Configuration of what runs inside components, such as plug-ins; no scene places it either.
    var partConfigurations: [ComponentDeclaration] { get }

    /// What people call what runs inside components, in one lower-case word for several, such as `plugins`: the topic of
    /// the reference that lists them.
    var partsName: String { get }

    /// The sentence of the reference below ``partsName``; it says what else may be called so.
    var partsSummary: String { get }

    /// The texts that its components show.
    var strings: StringTable { get }

    /// Style rules that stand in front of those that components bring.
    var styleSheet: String { get }

    /// Style rules of what runs inside components, which stand behind theirs.
    var partStyleSheet: String { get }

    /// What has examples beside the components.
    var partSpecimens: [Specimen] { get }

    /// The client of one viewer, made when a view is opened and kept while pages show it.
    ///
    /// - Parameters:
    ///   - viewer: The user's identifier.
    ///   - locale: The language that the viewer reads, such as `zh-Hans`.
    ///   - store: What `SceneKind.open(_:at:clock:)` made.
    ///   - later: Does work soon, when the caller holds none of its locks: what runs in a scene may change the store.
    /// - Returns: The client.
    func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient

    /// The client of one viewer who is shown a certain scene; by default the client of whoever is shown any.
    ///
    /// - Parameters:
    ///   - viewer: The user's identifier.
    ///   - locale: The language that the viewer reads, such as `zh-Hans`.
    ///   - store: What `SceneKind.open(_:at:clock:)` made.
    ///   - scene: The scene's id.
    ///   - later: Does work soon, when the caller holds none of its locks.
    /// - Returns: The client.
    func client(
        of viewer: String, reading locale: String, in store: any LiveStore, showing scene: String,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient

    /// Whether files hide a scene as a whole, whatever they say of its components.
    func hides(_ scene: Scene, with values: [String: PropertyValues]) -> Bool

    /// What files say of something that is no component and no property, at or below a path; empty for nothing.
    func explain(_ name: String, _ path: String, in scene: StagedScene) -> [Explanation]

    /// What the picture of a placed file consists of, in the order in which it is painted; empty where nobody can tell.
    func parts(of id: String, in scene: StagedScene) -> [PicturePart]
}

extension RenderableKind {
    /// Components share no settings.
    public var sharedConfigurations: [SharedConfiguration] { [] }

    /// Nothing inside components is configured by itself.
    public var partConfigurations: [ComponentDeclaration] { [] }

    /// A word that fits every kind.
    public var partsName: String { "parts" }

    /// A sentence that fits every kind.
    public var partsSummary: String {
        "What runs inside components, with its configuration and what a fixture says of it."
    }

    /// Components bring all of their styles.
    public var styleSheet: String { "" }

    /// Nothing inside components brings styles.
    public var partStyleSheet: String { "" }

    /// Nothing inside components has examples of its own.
    public var partSpecimens: [Specimen] { [] }

    /// The client of whoever is shown any scene.
    public func client(
        of viewer: String, reading locale: String, in store: any LiveStore, showing scene: String,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        client(of: viewer, reading: locale, in: store, later: later)
    }

    /// What the component says of itself.
    public func outline(of component: String) -> ComponentOutline? {
        components.first { $0.name == component }?.outline
    }

    /// Each component by itself.
    public func hides(_ scene: Scene, with values: [String: PropertyValues]) -> Bool { false }

    /// Nothing.
    public func explain(_ name: String, _ path: String, in scene: StagedScene) -> [Explanation] { [] }

    /// Nobody can tell.
    public func parts(of id: String, in scene: StagedScene) -> [PicturePart] { [] }
}

/// One viewer's client of a live store: what components see of the store, and what runs inside them.
///
/// It outlives a save: a new staging of the same view takes it over. Its methods may be called from any thread.
public protocol ViewerClient: Sendable {
    /// Lets the viewer see a scene from now on: what is asked next is asked for its components.
    func enter(_ scene: Scene)

    /// What a component reads while it is drawn, and while it looks for changes; whoever changes the store through it is
    /// refused.
    ///
    /// - Parameter id: The component's identifier in the scene.
    /// - Returns: A value of the kind's own type.
    func environment(for id: String) -> any Sendable

    /// What a component acts through when its viewer does something.
    ///
    /// - Parameter id: The component's identifier in the scene.
    /// - Returns: A value of the kind's own type.
    func actingEnvironment(for id: String) -> any Sendable

    /// Brings what runs inside components in line with a scene that was staged.
    func take(_ hosts: PartHosts)

    /// Takes a change in, which the viewer hears; answers the names of the components whose pictures it may change
    /// through what runs inside them.
    func receive(_ record: ChangeRecord, in hosts: PartHosts) -> Set<String>

    /// Whether something runs inside a component under this identifier.
    func isRunning(_ part: String) -> Bool

    /// The name of the configuration of what runs under an identifier; nil when nothing can.
    func configurationName(of part: String) -> String?

    /// Whether somebody may bring a file with an action of what runs under an identifier.
    func takesFile(with action: String, on part: String) -> Bool

    /// Does what the viewer asks for with a click on something that runs inside a component.
    ///
    /// - Throws: Why the store refused it.
    func perform(_ action: ComponentAction, on part: String, in hosts: PartHosts) throws

    /// Forgets whatever it kept to itself, after it has missed too much to go on.
    func forgetAll()

    /// Called when the first page begins to show the viewer's picture, and when the last one has gone.
    ///
    /// A new client counts as shown. Whoever calls may hold locks: what is done about it is done later.
    func setShown(_ isShown: Bool)
}

extension ViewerClient {
    /// It is the same in all scenes.
    public func enter(_ scene: Scene) {}

    /// It is the same whether a page shows it or none.
    public func setShown(_ isShown: Bool) {}

    /// The environment that components read.
    public func actingEnvironment(for id: String) -> any Sendable { environment(for: id) }

    /// Nothing runs inside components.
    public func take(_ hosts: PartHosts) {}

    /// Nothing runs inside components.
    public func receive(_ record: ChangeRecord, in hosts: PartHosts) -> Set<String> { [] }

    /// Nothing runs inside components.
    public func isRunning(_ part: String) -> Bool { false }

    /// Nothing runs inside components.
    public func configurationName(of part: String) -> String? { nil }

    /// Nothing runs inside components.
    public func takesFile(with action: String, on part: String) -> Bool { false }

    /// Nothing runs inside components.
    public func perform(_ action: ComponentAction, on part: String, in hosts: PartHosts) throws {}

    /// It keeps nothing.
    public func forgetAll() {}
}

/// The components of a staged scene, for whatever runs inside them.
public struct PartHosts: Sendable {
    /// The values of every configuration, by its name.
    public let values: [String: PropertyValues]

    /// What each component sees, by the component's name.
    public let contexts: [String: RenderContext]
}
