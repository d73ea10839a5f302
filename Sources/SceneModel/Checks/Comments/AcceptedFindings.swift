import ConfigSchema
package import SourceDiagnostics

/// Comments that accept one finding at one place: `# diorama: allow <id>: <reason>`.
package enum AcceptedFindings: Check {
    package static let rules: [Rule] = [.allowUnknown, .allowReason, .allowUnused]

    /// Splits findings into those that a comment accepts and all others.
    ///
    /// Findings about the comments themselves are added to the others.
    /// `known` are the identifiers of all rules, which are asked for when a comment names one that has found nothing.
    /// `isSkipped` tells of such a rule whether its check did not run, so that its comments have nothing to accept.
    /// `unsure` are the paths of files of which not all is known, whose comments may have.
    package static func apply(
        to diagnostics: [Diagnostic], in files: some Sequence<SourceFile>, known: @autoclosure () -> Set<String>,
        isSkipped: (String) -> Bool = { _ in false }, unsure: Set<String> = []
    ) -> (left: [Diagnostic], accepted: [Diagnostic]) {
        var comments: [String: [Comment]] = [:]
        // To make all rules takes a small command longer than to read a scene, and most comments name what there is.
        var rules = Set(diagnostics.lazy.map(\.id))
        var hasAll = false
        for file in files {
            let found = Self.comments(in: file)
            if found.isEmpty { continue }
            if !hasAll {
                let others = found.map(\.id).filter { !rules.contains($0) }
                rules.formUnion(others.filter(isSkipped))
                if !found.allSatisfy({ rules.contains($0.id) }) { (rules, hasAll) = (known(), true) }
            }
            comments[file.path] = meaning(found, among: rules)
        }
        guard !comments.isEmpty else { return (diagnostics, []) }
        var (result, accepted): ([Diagnostic], [Diagnostic]) = ([], [])
        for diagnostic in diagnostics {
            let path = diagnostic.range.file.path
            let match = comments[path].flatMap { accepting(diagnostic, among: $0) }
            if let match {
                comments[path]?[match].isUsed = true
                accepted.append(diagnostic)
            } else {
                result.append(diagnostic)
            }
        }
        let broken = unsure.union(diagnostics.lazy.filter { $0.severity == .error }.map(\.range.file.path))
        for comment in comments.values.joined() {
            guard let finding = comment.finding(known: rules, isSkipped) else { continue }
            // After an error some checks of its file cannot run, and what they would have found is not to be missed.
            let mayMiss = finding.id == Rule.allowUnused.id && broken.contains(finding.range.file.path)
            if !mayMiss { result.append(finding) }
        }
        return (result, accepted)
    }

    /// The place of the first comment that accepts a finding, among those of its file; nil when none does.
    private static func accepting(_ diagnostic: Diagnostic, among comments: [Comment]) -> Int? {
        let line = diagnostic.range.start.line
        // A comment further down stands for a line further down, or for the same one.
        var range = comments.startIndex..<comments.endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = comments[middle].line < line ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return comments[range.lowerBound...].prefix { $0.line == line }.firstIndex { $0.accepted == diagnostic.id }
    }

    /// Whether a file has any such comment.
    static func areNamed(in file: SourceFile) -> Bool { !file.bytes.offsets(of: marker).isEmpty }

    /// One comment, and the line whose findings it accepts.
    private struct Comment {
        let id: String
        /// The rule that it means: one that is nearly spelled right accepts as well, so that a slip is one finding.
        var accepted: String?
        let idRange: SourceRange
        let hasReason: Bool
        let line: Int
        var isUsed = false

        func finding(known: Set<String>, _ isSkipped: (String) -> Bool) -> Diagnostic? {
            if !known.contains(id) {
                return .allowUnknown(id, at: idRange, meant: accepted)
            }
            if !hasReason {
                return .allowReason(id, at: idRange)
            }
            if !isUsed, !isSkipped(id) {
                return .allowUnused(id, at: idRange)
            }
            return nil
        }
    }

    private static let marker = "# diorama: allow "

    private static func comments(in file: SourceFile) -> [Comment] {
        let offsets = firstOnEachLine(file.bytes.offsets(of: marker), in: file.bytes)
        guard !offsets.isEmpty else { return [] }
        var comments: [Comment] = []
        // From the end, so that each of many comments above one line takes that line from the comment below it.
        var below: (line: Int, meant: Int)?
        for offset in offsets.reversed() {
            let position = file.position(ofOffset: offset)
            guard let line = file.line(position.line) else { continue }
            let scalars = line.unicodeScalars
            let rest = scalars.dropFirst(position.column - 1 + marker.utf8.count)
            let id = rest.prefix { $0 != " " && $0 != "\t" && $0 != ":" }
            let reason = rest.dropFirst(id.count).drop { $0 == ":" || $0 == " " || $0 == "\t" }
            let start = SourcePosition(line: position.line, column: position.column + marker.utf8.count)
            let isAlone = scalars.prefix(position.column - 1).allSatisfy { $0 == " " }
            var meant = position.line
            if isAlone {
                meant = nextLine(after: position.line, in: file, below)
                below = (position.line, meant)
            }
            comments.append(
                Comment(
                    id: String(id),
                    idRange: SourceRange(file: file, start: start, end: start).slice(from: 0, length: id.count),
                    hasReason: !reason.isEmpty, line: meant))
        }
        return comments.reversed()
    }

    /// The comments of a file with the rules that they mean.
    private static func meaning(_ comments: [Comment], among known: Set<String>) -> [Comment] {
        var comments = comments
        // From the end, as they were read: of many that mean nothing, the last ones get help.
        for (count, place) in comments.indices.reversed().enumerated() {
            let id = comments[place].id
            if known.contains(id) {
                comments[place].accepted = id
            } else if count < FindingLimit.suggestions {
                comments[place].accepted = NearestName.match(id, in: known.sorted())
            }
        }
        return comments
    }

    /// The offsets without those behind another one on the same line: a comment goes on to the end of its line.
    private static func firstOnEachLine(_ offsets: [Int], in bytes: [UInt8]) -> [Int] {
        var found: [Int] = []
        var end = 0
        for offset in offsets where offset >= end {
            found.append(offset)
            end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        }
        return found
    }

    /// The next line with anything but a comment, so that several comments can stand above one line.
    ///
    /// `below` is the next such comment that has a line to itself, with the line that it stands for.
    private static func nextLine(after number: Int, in file: SourceFile, _ below: (line: Int, meant: Int)?) -> Int {
        var next = number + 1
        while let line = file.line(next) {
            let text = line.unicodeScalars.drop { $0 == " " }
            if !text.isEmpty, text.first != "#" { break }
            if let below, below.line == next { return below.meant }
            next += 1
        }
        return next
    }
}
