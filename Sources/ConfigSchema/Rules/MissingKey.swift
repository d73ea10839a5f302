package import SourceDiagnostics
import YAMLSyntax

extension Rule {
    package static let missingKey = Rule(
        "config.missing-key", .error, "A key that must be there is missing.",
        explanation: "The finding stands at the start of the map that needs it.",
        wrong: .fixture("users:\n  - { uuid: lin, role: assistant }\nstreams:\n  - ↓{ uuid: s-1 }\n"),
        right: .fixture("users:\n  - { uuid: lin, role: assistant }\nstreams:\n  - { uuid: s-1, owner: lin }\n"))
}

extension ConfigReader {
    /// A key that an unknown one was probably meant to be, or whose value was refused, is left out: there is one fault,
    /// and it is reported.
    mutating func reportMissingKeys(
        of group: PropertyGroup, in node: YAMLNode, read fields: [RecordValue.Field], except lost: [String]
    ) {
        for member in group.required where !fields.indices.contains(where: { fields[$0].member == member }) {
            let spec = group.members[member]
            // A key whose value could not be read is there all the same.
            guard !diagnostics.isFull, !lost.contains(spec.key), node[spec.key] == nil else { continue }
            reportMissing(spec, of: group, in: node)
        }
    }

    /// A key that one map needs because of what else it has, or has not.
    mutating func reportMissing(_ spec: PropertySpec, of group: PropertyGroup, in node: YAMLNode) {
        let start = SourceRange(file: node.range.file, start: node.usedAt.start, end: node.usedAt.start)
        diagnostics.append(
            Diagnostic(
                .missingKey, at: fixedRange ?? start, "\(group.owner) needs '\(spec.key)': \(spec.kind.expectation)"))
    }
}
