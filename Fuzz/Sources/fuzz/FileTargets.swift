@testable import ConfigSchema
@testable import RobustnessSupport
@testable import SceneModel
@testable import SceneRendering
@testable import ThemeModel

/// One file of a small project is the input.
struct FileChecks: Sendable {
    /// The project around the file.
    let whole: SmallProject

    /// The same as it was read.
    private let earlier: Project

    /// Takes the shipped file of a kind, and examples of the same.
    private let kind: @Sendable (String) -> Bool

    init(_ kind: @escaping @Sendable (String) -> Bool) throws {
        guard let whole = SmallProject.shipped.first(where: { kind($0.path) }) else { throw MissingFile() }
        self.whole = whole
        self.kind = kind
        earlier = try whole.checked().project
    }

    /// What ships, and both examples of every rule but those that only are too large.
    func seeds() -> [[UInt8]] {
        let files = (SmallProject.shipped + SmallProject.examples).filter { kind($0.path) }
            .compactMap { $0.files[$0.path] }
        return files.filter { $0.count < 32_768 } + ShippedFiles.all.filter { kind($0.path) }.map(\.bytes)
    }

    /// What an input breaks, which is read as a save.
    ///
    /// What needs the project read five times more is asked of one in four, always the
    /// same ones, so that a finding can be run again; two of its fixes are tried.
    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let broken = whole.replacing(input)
        let sum = input.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
        if sum.isMultiple(of: 4) { return try broken.brokenPromises(after: earlier, fixes: 2) }
        return SmallProject.placesOutsideFiles(try broken.checked(after: earlier, changed: [broken.path]).findings)
    }
}

/// There is no file from which a target could start.
struct MissingFile: Error {}

/// The theme of a scene.
struct ThemeTarget: FuzzTarget {
    static let name = "theme"
    private let checks: FileChecks

    init() throws { checks = try FileChecks { $0.hasPrefix("Themes/") } }

    func seeds() -> [[UInt8]] { checks.seeds() }

    func words() throws -> [String] {
        let catalog = try SmallProject.registry.get().catalog
        return SchemaWords.of(ThemeFormat.group(for: catalog), catalog.vocabulary)
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] { try checks.brokenPromises(input) }
}

/// A scene that another one extends.
struct SceneTarget: FuzzTarget {
    static let name = "scene"
    private let checks: FileChecks

    init() throws { checks = try FileChecks { $0.hasPrefix("Scenes/") && !FixtureTarget.isFixture($0) } }

    func seeds() -> [[UInt8]] { checks.seeds() }

    func words() throws -> [String] {
        let registry = try SmallProject.registry.get()
        return SchemaWords.of(
            SceneFormat.group(for: registry.catalog, registry.sceneKinds), registry.catalog.vocabulary)
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] { try checks.brokenPromises(input) }
}

/// The fixture of a scene.
struct FixtureTarget: FuzzTarget {
    static let name = "fixture"
    private let checks: FileChecks

    init() throws { checks = try FileChecks(Self.isFixture) }

    static func isFixture(_ path: String) -> Bool { path.hasPrefix("Scenes/contexts/") }

    func seeds() -> [[UInt8]] { checks.seeds() }

    func words() throws -> [String] {
        let registry = try SmallProject.registry.get()
        return SchemaWords.of(
            FixtureFormat.group(for: registry.catalog, registry.sceneKinds), registry.catalog.vocabulary)
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] { try checks.brokenPromises(input) }
}

/// A widget, or the app of one.
struct WidgetTarget: FuzzTarget {
    static let name = "widget"
    private let checks: FileChecks

    init() throws { checks = try FileChecks { $0.hasPrefix("Widgets/") && !$0.hasSuffix("/app.yaml") } }

    func seeds() -> [[UInt8]] { checks.seeds() }

    func words() throws -> [String] {
        let registry = try SmallProject.registry.get()
        return registry.sceneKinds.fileFormats.flatMap { file in
            SchemaWords.of(file.group(for: registry.catalog), registry.catalog.vocabulary)
        }
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] { try checks.brokenPromises(input) }
}

/// A widget that its declaration allows, made by choices: every input is laid out and drawn.
struct LayoutTarget: FuzzTarget {
    static let name = "layout"

    init() throws {}

    /// Rows of choices: none, small ones, and large ones.
    func seeds() -> [[UInt8]] {
        (0..<64).map { seed in (0..<(seed * 16)).map { UInt8(truncatingIfNeeded: ($0 &* 31 &+ seed) &* 97) } }
    }

    /// A choice is a number, not a word.
    func words() -> [String] { [] }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let files = ValidWidgets.files(input).mapValues { Array($0.utf8) }
        let (project, findings) = try SmallProject("Widgets/my/day.yaml", files: files).checked()
        var broken = SmallProject.placesOutsideFiles(findings)
        broken += try SmallProject.framesThatAreNotFinite(in: project)
        let sizes = try SmallProject.drawnSizes(of: project)
        if sizes.contains(where: { $0 > 4 << 20 }) { broken.append("a page of one widget has \(sizes) bytes") }
        return broken
    }
}
