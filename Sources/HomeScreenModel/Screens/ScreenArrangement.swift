package import ConfigSchema
package import SceneModel

/// Which widget stands where on a screen: every default of its file filled in.
package struct ScreenArrangement: Sendable {
    /// A widget in its place.
    package struct Item: Sendable {
        package let placed: PlacedFile
        package let family: WidgetFamily
        /// The page of a home screen, from 1.
        package let page: Int
        /// The rectangle on its page, in points.
        package let frame: LayoutRect
        /// The place of a home or lock screen, for checks and for what stands between widgets.
        package let placement: WidgetPlacement?
    }

    package let surface: WidgetFamily.Surface
    package let device: HomeDevice
    /// The widgets that have a place; in the order of the file.
    package private(set) var items: [Item] = []
    /// The widgets that are meant for a place, usable or not.
    package private(set) var placements: [WidgetPlacement] = []
    private var found: [String: Item] = [:]
    /// The cells that placements occupy.
    private var taken: Set<WidgetPlacement.Spot> = []
    /// How many places were tried for a family, which no later widget of it finds free.
    private var tried: [Search: Int] = [:]

    /// The widget of a placement; nil for one that has no place.
    package func item(of placement: String) -> Item? { found[placement] }
    /// The widgets that say no place, and for which their page has none left.
    package private(set) var homeless: [PlacedFile] = []
    /// The widgets that reach beyond their page, or find no place on it.
    private var crowded: [(PlacedFile, WidgetFamily)] = []

    /// Arranges what a scene places.
    ///
    /// - Parameters:
    ///   - placed: The entries of `compose`.
    ///   - type: The scene's type.
    ///   - device: The screen.
    ///   - modes: Which widgets of a Today view were expanded or made compact by hand, by the ids of their placements.
    ///   - widget: Gives the file of a widget, by its id; nil when there is none.
    package init(
        _ placed: [PlacedFile], type: String, on device: HomeDevice, modes: [String: Bool] = [:],
        widget: (String) -> KindDocument?
    ) {
        surface = WidgetFamily.Surface(rawValue: type) ?? .homeScreen
        self.device = device
        // What says its place has it; the others come into what is left.
        var later: [(PlacedFile, WidgetFamily)] = []
        var found: [String: Item] = [:]
        var bottom: Double?
        for entry in placed {
            guard var family = Self.family(of: entry, on: surface, device, widget(entry.name)) else { continue }
            guard surface != .todayView else {
                if let isExpanded = modes[entry.id] { family = isExpanded ? .todayExpanded : .todayCompact }
                let item = todayItem(entry, family, widget(entry.name), below: bottom)
                found[entry.id] = item
                bottom = item?.frame.bottom ?? bottom
                continue
            }
            guard let place = Self.place(of: entry, on: surface) else {
                later.append((entry, family))
                continue
            }
            let written = entry.entry[surface == .homeScreen ? "cell" : "slot"]
            add(
                WidgetPlacement(
                    id: entry.id, family: family, place: place, range: written?.range ?? entry.range,
                    isWritten: written != nil), entry, &found)
        }
        for (entry, family) in later {
            guard let free = freePlacement(of: entry, as: family, onPage: entry.entry["page"]?.integerValue ?? 1) else {
                homeless.append(entry)
                crowded.append((entry, family))
                continue
            }
            add(free, entry, &found)
        }
        movePagesBack(&found)
        items = placed.compactMap { found[$0.id] }
        self.found = found
    }

    /// The cells of a page that no widget takes, row by row.
    package func freeCells(onPage page: Int) -> [HomeCell] {
        var cells: [HomeCell] = []
        for row in 0..<device.cells.rows {
            for column in 0..<device.cells.columns {
                let cell = HomeCell(column: column, row: row)
                if !taken.contains(.cell(page: page, cell)) { cells.append(cell) }
            }
        }
        return cells
    }

    /// The first cell of a page from which a widget of a family stands on no other; nil where the page has no room for it.
    package func freeCell(for family: WidgetFamily, onPage page: Int) -> HomeCell? {
        freeCells(onPage: page).first { cell in
            (try? device.frame(of: family, at: cell)) != nil
                && taken.isDisjoint(with: WidgetPlacement.Place.page(page, cell).spots(of: family))
        }
    }

    /// How many pages there are.
    package var pageCount: Int { max(1, items.map(\.page).max() ?? 1) }

    private mutating func add(_ placement: WidgetPlacement, _ entry: PlacedFile, _ found: inout [String: Item]) {
        placements.append(placement)
        taken.formUnion(placement.spots)
        guard let frame = device.rectangle(of: placement) else { return crowded.append((entry, placement.family)) }
        var page = 1
        if case .page(let number, _) = placement.place { page = number }
        found[entry.id] = Item(placed: entry, family: placement.family, page: page, frame: frame, placement: placement)
    }

    private static func family(
        of entry: PlacedFile, on surface: WidgetFamily.Surface, _ device: HomeDevice, _ widget: KindDocument?
    ) -> WidgetFamily? {
        if let name = entry.entry["family"]?.stringValue { return WidgetFamily(rawValue: name) }
        guard let record = widget?.record else { return nil }
        return WidgetFamily.named(in: record).first { $0.surface == surface && device.families.contains($0) }
    }

    private static func place(of entry: PlacedFile, on surface: WidgetFamily.Surface) -> WidgetPlacement.Place? {
        guard surface == .homeScreen else {
            return entry.entry["slot"]?.stringValue.flatMap(LockSlot.init).map { .slot($0) }
        }
        let cell = (entry.entry["cell"]?.items ?? []).compactMap(\.integerValue)
        guard cell.count == 2 else { return nil }
        return .page(entry.entry["page"]?.integerValue ?? 1, HomeCell(column: cell[0], row: cell[1]))
    }

    /// Puts what its page has no room for on pages behind the last one, as when screens come to a smaller telephone.
    private mutating func movePagesBack(_ found: inout [String: Item]) {
        guard surface == .homeScreen else { return }
        let last = placements.map { if case .page(let page, _) = $0.place { page } else { 1 } }.max() ?? 1
        // The page of each family before which no other one of it finds a place; nil where it finds none at all.
        var first: [WidgetFamily: Int?] = [:]
        var lastPage = last
        for (entry, family) in crowded {
            guard let start = first[family, default: last + 1] else { continue }
            var free: (page: Int, placement: WidgetPlacement)?
            // The page behind the last one that has a widget is empty at worst.
            for page in start...max(start, lastPage + 1) where free == nil {
                free = freePlacement(of: entry, as: family, onPage: page).map { (page, $0) }
            }
            first[family] = .some(free?.page)
            guard let free else { continue }
            lastPage = max(lastPage, free.page)
            add(free.placement, entry, &found)
        }
    }

    /// Returns the first place, row by row, that can have a widget and has none.
    private mutating func freePlacement(
        of entry: PlacedFile, as family: WidgetFamily, onPage page: Int
    ) -> WidgetPlacement? {
        let isLocked = surface == .lockScreen
        let search = Search(family: family, page: isLocked ? 0 : page)
        let count = isLocked ? LockSlot.count + 1 : device.cells.rows * device.cells.columns
        for index in tried[search, default: 0]..<count {
            let cell = HomeCell(column: index % device.cells.columns, row: index / device.cells.columns)
            let place =
                isLocked ? .slot(index == 0 ? .inline : .below(index - 1)) : WidgetPlacement.Place.page(page, cell)
            let candidate = WidgetPlacement(
                id: entry.id, family: family, place: place, range: entry.range, isWritten: false)
            tried[search] = index + 1
            if device.problem(of: candidate) == nil, taken.isDisjoint(with: candidate.spots) { return candidate }
        }
        return nil
    }

    /// A look for places of one family on one page.
    private struct Search: Hashable {
        let family: WidgetFamily
        let page: Int
    }

    // MARK: Today view

    /// How far the first widget of a Today view stands from the top, below the date and the search field.
    ///
    /// No source has it; it is ours.
    package static let todayTop = 132.0

    /// How high the name of the app stands over a widget of a Today view.
    ///
    /// No source has it; it is ours.
    package static let todayHead = 36.0

    /// What is between two widgets of a Today view.
    ///
    /// No source has it; it is ours.
    package static let todayGap = 12.0

    private func todayItem(
        _ entry: PlacedFile, _ family: WidgetFamily, _ widget: KindDocument?, below bottom: Double?
    ) -> Item? {
        let height = widget?.record?["expandedHeight"]?.literalNumber
        return device.size(of: family, expandedHeight: height).map { size in
            Item(
                placed: entry, family: family, page: 1,
                frame: LayoutRect(
                    x: (device.screen.width - size.width) / 2,
                    y: (bottom.map { $0 + Self.todayGap } ?? Self.todayTop) + Self.todayHead,
                    width: size.width, height: size.height), placement: nil)
        }
    }
}

