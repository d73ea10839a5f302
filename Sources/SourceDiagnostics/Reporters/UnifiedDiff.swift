/// The difference of two texts in the unified format, which `patch` and `git apply` read.
///
/// The format is that of GNU diffutils' `diff -u`, with the prefixes `a/` and `b/` of git.
package enum UnifiedDiff {
    /// The difference; empty when the texts are equal.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - path: The file's path from where the difference will be applied.
    /// - Returns: The two lines that name the file, and the changes with three lines around each.
    package static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        let steps = steps(from: lines(of: old), to: lines(of: new))
        let hunks = hunks(of: steps)
        if hunks.isEmpty { return "" }
        let head = "--- a/\(path)\n+++ b/\(path)\n"
        return head + hunks.map { text(of: $0, in: steps) }.joined()
    }

    /// How many lines that stay are shown around a change.
    private static let context = 3

    private struct Step {
        let sign: Character
        let line: ArraySlice<UInt8>
    }

    /// The lines with their endings; the last one has none when the text does not end with one.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }

    private static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left), left < old.count {
                steps.append(Step(sign: "-", line: old[left]))
                left += 1
            } else if inserted.contains(right), right < new.count {
                steps.append(Step(sign: "+", line: new[right]))
                right += 1
            } else if left < old.count {
                steps.append(Step(sign: " ", line: old[left]))
                left += 1
                right += 1
            } else {
                break
            }
        }
        return steps
    }

    /// Changes with what surrounds them; those whose surroundings touch are one.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() where step.sign != " " {
            let around = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = hunks.last, around.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }

    private static func text(of hunk: Range<Int>, in steps: [Step]) -> String {
        let before = steps[..<hunk.lowerBound]
        let old = place(after: before.count { $0.sign != "+" }, of: steps[hunk].count { $0.sign != "+" })
        let new = place(after: before.count { $0.sign != "-" }, of: steps[hunk].count { $0.sign != "-" })
        let body = steps[hunk].map { step in
            let ending = step.line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
            return "\(step.sign)" + String(decoding: step.line, as: UTF8.self) + ending
        }
        return "@@ -\(old) +\(new) @@\n" + body.joined()
    }

    /// The first line and the count of lines; an empty stretch stands behind the line before it.
    private static func place(after lines: Int, of count: Int) -> String {
        "\(count == 0 ? lines : lines + 1),\(count)"
    }
}
