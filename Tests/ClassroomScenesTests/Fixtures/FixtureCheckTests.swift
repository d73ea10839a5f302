import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct FixtureCheckTests {
    private func places(_ text: String) -> [String] {
        let project = TestProject(["Scenes/contexts/test.yaml": text])
        let found = project.project.fixture(at: "Scenes/contexts/test.yaml")?.diagnostics ?? []
        return found.sortedWithoutRepeats().map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" }
    }

    private static let lin = "users: [{ uuid: lin, role: teacher }]\n"

    @Test(arguments: [
        (
            "users:\n  - { uuid: a, role: student }\n  - { uuid: b, role: student }\n  - { uuid: 1️⃣a, role: student }\n",
            "contexts.duplicate-user"
        ),
        (lin + "streams:\n  - { uuid: s, owner: lin }\n  - { uuid: 1️⃣s, owner: lin }\n", "contexts.duplicate-stream"),
        ("media: { devices: [{ id: c, type: mic }, { id: 1️⃣c, type: mic }] }\n", "contexts.duplicate-device"),
        (lin + "streams: [{ uuid: s, owner: 1️⃣nobody }]\n", "contexts.stream-owner"),
        (lin + "widgets: { poll: { owner: 1️⃣nobody } }\n", "contexts.widget-owner"),
        (lin + "widgets: { poll: { userProperties: { 1️⃣nobody: {} } } }\n", "contexts.unknown-user"),
        (lin + "widgets: { board: { properties: { grantedUsers: { 1️⃣nobody: true } } } }\n", "contexts.unknown-user"),
        ("users: [{ uuid: lin, role: teacher, onStage: 1️⃣true }]\n", "contexts.teacher-on-stage"),
        ("users: [{ uuid: a, role: teacher }, { uuid: b, role: 1️⃣teacher }]\n", "contexts.several-teachers"),
        ("room: { class: { state: before, startTime: 1️⃣-1m } }\n", "contexts.schedule"),
        ("room: { class: { state: after, startTime: 1️⃣+1m } }\n", "contexts.schedule"),
        (
            "clock: 2026-03-02T09:12:00Z\nroom: { class: { state: during, startTime: 1️⃣2026-03-02T09:13:00Z } }\n",
            "contexts.schedule"
        ),
        ("users: [{ uuid: lin, role: 1️⃣techer }]\n", "config.unknown-value"),
        // One slip is one finding.
        (
            "1️⃣usrs: [{ uuid: lin }]\nstreams: [{ uuid: s, owner: lin }]\nwidgets: { poll: { owner: lin } }\n",
            "config.unknown-key"
        ),
        ("users: [{ 1️⃣uid: lin, role: teacher }]\nstreams: [{ uuid: s, owner: lin }]\n", "config.unknown-key"),
    ])
    func reportsWhatDoesNotFitTogether(_ marked: String, _ rule: String) {
        let marked = MarkedText(marked)
        #expect(places(marked.text) == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test(arguments: [
        "users: [{ uuid: lin, role: teacher, onStage: false }]\n",
        "room: { class: { state: before, startTime: +1m } }\n", "room: { class: { state: during, startTime: 0s } }\n",
        // Without a clock nobody can tell whether a date has passed.
        "room: { class: { state: during, startTime: 2099-01-01T00:00:00Z } }\n",
    ])
    func acceptsWhatFits(_ text: String) {
        #expect(places(text) == [])
    }

    @Test func notesTheFirstOfTwo() {
        let project = TestProject([
            "Scenes/contexts/test.yaml": "users: [{ uuid: a, role: student }, { uuid: a, role: student }]\n"
        ])
        let finding = project.project.fixture(at: "Scenes/contexts/test.yaml")?.diagnostics.first
        #expect(finding?.notes.first?.range?.start == SourcePosition(line: 1, column: 17))
    }
}
