import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetSharedValue = Rule(
        "widget.shared-value", .error, "A value that the room shares refers to the theme.",
        explanation: "Frames and properties are the same for everybody, whatever theme they look at it with.",
        wrong: .fixture("widgets:\n  poll: { frame: { x: ↓$middle, y: 0.5 } }\n"),
        right: .fixture("widgets:\n  poll: { frame: { x: 0.5, y: 0.5 } }\n"))
}

/// Values that live in the room are the same for every viewer, whatever theme and device they have.
enum WidgetSharedValue: WidgetEntryCheck {
    static let rules: [Rule] = [.widgetSharedValue]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        guard let widget = entry.record else { return }
        for field in widget.fields where widget.group.members[field.member].key != "configuration" {
            field.value.forEachReference { reference in
                diagnostics.append(
                    Diagnostic(
                        .widgetSharedValue, at: reference.range,
                        "'$\(reference.name)' is a name of the theme's, and the room's values are the same in every theme",
                        hint: "write the value itself"))
            }
        }
    }
}
