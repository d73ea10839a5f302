import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let formerName = Rule(
        "config.former-name", .warning, "A property is called by a name that it had before.",
        explanation:
            "The value is read as if the present name stood there, or stood at its present place, such as"
            + " 'streamOn.image'. Upstream's names are taken in the same way.",
        wrong: .theme(
            themeHead + "components:\n  poll:\n    result:\n      ↓titleTextAlignment: left  # upstream's name\n"),
        right: .theme(themeHead + "components:\n  poll:\n    result:\n      titleAlignment: left\n"))
}

extension ConfigReader {
    /// Gives the present name; where that stands in the same map too, it is the one that counts.
    mutating func reportFormerName(
        _ key: YAMLNode, of spec: PropertySpec, in group: PropertyGroup, besides present: YAMLNode?
    ) {
        if let present {
            return report(
                .formerName, key, "'\(key.text)' is called '\(spec.key)' now, which stands here too and counts",
                hint: "remove '\(key.text)'", notes: [Diagnostic.Note("'\(spec.key)' is here", at: present.range)])
        }
        let place = key.origin == nil ? key.contentRange ?? key.range : nil
        report(
            .formerName, key, "'\(key.text)' in \(group.owner) is called '\(spec.key)' now",
            hint: "write '\(spec.key)'",
            fixes: place.map { [FixIt("Write '\(spec.key)'", replace: $0, with: spec.key)] } ?? [])
    }
}
