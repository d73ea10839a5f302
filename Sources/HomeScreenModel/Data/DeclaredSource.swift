package import ConfigSchema
package import LiveValues
package import SourceDiagnostics

/// Where some of a widget's data come from, what they look like, and what stands in for them.
///
/// A source always has a value: the last answer, and before the first one its sample. So a timeline can always be made.
package struct DeclaredSource: Sendable {
    package let name: String
    package let origin: Origin
    package let shape: Shape
    /// What draws placeholder, gallery and everything before the first answer.
    package let sample: ConfigValue
    package let fallback: Fallback
    /// How old an answer may be before it is stale; nil for any age.
    package let keep: Duration?
    /// Where its name stands.
    package let range: SourceRange
    /// Where it says what its data come from; its name where it does not.
    package let originRange: SourceRange

    /// Where data come from.
    package enum Origin: Sendable {
        /// JSON below the widget's folder.
        case file(String)
        /// An answer of a server.
        case http(ServerRequest)
        /// A key of the app's group.
        case store(String)
        /// What is told on a topic.
        case topic(String)
        /// The devices of a home, those of one product or all.
        case things(product: String?)
        /// A path below the class's contexts.
        case room(String)
        /// What a source brings that the program has added, by its name.
        case custom(String)
    }

    /// What a server is told besides the usual.
    package struct Header: Sendable {
        package let name: String
        package let value: Intent.Template
        /// Whether all its values come from the app's store, so that it may tell who asks.
        var isFromStore = false

        /// The kind of what files say of all headers: a map by name.
        static let section = PropertyKind.map(of: .bound(.string), keys: .any("header"))
    }

    /// What stands in for an answer that does not come.
    package enum Fallback: String, Hashable, Sendable, CaseIterable {
        /// The last one that came, and before that the sample.
        case last
        case sample
    }

    /// The sample as the origin would give it to a reader of a language; nil for the first that the sample has.
    package func sampleValue(now: Timestamp, in locale: String? = nil) -> LiveValue {
        shape.liveValue(of: sample, now: now, in: locale)
    }

    /// Whether the sample has texts in several languages.
    package var isSampleLocalized: Bool { shape.isLocalized(sample) }

    /// The names of the sources whose values its address, headers or body need, with the place of each.
    package private(set) var needs: [(name: String, place: SourceRange)] = []

    /// Whether its list says which devices the home has, for sources with `things`.
    package private(set) var listsDevices = false

    /// What bindings call it.
    package var root: BindingTypes.Root { .source(name, shape) }
}

// MARK: - Reading

extension DeclaredSource {
    /// The kind of a widget's `data`: a map by name.
    package static let section = PropertyKind.map(of: .record(group), keys: .any("source"))

    /// The names of origins, of which a source has one.
    static let origins = ["file", "http", "store", "topic", "things", "room", "custom"]

    private static let group = PropertyGroup(
        "a source",
        [
            PropertySpec("file", .string, "A JSON file below the widget's folder."),
            PropertySpec("http", .bound(.string), "An address; what its server answers is JSON."),
            PropertySpec(
                "headers", Header.section,
                "What the server of `http` is told besides, by the names of headers."),
            PropertySpec(
                "method", .enumeration(ServerRequest.methods), default: "GET", "How the server of `http` is asked."),
            PropertySpec("body", .nested(ServerRequest.body), "What the server of `http` is sent, as JSON."),
        ] + Envelope.members + [
            PropertySpec("store", .string, "A key of the app's group."),
            PropertySpec("topic", .string, "A topic; what was told last on it, as JSON."),
            PropertySpec("things", .string, "The devices of one product, or `all`."),
            PropertySpec("room", .string, "A path below the class's contexts, such as `room.name`."),
            PropertySpec("custom", .string, "A source that the program has added, by its name."),
            PropertySpec("shape", .nested(Shape.kind), "What the data look like.", required: true),
            PropertySpec(
                "sample", .anything, "Data that stand in before the first answer, and in the gallery.", required: true),
            PropertySpec(
                "fallback", .enumeration(Fallback.names), default: "last", "What stands in for an answer that fails."),
            PropertySpec("keep", .duration, "How old an answer may be before it is stale."),
            PropertySpec(
                "devices", .boolean, default: "false",
                "Whether the list says which devices the home has: sources with `things` give them then, and switches "
                    + "set their properties."),
        ])

