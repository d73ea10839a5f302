package import ConfigSchema
package import LiveValues
import SceneModel

/// What fixtures say of telephones, declared once: who uses one, what is stored on it, and what servers answer.
package enum PhoneFixture {
    /// The sections that a fixture gains.
    package static let sections = [
        PropertySpec(
            "timeZone", .string, default: "UTC",
            "Where the telephone is, whose time of day it shows, such as `Asia/Shanghai`; one of the IANA's names."),
        PropertySpec(
            "people", .list(of: .record(person), count: 0...100),
            "Those whose telephone a screen can be seen on, the owner first."),
        PropertySpec("apps", .map(of: .record(app), keys: .any("app")), "The apps, by their folder in `Widgets`."),
        ThingsFixture.section,
        PropertySpec("class", .string, "The scene whose class widgets read by `room`, such as `small-class`."),
        PropertySpec(
            "network", .map(of: .record(answer), keys: .any("address")),
            "What servers answer, by address; nothing is fetched for an address that stands here."),
    ]

    private static let person = PropertyGroup(
        "a person",
        [
            PropertySpec("id", .string, "The identifier, unique in the fixture.", required: true),
            PropertySpec("name", .string, "The name that is shown; the identifier by default."),
        ])

    private static let app = PropertyGroup(
        "an app",
        [
            PropertySpec("signedIn", .boolean, default: "true", "Whether people are signed in."),
            PropertySpec(
                "store", .map(of: .anything, keys: .any("key")), "What the app has written for its widgets, by key."),
        ])

    private static let answer = PropertyGroup(
        "an answer",
        [
            PropertySpec("status", .integer(100...599), default: "200", "The status of HTTP."),
            PropertySpec("delay", .duration, default: "0s", "How long it takes."),
            PropertySpec("body", .anything, "The JSON that comes back."),
            PropertySpec(
                "file", .string, "A picture of the project that comes back, such as `Widgets/weather/images/sun.png`."),
        ])

    /// The people of a fixture, by identifier; nil when some could not be read.
    package static func people(in fixture: RecordValue) -> [String]? {
        guard !fixture.lost.contains("people") else { return nil }
        let people = fixture["people"]?.items ?? []
        let ids = people.compactMap { $0.record?["id"]?.stringValue }
        return ids.count < people.count ? nil : ids
    }
}

extension PhoneState {
    /// What a fixture says, at a moment from which it counts.
    package init(_ fixture: RecordValue?, now: Timestamp) {
        self.init()
        timeZone = fixture?["timeZone"]?.stringValue ?? "UTC"
        things = ThingsFixture.things(in: fixture, now: now)
        var everybody = Person()
        for entry in fixture?["apps"]?.mapEntries ?? [] {
            guard let app = entry.value.record else { continue }
            apps.insert(entry.key)
            if app["signedIn"]?.booleanValue == false { everybody.signedOut.insert(entry.key) }
            if let store = app["store"] { everybody.stores[entry.key] = store.liveProperties(now: now) }
        }
        people[""] = everybody
        for person in (fixture?["people"]?.items ?? []).compactMap(\.record) {
            guard let id = person["id"]?.stringValue else { continue }
            owner = owner ?? id
            names[id] = person["name"]?.stringValue ?? id
            people[id] = everybody
        }
        for entry in fixture?["network"]?.mapEntries ?? [] {
            guard let answer = entry.value.record else { continue }
            var delay: Int64 = 0
            if case .duration(let milliseconds) = answer["delay"]?.value { delay = milliseconds }
            answers[entry.key] = Answer(
                status: answer["status"]?.integerValue ?? 200, body: answer["body"]?.liveValue(now: now) ?? .null,
                file: answer["file"]?.stringValue, delay: delay)
        }
    }
}
