package import LiveValues

/// The widgets of all screens that share a telephone, so kept that neither time nor a message asks all of them.
package struct PlacedWidgets: Sendable {
    /// All of them, by screen and in its order.
    package private(set) var all: [PlacedWidget] = []

    /// The titles of the apps that the fixture names, by app, whether they have a widget on a screen or not.
    private var titles: [String: LiveText] = [:]

    /// The groups of the apps that have a file, by app, whether they have a widget on a screen or not.
    package private(set) var groups: [String: String] = [:]

    private var screens: [String: [PlacedWidget]] = [:]
    // Their places in `all`.
    private var places: [String: [String: Int]] = [:]
    private var listeners = TopicListeners()

    package init() {}

    /// The widgets of a screen take the place of those that it had.
    ///
    /// - Parameters:
    ///   - widgets: The widgets that stand on the screen.
    ///   - screen: The id of the screen.
    ///   - titles: The titles of apps, by app.
    ///   - groups: The groups of the project's apps, by app; `nil` to keep those that are known.
    package mutating func place(
        _ widgets: [PlacedWidget], on screen: String, titles: [String: LiveText] = [:],
        groups: [String: String]? = nil
    ) {
        self.titles.merge(titles) { $1 }
        self.groups = groups ?? self.groups
        screens[screen] = widgets
        all = screens.sorted { $0.key < $1.key }.flatMap(\.value)
        places = [:]
        for (index, widget) in all.enumerated() where places[widget.screen]?[widget.id] == nil {
            places[widget.screen, default: [:]][widget.id] = index
        }
        listeners = TopicListeners()
        for (index, widget) in all.enumerated() {
            for filter in widget.topics { listeners.add(index, to: filter) }
        }
    }

    /// The title of an app, or of the first one of a group; nil if no file says one.
    package func title(ofApp app: String) -> LiveText? {
        all.first { $0.app == app }?.appName ?? titles[app] ?? all.first { $0.group == app }?.appName
    }

    /// The widget of an instance; nil for one that stands there no more.
    package func widget(of key: InstanceKey) -> PlacedWidget? { places[key.screen]?[key.id].map { all[$0] } }

    /// Those whose data or whose timelines depend on what is told on a topic, in their order.
    func hearing(_ topic: String) -> [PlacedWidget] { listeners.listening(to: topic).map { all[$0] } }
}

/// Who listens to which topics: most filters are the name of one, and only the others have to be tried.
private struct TopicListeners: Sendable {
    private var ofOneTopic: [String: [Int]] = [:]
    private var ofMany: [(filter: TopicFilter, listener: Int)] = []

    /// What is no filter hears nothing.
    mutating func add(_ listener: Int, to text: String) {
        guard let filter = try? TopicFilter(text) else { return }
        if filter.isOneTopic {
            ofOneTopic[text, default: []].append(listener)
        } else {
            ofMany.append((filter, listener))
        }
    }

    func listening(to topic: String) -> [Int] {
        let others = ofMany.filter { $0.filter.matches(topic) }.map(\.listener)
        return Set((ofOneTopic[topic] ?? []) + others).sorted()
    }
}

extension PlacedWidget {
    /// The filters of topics that its data, or its timeline, depend on.
    fileprivate var topics: [String] {
        let ofSources = sources.compactMap { source -> String? in
            if case .topic(let filter) = source.origin { filter } else { nil }
        }
        guard case .topic(let filter) = timeline.reload else { return ofSources }
        return ofSources + [filter]
    }
}
