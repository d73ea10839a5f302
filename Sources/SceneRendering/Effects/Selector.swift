/// A selector of a style sheet, matched against a picture that stands still.
///
/// What depends on a pointer, on the keyboard or on an element's place among others counts as fulfilled: it asks whether the
/// rule may ever be for an element.
struct Selector {
    /// What an element has to be, and how the one left of it stands to it.
    private struct Step {
        var tag: String?
        var classes: [String] = []
        var attributes: [Substring] = []
        /// Lists of which one must match: `:is(…)` and `:where(…)`.
        var choices: [[Selector]] = []
        /// Lists of which none may match: `:not(…)`.
        var exclusions: [[Selector]] = []
        /// ` `, `>`, `+` or `~`: how the step before this one stands to it.
        var combinator: Character = " "
    }

    private var steps: [Step] = []

    /// The classes that a picture must have somewhere, for a quick no.
    private(set) var classes: Set<String> = []

    /// Reads a selector.
    init(_ text: some StringProtocol) {
        var rest = Substring(text).drop { $0.isWhitespace }
        var step = Step()
        while let character = rest.first {
            switch character {
            case ".":
                step.classes.append(Self.name(&rest))
            case "#":
                step.attributes.append("id=" + Substring(Self.name(&rest)))
            case "[":
                rest.removeFirst()
                step.attributes.append(rest.prefix { $0 != "]" })
                rest = rest.drop { $0 != "]" }.dropFirst()
            case ":":
                Self.readPseudo(&rest, into: &step)
            case " ", ">", "+", "~", "\n", "\t":
                let between = rest.prefix { " >+~\n\t".contains($0) }
                rest = rest.dropFirst(between.count)
                steps.append(step)
                step = Step()
                step.combinator = between.first { ">+~".contains($0) } ?? " "
            case "*", "&":
                rest.removeFirst()
            default:
                let tag = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
                rest = rest.dropFirst(max(1, tag.count))
                step.tag = String(tag)
            }
        }
        steps.append(step)
        classes = Set(steps.flatMap(\.classes))
    }

    private static func name(_ rest: inout Substring) -> String {
        rest.removeFirst()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private static func readPseudo(_ rest: inout Substring, into step: inout Step) {
        rest = rest.drop { $0 == ":" }
        let name = rest.prefix { $0.isLetter || $0 == "-" }
        rest = rest.dropFirst(name.count)
        guard rest.first == "(" else { return }
        var depth = 0
        let argument = rest.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }.dropFirst()
        rest = rest.dropFirst(argument.count + 2)
        let list = split(argument, at: ",").map { Selector($0) }
        switch name {
        case "is", "where": step.choices.append(list)
        // What hangs on a state that may change excludes nothing.
        case "not": step.exclusions.append(split(argument, at: ",").filter { !$0.contains(":") }.map { Selector($0) })
        default: break
        }
    }

    /// Whether the selector is for an element, by its place.
    func matches(_ place: Int, of tree: PictureTree) -> Bool { matches(steps.count - 1, place, of: tree) }

    private func matches(_ step: Int, _ place: Int, of tree: PictureTree) -> Bool {
        guard Self.fits(steps[step], place, of: tree) else { return false }
        guard step > 0 else { return true }
        let element = tree.elements[place]
        switch steps[step].combinator {
        case ">": return element.parent.map { matches(step - 1, $0, of: tree) } ?? false
        case "+": return element.previous.map { matches(step - 1, $0, of: tree) } ?? false
        case "~": return reaches(step - 1, from: element.previous, of: tree) { $0.previous }
        default: return reaches(step - 1, from: element.parent, of: tree) { $0.parent }
        }
    }

    private func reaches(
        _ step: Int, from start: Int?, of tree: PictureTree, _ next: (PictureTree.Element) -> Int?
    ) -> Bool {
        var place = start
        while let current = place {
            if matches(step, current, of: tree) { return true }
            place = next(tree.elements[current])
        }
        return false
    }

    private static func fits(_ step: Step, _ place: Int, of tree: PictureTree) -> Bool {
        let element = tree.elements[place]
        return step.tag.map { $0 == element.tag } ?? true
            && step.classes.allSatisfy(element.classes.contains)
            && step.attributes.allSatisfy { fits($0, element) }
            && step.choices.allSatisfy { $0.contains { $0.matches(place, of: tree) } }
            && step.exclusions.allSatisfy { !$0.contains { $0.matches(place, of: tree) } }
    }

    private static func fits(_ condition: Substring, _ element: PictureTree.Element) -> Bool {
        let name = condition.prefix { $0 != "=" && $0 != "^" && $0 != "~" && $0 != "$" && $0 != "*" }
        guard let value = element.attributes[String(name)] else { return false }
        let rest = condition.dropFirst(name.count)
        guard let sign = rest.first else { return true }
        let wanted = rest.drop { "=^~$*".contains($0) }.filter { $0 != "\"" && $0 != "'" }
        switch sign {
        case "^": return value.hasPrefix(wanted)
        case "$": return value.hasSuffix(wanted)
        case "*": return value.contains(wanted)
        case "~": return value.split(separator: " ").contains(Substring(wanted))
        default: return value == wanted
        }
    }

    /// Parts of a text between separators that stand in no brackets.
    static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
        var depth = 0
        return Substring(text).split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == separator && depth == 0
        }
    }
}
