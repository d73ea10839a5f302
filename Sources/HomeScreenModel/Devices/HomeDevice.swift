package import SceneModel

/// A telephone or tablet held upright, with the figures of its screen: what widgets are as large as, and where they may
/// stand.
///
/// Figures are points. Sizes of families come from Apple's Human Interface Guidelines, positions on iPhones from the pixel
/// tables that scripts cut home screens' backgrounds by; where neither has a figure, its declaration says what ours is.
package struct HomeDevice: Hashable, Sendable {
    /// What it is.
    package enum Idiom: String, Hashable, Sendable {
        case phone, pad

        /// The word for messages.
        package var noun: String { self == .phone ? "an iPhone" : "an iPad" }
    }

    package let idiom: Idiom
    package let screen: LayoutSize
    let system: FamilySizes
    /// What the system families are laid out in before they are scaled; on iPhones the same.
    let design: FamilySizes
    let accessories: FamilySizes
    /// The left edge of every second column of cells.
    let columnEdges: [Double]
    /// The top edge of every second row of cells.
    let rowEdges: [Double]

    /// The corner radius of every widget on a home screen.
    ///
    /// No source gives the system's; this is ours.
    package static let cornerRadius = 22.0

    /// How far the system keeps content from a widget's edges, where the family ``WidgetFamily/hasMargins``.
    package static let margin = 16.0

    /// The name in files and addresses: `390x844`.
    package var name: String { "\(Int(screen.width))x\(Int(screen.height))" }

    /// How many cells a page has; a cell is what an app's icon takes.
    package var cells: (columns: Int, rows: Int) { (columnEdges.count * 2, rowEdges.count * 2) }

    /// The families that can stand on its screens, in their order.
    package var families: [WidgetFamily] { WidgetFamily.allCases.filter { size(of: $0) != nil } }

    /// How large a family is on the screen; nil when it cannot stand there.
    ///
    /// `expandedHeight` is what the widget asks for in ``WidgetFamily/todayExpanded``; without it, that gets all there is.
    package func size(of family: WidgetFamily, expandedHeight: Double? = nil) -> LayoutSize? {
        switch family.surface {
        case .homeScreen: system[family]
        case .lockScreen: accessories[family]
        case .todayView: todaySize(of: family, expandedHeight: expandedHeight)
        }
    }

    /// What a family is laid out in; nil when it cannot stand on the screen.
    ///
    /// The result is then drawn ``scale(of:)`` times as large.
    package func designSize(of family: WidgetFamily, expandedHeight: Double? = nil) -> LayoutSize? {
        family.surface == .homeScreen ? design[family] : size(of: family, expandedHeight: expandedHeight)
    }

    /// How much larger than its design a family is on the screen: 1 on an iPhone, about 0.85 on most iPads.
    package func scale(of family: WidgetFamily) -> Double {
        guard let size = size(of: family), let design = designSize(of: family) else { return 1 }
        return size.width / design.width
    }

    // MARK: Today view

    /// The height of ``WidgetFamily/todayCompact``, which no widget can change.
    package static let compactHeight = 110.0

    /// The largest height that ``WidgetFamily/todayExpanded`` gets.
    package var maxExpandedHeight: Double { screen.height - (idiom == .phone ? 126 : 171) }

    private func todaySize(of family: WidgetFamily, expandedHeight: Double?) -> LayoutSize {
        let width = screen.width - 16
        guard family == .todayExpanded else { return LayoutSize(width: width, height: Self.compactHeight) }
        let height = min(max(expandedHeight ?? maxExpandedHeight, Self.compactHeight), maxExpandedHeight)
        return LayoutSize(width: width, height: height)
    }
}
