import ConfigSchema
package import LiveValues
import SceneModel
import SourceDiagnostics

/// How an answer of a server is read that wraps its data: `{ "code": 0, "data": { "items": […] } }`.
///
/// The default takes the whole answer.
package struct Envelope: Sendable {
    /// The names that lead to the data, from the outside; a number is an item of a list, from 0.
    package var selection: [String] = []
    /// The path of the status in the answer; nil where only that of HTTP counts.
    package var code: Code?

    /// The body's own status, which stands in place of that of HTTP.
    package struct Code: Sendable {
        /// The names that lead to it.
        package let path: [String]
        /// Its values for an answer with data.
        package let ok: [LiveValue]
        /// The values that ask to sign in.
        package let signIn: [LiveValue]
    }

    package init() {}

    /// Takes what a source's file says.
    init(_ record: RecordValue) {
        selection = Self.path(record["select"])
        guard let code = record["code"]?.record else { return }
        self.code = Code(
            path: Self.path(code["at"]), ok: Self.values(code["ok"]) ?? [0], signIn: Self.values(code["signIn"]) ?? [])
    }

    /// The keys of a source that an envelope is declared with.
    static let members = [
        PropertySpec(
            "select", .string,
            "The part of the answer that has the data, such as `data.items`; by default the whole answer."),
        PropertySpec(
            "code",
            .record(
                PropertyGroup(
                    "'code'",
                    [
                        PropertySpec("at", .string, "Where the answer has it, such as `code`.", required: true),
                        PropertySpec("ok", .anything, default: "0", "Its value, or values, for an answer with data."),
                        PropertySpec("signIn", .anything, "Its value, or values, for somebody who has to sign in."),
                    ])), "The answer's own status, such as `{ at: code, ok: 0, signIn: 401 }`."),
    ]

    /// Returns the data of an answer, or the reason why it has none.
    package func content(of delivery: Delivery) -> Delivery {
        guard case .value(let answer) = delivery else { return delivery }
        if let code, let failure = failure(code, answer) { return failure }
        let found = Self.find(selection, in: answer)
        switch found {
        case .found(let value): return .value(value)
        case .missing(let reason): return .failure(reason, status: nil)
        }
    }

    private func failure(_ code: Code, _ answer: LiveValue) -> Delivery? {
        let place = code.path.joined(separator: ".")
        guard case .found(let value) = Self.find(code.path, in: answer) else {
            return .failure("the answer has no '\(place)', which says whether it has data", status: nil)
        }
        if code.ok.contains(value) { return nil }
        if code.signIn.contains(value) {
            return .failure("the server asks to sign in: '\(place)' is \(value.json)", status: 401)
        }
        return .failure("the server refuses: '\(place)' is \(value.json)", status: nil)
    }

    private enum Search {
        case found(LiveValue)
        case missing(String)
    }

    private static func find(_ path: [String], in answer: LiveValue) -> Search {
        var value = answer
        for (index, name) in path.enumerated() {
            let parent = index == 0 ? "the answer" : "'\(path[..<index].joined(separator: "."))'"
            switch value {
            case .object(let entries):
                guard let entry = entries[name] else {
                    return .missing("\(parent) has no '\(name)'" + Self.keys(of: entries))
                }
                value = entry
            case .array(let items):
                guard let index = Int(name), items.indices.contains(index) else {
                    return .missing("\(parent) is a list of \(items.count), and has no '\(name)'")
                }
                value = items[index]
            default: return .missing("\(parent) is no map, and has no '\(name)'")
            }
        }
        return .found(value)
    }

    private static func keys(of entries: LiveProperties) -> String {
        let known = entries.keys.sorted().prefix(6).map { "'\($0.prefix(40))'" }
        return known.isEmpty ? ": it is empty" : ": it has \(known.joinedAsList())"
    }

    /// Returns the part of a fixture's answer that has the data; nil where it has none.
    func content(of body: ConfigValue) -> ConfigValue? {
        selection.reduce(body) { value, name in
            value.flatMap { value in
                value.mapEntries.first { $0.key == name }?.value
                    ?? Int(name).flatMap { value.items.indices.contains($0) ? value.items[$0] : nil }
            }
        }
    }

    private static func path(_ value: ConfigValue?) -> [String] {
        (value?.stringValue ?? "").split(separator: ".").map { String($0) }
    }

    private static func values(_ value: ConfigValue?) -> [LiveValue]? {
        guard let value = value?.plainLiveValue else { return nil }
        return value.arrayValue ?? [value]
    }
}
