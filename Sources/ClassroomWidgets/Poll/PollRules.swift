/// What every poll must keep to, wherever it comes from: a file, the editor, or a request to the server (part C).
enum PollRules {
    /// How many options a poll has.
    static let optionCount = 2...5

    /// The longest title and the longest option, in characters as people count them: an emoji is one.
    ///
    /// Upstream's rule says "characters" and no unit. Browsers count UTF-16 units, so the editor's field may stop earlier
    /// than a file has to.
    static let maximumLength = 50

    /// How many votes and voters a poll can have; a file may say no more, and what a room says beyond it is cut.
    static let votes = 0...1_000_000

    /// One thing that is wrong with a poll; options are counted from 0.
    enum Fault: Hashable, Sendable {
        case emptyTitle
        case longTitle
        case optionCount(Int)
        case emptyOption(Int)
        case longOption(Int)
        /// Two options that say the same, the later one second.
        case equalOptions(Int, Int)
    }

    /// Everything that is wrong, in reading order.
    ///
    /// Blanks at both ends do not count, neither as text nor as a difference.
    static func faults(title: String, options: [String]) -> [Fault] {
        var faults: [Fault] = []
        let title = title.trimmed
        if title.isEmpty { faults.append(.emptyTitle) }
        if title.count > maximumLength { faults.append(.longTitle) }
        if !optionCount.contains(options.count) { faults.append(.optionCount(options.count)) }
        var first: [String: Int] = [:]
        for (index, option) in options.map(\.trimmed).enumerated() {
            if option.isEmpty {
                faults.append(.emptyOption(index))
            } else if let earlier = first[option] {
                faults.append(.equalOptions(earlier, index))
            } else {
                first[option] = index
                if option.count > maximumLength { faults.append(.longOption(index)) }
            }
        }
        return faults
    }
}

extension PollRules.Fault {
    /// The fault as the end of a sentence, options counted from 1.
    var reason: String {
        switch self {
        case .emptyTitle: "the title is empty"
        case .longTitle: "the title is longer than \(PollRules.maximumLength) characters"
        case .optionCount(let count):
            "a poll has \(PollRules.optionCount.lowerBound) to \(PollRules.optionCount.upperBound) options, not \(count)"
        case .emptyOption(let index): "option \(index + 1) is empty"
        case .longOption(let index): "option \(index + 1) is longer than \(PollRules.maximumLength) characters"
        case .equalOptions(let first, let second): "options \(first + 1) and \(second + 1) are the same"
        }
    }
}

extension String {
    /// The text without blanks at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
