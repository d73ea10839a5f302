package import ConfigSchema

extension WidgetEntries {
    /// One thing that the files say of a widget.
    package struct Place: Sendable {
        /// The path below the widget, such as `properties.pollTitle`.
        package let path: String
        /// What the files say there, strongest first.
        package let values: [ConfigValue]
    }

    /// What the files say of a widget at or below a path; an empty path means everything but its configuration.
    package func places(of id: String, at path: String) -> [Place] {
        var paths: [String] = []
        var values: [String: [ConfigValue]] = [:]
        for entry in sections.flatMap(\.mapEntries) where entry.key == id {
            for (leaf, value) in Self.leaves(entry.value, below: "") where Self.covers(path, leaf) {
                if values[leaf] == nil { paths.append(leaf) }
                values[leaf, default: []].append(value)
            }
        }
        return paths.map { Place(path: $0, values: values[$0] ?? []) }
    }

    private static func covers(_ path: String, _ leaf: String) -> Bool {
        path.isEmpty ? !leaf.hasPrefix("configuration.") : leaf == path || leaf.hasPrefix(path + ".")
    }

    private static func leaves(_ value: ConfigValue, below path: String) -> [(String, ConfigValue)] {
        let prefix = path.isEmpty ? "" : path + "."
        switch value.value {
        case .record(let record):
            return record.fields.flatMap { leaves($0.value, below: prefix + record.group.members[$0.member].key) }
        case .map(let entries):
            return entries.flatMap { leaves($0.value, below: prefix + $0.key) }
        default: return [(path, value)]
        }
    }
}
