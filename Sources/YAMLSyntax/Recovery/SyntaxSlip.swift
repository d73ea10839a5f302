import SourceDiagnostics

/// A finding about the text of a file, and how the text is read in spite of it.
struct SyntaxSlip {
    /// What is reported.
    let finding: Diagnostic

    /// The edits after which reading goes on; none where nobody can know what was meant.
    let reading: [FixIt.Edit]

    /// Whether nothing of the file can be read.
    var endsReading = false

    /// A slip that is read as its first fix has it.
    init(_ finding: Diagnostic) {
        self.finding = finding
        reading = finding.fixes.first?.edits ?? []
    }

    /// A slip that is read in a way that is no fix.
    init(_ finding: Diagnostic, reading: [FixIt.Edit]) {
        self.finding = finding
        self.reading = reading
    }
}

/// A kind of slip that can be mended, and so be tried.
protocol SlipDetector: Check {
    /// What may have been meant, likeliest first; nothing when a scene shows no slip of this kind.
    ///
    /// Each is tried, and only one with which reading gets further is reported.
    static func slips(in scene: SlipScene) -> [SyntaxSlip]
}

/// What a detector looks at: a text, and where something is wrong with it.
struct SlipScene {
    /// What is read.
    let file: SourceFile

    /// Why reading stopped; nil where it did not, and only looks wrong.
    let failure: LibYAMLFailure?

    /// The lines that may be at fault, likeliest first.
    let suspects: [Int]

    /// A line with what is text and what is not.
    func line(_ number: Int) -> CodeLine? { file.line(number).map { CodeLine(number, $0) } }

    /// The lines that may be at fault.
    var suspectLines: [CodeLine] { suspects.compactMap { line($0) } }

    /// The nearest line before one that is neither blank nor a comment.
    func line(before number: Int) -> CodeLine? {
        var number = number - 1
        while number >= 1, let line = line(number) {
            if !line.isBlank { return line }
            number -= 1
        }
        return nil
    }

    /// A stretch of a line.
    func range(_ line: CodeLine, _ columns: Range<Int>) -> SourceRange {
        range(line.number, columns)
    }

    /// A stretch of a line, columns counted from 0.
    func range(_ number: Int, _ columns: Range<Int>) -> SourceRange {
        SourceRange(
            file: file, start: SourcePosition(line: number, column: columns.lowerBound + 1),
            end: SourcePosition(line: number, column: columns.upperBound + 1))
    }

    /// A change of a stretch of a line.
    func edit(_ number: Int, _ columns: Range<Int>, _ text: String) -> FixIt.Edit {
        FixIt.Edit(range: range(number, columns), text: text)
    }

    /// A change that inserts something.
    func insert(_ number: Int, _ column: Int, _ text: String) -> FixIt.Edit { edit(number, column..<column, text) }

    /// The text of a line that was found to be at fault.
    func whole(_ line: CodeLine) -> SourceRange { range(line, line.indent..<max(line.indent, line.end)) }
}
