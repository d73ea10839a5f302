package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let group = Rule(
        "app.group", .error, "A widget reads a store that its app does not share with it, or cannot share.",
        explanation: """
            App and widget share one store, the app group that app.yaml names: 'group: group.example'. A source names a \
            key of that group alone, and never one of another group.
            """,
        wrong: .widget("data:\n  name: { store: ↓group.other/name, shape: text, sample: Lin }\n" + dayExample),
        right: .widget("data:\n  name: { store: name, shape: text, sample: Lin }\n" + dayExample))
}

/// What widgets read from a store is their app's.
package enum KeyIsOfGroup: Check {
    package static let rules: [Rule] = [.group]

    /// Adds a finding where an app's group has a name that no group can have.
    package static func checkName(in app: RecordValue, _ findings: inout [Diagnostic]) {
        guard let written = WrittenText(app["group"]), written.text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._\-]*/) == nil
        else { return }
        let name = app["app"]?.stringValue ?? "example"
        findings.append(
            Diagnostic(
                .group, at: written.range,
                written.text.isEmpty
                    ? "the group has no name"
                    : "'\(written.text)' is no group: it has letters, digits, '.', '-' and '_'",
                hint: "write group.\(name)"))
    }

    /// Adds a finding for each source that names a group, and one for a store where the app has none.
    ///
    /// - Parameters:
    ///   - widget: What the widget's file says.
    ///   - app: What the app's file says.
    ///   - path: The path of the app's file.
    ///   - findings: Where findings go.
    package static func check(
        _ widget: RecordValue, of app: RecordValue, at path: String, _ findings: inout [Diagnostic]
    ) {
        let keys = (widget["data"]?.mapEntries ?? []).compactMap { entry in
            entry.value.record.flatMap { record in record["store"] }
        }
        guard let first = keys.first, !app.lost.contains("group") else { return }
        guard let group = app["group"]?.stringValue else {
            let name = widget["widget"]?.stringValue?.prefix { $0 != "/" } ?? "example"
            findings.append(
                Diagnostic(
                    .group, at: first.range, "the app shares no store: its file has no 'group'",
                    hint: "add 'group: group.\(name)' to \(path)"))
            return
        }
        for key in keys {
            guard let text = key.stringValue, text.hasPrefix("group.") else { continue }
            let name = text.split(separator: "/", maxSplits: 1).last.map { String($0) } ?? text
            let isOwn = text == "\(group)/\(name)"
            let isPlain = key.range.lineText == text && text.contains("/")
            findings.append(
                Diagnostic(
                    .group, at: key.range,
                    isOwn
                        ? "a key stands alone: the store is that of '\(group)' already"
                        : "'\(text)' is of another group; the app shares '\(group)'",
                    hint: text.contains("/") ? "write \(name)" : "name the key alone",
                    fixes: isPlain
                        ? [FixIt("Write \(name)", replace: key.range, with: name, isGuess: !isOwn)] : []))
        }
    }
}
