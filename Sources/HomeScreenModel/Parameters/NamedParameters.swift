package import ConfigSchema
import SourceDiagnostics

/// The parameters that bindings of some part of a widget's file name.
package struct NamedParameters: Sendable {
    private var names: Set<String> = []
    /// Whether a binding takes the whole of `config`.
    private var hasAll = false

    package init() {}

    /// Adds what the bindings in a value name, however deep they stand.
    package mutating func add(_ value: ConfigValue) {
        value.forEachBoundText { text in
            guard text.mayName("config") else { return }
            var ignored: [Diagnostic] = []
            for place in Binding(text, &ignored).places where place.path.segments.first?.name == "config" {
                if place.path.segments.count > 1 {
                    names.insert(place.path.segments[1].name)
                } else {
                    hasAll = true
                }
            }
        }
    }

    /// Whether a parameter is among them.
    package func contains(_ name: String) -> Bool { hasAll || names.contains(name) }
}
