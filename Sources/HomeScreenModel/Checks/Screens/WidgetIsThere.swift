import ConfigSchema
package import SceneModel
package import SourceDiagnostics

extension Rule {
    static let unknownWidget = Rule(
        "home.unknown-widget", .error, "A screen places a widget that has no file.",
        explanation: "A widget is named by its path below 'Widgets' without the ending: 'example/day'.",
        wrong: .homeScreen(placing: "  - ↓example/dya: { family: systemSmall }\n"),
        right: .homeScreen(placing: "  - example/day: { family: systemSmall }\n"))
}

/// What screens place has a file.
package enum WidgetIsThere: Check {
    package static let rules: [Rule] = [.unknownWidget]

    /// Looks up what entries name, and tells of what is not there.
    ///
    /// - Parameters:
    ///   - placements: The entries, those that the scene inherits among them.
    ///   - format: What a widget's file is.
    ///   - files: Where they are looked up.
    ///   - findings: What to add to.
    package static func check(
        _ placements: [Placement], _ format: FileFormat, in files: inout KindFiles, _ findings: inout [Diagnostic]
    ) {
        for placed in placements.compactMap(\.placed) {
            let stack = placed.entry["stack"]?.items ?? []
            let names =
                [(placed.name, placed.range)]
                + stack.compactMap { value in value.stringValue.map { ($0, value.range) } }
            for (name, range) in names {
                _ = files.document(String(name.prefix { $0 != "/" }), of: AppFormat.file)
                guard files.document(name, of: format) == nil else { continue }
                let known = files.ids(of: format)
                // One that cannot be read is told of where it lies.
                if known.contains(name) { continue }
                let meant = Suggestion(nearestTo: name, in: known)
                findings.append(
                    Diagnostic(
                        .unknownWidget, at: range, "there is no widget '\(name)' in 'Widgets'",
                        hint: meant?.hint ?? (known.isEmpty ? nil : "there are " + known.prefix(12).joinedAsList()),
                        fixes: meant.map { [$0.fix(replacing: range)] } ?? []))
            }
        }
    }
}
