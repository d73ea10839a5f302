import HTTPServing
import SceneRendering

// The names that the tool's own HTML shares with its script and its style sheets; a test compares the sides.

/// An element that the script or an event looks for, by its identifier.
enum ElementID: String, CaseIterable {
    case bar = "d-bar"
    case caption = "d-caption"
    case device = "d-device"
    case findings = "d-findings"
    case findingsLabel = "d-findings-label"
    case flourishes = "d-flourishes"
    case gallery = "d-gallery"
    case inspectButton = "d-inspect"
    case inspected = "d-inspected"
    case log = "d-log"
    case logClear = "d-log-clear"
    case logFilter = "d-log-filter"
    case main = "d-main"
    case messages = "d-messages"
    case notes = "d-notes"
    case overlay = "d-overlay"
    case status = "d-status"
    case time = "d-time"
    case title = "d-title"
    case toasts = "d-toasts"
    case viewForm = "d-view"

    // Style sheets.
    case layout
    case themeValues = "theme-values"
}

/// What an element of the tool tells the script or a style sheet, by the name of the attribute.
enum PageData: String, CaseIterable {
    // Of the whole page.
    case clockOffset = "data-clock-offset"
    case clockStands = "data-clock-stands"
    case drawn = "data-drawn"
    case events = "data-events"
    case store = "data-store"
    case texts = "data-texts"
    case scheme = "data-scheme"
    case since = "data-since"
    case view = "data-view"

    // Of controls.
    case awaits = "data-awaits"
    case clears = "data-clears"
    case copies = "data-copies"
    case freezes = "data-freezes"
    case dismissFindings = "data-dismiss-findings"
    case resets = "data-resets"
    case returns = "data-returns"
    case sends = "data-sends"

    // Of what is shown.
    case begins = "data-begins"
    case bezel = "data-bezel"
    case finding = "data-finding"
    case findings = "data-findings"
    case kind = "data-kind"
    case opened = "data-opened"
    case outlines = "data-outlines"
    case own = "data-own"
    case role = "data-role"
    case storeClock = "data-store-clock"
    case severity = "data-severity"
    case subject = "data-subject"
}

/// A name that the script adds to the query of a view when it asks about it.
enum QueryName: String, CaseIterable {
    case action, argument, component, drawn, keys, name, part, piece, shows, since, told
}

extension HTTPRequest {
    /// The first value that the query gives for a name.
    func queryValue(_ name: QueryName) -> String? { queryValue(name.rawValue) }
}

extension HTMLAttribute {
    static func id(_ id: ElementID) -> HTMLAttribute { .id(id.rawValue) }

    static func data(_ name: PageData, _ value: String = "") -> HTMLAttribute { HTMLAttribute(name.rawValue, value) }

    /// The form of a control that stands outside of it.
    static func form(_ id: ElementID) -> HTMLAttribute { HTMLAttribute("form", id.rawValue) }

    /// A link to an element of the same page.
    static func href(_ id: ElementID) -> HTMLAttribute { .href("#" + id.rawValue) }
}

extension HTMLDocument.Style {
    /// A style sheet that events replace.
    init(id: ElementID, _ text: String) { self.init(id: id.rawValue, text) }
}
