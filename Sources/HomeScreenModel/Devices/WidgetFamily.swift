package import ConfigSchema

/// One of the forms in which a widget can stand on a telephone or a tablet.
///
/// The names are WidgetKit's, and two of our own for the Today view from before it. How large a form is depends on the
/// screen, and the table of devices knows it; this says what holds on every one.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
    /// On a home screen: a square, two cells wide.
    case systemSmall
    /// On a home screen: as wide as a telephone's page, two cells high.
    case systemMedium
    /// On a home screen: as wide as a telephone's page, four cells high.
    case systemLarge
    /// On the home screen of an iPad alone: twice as wide as the large one.
    case systemExtraLarge
    /// On a lock screen: a circle below the clock.
    case accessoryCircular
    /// On a lock screen: as wide as two circles.
    case accessoryRectangular
    /// On a lock screen: one line above the clock.
    case accessoryInline
    /// In the Today view: 110 points high.
    case todayCompact
    /// In the Today view: as high as the widget asks for.
    case todayExpanded

    /// The kinds of screens that widgets stand on.
    public enum Surface: String, Hashable, Sendable, CaseIterable {
        /// Pages of apps and widgets.
        case homeScreen
        /// Below and above the clock.
        case lockScreen
        /// The list beside the first page; what stands on it was superseded by iOS 14.
        case todayView
    }

    /// Where widgets of this family stand.
    public var surface: Surface {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: .homeScreen
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: .lockScreen
        case .todayCompact, .todayExpanded: .todayView
        }
    }

    /// The name of the rendering in which it is drawn where people have chosen none: `vibrant` on a lock screen.
    package var usualRendering: String { surface == .lockScreen ? "vibrant" : "fullColor" }

    /// How many cells of a home screen it takes, from left to right and from top to bottom; nil elsewhere.
    ///
    /// A cell is what an app's icon takes.
    public var cells: (columns: Int, rows: Int)? {
        switch self {
        case .systemSmall: (2, 2)
        case .systemMedium: (4, 2)
        case .systemLarge: (4, 4)
        case .systemExtraLarge: (8, 4)
        default: nil
        }
    }

    /// Whether single views may be links; in the others only the whole widget is one.
    public var hasLinks: Bool {
        switch self {
        case .systemMedium, .systemLarge, .systemExtraLarge, .todayCompact, .todayExpanded: true
        case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
        }
    }

    /// Whether the system keeps its content away from its edges, by 16 points.
    ///
    /// That came with iOS 17, and not for the lock screen; the Today view is older.
    public var hasMargins: Bool { surface == .homeScreen }

    /// What it is, in one sentence for the reference and for editors.
    public var summary: String {
        switch self {
        case .systemSmall: "A square of 2 × 2 cells on a home screen; the whole of it is one link."
        case .systemMedium: "4 × 2 cells on a home screen."
        case .systemLarge: "4 × 4 cells on a home screen."
        case .systemExtraLarge: "8 × 4 cells on the home screen of an iPad."
        case .accessoryCircular: "A circle below the clock of a lock screen."
        case .accessoryRectangular: "A rectangle of two circles' width below the clock of a lock screen."
        case .accessoryInline: "One text and one image above the clock of a lock screen."
        case .todayCompact: "The Today view's lower form, 110 points high."
        case .todayExpanded: "The Today view's higher form, as high as 'expandedHeight' says."
        }
    }

    /// All families as files may name them.
    package static let names: [EnumerationCase] = allCases.map { family in
        let word = family.rawValue.drop { $0.isLowercase }.lowercased()
        return EnumerationCase(family.rawValue, family.summary, synonyms: [word])
    }
}
