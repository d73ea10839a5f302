import ConfigSchema
import ContextModel
import SourceDiagnostics
import ThemeModel

/// Checks of a fixture that need more than one of its values.
enum FixtureChecks {
    static func run(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let users = (fixture["users"]?.items ?? []).compactMap(\.record)
        let streams = (fixture["streams"]?.items ?? []).compactMap(\.record)
        let devices = (fixture["media"]?.record?["devices"]?.items ?? []).compactMap(\.record)
        checkUnique(users, key: "uuid", noun: "user", .duplicateUser, &diagnostics)
        checkUnique(streams, key: "uuid", noun: "stream", .duplicateStream, &diagnostics)
        checkUnique(devices, key: "id", noun: "device", .duplicateDevice, &diagnostics)
        if !lacksUsers(fixture) {
            let ids = Set(users.compactMap { $0["uuid"]?.stringValue })
            for stream in streams { checkOwner(stream["owner"], ids, .streamOwner, "the stream's owner", &diagnostics) }
        }
        if let widgets = fixture["widgets"] { checkWidgets(widgets, fixture, catalog, &diagnostics) }
        for user in users { checkStage(user, &diagnostics) }
        checkTeachers(users, &diagnostics)
        checkSchedule(fixture, &diagnostics)
    }

    /// Whether some users could not be read: then nobody can be told to be missing.
    static func lacksUsers(_ fixture: RecordValue) -> Bool {
        fixture.lost.contains("users")
            || (fixture["users"]?.items ?? []).contains { $0.record?.lost.contains("uuid") == true }
    }

    private static func checkUnique(
        _ records: [RecordValue], key: String, noun: String, _ rule: Rule, _ diagnostics: inout [Diagnostic]
    ) {
        var first: [String: SourceRange] = [:]
        first.reserveCapacity(records.count)
        for record in records {
            guard let value = record[key], let id = value.stringValue else { continue }
            if let earlier = first[id] {
                diagnostics.append(
                    Diagnostic(
                        rule, at: value.range, "two \(noun)s are called '\(id)'",
                        notes: [.init("the first is here", at: earlier)]))
            } else {
                first[id] = value.range
            }
        }
    }

    static func checkOwner(
        _ value: ConfigValue?, _ ids: Set<String>, _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]
    ) {
        guard !diagnostics.isFull, let value, let id = value.stringValue, !ids.contains(id) else { return }
        diagnostics.append(unknown(id, at: value.range, diagnostics.canSuggest ? ids : [], rule, what))
    }

    static func unknown(
        _ id: String, at range: SourceRange, _ ids: Set<String>, _ rule: Rule, _ what: String
    ) -> Diagnostic {
        // A class may be large; only ids of similar length can be near.
        let near = ids.filter { abs($0.utf8.count - id.utf8.count) <= 2 }.sorted().prefix(500)
        let match = NearestName.match(id, in: near)
        return Diagnostic(
            rule, at: range, "\(what) '\(id)' is not among the users", hint: match.map { "did you mean '\($0)'?" },
            fixes: match.map { [FixIt("Write '\($0)'", replace: range, with: $0)] } ?? [])
    }

    private static func checkWidgets(
        _ widgets: ConfigValue, _ fixture: RecordValue, _ catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]
    ) {
        WidgetEntryChecks.run(widgets, components: nil, catalog, &diagnostics)
        let content = WidgetContentChecks(
            section: widgets, whole: WidgetEntries([widgets]), others: WidgetEntries([]), catalog: catalog)
        content.run(&diagnostics)
        WidgetUsers(fixture).check(widgets, &diagnostics)
    }

    private static func checkStage(_ user: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard user["role"]?.stringValue == "teacher", let onStage = user["onStage"], onStage.booleanValue == true else {
            return
        }
        diagnostics.append(
            Diagnostic(
                .teacherOnStage, at: onStage.range, "the teacher has a place of their own and is never on stage",
                hint: "delete 'onStage'"))
    }

    private static func checkTeachers(_ users: [RecordValue], _ diagnostics: inout [Diagnostic]) {
        let teachers = users.compactMap { $0["role"] }.filter { $0.stringValue == "teacher" }
        guard let first = teachers.first else { return }
        for teacher in teachers.dropFirst() {
            diagnostics.append(
                Diagnostic(
                    .severalTeachers, at: teacher.range, "a second teacher; components show the first one",
                    notes: [.init("the first is here", at: first.range)]))
        }
    }

    private static func checkSchedule(_ fixture: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard let schedule = fixture["room"]?.record?["class"]?.record, let state = schedule["state"]?.stringValue,
            let start = schedule["startTime"]
        else { return }
        let clock: Timestamp
        switch (fixture["clock"]?.value, start.value) {
        case (.instant(.absolute(let milliseconds)), _): clock = Timestamp(milliseconds: milliseconds)
        case (_, .instant(.relative)): clock = Timestamp(milliseconds: 0)
        default: return
        }
        guard let time = start.timestamp(now: clock) else { return }
        if state == "before", time < clock {
            diagnostics.append(
                Diagnostic(.schedule, at: start.range, "the class is 'before' its start, but it starts in the past"))
        } else if state != "before", time > clock {
            diagnostics.append(
                Diagnostic(.schedule, at: start.range, "the class is '\(state)', but it starts in the future"))
        }
    }
}