extension WidgetFamily {
    /// The families of a widget's file: those that it names, else those that have a layout, else all.
    package static func named(in widget: RecordValue) -> [WidgetFamily] {
        if let listed = widget["families"]?.items { return listed.compactMap(\.stringValue).compactMap(Self.init) }
        let layouts = (widget["layouts"]?.mapEntries ?? []).map(\.key)
        return layouts.contains("default") ? allCases : layouts.compactMap(Self.init)
    }
}

extension HomeDevice {
    /// Where a widget stands on its page or lock screen; nil for one that cannot stand there.
    fileprivate func rectangle(of placement: WidgetPlacement) -> LayoutRect? {
        switch placement.place {
        case .page(_, let cell): try? frame(of: placement.family, at: cell)
        case .slot(let slot): try? frame(of: placement.family, in: slot)
        }
    }

    /// The device with a screen, or the one of its sort that is nearest in width.
    package static func nearest(to screen: Device) -> HomeDevice {
        let size = LayoutSize(width: screen.width, height: screen.height)
        if let known = withScreen(size) { return known }
        let idiom = Idiom(rawValue: screen.deviceClass.rawValue) ?? .phone
        let alike = all.filter { $0.idiom == idiom }
        return alike.min { abs($0.screen.width - size.width) < abs($1.screen.width - size.width) } ?? standard
    }

    /// The one on which scenes stand that name none.
    package static var standard: HomeDevice { named("390x844") ?? all[0] }
}
