import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let devices = Rule(
        "data.devices", .error, "A source says that it lists devices, and its items have no 'id' that is a text.",
        explanation: """
            With 'devices: true', a list from a server, a file or a store says which devices the home has. Each item needs \
            an 'id', which messages have as 'iotId'; 'name', 'product', 'room', 'status' and 'isOnline' are what \
            bindings find under 'things', and its other values are the device's properties.
            """,
        wrong: .widget(example("[{ name: text }]", "[{ name: Lamp }]", mark: "↓")),
        right: .widget(example("[{ id: text, power: boolean }]", "[{ id: lamp, power: true }]", mark: "")))

    private static func example(_ shape: String, _ sample: String, mark: String) -> String {
        "data:\n  home:\n    http: https://example.com/home\n    shape: \(shape)\n    sample: \(sample)\n"
            + "    \(mark)devices: true\n" + dayExample
    }
}

/// A list of devices names each of them.
enum ListNamesDevices: Check {
    static let rules: [Rule] = [.devices]

    /// Adds a finding for a source that lists devices and cannot.
    static func check(_ source: RecordValue, _ shape: Shape, origin: String?, _ diagnostics: inout [Diagnostic]) {
        guard let field = source.field("devices"), field.value.booleanValue == true, let origin else { return }
        guard ["http", "file", "store"].contains(origin) else {
            diagnostics.append(
                Diagnostic(
                    .devices, at: field.keyRange, "'\(origin)' lists no devices",
                    hint: "'devices' is for a list from 'http', 'file' or 'store'"))
            return
        }
        if case .unknown = shape { return }
        guard case .list(let item) = shape.required.shape,
            let id = item.fields.first(where: { $0.name == "id" }), case .scalar(.text) = id.shape
        else {
            diagnostics.append(
                Diagnostic(
                    .devices, at: field.keyRange, "a list of devices has items with an 'id' that is a text",
                    hint: "write a shape such as [{ id: text, name: text, power: boolean }]"))
            return
        }
    }
}
