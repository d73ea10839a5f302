import HomeScreenModel
public import HomeScreenViews
public import LiveValues
public import PreviewServing

/// Home screens in the preview: the panel of the telephone, and the words of what happens on it.
extension HomeScreenKind: PreviewKind {
    /// Completes sentences of the preview, such as "nobody is called 'lin' on this phone".
    public var place: String { "phone" }

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
            PageResource("connections.css", .styleSheet, PackageResources.connections_css),
            PageResource("phone.css", .styleSheet, PackageResources.phone_css),
            PageResource("things.css", .styleSheet, PackageResources.things_css),
            PageResource("widgets.js", .entryModule, PackageResources.widgets_js),
        ]
    }

    /// What has changed on the telephone.
    public func summary(of record: ChangeRecord, in store: any LiveStore) -> LiveText {
        LiveText((record.payload as? PhoneFact)?.words ?? "")
    }

    /// Somebody with the telephone in their hand, and the switches of what it is connected to.
    public func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        PhoneSession(phone: store.phone, viewer: viewer, locale: locale)
    }
}

extension PhoneFact {
    /// What happened, in the few words of a line of the log.
    var words: String {
        switch self {
        case .networkChanged(let network): network.label.lowercased()
        case .signedIn(let app, _), .signedOut(let app, _), .appOpened(let app): app
        case .appInFront(let app, _): app ?? ""
        case .stored(_, let key, let value, _): "\(key) = \(value.json)"
        case .timeMoved(let milliseconds): PhonePanel.distance(milliseconds)
        case .linkOpened(let app, let url, nil): "\(url), for which \(app) has no route"
        case .linkOpened(_, let url, let route?): "\(url): \(route)"
        case .pressed(let instance, let intent): "\(intent) of \(instance.id)"
        case .sceneFired(let id, _): id
        case .requested(let method, let url, _, _): "\(method) \(url)"
        case .requestFailed(let url, let reason): "\(url): \(reason)"
        case .thingSet(let property, let value, _): "\(property.words) = \(value.json)"
        case .thingConfirmed(let message, _, _), .thingTold(let message, _, _): message.words
        case .thingsReverted(let properties, _):
            properties.map(\.words).sorted().joined(separator: ", ") + " not confirmed within 5 s"
        case .thingsUnheard(let properties, let reason):
            properties.map(\.words).sorted().joined(separator: ", ") + ": \(reason)"
        case .thingConfirmationSet(let thing, let confirms): "\(thing) \(confirms ? "confirms" : "stays silent")"
        case .thingMisread(let misread): misread.words
        case .choicesForgotten(let instance): instance.id
        case .stackTurned(let stack, let index): "\(stack.id) to \(index + 1)"
        case .expanded(let instance, let isExpanded): "\(instance.id) \(isExpanded ? "shows more" : "shows less")"
        case .chosen(_, let parameter, let value): "\(parameter) = \(value.json)"
        case .seated(let seat): seat.person
        case .unseated(let seats): Set(seats.map(\.person)).sorted().joined(separator: ", ")
        case .told(let topic, let value): "\(topic) = \(value.json)"
        case .lost(_, let reason): reason
        case .pictureCame(let url, .picture): url
        case .pictureCame(let url, .failure(let reason)): "\(url): \(reason)"
        case .connectionsChanged(let connections): connections.words
        case .timelinesChanged(let changes): Set(changes.instances.keys.map(\.id)).sorted().joined(separator: ", ")
        case .bindingFailed(let instance, let failure): "\(instance.id): \(failure)"
        case .appsGrouped, .brought, .regained, .minutePassed, .fixtureRead: ""
        }
    }
}

extension Things.Property {
    /// As the log has it: `lamp.power`.
    fileprivate var words: String { "\(thing).\(identifier)" }
}

extension Things.Misreading {
    /// As the log has it: `lamp.power stays: "on" is not true or false`.
    fileprivate var words: String { "\(property.words) stays: \(value.json) is not \(expected)" }
}

extension ThingMessage {
    /// As the log has it: `lamp.power = true`.
    fileprivate var words: String {
        switch content {
        case .properties(let values):
            values.sorted { $0.key < $1.key }.map { "\(thing).\($0.key) = \($0.value.json)" }
                .joined(separator: ", ")
        case .status(let status): "\(thing) is \(status.name)"
        }
    }
}

extension PhoneState.Network {
    /// The name on its switch.
    var label: String {
        switch self {
        case .online: "Online"
        case .offline: "Offline"
        case .slow: "Slow"
        case .failing: "500"
        case .unauthorized: "401"
        case .garbage: "No JSON"
        }
    }
}
