package import LiveValues
package import ThemeModel

/// A widget on a screen, as files have it: what its instances are made from.
package struct PlacedWidget: Sendable {
    /// The id of the scene.
    package let screen: String
    /// The id of the placement in it.
    package let id: String
    /// Its file, and that of its app.
    package let file: File
    package let family: WidgetFamily
    /// The screen's device, as bindings name it.
    package let device: String
    package let sources: [DeclaredSource]
    package let parameters: [Parameter]
    package let timeline: Timeline
    /// What the screen's file says for it.
    package let configuration: LiveProperties
    /// The titles of the options, by parameter and option.
    package let optionTitles: [String: [String: LocalizedText]]
    /// The page of a home screen on which it stands, from 1.
    package let page: Int
    /// Its stack; nil for a widget that has its place for itself.
    package let stack: Stack?

    /// The name that lists show: the identifier of the placement, or "devices: scenes" for a further widget of a stack.
    package var name: String {
        guard let stack, stack.index > 0 else { return id }
        return "\(stack.id): \(file.widget.split(separator: "/").last ?? "")"
    }

    /// A place in a stack.
    package struct Stack: Hashable, Sendable {
        /// The id of the stack's placement.
        package let id: String
        /// The place of the widget in it, from 0.
        package let index: Int

        package init(id: String, index: Int) {
            self.id = id
            self.index = index
        }
    }

    /// What files are called in which a widget and its app stand.
    package struct File: Sendable {
        /// The widget's own id, `<app>/<name>`.
        package let widget: String
        /// The folder in which it lies below the project's, with a slash at its end.
        package let folder: String
        /// The group whose store the app's widgets read; nil for the app's own id.
        package let group: String?
        /// The key of the store without which nobody is signed in; nil for none.
        package let signIn: String?
        package let appTitle: LocalizedText?
        /// The lines from which timelines are made: of the data, of the timeline, of what can be chosen.
        package let lines: [String]

        package init(
            widget: String, folder: String, group: String? = nil, signIn: String? = nil, appTitle: LocalizedText? = nil,
            lines: [String] = []
        ) {
            self.widget = widget
            self.folder = folder
            self.group = group
            self.signIn = signIn
            self.appTitle = appTitle
            self.lines = lines
        }
    }

    package init(
        screen: String, id: String, file: File, family: WidgetFamily, device: String, sources: [DeclaredSource],
        parameters: [Parameter], timeline: Timeline, configuration: LiveProperties,
        optionTitles: [String: [String: LocalizedText]] = [:], page: Int = 1, stack: Stack? = nil
    ) {
        self.stack = stack
        self.optionTitles = optionTitles
        self.page = page
        self.screen = screen
        self.id = id
        self.file = file
        self.family = family
        self.device = device
        self.sources = sources
        self.parameters = parameters
        self.timeline = timeline
        self.configuration = configuration
    }

    /// The app's id: the folder in which the widget lies.
    package var app: String { String(file.widget.prefix { $0 != "/" }) }

    /// The app's title in all languages; its id for an app without one.
    package var appName: LiveText {
        guard let texts = file.appTitle?.byLocale, !texts.isEmpty else { return LiveText(app) }
        return LiveText(byLocale: texts)
    }

    /// The group whose store the app's widgets read.
    package var group: String { file.group ?? app }

    /// Whether it is shown by itself, in a scene with its own id that nobody has written.
    var isAlone: Bool { screen == file.widget }

    /// Whether somebody is signed in to the app, and its store has what it takes; always so for a widget by itself.
    func isSignedIn(_ person: String, on phone: PhoneState) -> Bool {
        if isAlone { return true }
        guard phone.isSignedIn(person, to: app) else { return false }
        guard let key = file.signIn else { return true }
        let value = phone.person(person).stores[group]?[key] ?? .null
        return value != .null && value != ""
    }

    /// Whether what is told on topics reaches it without a reload: that was so before widgets had timelines.
    var isLive: Bool { family.surface == .todayView }

    /// Whether nothing has changed from which timelines are made.
    func makesTheSame(as other: PlacedWidget) -> Bool {
        file.widget == other.file.widget && file.lines == other.file.lines && file.group == other.file.group
            && family == other.family && configuration == other.configuration
    }

    /// Returns what addresses of its sources may name: also the sources that others need, as far as they have a value.
    ///
    /// A sample is no value here: a request would ask for something that nobody chose.
    ///
    /// - Parameters:
    ///   - key: The instance.
    ///   - phone: Whose telephone it is.
    ///   - answers: What servers have answered since the last timeline was made, by the names of the sources.
    /// - Returns: The values; null for one that is not known.
    package func addressScope(
        of key: InstanceKey, on phone: PhoneState, _ answers: [String: Delivery] = [:]
    ) -> BindingScope {
        var scope = plainScope(of: key, on: phone)
        let needed = Set(sources.flatMap { $0.needs.map(\.name) })
        guard !needed.isEmpty else { return scope }
        for source in sources where needed.contains(source.name) {
            let before = phone.instances[key]?.sources[source.name]
            var delivery = answers[source.name]
            if case .http = source.origin {
                scope.roots[source.name] = source.knownValue(delivery, before) ?? .null
                continue
            }
            delivery = (try? address(of: source, for: key, in: scope)).flatMap {
                phone.delivery(of: $0, in: key.locale)
            }
            scope.roots[source.name] = delivery == nil ? .null : source.knownValue(delivery, before) ?? .null
        }
        return scope
    }

    /// What its addresses may name: the app, the person, the device, and what was chosen.
    package func plainScope(of key: InstanceKey, on phone: PhoneState) -> BindingScope {
        BindingScope(
            roots: [
                "app": .object([
                    "id": .string(app), "title": .string(file.appTitle?.text(locale: key.locale) ?? app),
                    "signedIn": .bool(isSignedIn(key.person, on: phone)),
                ]),
                "person": .object([
                    "id": .string(key.person), "name": .string(phone.names[key.person] ?? key.person),
                ]),
                "device": .object([
                    "name": .string(device), "family": .string(family.rawValue), "locale": .string(key.locale),
                    "isOnline": .bool(phone.network != .offline), "rendering": .string(family.usualRendering),
                    "isDimmed": false,
                ]),
                // Items are what sources have, and so are not known where those come from.
                "config": choices(of: key, on: phone).value(of: parameters, in: family, sources: [:]),
            ], states: ["config": choices(of: key, on: phone).titles(of: parameters, optionTitles, in: key.locale)],
            format: .known(key.locale, in: phone.timeZone))
    }

    /// What its bindings find, but for `entry`: also every source and the configuration.
    ///
    /// - Parameters:
    ///   - key: The instance.
    ///   - sources: What the instance has of its sources; a sample stands in for one that is missing.
    ///   - phone: Whose telephone it is.
    ///   - now: What ages and distances count from.
    /// - Returns: The values of all roots, and how the person reads them.
    package func scope(
        of key: InstanceKey, _ sources: [String: SourceSnapshot], on phone: PhoneState, at now: Timestamp
    ) -> BindingScope {
        var scope = plainScope(of: key, on: phone)
        for source in self.sources {
            let snapshot = sources[source.name] ?? sample(of: source, at: now, in: key.locale)
            scope.roots[source.name] = snapshot.value
            scope.states[source.name] = .object([
                "state": .string(snapshot.state.rawValue), "age": .integer(snapshot.age(at: now)),
            ])
        }
        scope.roots["config"] = choices(of: key, on: phone).value(of: parameters, in: family, sources: scope.roots)
        return scope
    }

    /// The state of a source after an attempt; a widget by itself shows its sample as if that had just come.
    func snapshot(
        of source: DeclaredSource, _ delivery: Delivery?, after before: SourceSnapshot?, isReachable: Bool,
        at now: Timestamp, in locale: String
    ) -> SourceSnapshot {
        let snapshot = source.snapshot(of: delivery, after: before, isReachable: isReachable, at: now, in: locale)
        return isAlone && snapshot.state != .fresh ? sample(of: source, at: now, in: locale) : snapshot
    }

    /// The state of a source before anything has come.
    private func sample(of source: DeclaredSource, at now: Timestamp, in locale: String) -> SourceSnapshot {
        var snapshot = SourceSnapshot(sample: source.sampleValue(now: now, in: locale))
        if isAlone { (snapshot.state, snapshot.time) = (.fresh, now) }
        return snapshot
    }

    /// What was chosen for an instance, in the screen's file and on the telephone.
    private func choices(of key: InstanceKey, on phone: PhoneState) -> Configuration {
        Configuration(configuration.merging(phone.choices[key.inAnyLanguage] ?? [:]) { $1 })
    }

    /// What its views find at a moment, in the entry that is shown.
    ///
    /// A widget without a timeline yet is drawn from samples. Ages are those at the entry's date, for an entry is a still picture;
    /// in a Today view they go on.
    package func scope(of key: InstanceKey, on phone: PhoneState, at now: Timestamp) -> BindingScope {
        let instance = phone.instances[key]
        let moment = isLive ? now : min(now, instance?.timeline.entry?.date ?? now)
        let scope = scope(of: key, instance?.sources ?? [:], on: phone, at: moment)
        let entry = instance?.timeline.entry ?? timeline.entries(now: now, in: scope).first
        guard let entry else { return scope }
        let entered = scope.setting("entry", to: entry.value)
        return entry.item.map { entered.setting("item", to: $0) } ?? entered
    }

    /// Where a source comes from for one instance.
    ///
    /// - Throws: Why its address has no value now.
    package func address(
        of source: DeclaredSource, for key: InstanceKey, in scope: BindingScope
    ) throws(BindingFailure) -> SourceAddress {
        switch source.origin {
        case .file(let path): .file(path: file.folder + path)
        case .http(let request): .http(try request.request(in: scope))
        case .store(let name): .store(group: group, key: name, person: key.person)
        case .topic(let filter): .topic(filter: filter)
        case .things(let product): .things(product: product)
        case .room(let path): .room(path: path)
        case .custom(let name): .custom(name: name)
        }
    }
}
