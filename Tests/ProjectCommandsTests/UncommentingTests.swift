import SceneRendering
import TestSupport
import Testing

@testable import ProjectCommands

/// Whoever takes the comment signs from any line that `new` wrote, and from those that it stands below, has a right file.
@Suite struct UncommentingTests {
    @Test(arguments: [nil] + (try names()), ["theme", "scene"])
    func validatesWithAnyLineUncommented(name: String?, kind: String) async throws {
        // A theme on top of one with hard colours, and a scene by itself; both in either project without a name.
        let folders =
            name == nil
            ? [try ProjectFolder.shipped(), try ProjectFolder()]
            : [kind == "theme" ? try ProjectFolder.shipped() : try ProjectFolder()]
        for folder in folders {
            let words = ["new", kind, "evening"] + (name.map { ["--with", $0] } ?? [])
            #expect(await ProjectFolder.run(words, root: folder.root).code == .success)
            let path = kind == "theme" ? "Themes" : "Scenes"
            let text = try folder.text("\(path)/evening.yaml")
            let variants = Self.variants(of: text)
            #expect(name == nil || !variants.isEmpty)
            for (index, variant) in variants.enumerated() {
                let own = variant.text.replacing("\(kind): evening\n", with: "\(kind): evening-\(index)\n")
                try folder.write(Array(own.utf8), to: "\(path)/evening-\(index).yaml")
            }
            let result = await ProjectFolder.run(
                ["validate", "--strict", "\(path)/evening.yaml"]
                    + variants.indices.map { "\(path)/evening-\($0).yaml" }, root: folder.root)
            #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        }
    }

    private static func names() throws -> [String?] {
        let registry = try ComponentRegistry.builtIn
        return Set(registry.specimens.map(\.name) + registry.kinds.flatMap { $0.partSpecimens.map(\.id) }).sorted()
    }

    /// The text with each commented key uncommented in turn, with the keys it stands below and what stands below it.
    private static func variants(of text: String) -> [(line: Int, text: String)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.indices.compactMap { line in
            guard let depth = depth(lines[line]) else { return nil }
            var changed = lines
            changed[line] = uncommented(lines[line], bare: true)
            // What it stands below.
            var above = depth
            for index in lines.indices[..<line].reversed() {
                guard above > 0, !lines[index].isEmpty, lines[index].hasPrefix("#") else { break }
                guard let outer = self.depth(lines[index]), outer < above else { continue }
                changed[index] = uncommented(lines[index], bare: true)
                above = outer
            }
            // What stands below it.
            for index in lines.indices[(line + 1)...] {
                guard lines[index].hasPrefix("# "), lines[index].dropFirst(2).prefix(while: { $0 == " " }).count > depth
                else { break }
                changed[index] = uncommented(lines[index], bare: self.depth(lines[index]) != nil)
            }
            return (line, changed.joined(separator: "\n"))
        }
    }

    /// How far a commented key is indented; nil for everything else.
    private static func depth(_ line: String) -> Int? {
        guard let match = line.wholeMatch(of: /# ( *)(# )?[A-Za-z][A-Za-z0-9_.-]*:( .*)?/) else { return nil }
        return match.1.count
    }

    private static func uncommented(_ line: String, bare: Bool) -> String {
        let once = String(line.dropFirst(2))
        guard bare, let match = once.wholeMatch(of: /( *)# (.*)/) else { return once }
        return String(match.1 + match.2)
    }
}
