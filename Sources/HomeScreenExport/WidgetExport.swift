import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// The state of one widget's export, and the expressions that its bindings become.
final class WidgetExport {
    let app: AppExport
    let widget: WidgetDocument
    /// The beginning of its types, such as `Quote`.
    let name: String
    let families: [WidgetFamily]
    var types: SwiftTypes
    /// The values of sources, without the expression in front.
    private(set) var sources: [String: SwiftValue] = [:]
    /// The chosen items of parameters, by parameter.
    private(set) var items: [String: SwiftValue] = [:]
    /// The type of an item that is an entry of its own.
    private(set) var entryItem: SwiftValue?

    /// The parts of an entry that its views read.
    var used: Set<String> = []
    /// The environment's values that the view at hand reads.
    var environment: Set<String> = []
    /// Whether the view at hand reads the entry, or the item around it.
    var readsEntry = false
    var readsItem = false

    /// Parts that are views of their own.
    var partViews: [PartView] = []
    /// The views of each part, as places in ``partViews``.
    var partViewsByPart: [String: [Int]] = [:]
    var viewNames: TakenNames
    var openParts: [String] = []
    /// The parameters of which the title of the chosen option is shown.
    var shownTitles: Set<String> = []
    /// The types that are `AppEntity` already.
    var entities: Set<String> = []
    /// How layouts and parts use each part.
    let parts: PartUses
    private let parameterMembers: [String: String]

    /// A part that is a view of its own.
    struct PartView {
        let name: String
        let item: String?
        let with: [String: SwiftValue]
        var lines = SwiftLines()
        var readsEntry = false
        var readsItem = false
    }

    init(_ app: AppExport, _ widget: WidgetDocument) {
        self.app = app
        self.widget = widget
        name = app.types.reserve(Swift.type(widget.name))
        families = widget.families.filter { $0.surface != .todayView }
        types = SwiftTypes(taken: [])
        parts = PartUses(widget, families)
        var own = TakenNames()
        parameterMembers = Dictionary(
            widget.parameters.map { ($0.name, own.reserve(Swift.member($0.name))) },
            uniquingKeysWith: { first, _ in first })
        viewNames = TakenNames(
            TakenNames.types.union([name + "View", name + "Entry", name + "Widget", name + "Provider"]))
        var members = TakenNames([
            "now", "entry", "entries", "times", "dates", "dated", "first", "places", "request", "context", "host",
            "date", "index", "images", "configuration", "relevance", "sample", "item", "isSignedIn",
        ])
        for source in widget.sources {
            var value = types.value(
                source.shape, called: source.name, code: members.reserve(Swift.member(source.name)), at: source.range)
            // What an app never wrote is missing; a list is empty then.
            if case .store = source.origin, value.emptyLiteral != "[]" { value.isOptional = true }
            sources[source.name] = value
        }
        for parameter in widget.parameters {
            guard case .items(let items) = parameter.kind, var value = sources[items.source] else { continue }
            value.code = members.reserve(Swift.member(parameter.name))
            value.isOptional = false
            self.items[parameter.name] = value
        }
        if let list = entryList.flatMap({ value($0, SwiftScope(place: .provider)) }),
            case .list(let element) = list.shape
        {
            entryItem = types.item(of: list, element, code: "entry.item")
            // A list that is empty gives one entry without an item.
            entryItem?.isOptional = true
        }
        used = []
    }

    /// Returns the name of a parameter in the configuration.
    func member(of parameter: Parameter) -> String { parameterMembers[parameter.name] ?? Swift.member(parameter.name) }

    var entryType: String { "\(name)Entry" }
    var isConfigurable: Bool { !widget.parameters.isEmpty }
    /// Whether people set the parameters.
    var takesIntent: Bool { isConfigurable && app.release.isInteractive }
    var intentName: String { "\(name)Configuration" }

    /// The list whose items are entries.
    var entryList: Binding? {
        switch widget.timeline.entries {
        case .items(let list, _), .moments(let list, _): list
        default: nil
        }
    }

    /// The type of a value outside of the entry, in which its types stand.
    func qualified(_ value: SwiftValue) -> String {
        guard types.structure(value.typeName) != nil else { return value.type }
        return value.type.replacing(value.typeName, with: "\(entryType).\(value.typeName)")
    }

    /// The name of the sample of a source that is no part of the entry.
    func sampleName(_ value: SwiftValue) -> String { "sample" + Swift.type(value.code) }

    /// Whether an entry becomes one view, behind which modifiers may stand.
    func takesModifiers(_ entry: ConfigValue) -> Bool {
        guard let node = ViewNode(entry, app.registry), node["when"] == nil else { return false }
        switch node.name {
        case "choose": return false
        case "each": return node["empty"] == nil
        case "use":
            guard let name = node.text("part"), !parts.separate.contains(name) else { return true }
            guard let part = parts[name] else { return false }
            return takesModifiers(part.value)
        default: return true
        }
    }

    /// Reports what WidgetKit has no place for.
    func report(_ thing: String, at place: SourceRange, _ hint: String) {
        app.findings.append(.lost(thing, at: place, hint))
    }

    /// Reports what the exported iOS does not have yet.
    func reportNewer(_ thing: String, at place: SourceRange, _ hint: String) {
        app.findings.append(.lost("iOS \(app.release.rawValue) has no \(thing)", at: place, hint: hint))
    }
}
