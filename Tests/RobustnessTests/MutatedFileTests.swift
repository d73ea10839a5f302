import Foundation
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Testing
import ThemeModel

/// Files that were broken at random: what must hold of every one of them.
///
/// `ROBUSTNESS_ROUNDS` and `ROBUSTNESS_SEED` in the environment look further than a test run does.
@Suite struct MutatedFileTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["ROBUSTNESS_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let firstSeed = environment["ROBUSTNESS_SEED"].flatMap { Int($0) } ?? 1

    private static let seeds = firstSeed..<(firstSeed + rounds)

    @Test(arguments: SmallProject.examples.indices)
    func keepsItsPromisesForBrokenExamples(index: Int) throws {
        try check(SmallProject.examples[index], salt: index)
    }

    @Test(arguments: SmallProject.shipped.indices)
    func keepsItsPromisesForBrokenFilesThatShip(index: Int) throws {
        try check(SmallProject.shipped[index], salt: 10_000 + index)
    }

    private func check(_ whole: SmallProject, salt: Int) throws {
        let earlier = try whole.checked().project
        for seed in Self.seeds {
            var mutator = Mutator(seed: seed &* 100_003 &+ salt, words: SmallProject.words)
            let broken = whole.replacing(mutator.mutate(whole.files[whole.path] ?? []))
            let (project, findings) = try broken.checked()
            let context = Comment(rawValue: Self.describe(broken, seed: seed))
            expectPlacesInsideFiles(findings, context)
            expectReportsThatParse(findings, context)
            let again = try broken.checked().findings
            #expect(again == findings, context)
            let saved = try broken.findings(after: earlier)
            #expect(saved == findings, "after a save; \(context)")
            try expectFixesThatMend(findings, in: broken, context)
            try expectFiniteFrames(project, context)
        }
    }

    private static func describe(_ project: SmallProject, seed: Int) -> String {
        "ROBUSTNESS_SEED=\(seed) \(project.path):\n\(String(decoding: project.files[project.path] ?? [], as: UTF8.self))"
    }

    // MARK: Promises

    private func expectPlacesInsideFiles(_ findings: [Diagnostic], _ context: Comment) {
        for finding in findings {
            for range in finding.ranges where !range.isInsideFile {
                Issue.record("\(finding.id) at \(range) to \(range.end.line):\(range.end.column); \(context)")
            }
        }
    }

    private func expectReportsThatParse(_ findings: [Diagnostic], _ context: Comment) {
        let summary = ReportSummary(fileCount: 1, toolVersion: "0", rules: SmallProject.rules)
        for reporter: any Reporter in [JSONReporter(), SARIFReporter()] {
            let data = Data(reporter.report(findings, summary: summary).utf8)
            #expect(throws: Never.self, context) { _ = try JSONSerialization.jsonObject(with: data) }
        }
        let annotations = GitHubReporter().report(findings, summary: summary).split(separator: "\n")
        #expect(annotations.count { $0.hasPrefix("::") } == findings.count, context)
        let text = TextReporter(usesColor: false).report(findings, summary: summary)
        #expect(text.hasSuffix("\n"), context)
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }, context)
    }

    /// A fix may uncover what its finding hid in the same file; it breaks no file that was whole.
    private func expectFixesThatMend(_ findings: [Diagnostic], in broken: SmallProject, _ context: Comment) throws {
        let wrongFiles = Set(findings.filter { $0.severity == .error }.map(\.range.file.path))
        for finding in findings.prefix(4) {
            for fix in finding.fixes.prefix(2) {
                let mended = broken.applying(fix)
                #expect(mended.files != broken.files, "'\(fix.title)' of \(finding.id) changes nothing; \(context)")
                let left = try mended.checked().findings
                #expect(!left.contains(finding), "'\(fix.title)' leaves \(finding.id); \(context)")
                let edited = Set(fix.edits.map(\.range.file.path))
                for error in left where error.severity == .error && !wrongFiles.contains(error.range.file.path) {
                    guard wrongFiles.isDisjoint(with: edited) || edited.contains(error.range.file.path) else {
                        continue
                    }
                    Issue.record("'\(fix.title)' of \(finding.id) brings \(error.id) '\(error.message)'; \(context)")
                }
            }
        }
    }

    private func expectFiniteFrames(_ project: Project, _ context: Comment) throws {
        let registry = try SmallProject.registry.get()
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
                for rect in staged.plan.entries.compactMap(\.rect) {
                    let isFinite = [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
                    #expect(isFinite, "\(id) on \(device.name): \(context)")
                }
            }
        }
    }
}
