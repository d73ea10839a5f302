import ConfigSchema
import SourceDiagnostics

/// The users whom widgets name are in the fixture.
enum WidgetUsers: Check {
    static let rules: [Rule] = [.widgetOwner, .unknownUser]

    /// Checks the users that a `widgets` section names.
    static func check(_ section: ConfigValue, _ fixture: RecordValue, _ diagnostics: inout [Diagnostic]) {
        let widgets = section.mapEntries.compactMap(\.value.record)
        // A class may be large, and most sections name nobody.
        guard widgets.contains(where: { $0["owner"] != nil || !named(in: $0).isEmpty }),
            !FixtureUsers.areIncomplete(in: fixture)
        else { return }
        let ids = FixtureUsers.ids(in: fixture)
        if FixtureUsers.areDoubled(in: fixture, ids) { return }
        for widget in widgets {
            FixtureUsers.checkOwner(widget["owner"], ids, .widgetOwner, "the widget's owner", &diagnostics)
            for entry in named(in: widget) where !ids.contains(entry.key) && !diagnostics.isFull {
                let known = diagnostics.canSuggest ? ids : []
                diagnostics.append(
                    FixtureUsers.unknown(entry.key, at: entry.keyRange, known, .unknownUser, "the user"))
            }
        }
    }

    private static func named(in widget: RecordValue) -> [MapEntry] {
        let properties = widget["properties"]
        let granted =
            properties?.record?["grantedUsers"]
            ?? properties?.mapEntries.first { $0.key == "grantedUsers" }?.value
        return (granted?.mapEntries ?? []) + (widget["userProperties"]?.mapEntries ?? [])
    }
}
