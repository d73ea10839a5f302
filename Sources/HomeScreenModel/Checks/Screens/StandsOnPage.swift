import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let place = Rule(
        "home.place", .error, "A widget cannot stand where its screen puts it.",
        explanation: """
            A cell is what an app's icon takes: an iPhone's page has 4 columns and 6 rows, counted from 0. A small widget \
            takes 2 × 2 cells, a medium one 4 × 2, a large one 4 × 4, and each starts in an even column. Below the clock of \
            a lock screen are four places, of which a rectangle takes two.
            """,
        wrong: .homeScreen([("systemMedium", "↓[1, 0]")]),
        right: .homeScreen([("systemMedium", "[0, 0]")]))
}

/// Widgets stand on the page, and on a screen that has their family.
package enum StandsOnPage: Check {
    package static let rules: [Rule] = [.place]

    /// Adds a finding for each widget that cannot stand where it is put.
    package static func check(
        _ placements: [WidgetPlacement], on device: HomeDevice, _ diagnostics: inout [Diagnostic]
    ) {
        for placement in placements {
            guard let problem = device.problem(of: placement) else { continue }
            let cell = nearestCell(to: placement, on: device)
            diagnostics.append(
                Diagnostic(
                    .place, at: placement.range, sentence(problem, placement, device),
                    hint: cell.map { "did you mean \($0)?" },
                    fixes: cell.map { cell in
                        placement.isWritten
                            ? [FixIt("Write \(cell)", replace: placement.range, with: cell, isGuess: true)] : []
                    } ?? []))
        }
    }

    /// Adds a finding for each widget that says no place, and for which its page has none left.
    package static func check(
        _ homeless: [PlacedFile], on surface: WidgetFamily.Surface, _ diagnostics: inout [Diagnostic]
    ) {
        for entry in homeless {
            let page = entry.entry["page"]?.integerValue ?? 1
            let isOnPage = surface == .homeScreen
            diagnostics.append(
                Diagnostic(
                    .place, at: entry.range,
                    isOnPage
                        ? "page \(page) has no room left for '\(entry.id)'"
                        : "the lock screen has no place left for '\(entry.id)'",
                    hint: isOnPage ? "put it on 'page: \(page + 1)'" : nil))
        }
    }

    private static func sentence(
        _ problem: PlaceProblem, _ placement: WidgetPlacement, _ device: HomeDevice
    ) -> String {
        let family = placement.family
        switch (problem, placement.place) {
        case (.noFamily, _) where family == .systemExtraLarge:
            return "'\(family.rawValue)' is for iPads; \(device.name) is \(device.idiom.noun)"
        case (.noFamily, .slot): return "the lock screen of \(device.name) has no '\(family.rawValue)'"
        case (.noFamily, .page): return "'\(family.rawValue)' does not stand on a home screen"
        case (.oddColumn, .page(_, let cell)):
            return "a widget starts in an even column; \(cell.column) is the second half of a small one"
        case (_, .page(_, let cell)):
            let size = family.cells ?? (0, 0)
            return "'\(family.rawValue)' takes \(size.columns) × \(size.rows) cells; from \(cell.text) they do not fit "
                + "into the \(device.cells.columns) × \(device.cells.rows) of \(device.name)"
        case (_, .slot(.inline)): return "'\(family.rawValue)' stands below the clock: 'slot' is 0 to 3"
        case (_, .slot):
            return family == .accessoryInline
                ? "'\(family.rawValue)' stands above the clock: 'slot' is inline"
                : "'\(family.rawValue)' takes two of the four places below the clock: 'slot' is 0 to 2"
        }
    }

    private static func nearestCell(to placement: WidgetPlacement, on device: HomeDevice) -> String? {
        guard case .page(_, let cell) = placement.place else { return nil }
        return device.nearestCell(to: cell, for: placement.family)?.text
    }
}
