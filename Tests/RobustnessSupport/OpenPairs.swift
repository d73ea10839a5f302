/// Checks of Swift that was written by a program.
package enum OpenPairs {
    /// Returns what is left open in Swift: a literal at the end of a line, or braces, brackets and parentheses at the end.
    ///
    /// - Returns: Sentences about the first such place; none if all that begins ends. Comments have lines of their own, or
    ///   stand behind code and quote nothing.
    package static func problems(in text: String) -> [String] {
        let ends: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
        var open: [Character] = []
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
            var isEscaped = false
            for character in line {
                if open.last == "\"" {
                    if isEscaped, character == "(" { open.append("(") }
                    if !isEscaped, character == "\"" { open.removeLast() }
                    isEscaped = character == "\\" && !isEscaped
                } else if character == "\"" || ends[character] != nil {
                    open.append(character)
                } else if ends.values.contains(character) {
                    guard let last = open.popLast(), ends[last] == character else {
                        return ["nothing begins what ends with '\(character)': \(line)"]
                    }
                }
            }
            if open.last == "\"" { return ["a literal goes on behind its line: \(line)"] }
        }
        return open.isEmpty ? [] : ["'\(String(open))' is left open"]
    }
}
