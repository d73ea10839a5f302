import Foundation
import Testing

/// Holds `Package.swift` to the design, and the sources to `Package.swift`.
///
/// The compiler accepts imports that the manifest does not declare, when the imported module was built for another
/// reason; nothing but this test keeps the layers apart.
@Suite struct ImportGraphTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    // Asked once: every question starts a process.
    private static let graph = Result { try DeclaredGraph(of: package) }

    @Test func namesEveryTargetInTheTable() throws {
        #expect(try Set(Self.graph.get().dependencies.keys) == Set(Layers.foundations.keys))
    }

    @Test(arguments: Layers.foundations.keys.sorted())
    func importsOnlyWhatIsDeclared(target: String) throws {
        let declared = try #require(Self.graph.get().dependencies[target])
        let excess = declared.subtracting(Layers.allowedDependencies(of: target))
        #expect(excess.isEmpty, "Package.swift gives \(target) more than its layer allows")

        let allowed = declared.union(Layers.allowedSystemModules(of: target))
        let foreign = try SourceImports.of(target: target, in: Self.package).filter { !allowed.contains($0.module) }
        #expect(foreign.isEmpty, "\(target) imports what Package.swift does not declare for it")
    }

    @Test(arguments: [
        ("import Foundation", "Foundation"),
        ("    public import SceneModel", "SceneModel"),
        ("@testable import diorama", "diorama"),
        ("package import struct ThemeModel.Token", "ThemeModel"),
        ("// import Foundation", ""),
        ("let important = 1", ""),
    ])
    func readsImportLines(line: String, module: String) {
        let imports = SourceImports.imports(in: "\n" + line, path: "A.swift")
        #expect(imports == (module.isEmpty ? [] : [SourceImport(module: module, place: "A.swift:2")]))
    }
}
