public import ConfigSchema
import Synchronization

/// The views that widgets can be made of: built once, checked for clashes, then passed around.
public struct HomeViewRegistry: Sendable {
    /// The views, in the order of the reference.
    public let views: [any HomeView.Type]

    /// What an entry of a list of views may be: a map with one key, the view's name.
    public let kind: RecursiveKind

    private let known: [String: Known]

    /// What reading and drawing know of a name.
    final class Known: Sendable {
        let meaning: ViewSource.Meaning
        let group: PropertyGroup
        let defaults: ViewDefaults
        let shorthand: String?
        let summary: String

        init(_ meaning: ViewSource.Meaning, _ group: PropertyGroup, shorthand: String?, summary: String) {
            self.meaning = meaning
            self.group = group
            defaults = ViewDefaults(of: group)
            self.shorthand = shorthand
            self.summary = summary
        }
    }

    /// Two views of one name.
    public struct NameClash: Error, Hashable, CustomStringConvertible {
        /// The name that two of them have.
        public let name: String
        /// A sentence.
        public var description: String { "two views are called '\(name)'" }
    }

    /// Builds a registry of the views that ship and others.
    ///
    /// - Parameter others: Views from elsewhere.
    /// - Throws: ``NameClash`` when two views have one name.
    public init(adding others: [any HomeView.Type] = []) throws(NameClash) {
        let views = BuiltInViews.all + others
        try Self.check(views.map { $0.name } + ViewForms.names)
        self.init(unchecked: views)
    }

    private static func check(_ names: [String]) throws(NameClash) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted { throw NameClash(name: name) }
    }

    /// The views that ship.
    public static let builtIn = HomeViewRegistry(unchecked: BuiltInViews.all)

    private init(unchecked views: [any HomeView.Type]) {
        self.views = views
        let later = LaterKind()
        let kind = RecursiveKind("View", "a view", example: "{ text: Hello }") { later.kind }
        let common = CommonProperties(view: .nested(kind))
        var known: [String: Known] = [:]
        var order: [String] = []
        func add(
            _ name: String, _ meaning: ViewSource.Meaning, _ group: PropertyGroup, _ shorthand: String?,
            _ summary: String
        ) {
            order.append(name)
            known[name] = Known(meaning, group, shorthand: shorthand, summary: summary)
        }
        for view in views {
            let own = view.properties
            let others = common.all.filter { member in !own.contains { $0.key == member.key } }
            let items = view is any ViewContainer.Type ? [common.items] : []
            add(
                view.name, .view(view), PropertyGroup("view '\(view.name)'", own + items + others), view.shorthand,
                view.summary)
        }
        for form in ViewForms.all(view: .nested(kind), common) {
            add(
                form.name, form.meaning, PropertyGroup("view '\(form.name)'", form.properties), form.shorthand,
                form.summary)
        }
        let entries = order.compactMap { name in known[name].map { ($0.entry(name)) } }
        self.known = known
        self.kind = kind
        later.fill(.keyed(KeyedKinds("view", entries, isSingle: true)))
    }

    func meaning(of name: String) -> Known? { known[name] }

    /// The key that is meant where a value stands alone behind a view's name; nil for a view that takes maps only.
    package func shorthand(of name: String) -> String? { known[name]?.shorthand }

    /// The properties of a view or of a form such as `each`, with those that all views have; nil for another name.
    public func properties(of name: String) -> PropertyGroup? { known[name]?.group }

    /// What SwiftUI and web pages call the views that ship, in lower case.
    fileprivate static let synonyms = [
        "column": ["vstack", "lazyvstack", "stack", "list", "div", "vertical"],
        "row": ["hstack", "lazyhstack", "flex", "horizontal"], "layers": ["zstack", "overlay", "group"],
        "grid": ["lazyvgrid", "lazyhgrid", "table"], "divider": ["hr", "line", "separator"],
        "text": ["label", "p", "span", "title", "string"], "date": ["time", "timer", "clock"],
        "image": ["img", "icon", "picture", "asyncimage"],
        "shape": ["rectangle", "roundedrectangle", "circle", "capsule", "rect"],
        "progress": ["progressview", "progressbar", "bar"], "link": ["a", "url", "href"],
        "toggle": ["switch", "checkbox"],
        "each": ["foreach", "for", "loop", "repeat", "map"], "choose": ["if", "when", "case", "cases"],
        "use": ["part", "include", "ref", "template"],
    ]

    /// The keys whose values are views or decide about them, and which views do not read themselves.
    static let structuralKeys = ["items", "overlay", "when"]
}

extension HomeViewRegistry.Known {
    fileprivate func entry(_ name: String) -> KeyedKinds.Entry {
        var scalar: PropertyKind?
        var list: PropertyKind?
        if let shorthand, let member = group.memberIndex(shorthand) {
            switch group.members[member].kind {
            case .list: list = group.members[member].kind
            case let kind: scalar = kind.isList ? nil : kind
            }
        }
        return KeyedKinds.Entry(
            name, .shape(scalar: scalar, list: list, map: .record(group)), summary,
            synonyms: HomeViewRegistry.synonyms[name] ?? [])
    }
}

extension PropertyKind {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

/// A kind that is filled in when everything that names it has been made.
private final class LaterKind: Sendable {
    private let filled = Mutex<PropertyKind?>(nil)

    /// The kind; anything at all before it is known.
    var kind: PropertyKind { filled.withLock { $0 } ?? .anything }

    func fill(_ kind: PropertyKind) { filled.withLock { $0 = kind } }
}
