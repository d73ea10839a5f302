/// Finds the name that a person probably meant.
package enum NearestName {
    /// The candidate with the smallest edit distance to `name`, or nil when none is near.
    ///
    /// A difference of case or of separators counts as half an edit, however many letters have it when nothing else
    /// differs; a swap of neighbours counts as one (Damerau's optimal string alignment). Near means at most a third of
    /// the longer name's length, and at least one edit is allowed: the bound that compilers use, loose enough for
    /// `colour` and tight enough not to guess. Ties go to the first.
    package static func match(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.unicodeScalars.prefix(maxNameLength))
        var rows = Rows()
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.unicodeScalars.prefix(maxNameLength))
            var bound = max(2, 2 * max(wanted.count, scalars.count) / 3)
            if let best { bound = min(bound, best.distance - 1) }
            guard 2 * abs(wanted.count - scalars.count) <= bound else { continue }
            if isSameWord(wanted, scalars), bound >= 1 {
                best = (candidate, 1)
                continue
            }
            if let distance = rows.halfEdits(from: wanted, to: scalars, atMost: bound) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Whether two names differ in nothing but case and separators, such as `state-bar` and `stateBar`.
    ///
    /// In a number the dash is no separator.
    package static func isSameWord(_ left: String, _ right: String) -> Bool {
        if let number = Double(left), let other = Double(right) { return number == other }
        func letters(_ name: String) -> String {
            String(String.UnicodeScalarView(name.unicodeScalars.prefix(maxNameLength).filter { !isSeparator($0) }))
                .lowercased()
        }
        return letters(left) == letters(right)
    }

    private static func isSameWord(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { costOfReplacing($0, by: $1) <= 1 }
    }

    /// Longer names are cut: the cost grows with the square, and a name of this length is no slip of the finger.
    private static let maxNameLength = 128

    /// Three rows of the table of distances, kept from one candidate to the next.
    private struct Rows {
        private var beforePrevious: [Int] = []
        private var previous: [Int] = []
        private var current: [Int] = []

        /// The edit distance in half edits, or nil when it is above the bound.
        mutating func halfEdits(from left: [Unicode.Scalar], to right: [Unicode.Scalar], atMost bound: Int) -> Int? {
            previous.removeAll(keepingCapacity: true)
            previous.append(contentsOf: stride(from: 0, through: right.count * 2, by: 2))
            beforePrevious = previous
            current = previous
            for row in left.indices {
                current[0] = (row + 1) * 2
                var smallest = current[0]
                for column in right.indices {
                    let replace = previous[column] + costOfReplacing(left[row], by: right[column])
                    var best = min(replace, previous[column + 1] + 2, current[column] + 2)
                    if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                        best = min(best, beforePrevious[column - 1] + 2)
                    }
                    current[column + 1] = best
                    smallest = min(smallest, best)
                }
                // Distances along a path only grow; a swap, which skips a row, costs what is added here.
                if smallest > bound + 2 { return nil }
                (beforePrevious, previous, current) = (previous, current, beforePrevious)
            }
            return previous[right.count] <= bound ? previous[right.count] : nil
        }
    }

    private static func costOfReplacing(_ left: Unicode.Scalar, by right: Unicode.Scalar) -> Int {
        if left == right { return 0 }
        if isSeparator(left) { return isSeparator(right) ? 1 : 2 }
        if left.isASCII, right.isASCII {
            // Upper and lower case of a letter differ in this bit alone.
            return left.value ^ right.value == 0x20 && left.properties.isAlphabetic ? 1 : 2
        }
        return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? 1 : 2
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar == "." || scalar == " "
    }
}

extension NearestName {
    /// The candidates that have `name` as one of their words, as `stateBar` has `bar`, each once.
    package static func sharingAWord(with name: String, in candidates: some Sequence<String>) -> [String] {
        let wanted = name.lowercased()
        var found: [String] = []
        for candidate in candidates where words(candidate).contains(wanted) && !found.contains(candidate) {
            found.append(candidate)
        }
        return found
    }

    /// The only candidate that is one of the words of `name`, as `size` is of `fontSize`.
    package static func word(of name: String, in candidates: some Sequence<String>) -> String? {
        let words = words(name)
        let found = candidates.filter { words.contains($0.lowercased()) }
        return words.count > 1 && found.count == 1 ? found.first : nil
    }

    /// The words of a name in small letters: `stateBar` has two, and so has `state-bar`.
    private static func words(_ name: String) -> [String] {
        var words = [""]
        for character in name {
            if character.isUppercase || !(character.isLetter || character.isNumber) { words.append("") }
            if character.isLetter || character.isNumber { words[words.count - 1] += character.lowercased() }
        }
        return words.filter { !$0.isEmpty }
    }
}
