import Testing

@testable import ClassroomWidgets

/// What a poll must keep to, and how one is written.
struct PollDraftTests {
    static let long = String(repeating: "长", count: 51)

    @Test(arguments: [
        ("Which?", ["Ice", "Wood"], []),
        ("Which?", ["1", "2", "3", "4", "5"], []),
        (String(repeating: "长", count: 50), [String(repeating: "👩‍🏫", count: 50), "Wood"], []),
        ("", ["Ice", "Wood"], [PollRules.Fault.emptyTitle]),
        (" \t", ["Ice", "Wood"], [.emptyTitle]),
        (long, ["Ice", "Wood"], [.longTitle]),
        ("Which?", ["Ice"], [.optionCount(1)]),
        ("Which?", ["1", "2", "3", "4", "5", "6"], [.optionCount(6)]),
        ("Which?", ["Ice", " "], [.emptyOption(1)]),
        ("Which?", ["Ice", long], [.longOption(1)]),
        ("Which?", ["Ice", "Wood", " Ice "], [.equalOptions(0, 2)]),
        ("Which?", ["ice", "Ice"], []),
        ("", ["", ""], [.emptyTitle, .emptyOption(0), .emptyOption(1)]),
    ])
    func findsEveryFault(title: String, options: [String], faults: [PollRules.Fault]) {
        #expect(PollRules.faults(title: title, options: options) == faults)
    }

    @Test func beginsWithTwoEmptyOptions() {
        let draft = PollDraft()
        #expect(draft.texts == ["", ""])
        #expect(draft.mode == .single)
        #expect(!draft.canRemove)
        #expect(draft.conflicts.isEmpty)
    }

    @Test func addsUpToFiveOptionsAndRemovesDownToTwo() {
        var draft = PollDraft()
        for _ in 0..<9 { draft.add() }
        #expect(draft.options.count == 5)
        #expect(!draft.canAdd)
        for option in draft.options { draft.remove(option.field) }
        #expect(draft.options.count == 2)
    }

    @Test func keepsTheTextsOfOtherFieldsWhenOneGoes() {
        var draft = PollDraft()
        draft.add()
        for (field, text) in [("option-1", "Ice"), ("option-2", "Wood"), ("option-3", "Rubber")] {
            draft.set(field, to: text)
        }
        draft.remove("option-2")
        draft.add()
        #expect(draft.texts == ["Ice", "Rubber", ""])
        // A field that has gone is never used again: its text belongs to nobody else.
        #expect(draft.options.map(\.field) == ["option-1", "option-3", "option-4"])
        draft.set("option-2", to: "Wood")
        #expect(draft.texts == ["Ice", "Rubber", ""])
    }

    @Test(arguments: [("2", PollRun.Mode.multiple), ("1", .single), ("3", .single), ("both", .single)])
    func takesAModeThatThereIs(text: String, mode: PollRun.Mode) {
        var draft = PollDraft()
        draft.set("mode", to: text)
        #expect(draft.mode == mode)
    }
}
