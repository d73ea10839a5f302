import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let otherScreen = Rule(
        "home.other-screen", .error, "A widget's place is said as another kind of screen has it.",
        explanation: """
            A home screen has pages and cells, a lock screen has slots, and a Today view is a list in the order of the file.
            """,
        wrong: .homeScreen(placing: "  - example/day: { family: systemSmall, ↓slot: inline }\n"),
        right: .homeScreen(placing: "  - example/day: { family: systemSmall, cell: [0, 0] }\n"))
}

/// Screens say places in their own words.
package enum KeysOfScreen: Check {
    package static let rules: [Rule] = [.otherScreen]

    /// Adds a finding for the first key of each entry that only other screens read.
    package static func check(
        _ placed: [PlacedFile], on surface: WidgetFamily.Surface, _ findings: inout [Diagnostic]
    ) {
        for entry in placed {
            guard let key = surface.othersKeys.first(where: { entry.entry[$0] != nil }),
                let field = entry.entry.field(key)
            else { continue }
            findings.append(
                Diagnostic(
                    .otherScreen, at: field.keyRange, "\(surface.noun) has no '\(key)'", hint: surface.placeHint))
        }
    }
}

extension WidgetFamily.Surface {
    /// The keys of places that mean nothing there.
    fileprivate var othersKeys: [String] {
        switch self {
        case .homeScreen: ["slot"]
        case .lockScreen: ["cell", "page"]
        case .todayView: ["cell", "slot", "page"]
        }
    }

    fileprivate var placeHint: String {
        switch self {
        case .homeScreen: "write 'cell: [column, row]', and 'page' for one behind the first"
        case .lockScreen: "write 'slot: inline', or 0 to 3 for a place below the clock"
        case .todayView: "leave it out: widgets stand below each other in the order of 'compose'"
        }
    }
}
