import SceneRendering
import TestSupport
import Testing

@testable import ProjectCommands

/// Whoever takes the comment signs from any line that `new` wrote, and from those that it stands below, has a right file.
@Suite struct UncommentingTests {
    // What `--with` takes stands in one file, in which a line of each part is tried at a time: each by itself takes a minute.
    @Test(arguments: [false, true], ["theme", "scene"])
    func validatesWithAnyLineUncommented(hasAllParts: Bool, kind: String) async throws {
        // A theme on top of one with hard colours, and a scene by itself; both in either project without a part.
        let folders =
            hasAllParts
            ? [kind == "theme" ? try ProjectFolder.shipped() : try ProjectFolder()]
            : [try ProjectFolder.shipped(), try ProjectFolder()]
        for folder in folders {
            let words = ["new", kind, "evening"] + (hasAllParts ? try Self.names().flatMap { ["--with", $0] } : [])
            #expect(await ProjectFolder.run(words, root: folder.root).code == .success)
            let path = kind == "theme" ? "Themes" : "Scenes"
            let text = try folder.text("\(path)/evening.yaml")
            let variants = Self.variants(of: text)
            #expect(!hasAllParts || variants.count > 50)
            for (index, variant) in variants.enumerated() {
                let own = variant.replacing("\(kind): evening\n", with: "\(kind): evening-\(index)\n")
                try folder.write(Array(own.utf8), to: "\(path)/evening-\(index).yaml")
            }
            let result = await ProjectFolder.run(
                ["validate", "--strict", "\(path)/evening.yaml"]
                    + variants.indices.map { "\(path)/evening-\($0).yaml" }, root: folder.root)
            #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        }
    }

    // What such a file is called stands in its first key, and an app is alone in its folder.
    @Test(arguments: [("widget", "shop/toys", "Widgets/shop/toys#.yaml"), ("app", "shop", "Widgets/shop#/app.yaml")])
    func validatesAFileOfAKindWithAnyLineUncommented(kind: String, id: String, path: String) async throws {
        let folder = try ProjectFolder.shipped()
        #expect(await ProjectFolder.run(["new", kind, id], root: folder.root).code == .success)
        let text = try folder.text(path.replacing("#", with: ""))
        let variants = Self.variants(of: text)
        #expect(!variants.isEmpty)
        let paths = variants.indices.map { path.replacing("#", with: "-\($0)") }
        for (index, variant) in variants.enumerated() {
            let own = variant.replacing("\(kind): \(id)\n", with: "\(kind): \(id)-\(index)\n")
            #expect(own != text)
            try folder.write(Array(own.utf8), to: paths[index])
        }
        let result = await ProjectFolder.run(["validate", "--strict"] + paths, root: folder.root)
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
    }

    private static func names() throws -> [String] {
        let registry = try ComponentRegistry.builtIn
        let specimens = (registry.specimens + registry.sharedSpecimens).filter { !$0.examples.isEmpty }
        return Set(specimens.map(\.name) + registry.kinds.flatMap { $0.partSpecimens.map(\.id) }).sorted()
    }

    /// The text with commented keys uncommented: of each part the first one, of each part the second one, and so on.
    private static func variants(of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let depths = lines.map(depth)
        var part = 0
        var changes: [Int: [[Int: String]]] = [:]
        for line in lines.indices {
            if lines[line].wholeMatch(of: /(# )?(  )?[A-Za-z][A-Za-z0-9_.-]*:( .*)?/) != nil { part = line }
            if let change = uncommenting(line, of: lines, depths) ?? uncommentingWithin(line, of: lines) {
                changes[part, default: []].append(change)
            }
        }
        return (0..<(changes.values.map(\.count).max() ?? 0)).map { turn in
            var changed = lines
            for part in changes.values.filter({ $0.indices.contains(turn) }) {
                for (line, text) in part[turn] { changed[line] = text }
            }
            return changed.joined(separator: "\n")
        }
    }

    /// What becomes of the lines when a commented key is uncommented, with the keys it stands below and what stands below
    /// it; nil where none stands.
    private static func uncommenting(_ line: Int, of lines: [String], _ depths: [Int?]) -> [Int: String]? {
        guard let depth = depths[line] else { return nil }
        var changed = [line: uncommented(lines[line], bare: true)]
        // What it stands below.
        var above = depth
        for index in lines.indices[..<line].reversed() {
            guard above > 0, !lines[index].isEmpty, lines[index].hasPrefix("#") else { break }
            guard let outer = depths[index], outer < above else { continue }
            changed[index] = uncommented(lines[index], bare: true)
            above = outer
        }
        // What stands below it.
        for index in lines.indices[(line + 1)...] {
            guard lines[index].hasPrefix("# "), lines[index].dropFirst(2).prefix(while: { $0 == " " }).count > depth
            else { break }
            changed[index] = uncommented(lines[index], bare: depths[index] != nil)
        }
        return changed
    }

    /// The same of a key that is commented within a part that is there; it stands below nothing that is commented.
    private static func uncommentingWithin(_ line: Int, of lines: [String]) -> [Int: String]? {
        guard let match = lines[line].wholeMatch(of: /( +)# [a-z][A-Za-z0-9_.-]*:( .*)?/) else { return nil }
        let sign = match.1 + "# "
        let below = lines.indices[(line + 1)...].prefix { lines[$0].hasPrefix(sign + " ") }
        return Dictionary(
            uniqueKeysWithValues: ([line] + below).map { ($0, String(match.1 + lines[$0].dropFirst(sign.count))) })
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
