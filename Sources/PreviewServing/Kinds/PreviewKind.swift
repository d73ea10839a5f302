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
    /// The name of the store behind a scene, in one lower-case word such as `board`: English texts use it, and
    /// ``title(of:)`` gives the title of the panel's tab.
    var place: String { get }

    /// Returns the name of the store behind a scene on a class of devices, such as `pad`.
    func place(on deviceClass: String) -> String

    /// Returns what people call something that files and addresses name: the ``place``, a device or its class, an axis, a
    /// choice on one, a file's format.
    ///
    /// - Parameter name: The name, such as `highContrast`.
    /// - Returns: The title in every language that the tool has; nil for the name's own words, such as "High contrast".
    func title(of name: String) -> LiveText?

    /// The heading above its scenes in the list of all scenes, such as `Boards`.
    var scenesTitle: LiveText { get }

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

    /// When the next answer comes that a store waits for whose time stands; nil for none.
    ///
    /// The preview waits as long, and then calls ``wait(for:in:)``.
    func nextAnswer(in store: any LiveStore) -> Timestamp?

    /// Lets a store whose time stands go on until an answer has come.
    func wait(for answer: Timestamp, in store: any LiveStore)

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

    /// The texts that its modules show, by the names with which they ask `text` of `texts.js` for them.
    var scriptTexts: [String: LiveText] { get }

    /// The groups by which the event log can be filtered, in the order of the list; empty for no filter.
    var logSubjects: [LogSubject] { get }

    /// Returns the words in which the event log reports a change.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - store: Where it happened, for the names of those whom it is about.
    /// - Returns: The sentence, in every language that the tool and the names in it have.
    func sentence(of record: ChangeRecord, in store: any LiveStore) -> LogSentence

    /// Returns the reason why a scene cannot show a change, as a clause that the log adds; nil if it can.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - scene: The scene whose store it is; others may share the store.
    /// - Returns: The clause in both languages.
    func remark(on record: ChangeRecord, in scene: Scene) -> LiveText?

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
    /// Names speak for themselves.
    public func title(of name: String) -> LiveText? { nil }

    /// The title of a name in a language.
    func words(for name: String, in locale: String) -> String {
        title(of: name)?.text(in: locale) ?? PreviewProject.words(name)
    }

    /// The place's word with a capital letter.
    public var scenesTitle: LiveText { title(of: place) ?? LiveText(PreviewProject.words(place)) }

    /// The same on every device.
    public func place(on deviceClass: String) -> String { place }

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

    /// Answers take no time.
    public func nextAnswer(in store: any LiveStore) -> Timestamp? { nil }

    /// Answers take no time.
    public func wait(for answer: Timestamp, in store: any LiveStore) {}

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
    public func remark(on record: ChangeRecord, in scene: Scene) -> LiveText? { nil }

    /// Its modules show no text of their own.
    public var scriptTexts: [String: LiveText] { [:] }

    /// The log has no filter.
    public var logSubjects: [LogSubject] { [] }

    /// The name of the change.
    public func sentence(of record: ChangeRecord, in store: any LiveStore) -> LogSentence {
        LogSentence(LiveText(record.name))
    }
}
