extension Growth {
    private static func scene(_ placements: String, _ more: String = "") -> [String: String] {
        ["Scenes/test.yaml": "scene: test\ntheme: plain\n\(more)compose:\n\(placements)\n"]
    }

    private static let frame = "left: 0, top: 0, width: 10, height: 10"

    /// Scenes in which one thing becomes more.
    static let scenes = [
        Growth("placements", count: 100) { scene(lines($0) { "  - bar: { id: b\($0), \(frame) }" }) },
        Growth("placements of one name", count: 100) { scene(lines($0) { _ in "  - bar: { id: b, \(frame) }" }) },
        Growth("a chain of frames", count: 100) { count in
            scene(
                lines(count) {
                    let left = $0 == 0 ? "0" : "b\($0 - 1).right"
                    return "  - bar: { id: b\($0), left: \(left), top: 0, width: 10, height: 10 }"
                })
        },
        Growth("a cycle of frames", count: 100) { count in
            scene(
                lines(count) {
                    "  - bar: { id: b\($0), left: b\(($0 + 1) % count).right, top: 0, width: 10, height: 10 }"
                })
        },
        Growth("frames that name nothing", count: 100) {
            scene(lines($0) { "  - bar: { id: b\($0 + 1000), left: nobody.right, top: 0, width: 10, height: 10 }" })
        },
        Growth("a long formula") { count in
            scene(
                "  - bar: { left: \(Array(repeating: "1", count: count).joined(separator: " + ")), top: 0, width: 10 }")
        },
        Growth("components that nobody knows", count: 100) { scene(lines($0) { "  - box\($0): { \(frame) }" }) },
        Growth("components that are nearly right", count: 100) {
            scene(lines($0) { "  - baar: { id: b\($0), \(frame) }" })
        },
        Growth("removed placements", count: 100) { count in
            scene("  - bar: { \(frame) }", "remove: [\((0..<count).map { "b\($0)" }.joined(separator: ", "))]\n")
        },
        Growth("keys of a placement") { count in
            scene("  - bar: { \(frame), \((0..<count).map { "key\($0): 1" }.joined(separator: ", ")) }")
        },
        Growth("scenes of one preset", count: 20) { count in
            let base = [
                "Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\ncompose:\n  - bar: { \(frame) }\n"
            ]
            return (0..<count).reduce(into: base) {
                $0["Scenes/s\($1).yaml"] = "scene: s\($1)\nextends: presets/base\n"
            }
        },
        Growth("a chain of scenes", count: 100) { count in
            (0..<count).reduce(into: ["Scenes/s0.yaml": "scene: s0\ntheme: plain\n"]) {
                if $1 > 0 { $0["Scenes/s\($1).yaml"] = "scene: s\($1)\nextends: s\($1 - 1)\n" }
            }
        },
        Growth("a cycle of scenes", count: 100) { count in
            (0..<count).reduce(into: [:]) {
                $0["Scenes/s\($1).yaml"] = "scene: s\($1)\nextends: s\(($1 + 1) % count)\n"
            }
        },
    ]

    /// Fixtures in which one thing becomes more.
    static let fixtures = [
        Growth("users") { fixture("users:\n" + lines($0) { "  - { uuid: u\($0), name: U, role: student }" }) },
        Growth("one user again and again") {
            fixture("users:\n" + lines($0) { _ in "  - { uuid: u, name: U, role: student }" })
        },
        Growth("streams of nobody") {
            fixture("streams:\n" + lines($0) { "  - { uuid: s\($0), owner: nobody, video: camera }" })
        },
        Growth("streams of many") { count in
            fixture(
                "users:\n" + lines(count) { "  - { uuid: u\($0), name: U, role: student }" } + "\nstreams:\n"
                    + lines(count) { "  - { uuid: s\($0), owner: u\($0), video: camera }" })
        },
        Growth("roles that do not exist") { fixture("users:\n" + lines($0) { "  - { uuid: u\($0), role: pupil }" }) },
        Growth("keys of a fixture") { fixture(lines($0) { "key\($0): 1" }) },
    ]

    private static func fixture(_ text: String) -> [String: String] {
        scene("  - bar: { \(frame) }", "contexts: people\n").merging(["Scenes/contexts/people.yaml": text + "\n"]) {
            $1
        }
    }
}
