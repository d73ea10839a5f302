package import ConfigSchema
import LiveValues
package import SourceDiagnostics

extension Rule {
    static let dataFile = Rule(
        "data.file", .error, "A source's file is not there, or has no data.",
        explanation: "A file of data is JSON, and stands in the widget's folder or below it.",
        wrong: .widget(
            "data:\n  quote: { file: ↓qoute.json, shape: text, sample: A }\n" + dayExample,
            with: ["Widgets/example/quote.json": "\"A\""]),
        right: .widget(
            "data:\n  quote: { file: quote.json, shape: text, sample: A }\n" + dayExample,
            with: ["Widgets/example/quote.json": "\"A\""]))
}

/// Files of data are there, and can be read.
package enum FileIsData: Check {
    package static let rules: [Rule] = [.dataFile]

    /// Adds a finding for each source whose file has no data.
    ///
    /// - Parameters:
    ///   - widget: What the widget's file says.
    ///   - folder: The folder in which that file lies, with a slash at its end.
    ///   - files: Where files are.
    ///   - findings: Where findings go.
    package static func check(
        _ widget: RecordValue, in folder: String, _ files: any FileSystem, _ findings: inout [Diagnostic]
    ) {
        for source in widget["data"]?.mapEntries ?? [] {
            guard let record = source.value.record, let value = record["file"], let written = WrittenText(value),
                !written.text.allSatisfy(\.isWhitespace),
                DeclaredSource.origins.count(where: { record[$0] != nil }) == 1
            else { continue }
            check(written, of: record["shape"].map { Shape($0) } ?? .unknown, in: folder, files, &findings)
        }
    }

    private static func check(
        _ written: WrittenText, of shape: Shape, in folder: String, _ files: any FileSystem,
        _ findings: inout [Diagnostic]
    ) {
        let name = written.text
        func report(_ message: String, hint: String? = nil, fixes: [FixIt] = []) {
            findings.append(Diagnostic(.dataFile, at: written.range, message, hint: hint, fixes: fixes))
        }
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            return report(
                "'\(name)' leads out of the widget's folder",
                hint: "files of data stand in '\(folder)' or below it; copy it there")
        }
        let path = folder + name
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path, limit: limit)
        } catch {
            guard error == .missing else {
                let inside = error == .directory ? names(in: path + "/", files) : []
                return report(
                    "cannot read '\(path)': \(error.reason)",
                    hint: inside.isEmpty ? nil : "it has \(inside.prefix(6).joinedAsList())")
            }
            return reportMissing(written, path, in: folder, files, &findings)
        }
        if bytes.isEmpty { return report("'\(path)' is empty", hint: "write JSON into it, such as the sample") }
        let value: LiveValue
        do {
            value = try LiveJSON.value(of: bytes)
        } catch {
            return reportBroken(
                SourceFile(path: path, bytes: bytes), readAt: written.range, because: error, &findings)
        }
        do throws(ShapeProblem) {
            try shape.check(value)
        } catch {
            let place = error.path.isEmpty ? "the data" : "'\(error.path.joined(separator: "."))'"
            report(
                error.isMissing
                    ? "'\(path)' lacks \(place), which is \(error.expected) in the shape"
                    : "in '\(path)', \(place) is not \(error.expected), which the shape says")
        }
    }

    /// Tells of what is no JSON where it stands.
    private static func reportBroken(
        _ file: SourceFile, readAt source: SourceRange, because problem: JSONProblem, _ findings: inout [Diagnostic]
    ) {
        guard let slip = JSONSlip(in: file.bytes) else {
            return findings.append(Diagnostic(.dataFile, at: source, "cannot read '\(file.path)': \(problem)"))
        }
        let start = file.position(ofOffset: slip.offset)
        let end = file.position(ofOffset: min(slip.offset + 1, file.bytes.count))
        findings.append(
            Diagnostic(
                .dataFile, at: SourceRange(file: file, start: start, end: start.line == end.line ? end : start),
                slip.message, hint: slip.hint, notes: [.init("it is read here", at: source)]))
    }

    private static func reportMissing(
        _ written: WrittenText, _ path: String, in folder: String, _ files: any FileSystem,
        _ findings: inout [Diagnostic]
    ) {
        let own = written.text.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let known = names(in: folder + own, files).map { own + $0 }
        let nearest = findings.suggestion(for: written.text, in: known)
        let has =
            known.isEmpty ? "write it, with data such as the sample" : "there is \(known.prefix(6).joinedAsList())"
        findings.append(
            Diagnostic(
                .dataFile, at: written.range, "there is no file '\(path)'", hint: nearest?.hint ?? has,
                fixes: nearest.map { written.fixes(with: $0.name) } ?? []))
    }

    /// The files of a folder that may be data.
    private static func names(in folder: String, _ files: any FileSystem) -> [String] {
        files.entries(of: String(folder.dropLast())).filter { $0.lowercased().hasSuffix(".json") }
    }

    private static let limit = 1 << 20
}
