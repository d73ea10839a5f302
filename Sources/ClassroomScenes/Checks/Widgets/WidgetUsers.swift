import ConfigSchema
import SourceDiagnostics

/// The users whom widgets name are in the fixture.
enum WidgetUsers: Check {
    static let rules: [Rule] = [.widgetOwner, .unknownUser]

    /// Checks the users that a `widgets` section names.
    static func check(_ section: ConfigValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areKnown else { return }
        for widget in section.mapEntries.compactMap(\.value.record) {
            users.checkOwner(widget["owner"], .widgetOwner, "the widget's owner", &diagnostics)
            users.checkKeys(named(in: widget), .unknownUser, "the user", &diagnostics)
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
