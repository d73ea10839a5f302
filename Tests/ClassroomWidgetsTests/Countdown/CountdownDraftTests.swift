import Foundation
import Testing

@testable import ClassroomWidgets

/// The time that a teacher sets: whole seconds, 1 to 3600.
struct CountdownDraftTests {
    @Test func beginsWithAMinute() {
        #expect(CountdownDraft().seconds == 60)
    }

    /// What is typed, and the time that it means.
    static let typed: [(String, Int?)] = [
        ("1", 1), ("60", 60), ("999", 999), ("1000", 1000), ("3599", 3599), ("3600", 3600), ("0090", 90), (" 45 ", 45),
        ("", nil), ("0", nil), ("00", nil), ("3601", nil), ("9999", nil), ("-5", nil), ("+5", nil), ("1.5", nil),
        ("1e3", nil), ("sixty", nil), ("6 0", nil), ("６０", nil), ("99999999999999999999", nil),
    ]

    @Test(arguments: typed)
    func readsWholeSecondsInTheirRange(text: String, seconds: Int?) {
        #expect(CountdownDraft(text: text).seconds == seconds)
    }

    /// The browser disables the button by the same rule that the widget applies.
    @Test(arguments: typed)
    func letsTheBrowserJudgeAlike(text: String, seconds: Int?) throws {
        let matches = text.range(of: "^(?:\(CountdownDraft.pattern))$", options: .regularExpression) != nil
        #expect(matches == (seconds != nil))
    }

    @Test(arguments: [
        ("60", true, "70"), ("60", false, "50"), ("64", true, "70"), ("64", false, "60"), ("5", false, "1"),
        ("1", true, "10"), ("3600", true, "3600"), ("3595", true, "3600"), ("", true, "60"), ("abc", false, "60"),
    ])
    func stepsToWholeTens(text: String, up: Bool, expected: String) {
        var draft = CountdownDraft(text: text)
        draft.step(up: up)
        #expect(draft.text == expected)
    }

    @Test(arguments: [(0, "1"), (30, "30"), (5000, "3600")])
    func keepsAChosenTimeInItsRange(seconds: Int, text: String) {
        var draft = CountdownDraft()
        draft.set(seconds)
        #expect(draft.text == text)
    }
}
