import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let deviceCount = Rule(
        "project.too-many-devices", .error, "A project has more than 100 devices.",
        explanation: "Every scene is checked on every device; those after the hundredth are left out.",
        wrong: .project("devices:\n\(devices(100))  ↓d101: { width: 800, height: 600, class: pad }\n"),
        right: .project("devices:\n\(devices(100))"))

    private static func devices(_ count: Int) -> String {
        (1...count).map { "  d\($0): { width: 800, height: 600, class: pad }\n" }.joined()
    }
}

/// A project has as many devices as a person can choose among.
enum DeviceCount: Check {
    static let rules: [Rule] = [.deviceCount]

    static let max = 100

    static func check(_ devices: [MapEntry], _ diagnostics: inout [Diagnostic]) {
        guard devices.count > max else { return }
        diagnostics.append(
            Diagnostic(
                .deviceCount, at: devices[max].keyRange, "a project has at most \(max) devices",
                hint: "delete those that nobody looks at"))
    }
}
