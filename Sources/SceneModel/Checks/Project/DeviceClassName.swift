import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let deviceClassName = Rule(
        "project.device-class", .warning, "A new device class is called nearly like one that exists.",
        explanation:
            "A name that no kind of scene knows makes a device class of its own, for which nothing has values yet.",
        wrong: .project("devices:\n  tablet: { width: 1280, height: 800, class: ↓padd }\n"),
        right: .project("devices:\n  tablet: { width: 1280, height: 800, class: pad }\n"))
}

/// The device classes of the project's devices are meant as they are written.
enum DeviceClassName: Check {
    static let rules: [Rule] = [.deviceClassName]

    static func check(_ devices: [MapEntry], known: [Device], _ diagnostics: inout [Diagnostic]) {
        let classes = known.classes.map(\.rawValue)
        for value in devices.compactMap({ $0.value.record?["class"] }) {
            guard let name = value.stringValue, !classes.contains(name),
                let suggestion = diagnostics.suggestion(for: name, in: classes)
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .deviceClassName, at: value.range, "no kind of scene has a device class '\(name)'",
                    suggesting: suggestion))
        }
    }
}
