package import ConfigSchema
import LiveValues
package import SourceDiagnostics

/// A value of data with which a binding comes to something that its writer did not want.
package struct DataTrouble: Sendable {
    let rule: Rule
    /// The place of the binding in the widget's file.
    let place: SourceRange
    /// The name of the value, such as `id`: the last of its path.
    let name: String
    /// The value as the data have it.
    let value: LiveValue
    /// The rest of the sentence: `this is story://login, which is the route 'login'`.
    let clause: String
    let hint: String

    /// The finding at the binding, for a value of the file's own sample.
    package var inSample: Diagnostic { Diagnostic(rule, at: place, "with the sample \(clause)", hint: hint) }

    /// The finding in a fixture that has the value.
    ///
    /// - Parameters:
    ///   - fixture: What it says.
    ///   - widget: The id of the widget that reads it.
    /// - Returns: The finding; nil where the fixture does not write the value itself.
    package func found(in fixture: RecordValue, readBy widget: String) -> Diagnostic? {
        var waiting = ["apps", "network", "things"].compactMap { fixture[$0] }
        while let next = waiting.popLast() {
            for entry in next.mapEntries {
                if entry.key == name, entry.value.plainLiveValue == value {
                    return Diagnostic(
                        rule, at: entry.value.range, "in '\(widget)' \(clause)", hint: hint,
                        notes: [.init("the widget reads it here", at: place)])
                }
                waiting.append(entry.value)
            }
            waiting += next.items + (next.record?.fields.map(\.value) ?? [])
        }
        return nil
    }
}

extension Binding.Place {
    /// The last name of the path, and what the data have there.
    func origin(in scope: BindingScope) -> (name: String, value: LiveValue) {
        (path.segments.last?.name ?? "", scope.value(at: path))
    }
}