    /// Takes what a file says of ``section``, and adds what is wrong with it.
    ///
    /// `types` are what an address may name besides other sources: the configuration and what every widget has. The
    /// sources are in the order in which they can be read: each behind those that it needs.
    package static func all(
        _ section: ConfigValue, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]
    ) -> [DeclaredSource] {
        var types = types
        let stores = Set(
            section.mapEntries.compactMap { $0.value.record?["store"] == nil ? nil : $0.key })
        for entry in section.mapEntries {
            guard let shape = entry.value.record?["shape"] else { continue }
            types = types.adding(entry.key, Shape(shape))
        }
        let sources = section.mapEntries.compactMap { entry -> DeclaredSource? in
            guard let record = entry.value.record,
                SourceNameIsFree.check(entry.key, at: entry.keyRange, &diagnostics)
            else { return nil }
            let written = SourceIsOne.check(record, at: entry.keyRange, &diagnostics)
            let origin = written.flatMap { self.origin($0.key, $0.value, in: record, types, stores, &diagnostics) }
            guard let declared = record["shape"], let sample = record["sample"] else { return nil }
            let shape = Shape(declared)
            SampleFits.check(sample, is: shape, &diagnostics)
            var keep: Duration?
            if case .duration(let milliseconds) = record["keep"]?.value { keep = .milliseconds(milliseconds) }
            var source = DeclaredSource(
                name: entry.key, origin: origin ?? .file(""), shape: shape, sample: sample,
                fallback: record["fallback"]?.stringValue.flatMap { Fallback(rawValue: $0) } ?? .last, keep: keep,
                range: entry.keyRange, originRange: written?.value.range ?? entry.keyRange)
            source.listsDevices = record["devices"]?.booleanValue == true
            ListNamesDevices.check(record, shape, origin: written?.key, &diagnostics)
            if case .http(let request) = source.origin {
                source.needs = request.roots.filter { need in section.mapEntries.contains { $0.key == need.name } }
            }
            return source
        }
        return SourcesHaveOrder.sorted(sources, &diagnostics)
    }

    private static func origin(
        _ key: String, _ value: ConfigValue, in record: RecordValue, _ types: BindingTypes,
        _ stores: Set<String>, _ diagnostics: inout [Diagnostic]
    ) -> Origin? {
        if key == "topic", !TopicIsReadable.check(value, &diagnostics) { return nil }
        let headers = HeadersAreSent.check(record, key, types, stores: stores, &diagnostics)
        RequestIsWhole.check(record, key, &diagnostics)
        if key == "http" {
            guard AddressIsAsked.check(value, hasOwnHost: true, &diagnostics),
                let url = Intent.Template(value, BindingUse("http", .text), types, &diagnostics)
            else { return nil }
            var body: Intent.Template?
            if let written = record["body"] {
                body = Intent.Template(written, BindingUse("body", .anything), types, &diagnostics)
                guard body != nil else { return nil }
            }
            return .http(
                ServerRequest(
                    url: url, method: record["method"]?.stringValue ?? "GET", headers: headers, body: body,
                    envelope: Envelope(record)))
        }
        guard let text = value.stringValue else { return nil }
        switch key {
        case "file": return .file(text)
        case "store": return .store(text)
        case "topic": return .topic(text)
        case "things": return .things(product: text == "all" ? nil : text)
        case "room": return .room(text)
        case "custom": return .custom(text)
        default: return nil
        }
    }
}

extension DeclaredSource.Fallback {
    fileprivate static let names = [
        EnumerationCase("last", "The last answer, and before the first one the sample."),
        EnumerationCase("sample", "The sample."),
    ]
}
