import SceneTestSupport
import SourceDiagnostics
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How much more work a larger file of one shape is.
struct Growth: CustomTestStringConvertible {
    /// What becomes more.
    let name: String

    /// How many make work that can be measured.
    let count: Int

    /// Makes so many of it, and gives what is to be measured.
    private let prepare: @Sendable (Int) throws -> () throws -> Void

    var testDescription: String { name }

    /// Checks files that grow, and reports what is found in them.
    init(
        _ name: String, count: Int = 300, _ files: @escaping @Sendable (Int) -> [String: String],
        checkedBy findings: @escaping @Sendable ([String: String]) throws -> [Diagnostic] = Self.classroomFindings
    ) {
        self.init(name, count: count) { count in
            let files = files(count)
            return {
                let summary = ReportSummary(fileCount: files.count, toolVersion: "0", rules: [])
                let findings = try findings(files)
                for reporter in Self.reporters { _ = reporter.report(findings, summary: summary) }
            }
        }
    }

    /// Does something with so many of a thing.
    init(_ name: String, count: Int, preparing prepare: @escaping @Sendable (Int) throws -> () throws -> Void) {
        self.name = name
        self.count = count
        self.prepare = prepare
    }

    /// The work for four times as many, divided by the work for so many: 4 for linear, 16 for quadratic.
    func measured() throws -> Double {
        // Something done once, or an interruption, would make the small one look as large as the other.
        let once = try min(work(count), work(count))
        return try Double(work(4 * count)) / Double(max(1, once))
    }

    /// Processor time of this thread, which others on the machine do not add to.
    private func work(_ count: Int) throws -> Int {
        let work = try prepare(count)
        let start = Self.processorTime
        try work()
        return Self.processorTime - start
    }

    /// Checks files beside the small theme of ``TestProject``.
    static let classroomFindings: @Sendable ([String: String]) throws -> [Diagnostic] = { files in
        let folders = files.keys.contains { $0.hasPrefix("Scenes/") } ? ["Themes", "Scenes"] : ["Themes"]
        return try TestProject(files).findings(folders)
    }

    private static let reporters: [any Reporter] = [
        TextReporter(usesColor: true), JSONReporter(), SARIFReporter(), GitHubReporter(),
    ]

    private static var processorTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
