import Foundation
import LiveValues
package import SceneModel
import SceneRendering
package import SourceDiagnostics
import ThemeModel

/// What is promised of every project, however broken its files are.
extension SmallProject {
    /// Reads the project, and looks whether what is promised holds.
    ///
    /// - Parameters:
    ///   - earlier: The project before a save that left its files as they are here; nil when there was none.
    ///   - fixes: How many fixes are tried at most, each of which has the project read again.
    /// - Returns: The promises that are not kept, each as a sentence; none of a sound project.
    /// - Throws: Why nothing can be read at all.
    package func brokenPromises(after earlier: Project? = nil, fixes: Int = 8) throws -> [String] {
        let (project, findings) = try checked()
        var broken = Self.placesOutsideFiles(findings) + Self.reportsThatDoNotParse(findings)
        if try checked().findings != findings { broken.append("equal files give different findings") }
        if let earlier {
            broken += Self.differences(try checked(after: earlier, changed: [path]).findings, from: findings)
        }
        broken += try fixesThatDoNotMend(findings, atMost: fixes)
        return try broken + Self.framesThatAreNotFinite(in: project)
    }

    /// How the findings after a save differ from those of reading everything anew; none when they are the same.
    package static func differences(_ saved: [Diagnostic], from fresh: [Diagnostic]) -> [String] {
        if saved == fresh { return [] }
        let missing = fresh.filter { !saved.contains($0) }.map { "lacks \(text($0))" }
        let excess = saved.filter { !fresh.contains($0) }.map { "still has \(text($0))" }
        let all = missing + excess
        return ["what is found after a save \(all.isEmpty ? "is in another order" : all.joined(separator: ", "))"]
    }

    private static func text(_ finding: Diagnostic) -> String {
        "\(finding.id) '\(finding.message)' at \(finding.range)"
    }

    /// The places of findings that lie in no file, each as a sentence.
    package static func placesOutsideFiles(_ findings: [Diagnostic]) -> [String] {
        findings.flatMap { finding in
            finding.ranges.filter { !$0.isInsideFile }.map {
                "\(finding.id) at \($0) to \($0.end.line):\($0.end.column) is outside of its file"
            }
        }
    }

    private static func reportsThatDoNotParse(_ findings: [Diagnostic]) -> [String] {
        let summary = ReportSummary(fileCount: 1, toolVersion: "0", rules: rules)
        var broken: [String] = []
        for reporter: any Reporter in [JSONReporter(), SARIFReporter()] {
            let data = Data(reporter.report(findings, summary: summary).utf8)
            if (try? JSONSerialization.jsonObject(with: data)) == nil {
                broken.append("what \(type(of: reporter)) writes is no JSON")
            }
        }
        let annotations = GitHubReporter().report(findings, summary: summary).split(separator: "\n")
        if annotations.count(where: { $0.hasPrefix("::") }) != findings.count {
            broken.append("there are not as many annotations as findings")
        }
        let text = TextReporter(usesColor: false).report(findings, summary: summary)
        if !text.hasSuffix("\n") { broken.append("the text report does not end its last line") }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
            broken.append("the text report has control characters")
        }
        return broken
    }

    /// A fix may uncover what its finding hid in the same file; it breaks no file that was whole.
    private func fixesThatDoNotMend(_ findings: [Diagnostic], atMost limit: Int) throws -> [String] {
        let wrongFiles = Set(findings.filter { $0.severity == .error }.map(\.range.file.path))
        let offers = findings.prefix(4).flatMap { finding in finding.fixes.prefix(2).map { (finding, $0) } }
        return try offers.prefix(limit).flatMap { finding, fix in
            let name = "'\(fix.title)' of \(finding.id)"
            var mended = applying(fix)
            guard mended.files != files else { return ["\(name) changes nothing"] }
            var left = try mended.checked().findings
            // What follows may be just as wrong, and then stands at the same place.
            for _ in 0..<8 where left.contains(finding) {
                mended = mended.applying(fix)
                left = try mended.checked().findings
            }
            var broken = left.contains(finding) ? ["\(name) leaves what it should mend"] : []
            let edited = Set(fix.edits.map(\.range.file.path))
            for error in left where error.severity == .error && !wrongFiles.contains(error.range.file.path) {
                guard wrongFiles.isDisjoint(with: edited) || edited.contains(error.range.file.path) else { continue }
                broken.append("\(name) brings \(Self.text(error))")
            }
            return broken
        }
    }

    /// The views of scenes in which a frame is no number, each as a sentence.
    package static func framesThatAreNotFinite(in project: Project) throws -> [String] {
        let registry = try registry.get()
        var broken: [String] = []
        for id in project.sceneIDs {
            let loaded = project.scene(id)
            guard let scene = loaded.scene, let theme = loaded.theme else { continue }
            for device in scene.devices {
                let view = SceneView(
                    scene: id, theme: theme.id, mode: theme.defaultMode, device: device.name, locale: scene.locale,
                    viewer: scene.viewer)
                let store = scene.kind.open(scene, at: Timestamp(milliseconds: 0), clock: nil)
                let staged = StagedScene(
                    scene: scene, theme: theme, registry: registry, device: device, view: view, store: store)
                let rects = staged.plan.entries.compactMap(\.rect)
                if !rects.flatMap({ [$0.x, $0.y, $0.width, $0.height] }).allSatisfy(\.isFinite) {
                    broken.append("a frame of \(id) on \(device.name) is not finite")
                }
            }
        }
        return broken
    }
}
