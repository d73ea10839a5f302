package import ConfigSchema
import LiveValues
import SceneModel
package import SourceDiagnostics

extension Rule {
    static let fixtureShape = Rule(
        "data.fixture", .error, "A fixture has something else than the widgets of its screens read.",
        explanation: """
            What a fixture stores, lets devices say or lets servers answer is held against the shapes of the widgets that \
            a screen places. What is of another shape is never shown: the widget shows its sample in place of it.
            """,
        wrong: .tide("https://example.com/tide: { body: { metres: ↓high } }"),
        right: .tide("https://example.com/tide: { body: { metres: 3.5 } }"))

    static let fixtureAddress = Rule(
        "data.answer", .warning, "A fixture answers for an address that is almost the one that a widget asks.",
        explanation: """
            An answer is found by the whole address. A widget whose address has none shows its sample, unless its server \
            may be asked.
            """,
        wrong: .tide("↓https://example.com/tides: { body: { metres: 3.5 } }"),
        right: .tide("https://example.com/tide: { body: { metres: 3.5 } }"))
}

/// Fixtures have what the widgets read that a screen places.
package struct FixtureFits: Check {
    package static let rules: [Rule] = [.fixtureShape, .fixtureAddress]

    private let fixture: RecordValue
    private let widgets: [PlacedWidget]
    private var found: [Diagnostic] = []

    /// Adds a finding for each place of a fixture that a widget cannot read.
    ///
    /// - Parameters:
    ///   - fixture: What it says, all of which could be read.
    ///   - widgets: Those that stand on the screen.
    ///   - locales: The languages in which the screen is seen: an address may name them.
    ///   - findings: Where findings go.
    package static func check(
        _ fixture: RecordValue, _ widgets: [PlacedWidget], in locales: [String], _ findings: inout [Diagnostic]
    ) {
        var check = FixtureFits(fixture: fixture, widgets: widgets)
        check.checkAnswers(in: locales)
        check.checkStores()
        check.checkThings()
        // What two widgets read is told once.
        var known: Set<SourceRange> = []
        findings += check.found.filter { known.insert($0.range).inserted }
    }

    private init(fixture: RecordValue, widgets: [PlacedWidget]) {
        self.fixture = fixture
        self.widgets = widgets
    }

    // MARK: Servers

    /// A question that a widget may ask.
    private struct Question {
        let widget: PlacedWidget
        let source: DeclaredSource
        /// The address for each who may look, in each language.
        let addresses: [String]
    }

    private mutating func checkAnswers(in locales: [String]) {
        let answers = fixture["network"]?.mapEntries ?? []
        guard !answers.isEmpty else { return }
        let questions = questions(in: locales)
        let asked = Set(questions.flatMap(\.addresses))
        var spare = answers.filter { !asked.contains($0.key) }
        for question in questions {
            let own = answers.filter { question.addresses.contains($0.key) }
            for answer in own { check(answer, question) }
            guard own.isEmpty, let address = question.addresses.first,
                let index = spare.firstIndex(where: { Self.isNear($0.key, address) })
            else { continue }
            report(spare.remove(at: index), askedAs: address, by: question)
        }
    }

    private func questions(in locales: [String]) -> [Question] {
        let phone = PhoneState(fixture, now: Timestamp(milliseconds: 0))
        return widgets.flatMap { widget in
            let keys = ([phone.owner ?? ""] + phone.names.keys.sorted()).flatMap { person in
                locales.map { InstanceKey(screen: widget.screen, id: widget.id, person: person, locale: $0) }
            }
            guard widget.asksServers else { return [Question]() }
            let scopes = keys.map { ($0, widget.scope(drawing: phone, for: $0)) }
            return widget.sources.compactMap { source -> Question? in
                guard case .http = source.origin else { return nil }
                let addresses = scopes.compactMap { key, scope -> String? in
                    let address = try? widget.address(of: source, for: key, in: scope)
                    if case .http(let request)? = address { return request.url }
                    return nil
                }
                return Question(widget: widget, source: source, addresses: addresses)
            }
        }
    }

    private mutating func check(_ answer: MapEntry, _ question: Question) {
        guard let record = answer.value.record, record.lost.isEmpty,
            (200...299).contains(record["status"]?.integerValue ?? 200),
            record["file"] == nil
        else { return }
        guard let body = record["body"] else {
            if question.source.shape.required.isOptional { return }
            found.append(
                Diagnostic(
                    .fixtureShape, at: answer.keyRange,
                    "the answer has no 'body', of which '\(question.widget.file.widget)' reads "
                        + question.source.shape.noun))
            return
        }
        guard case .http(let request) = question.source.origin else { return }
        if case .failure(let reason, let status) = request.envelope.content(of: .value(body.plainLiveValue)) {
            // That somebody has to sign in is an answer as good as any.
            guard status != 401 else { return }
            found.append(
                Diagnostic(
                    .fixtureShape, at: body.range,
                    "'\(question.widget.file.widget)' finds no data for '\(question.source.name)': \(reason)"))
            return
        }
        guard let data = request.envelope.content(of: body) else { return }
        hold(data, to: question.source, of: question.widget, as: "the answer")
    }

    private mutating func report(_ answer: MapEntry, askedAs address: String, by question: Question) {
        let written = answer.keyRange.lineText
        let mended =
            written == answer.key ? address : written?.first.map { $0 == "'" ? "'\(address)'" : "\"\(address)\"" }
        found.append(
            Diagnostic(
                .fixtureAddress, at: answer.keyRange,
                "no widget of this screen asks '\(answer.key)'; '\(question.widget.file.widget)' asks '\(address)'",
                hint: "write \(address)",
                fixes: mended.map { [FixIt("Write \(address)", replace: answer.keyRange, with: $0, isGuess: true)] }
                    ?? []))
    }

    /// Whether two addresses differ in one of their parts, by a slip; or in how they begin and end.
    private static func isNear(_ left: String, _ right: String) -> Bool {
        func parts(_ address: String) -> [Substring] { address.split { "/?&#".contains($0) } }
        let (left, right) = (parts(left), parts(right))
        guard left.count == right.count else { return false }
        let different = left.indices.filter { left[$0] != right[$0] }
        guard let only = different.first else { return true }
        guard different.count == 1 else { return false }
        return only == 0 || NearestName.match(String(left[only]), in: [String(right[only])]) != nil
    }

    // MARK: Stores and devices

    private mutating func checkStores() {
        let groups = Dictionary(widgets.map { ($0.app, $0.group) }, uniquingKeysWith: { first, _ in first })
        let apps = fixture["apps"]?.mapEntries ?? []
        let unnamed = groups.keys.filter { app in !apps.contains { $0.key == app } }.sorted()
        for app in apps {
            // Apps whose widgets stand elsewhere may be called anything but almost as one that the fixture forgets.
            if groups[app.key] == nil, let meant = Suggestion(nearestTo: app.key, in: unnamed) {
                found.append(
                    Diagnostic(
                        .fixtureShape, at: app.keyRange, "no widget of this screen is of an app '\(app.key)'",
                        suggesting: meant))
                continue
            }
            for entry in app.value.record?["store"]?.mapEntries ?? [] {
                // Nothing stands for what the app never wrote.
                if case .null = entry.value.value { continue }
                for widget in widgets where widget.group == groups[app.key] ?? app.key {
                    for source in widget.sources {
                        guard case .store(entry.key) = source.origin else { continue }
                        hold(entry.value, to: source, of: widget, as: "what is stored")
                    }
                }
            }
        }
    }

    private mutating func checkThings() {
        for thing in fixture["things"]?.mapEntries ?? [] {
            guard let record = thing.value.record else { continue }
            for widget in widgets {
                for source in widget.sources {
                    guard case .things(let product) = source.origin,
                        product == nil || product == record["product"]?.stringValue,
                        case .list(let device) = source.shape.required.shape
                    else { continue }
                    let properties = record["properties"]
                    let told = device.fields.filter { !Things.members.contains($0.name) }
                    shapeCheck(of: widget, "'\(thing.key)'").checkFields(
                        told, properties?.mapEntries ?? [], of: properties ?? thing.value, &found)
                }
            }
        }
    }

    // MARK: Shapes

    private mutating func hold(
        _ value: ConfigValue, to source: DeclaredSource, of widget: PlacedWidget, as subject: String
    ) {
        var told: [Diagnostic] = []
        shapeCheck(of: widget, subject).check(value, is: source.shape, &told)
        // Items of a list that lack the same are one mistake.
        var known: Set<String> = []
        found += told.filter { known.insert($0.message).inserted }
    }

    private func shapeCheck(of widget: PlacedWidget, _ subject: String) -> ShapeCheck {
        ShapeCheck(
            rule: .fixtureShape, subject: subject, shapeName: "the shape that '\(widget.file.widget)' reads"
        ) { _, value in value.plainLiveValue }
    }
}

extension RuleExample {
    /// A home screen with a widget that asks a server, and a line of what servers answer.
    fileprivate static func tide(_ answer: String) -> RuleExample {
        .homeScreen(
            placing: "  - example/tide: {}\ncontexts:\n  network:\n    \(answer)\n",
            with: [
                "Widgets/example/tide.yaml": """
                widget: example/tide
                data:
                  tide: { http: "https://example.com/tide", shape: { metres: number }, sample: { metres: 2 } }
                layouts: { systemSmall: { content: [{ text: { value: "{tide.metres}" } }] } }

                """
            ])
    }
}
