import ClassroomScenes
import ConfigSchema
import ThemeModel

extension PopupQuiz {
    /// What is wrong with a quiz in a file: the kinds have checked that there are 2 to 8 options and a key.
    static func problems(in properties: RecordValue) -> [PropertyProblem] {
        let items = texts("items", properties)
        let options = Set(items.map(\.text))
        var problems = items.filter(\.text.isEmpty).map { PropertyProblem(at: $0.value, "an option is empty") }
        problems += repeated(items).map { PropertyProblem(at: $0.value, "the option '\($0.text)' is there twice") }
        problems += items.filter { $0.text.count > PopupQuizText.lettersInACell }.map {
            PropertyProblem(
                at: $0.value, "the option '\($0.text)' is cut off in its cell",
                hint: "options are letters; put the question and its answers on the board", isWarning: true)
        }
        let key = texts("correctItems", properties)
        problems += repeated(key).map {
            PropertyProblem(at: $0.value, "'\($0.text)' is there twice among the correct options")
        }
        if let state = properties["answerState"], case .integer(0) = state.value, properties["correctItems"] == nil,
            !properties.lost.contains("correctItems")
        {
            problems.append(PropertyProblem(at: state, "a quiz that has ended needs its key, 'correctItems'"))
        }
        guard !options.isEmpty else { return problems }
        problems += key.filter { !options.contains($0.text) }.map {
            PropertyProblem(
                at: $0.value, "the correct option '\($0.text)' is none of the options",
                hint: "the options are " + items.map { "'\($0.text)'" }.joined(separator: ", "))
        }
        return problems + tallyProblems(properties)
    }

    /// More answers than expected ones, or more right ones than answers.
    private static func tallyProblems(_ properties: RecordValue) -> [PropertyProblem] {
        func count(_ key: String) -> (value: ConfigValue, number: Int)? {
            guard let value = properties[key], case .integer(let number) = value.value else { return nil }
            return (value, number)
        }
        var problems: [PropertyProblem] = []
        if let correct = count("correctCount"), correct.number > count("selectedCount")?.number ?? 0 {
            problems.append(PropertyProblem(at: correct.value, "more answers are correct than there are answers"))
        }
        if let selected = count("selectedCount"), let total = count("totalCount"), selected.number > total.number {
            problems.append(PropertyProblem(at: selected.value, "more have answered than are expected to"))
        }
        return problems
    }

    private typealias Item = (value: ConfigValue, text: String)

    private static func texts(_ key: String, _ properties: RecordValue) -> [Item] {
        guard case .list(let items)? = properties[key]?.value else { return [] }
        return items.compactMap { item in
            if case .string(let text) = item.value { (item, text) } else { nil }
        }
    }

    /// The items that an earlier one equals.
    private static func repeated(_ items: [Item]) -> [Item] {
        var seen: Set<String> = []
        return items.filter { !seen.insert($0.text).inserted }
    }
}
