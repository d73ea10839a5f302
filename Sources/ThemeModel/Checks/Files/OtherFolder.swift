import ConfigSchema
package import SourceDiagnostics
package import YAMLSyntax

extension Rule {
    static let otherFolder = Rule(
        "file.other-folder", .error, "A file lies in the folder of other files.",
        explanation: """
            Themes lie in `Themes`, scenes in `Scenes`, fixtures in `Scenes/contexts`: the folder says what a file is. Move \
            the file, or mend its first key.
            """,
        wrong: RuleExample(path: "Scenes/example.yaml", "↓theme: example\nextends: base\nmodes: [light, dark]\n"),
        right: .theme(themeHead + "modes: [light, dark]\n"))
}

/// A file is what its folder says that it is.
package enum OtherFolder: Check {
    package static let rules: [Rule] = [.otherFolder]

    /// What a file says that it is.
    package enum Nature: String, Sendable {
        case theme
        case scene
        case fixture

        var folder: String {
            switch self {
            case .theme: ProjectLayout.standard.themeFolder
            case .scene: ProjectLayout.standard.sceneFolder
            case .fixture: ProjectLayout.standard.fixtureFolder
            }
        }
    }

    /// The finding about a file that by its keys is another one than by its folder.
    ///
    /// - Parameters:
    ///   - root: The file's top level.
    ///   - file: The file.
    ///   - expected: What its folder says.
    ///   - fixtureKeys: The keys that only fixtures have.
    /// - Returns: The finding; nil for a file in its own folder, and where nobody can tell.
    package static func finding(
        _ root: YAMLNode?, of file: SourceFile, in expected: Nature, fixtureKeys: Set<String>
    ) -> Diagnostic? {
        guard let root, root.kind == .mapping, !root.document.isIncomplete else { return nil }
        let entries = Array(root.entries)
        guard let nature = nature(entries, of: file, fixtureKeys: fixtureKeys), nature != expected else { return nil }
        // A file by itself may lie anywhere.
        guard file.path.hasPrefix(expected.folder + "/"), let first = entries.first?.key else { return nil }
        let key = entries.first { $0.key.hasText(nature.rawValue) }?.key ?? first
        let name = file.path.split(separator: "/").last.map { String($0) } ?? file.path
        return Diagnostic(
            .otherFolder, at: key.range, "this is a \(nature.rawValue), and it lies in '\(expected.folder)'",
            hint: "move it to '\(nature.folder)/\(name)'")
    }

    /// The finding about a theme where a fixture is named.
    package static func noFixture(_ name: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .otherFolder, at: place, "'\(name)' is a theme, and a fixture is named here",
            hint: "fixtures lie in '\(Nature.fixture.folder)'")
    }

    private static func nature(_ entries: [YAMLNode.Entry], of file: SourceFile, fixtureKeys: Set<String>) -> Nature? {
        let keys = Set(entries.map(\.key.text))
        let isTheme = !keys.isDisjoint(with: themeKeys)
        if keys.contains(Nature.scene.rawValue) { return isTheme ? nil : .scene }
        if keys.contains(Nature.theme.rawValue) {
            let name = entries.first { $0.key.hasText(Nature.theme.rawValue) }?.value.text ?? ""
            return isTheme && keys.isDisjoint(with: sceneKeys) || file.path.hasSuffix("/\(name).yaml") ? .theme : nil
        }
        return !isTheme && keys.isDisjoint(with: sceneKeys) && !keys.isDisjoint(with: fixtureKeys) ? .fixture : nil
    }

    private static let themeKeys = Set(TokenCategory.allCases.map(\.rawValue) + ["modes", "strings"])
    private static let sceneKeys: Set<String> = ["compose", "viewer", "device", "type", "remove", "contexts"]
}
