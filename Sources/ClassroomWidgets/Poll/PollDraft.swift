/// A poll that an author is writing: what the form's fields say, as far as the page has told it.
struct PollDraft: Hashable, Sendable {
    /// One option; its number never changes, so that its field keeps its place in the page while others come and go.
    struct Option: Hashable, Sendable {
        let number: Int
        var text = ""

        /// The name of its field.
        var field: String { "option-\(number)" }
    }

    var title = ""
    var mode = PollRun.Mode.single
    private(set) var options = [Option(number: 1), Option(number: 2)]
    private var lastNumber = 2

    /// The poll as it would be sent.
    var texts: [String] { options.map(\.text.trimmed) }

    /// What keeps it from being sent.
    var faults: [PollRules.Fault] { PollRules.faults(title: title, options: texts) }

    /// What its author should be told while they are still writing: that a field is empty is plain to see.
    var conflicts: [PollRules.Fault] {
        faults.filter { fault in
            switch fault {
            case .emptyTitle, .emptyOption: false
            default: true
            }
        }
    }

    var canAdd: Bool { options.count < PollRules.optionCount.upperBound }

    var canRemove: Bool { options.count > PollRules.optionCount.lowerBound }

    /// Adds an empty option, up to five.
    mutating func add() {
        guard canAdd else { return }
        lastNumber += 1
        options.append(Option(number: lastNumber))
    }

    /// Removes the option of a field, down to two.
    mutating func remove(_ field: String) {
        guard canRemove else { return }
        options.removeAll { $0.field == field }
    }

    /// Takes the text of one field over; unknown fields, such as that of an option that has gone, are passed over.
    mutating func set(_ field: String, to text: String) {
        if field == "title" { title = text }
        if field == "mode" { mode = Int(text).flatMap { PollRun.Mode(rawValue: $0) } ?? mode }
        if let index = options.firstIndex(where: { $0.field == field }) { options[index].text = text }
    }
}
