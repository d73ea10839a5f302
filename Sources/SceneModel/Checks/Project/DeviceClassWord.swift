import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let deviceClassWord = Rule(
        "project.device-class-name", .error, "A device class has a name that cannot be used.",
        explanation:
            "A device class is named like a device, and not like a mode: a map of values would belong to both.",
        wrong: .project("devices:\n  tablet: { width: 1280, height: 800, class: ↓dark }\n"),
        right: .project("devices:\n  tablet: { width: 1280, height: 800, class: pad }\n"))
}

/// The device classes of the project's devices can be keys of a map of values.
enum DeviceClassWord: Check {
    static let rules: [Rule] = [.deviceClassWord]

    /// The modes whose names every theme understands; see `SystemColor`.
    private static let modes = ["light", "dark", "highContrast"]

    static func check(_ devices: [MapEntry], _ diagnostics: inout [Diagnostic]) {
        for value in devices.compactMap({ $0.value.record?["class"] }) {
            guard let name = value.stringValue, !isUsable(name) else { continue }
            let (problem, hint) =
                modes.contains(name)
                ? ("'\(name)' is a mode and cannot be a device class", "give it another name")
                : ("'\(name)' cannot be a device class's name", "use letters, digits, '-' and '_'")
            diagnostics.append(Diagnostic(.deviceClassWord, at: value.range, problem, hint: hint))
        }
    }

    static func isUsable(_ name: String) -> Bool { DeviceName.isWord(name) && !modes.contains(name) }
}
