package import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let family = Rule(
        "home.family", .error, "A screen places a widget in a form that the widget, or the screen, does not have.",
        explanation: """
            A widget's file lists its families, or has a layout for each. Those that begin with 'system' stand on home \
            screens, with 'accessory' on lock screens, with 'today' in the Today view.
            """,
        wrong: .homeScreen(placing: "  - example/day: { family: ↓accessoryCircular }\n"),
        right: .homeScreen(placing: "  - example/day: { family: systemSmall }\n"))
}

/// What a screen places has a form for it.
package enum FamilyIsOffered: Check {
    package static let rules: [Rule] = [.family]

    /// Adds a finding for each entry whose family there is not.
    ///
    /// - Parameters:
    ///   - placed: The entries of `compose`.
    ///   - surface: What they stand on.
    ///   - widget: The file of a widget, by its id; nil when there is none, or when it cannot be read.
    ///   - diagnostics: Where findings go.
    /// - Returns: The ids of the entries with a finding, whose places mean nothing.
    package static func check(
        _ placed: [PlacedFile], on surface: WidgetFamily.Surface, widget: (String) -> RecordValue?,
        _ diagnostics: inout [Diagnostic]
    ) -> Set<String> {
        var refused: Set<String> = []
        for entry in placed {
            guard let record = widget(entry.name), let finding = fault(of: entry.name, record, entry, on: surface)
            else {
                continue
            }
            diagnostics.append(finding)
            refused.insert(entry.id)
        }
        return refused
    }

    private static func fault(
        of name: String, _ widget: RecordValue, _ entry: PlacedFile, on surface: WidgetFamily.Surface
    ) -> Diagnostic? {
        let families = WidgetFamily.named(in: widget)
        let offered = families.filter { $0.surface == surface }
        guard let written = entry.entry["family"] else {
            guard offered.isEmpty, !families.isEmpty, !entry.entry.lost.contains("family") else { return nil }
            return Diagnostic(
                .family, at: entry.range, "'\(name)' has no form for \(surface.noun)",
                notes: [.init("it has " + families.map(\.rawValue).joinedAsList())])
        }
        guard let family = written.stringValue.flatMap({ WidgetFamily(rawValue: $0) }) else { return nil }
        guard family.surface == surface, !families.contains(family) else {
            guard family.surface != surface else { return nil }
            return Diagnostic(
                .family, at: written.range, "'\(family.rawValue)' does not stand on \(surface.noun)",
                hint: hint(offered), fixes: fixes(offered, at: written.range))
        }
        return Diagnostic(
            .family, at: written.range, "'\(name)' has no '\(family.rawValue)'", hint: hint(offered),
            fixes: fixes(offered, at: written.range))
    }

    private static func hint(_ offered: [WidgetFamily]) -> String? {
        offered.isEmpty ? nil : "write " + offered.map(\.rawValue).joinedAsList("or")
    }

    private static func fixes(_ offered: [WidgetFamily], at place: SourceRange) -> [FixIt] {
        guard offered.count == 1, let only = offered.first else { return [] }
        return [FixIt("Write \(only.rawValue)", replace: place, with: only.rawValue, isGuess: true)]
    }
}

extension WidgetFamily.Surface {
    /// What it is, for the end of a sentence.
    var noun: String {
        switch self {
        case .homeScreen: "a home screen"
        case .lockScreen: "a lock screen"
        case .todayView: "a Today view"
        }
    }
}
