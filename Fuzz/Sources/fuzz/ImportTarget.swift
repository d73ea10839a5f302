import Foundation

@testable import ClassroomExport
@testable import Importing
@testable import RobustnessSupport
@testable import SceneModel
@testable import SourceDiagnostics

/// Files of others: a theme that is made from one can be read, whatever the file says.
struct ImportTarget: FuzzTarget {
    static let name = "import"

    init() throws {}

    func seeds() -> [[UInt8]] {
        [
            ##"{ "a": { "$type": "color", "$value": "#fff", "b c": { "$value": "{a}" } } }"##,
            ##"{ "resolutionOrder": [{ "contexts": { "light": [{ "a": { "$type": "number", "$value": 1 } }] } }] }"##,
            ##"{ "variableCollections": [{ "id": "c" }], "variables": [{ "id": "v", "resolvedType": "FLOAT" }] }"##,
            "struct FcrUIColorGroup { static var a: UIColor { switch UIMode { case .agoraLight: return "
                + "UIColor(hex: 0xFF, transparency: 0.5)! case .agoraDark: return b.withAlphaComponent(0.1) } } }",
            ##"{ "themes": { "default": { "light": { "brand": "#fff" }, "dark": {} } }, "uiConfigs": { "4": {} } }"##,
            ":root { --a: red; --b: var(--a); --c: 1px } [data-mode=dark] { --a: rgb(from var(--b) r g b / 5%) }",
        ].map { Array($0.utf8) }
    }

    func words() -> [String] {
        [
            "$value", "$type", "$ref", "$extensions", "#/", "typography", "shadow", "var(--", "rgb(", "UIColor(hex: ",
            "static var ", "switch UIMode {", "/*", "*/", "\\u",
        ]
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        // A path of the app's, which only its own source looks at.
        let file = SourceFile(path: AgoraIOSSource().folderFiles[0], bytes: input)
        let files = ImportedFiles([file], deviceClasses: ["phone", "pad"]) { _ in nil }
        return try (ImportSources.builtIn + ClassroomSources.all).flatMap { source -> [String] in
            let theme = source.read(files)
            guard !theme.findings.containsError, !theme.modes.isEmpty else { return [] }
            let text = ThemeText.file(of: theme, id: "fuzz", extending: nil, origin: "in")
            guard let whole = SmallProject.shipped.first(where: { $0.path.hasPrefix("Themes/") }) else {
                throw MissingFile()
            }
            let unread = try whole.replacing(Array(text.utf8)).checked().findings.filter {
                $0.id.hasPrefix("yaml.") && $0.range.file.path == whole.path
            }
            return unread.map { "\(source.name): a theme that is no YAML: \($0.message)" }
        }
    }
}
