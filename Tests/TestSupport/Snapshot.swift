import Foundation
package import Testing

/// Expects a text to equal the recorded file `Snapshots/<name>` beside the test that asks.
///
/// Use it for whole pages and other long output; short output stands in the test itself. A mismatch shows the lines
/// that differ. With `RECORD_SNAPSHOTS=1` in the environment a file that is missing or differs is written instead, and
/// the test fails all the same, so that nobody takes a recording for a passed run. The name has its extension and may
/// have folders: `pages/small-class.html`.
package func expectSnapshot(
    _ actual: String,
    named name: String,
    testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
    let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        guard recorded != actual else { return }
        record(actual, in: file, sourceLocation: sourceLocation)
    } else if let recorded {
        expectNoDifference(actual, recorded, sourceLocation: sourceLocation)
    } else {
        Issue.record(
            "no snapshot '\(name)' yet; record it with RECORD_SNAPSHOTS=1 and look at it",
            sourceLocation: sourceLocation)
    }
}

private func record(_ text: String, in file: URL, sourceLocation: SourceLocation) {
    do {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record(
            "recorded '\(file.lastPathComponent)': look at the change, then run without RECORD_SNAPSHOTS",
            sourceLocation: sourceLocation)
    } catch {
        Issue.record("cannot record '\(file.path)': \(error)", sourceLocation: sourceLocation)
    }
}
