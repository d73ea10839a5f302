import HomeScreenModel
public import HomeScreenViews
public import LiveValues
public import PreviewServing

/// Home screens in the preview: the panel of the telephone, and the words of what happens on it.
extension HomeScreenKind: PreviewKind {
    /// Completes sentences of the preview, such as "nobody is called 'lin' on this phone".
    public var place: String { "phone" }

    /// A tablet on the screens of tablets.
    public func place(on deviceClass: String) -> String {
        deviceClass == HomeDevice.Idiom.pad.rawValue ? "tablet" : place
    }

    /// Devices with their sizes, and the choices about widgets.
    public func title(of name: String) -> LiveText? { HomeTitles.title(of: name, place: place) }

    /// Home screens, lock screens and Today views.
    public var scenesTitle: LiveText { LiveText(english: "Phones and tablets", chinese: "手机与平板") }

    /// The theme of the widgets that ship.
    public var firstTheme: String? { "widgets" }

    /// Whom widgets may ask, where apps' stores are, which broker tells topics.
    public var previewOptions: [PreviewOption] { OutsideOptions.all }

    /// Servers and stores: a plan waits for no message.
    public var planOptions: [PreviewOption] { [OutsideOptions.allowHost, .state] }

    /// Connects a telephone whose clock stands, so that it reads and asks like any other one.
    public func connect(standing store: any LiveStore) {
        if let phone = store.phone { connect(phone) }
    }

    /// When the fixture's answer or one that a slow network holds back comes.
    public func nextAnswer(in store: any LiveStore) -> Timestamp? { store.phone?.nextAnswer }

    /// Lets the telephone's time go on until then.
    public func wait(for answer: Timestamp, in store: any LiveStore) { store.phone?.wait(until: answer) }

    /// Telephones reach what was allowed; without options, nothing beyond the process.
    public func connected(by arguments: PreviewArguments) -> any PreviewKind {
        let options = OutsideOptions(arguments)
        guard !options.isEmpty else { return self }
        let world = OutsideWorld(options)
        return connected(by: { world.connect($0) })
    }

    /// Telephones that reach others keep what they were told.
    public var opensAnew: Bool { !isConnected }

    /// What people do with widgets, and how the panel looks.
    public var resources: [PageResource] {
        [
            PageResource("add-sheet.css", .styleSheet, PackageResources.add_sheet_css),
            PageResource("add-sheet.js", .entryModule, PackageResources.add_sheet_js),
            PageResource("connections.css", .styleSheet, PackageResources.connections_css),
            PageResource("phone.css", .styleSheet, PackageResources.phone_css),
            PageResource("things.css", .styleSheet, PackageResources.things_css),
            PageResource("widgets.js", .entryModule, PackageResources.widgets_js),
        ]
    }

    /// Widgets, their sources, devices, people, and the telephone itself.
    public var logSubjects: [LogSubject] { LogSubject.ofPhones }

    /// A fact of the telephone in words.
    public func sentence(of record: ChangeRecord, in store: any LiveStore) -> LogSentence {
        guard let fact = record.payload as? PhoneFact, let phone = store.phone else {
            return LogSentence(LiveText(record.name))
        }
        return PhoneWords(state: phone.state, widgets: phone.widgets).sentence(of: fact)
    }

    /// Somebody with the telephone in their hand, and the switches of what it is connected to.
    public func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        PhoneSession(phone: store.phone, viewer: viewer, locale: locale)
    }
}
