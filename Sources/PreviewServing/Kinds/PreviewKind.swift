public import LiveValues
public import SceneModel
public import SceneRendering

/// A kind of scene as the preview shows it: what its pages have to know of one beyond files, pictures and changes.
///
/// It says what only the kind can know: the words of a change, the panel beside the scene, who may be looked through, what
/// a viewer is told. A program hands its kinds to the preview as values:
///
/// ```swift
/// let notices = CommandLineTool(name: "notices", version: "1.0.0") { [NoticeBoardKind()] }
/// ```
public protocol PreviewKind: RenderableKind {
    /// What people call the store behind a scene, in one lower-case word such as `board`: the panel's tab is called after
    /// it, and the page's texts use it.
    var place: String { get }

    /// The scene that is shown first where the project has it; nil for any.
    var firstScene: String? { get }

    /// The theme that the gallery is first shown with where the project has it; nil for any.
    var firstTheme: String? { get }

    /// What `preview` takes on its command line for this kind.
    var previewOptions: [PreviewOption] { get }

    /// The same kind, whose live stores reach what its options name.
    ///
    /// - Parameter arguments: What was written behind ``previewOptions``; each value was accepted.
    /// - Returns: The kind that opens the preview's stores.
    func connected(by arguments: PreviewArguments) -> any PreviewKind

    /// What `timeline` takes of ``previewOptions`` on its command line: what can be asked once for a plan.
    var planOptions: [PreviewOption] { get }

    /// Connects a store whose time stands to what its options name.
    ///
    /// Stores whose time goes on are connected when they are opened; a standing one first lives through its time.
    func connect(standing store: any LiveStore)

    /// The files that a store still speaks of, of those that people have brought: their identifiers.
    ///
    /// It is asked after a file was brought, and after changes for which ``releasesFiles(_:)`` holds. What the store does
    /// not speak of is forgotten. With nil, files are kept until the preview ends or the store is reset.
    func broughtFiles(in store: any LiveStore) -> Set<String>?

    /// Whether a change may have taken the last mention of a file away, such as that somebody deletes one.
    func releasesFiles(_ record: ChangeRecord) -> Bool

    /// Whose own a file is that somebody brought, so that it outlasts the store where ``PreviewOption/state`` names a
    /// folder; nil for one that ends with the store.
    ///
    /// - Returns: The owner, by an identifier that the store knows them by whenever it is opened.
    func owner(ofFile id: String, in store: any LiveStore) -> String?

    /// Gives a store that has just been opened what its users have brought earlier.
    ///
    /// - Returns: The identifiers of those files that the store speaks of now. The others wait for another opening.
    func takeBack(_ files: [KeptFile], in store: any LiveStore) -> Set<String>

    /// Whether a store that nobody looks at and nobody has used begins anew for the next page, at its fixture's time.
    ///
    /// False where a store asks others when it opens.
    var opensAnew: Bool { get }

    /// The style sheets and modules that its panel, its pictures and its messages need in the page.
    var resources: [PageResource] { get }

    /// What a change changed, in the few words that fit into a line of the log; empty when its name says it all.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - store: Where it happened, for the names of those whom it is about.
    /// - Returns: The words, in every language that names in them have.
    func summary(of record: ChangeRecord, in store: any LiveStore) -> LiveText

    /// Why a scene cannot show a change, in the few words that the log adds to it; nil when it can.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - scene: The scene whose store it is; others may share the store.
    /// - Returns: The words.
    func remark(on record: ChangeRecord, in scene: Scene) -> String?

    /// Begins to look through a viewer's eyes.
    ///
    /// - Parameters:
    ///   - viewer: The user's identifier; the store may not know them.
    ///   - locale: The language that the viewer reads.
    ///   - store: What changes.
    ///   - queue: Where to do what is done later.
    /// - Returns: What pages say and ask beside the picture; kept while pages show the view.
    func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession
}

extension PreviewKind {
    /// The first scene by its name is as good as any.
    public var firstScene: String? { nil }

    /// The first theme by its name is as good as any.
    public var firstTheme: String? { nil }

    /// The command line has nothing to say to the kind.
    public var previewOptions: [PreviewOption] { [] }

    /// Plans are made of what lies in the project.
    public var planOptions: [PreviewOption] { [] }

    /// All that its scenes show lies in the project.
    public func connect(standing store: any LiveStore) {}

    /// All that its scenes show lies in the project.
    public func connected(by arguments: PreviewArguments) -> any PreviewKind { self }

    /// A scene shows its fixture's moment whenever it is opened.
    public var opensAnew: Bool { true }

    /// Nobody can tell which files are still needed.
    public func broughtFiles(in store: any LiveStore) -> Set<String>? { nil }

    /// No change takes a file away.
    public func releasesFiles(_ record: ChangeRecord) -> Bool { false }

    /// No file outlasts a store.
    public func owner(ofFile id: String, in store: any LiveStore) -> String? { nil }

    /// No file outlasts a store.
    public func takeBack(_ files: [KeptFile], in store: any LiveStore) -> Set<String> { [] }

    /// Its panels need no style or script of their own.
    public var resources: [PageResource] { [] }

    /// Takes every change as one that its scenes can show.
    public func remark(on record: ChangeRecord, in scene: Scene) -> String? { nil }

    /// Its name says it all.
    public func summary(of record: ChangeRecord, in store: any LiveStore) -> LiveText { "" }
}
