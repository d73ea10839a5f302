package import ConfigSchema
package import LiveValues
import SceneModel

/// What fixtures say of the devices of a home, declared once.
package enum ThingsFixture {
    /// The section that a fixture gains.
    package static let section = PropertySpec(
        "things", .map(of: .record(thing), keys: .any("device")),
        "The devices of a home, by the identifier that messages have as `iotId`.")

    private static let thing = PropertyGroup(
        "a device",
        [
            PropertySpec(
                "product", .string, "What sort of device it is; widgets ask for the devices of one.", required: true),
            PropertySpec("name", .text, "What people call it; the identifier by default."),
            PropertySpec("room", .text, "Where it stands."),
            PropertySpec("status", .enumeration(statuses), default: "online", "Whether it can be reached."),
            PropertySpec(
                "properties", .map(of: .anything, keys: .any("property")),
                "What it says of itself: `true` or `false`, numbers, texts."),
            PropertySpec(
                "confirms", .enumeration(confirmations), default: "0s",
                "How long it takes to confirm what a widget sets, or that it never does; then the switch goes back."),
        ])

    private static let statuses = [
        EnumerationCase("online", "It answers."),
        EnumerationCase("offline", "It cannot be reached; its switches are off limits.", synonyms: ["unreachable"]),
        EnumerationCase("notActivated", "It was never connected.", synonyms: ["inactive"]),
        EnumerationCase("disabled", "Somebody has switched it off for good."),
    ]

    private static let never = "never"

    private static let confirmations = [
        EnumerationCase(never, "It does not confirm; after 5 s the switch goes back."),
        EnumerationCase("800ms", "A duration.", matching: "([0-9]+h)?([0-9]+m)?([0-9]+s)?([0-9]+ms)?"),
    ]

    /// The devices that a fixture has, with properties that count moments from `now`.
    package static func things(in fixture: RecordValue?, now: Timestamp) -> Things {
        let entries = (fixture?[section.key]?.mapEntries ?? []).compactMap { entry in
            entry.value.record.map { (entry.key, thing($0, id: entry.key, now: now)) }
        }
        return Things(
            Dictionary(entries, uniquingKeysWith: { first, _ in first }), inOrder: entries.map { $0.0 })
    }

    private static func thing(_ record: RecordValue, id: String, now: Timestamp) -> Things.Thing {
        Things.Thing(
            product: record["product"]?.stringValue ?? "", name: LocalName(record["name"]) ?? LocalName(id),
            room: LocalName(record["room"]) ?? "",
            status: record["status"]?.stringValue.flatMap { ThingStatus(name: $0) } ?? .online,
            properties: record["properties"]?.liveProperties(now: now) ?? [:],
            confirms: record["confirms"]?.stringValue != never, delay: delay(record["confirms"]?.stringValue ?? ""))
    }

    private static func delay(_ text: String) -> Duration {
        if case .relative(let milliseconds)? = InstantExpression(text) { .milliseconds(milliseconds) } else { .zero }
    }
}
