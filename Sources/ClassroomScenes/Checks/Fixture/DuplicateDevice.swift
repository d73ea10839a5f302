import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateDevice = Rule(
        "contexts.duplicate-device", .error, "Two devices have one identifier.",
        explanation: "Devices are told apart by `id`.",
        wrong: .fixture("media:\n  devices:\n    - { id: cam, type: camera }\n    - { id: ↓cam, type: camera }\n"),
        right: .fixture("media:\n  devices:\n    - { id: cam, type: camera }\n    - { id: cam-2, type: camera }\n"))
}

/// Every camera, microphone and loudspeaker has an identifier of its own.
enum DuplicateDevice: FixtureCheck {
    static let rules: [Rule] = [.duplicateDevice]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        let devices = fixture["media"]?.record?.records("devices") ?? []
        Identifiers.check(devices, key: "id", noun: "device", .duplicateDevice, &diagnostics)
    }
}
