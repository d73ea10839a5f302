import SceneRendering

extension NoiseLevel {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A quiet class", fixture: NoiseClass.fixture(volume: 51), viewer: "lin", frame: "width: 120\nheight: 8",
            expect: .markup(contains: [#"aria-valuenow="51""#], lacks: ["is-loud"])),
        ComponentExample(
            "A loud class", fixture: NoiseClass.fixture(volume: 204), viewer: "lin", frame: "width: 120\nheight: 8",
            expect: .markup(contains: ["noiseLevel is-loud"])),
        ComponentExample(
            "A limit above everything", configuration: "limit: 2", fixture: NoiseClass.fixture(volume: 0),
            viewer: "lin", frame: "width: 120\nheight: 8", expect: .findings(["config.range"])),
    ]
}

extension NoiseMeter {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Below the limit, for a student", fixture: NoiseClass.fixture(volume: 40, "limit: 120"), viewer: "chen",
            expect: .markup(contains: ["40 / 120", "Too loud for me"], lacks: ["is-loud", "Raise the limit"])),
        ComponentExample(
            "Above it, for the teacher", fixture: NoiseClass.fixture(volume: 200, "limit: 120, complaints: 3"),
            viewer: "lin", expect: .markup(contains: ["is-loud", "3 find it too loud", "Raise the limit"])),
        ComponentExample(
            "An observer watches", fixture: NoiseClass.fixture(volume: 200, "limit: 120"), viewer: "guest",
            expect: .markup(contains: ["200 / 120"], lacks: ["<button"])),
        ComponentExample(
            "A limit of nothing", fixture: NoiseClass.fixture(volume: 40, "limit: 0"), viewer: "chen",
            expect: .findings(["config.range"])),
        ComponentExample(
            "A misspelt property", fixture: NoiseClass.fixture(volume: 40, "limit: 120, complains: 3"),
            viewer: "chen", expect: .findings(["config.unknown-key"])),
    ]
}

/// The class that the examples are seen in.
enum NoiseClass {
    /// With the widget's properties, the widget is active.
    static func fixture(volume: Int, _ properties: String? = nil) -> String {
        let users = """
            users:
              - { uuid: lin, name: Ms. Lin, role: teacher }
              - { uuid: chen, name: 陈小明, role: student }
              - { uuid: guest, name: Guest, role: observer }
            streams:
              - { uuid: s-chen, owner: chen, volume: \(volume) }
            """
        guard let properties else { return users }
        return users + "\nwidgets:\n  noiseMeter: { active: true, properties: { \(properties) } }"
    }
}
