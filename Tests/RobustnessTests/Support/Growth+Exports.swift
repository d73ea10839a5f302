import HomeScreenExport
import RobustnessSupport
import SceneTestSupport
import SourceDiagnostics
import TestSupport

@testable import ClassroomExport
@testable import Exporting
@testable import Importing
@testable import SceneModel

extension Growth {
    /// Exports in which one thing becomes more.
    static let exports = [
        Growth("tokens of an exported theme", count: 500) { count in
            let theme = try exported("colors:\n" + lines(count) { "  c\($0): \"#FFD400\"" })
            return { _ = CSSTarget().export(theme) }
        },
        Growth("a chain of exported tokens", count: 500) { count in
            let theme = try exported("colors:\n" + lines(count) { $0 == 0 ? "  c0: white" : "  c\($0): $c\($0 - 1)" })
            return { _ = CSSTarget().export(theme) }
        },
        Growth("tokens of a theme that is exported in every form", count: 200) { count in
            let theme = try exported(
                "colors:\n" + lines(count) { "  c\($0): \"#FFD400\"" } + "\nmetrics:\n"
                    + lines(count) { "  m\($0): \($0)" })
            return { for target in ExportTargets.builtIn { _ = target.export(theme) } }
        },
        Growth("tokens of a theme that is exported as an app's configuration", count: 300) { count in
            let theme = try exported(
                "colors:\n" + lines(count) { $0 == 0 ? "  c0: white" : "  c\($0): $c\($0 - 1)" } + "\nmetrics:\n"
                    + lines(count) { "  m\($0): \($0)" } + "\nimages:\n" + lines(count) { "  i\($0): a.svg" })
            return { _ = AgoraIOSTarget(drawing: .missing).export(ExportedScenes([], theme: theme)) }
        },
        Growth("tokens that the web classroom has no place for", count: 500) { count in
            let theme = try exported(
                "colors:\n" + webColors + lines(count) { "  c\($0): \"#FFD400\"" } + "\nmetrics:\n"
                    + lines(count) { "  m\($0): \($0)" })
            return {
                for case let target as any SceneExportTarget in ClassroomTargets.all {
                    _ = target.export(ExportedScenes([], theme: theme))
                }
            }
        },
        widgetKit("views of an exported widget", count: 100) {
            "      - column:\n" + lines($0) { "          - text: { value: A\($0), size: 9 }" }
        },
        widgetKit("cases of an exported widget", count: 50) { count in
            let cases = (0..<count).map { "{ when: { value: \"{device.name}\", is: a\($0) }, items: [{ text: A }] }" }
            return "      - choose: { cases: [\(cases.joined(separator: ", "))], otherwise: [{ text: B }] }"
        },
        widgetKit("exported parts that are used twice", count: 5) { count in
            "      - use: p0\nparts:\n"
                + lines(count) { "  p\($0): { row: [{ use: p\($0 + 1) }, { use: p\($0 + 1) }] }" }
                + "\n  p\(count): { text: A }"
        },
        Growth("a chain of exported metrics", count: 100) { count in
            let theme = try exported("metrics:\n" + lines(count) { $0 == 0 ? "  m0: 1" : "  m\($0): $m\($0 - 1)" })
            return { _ = CSSTarget().export(theme) }
        },
        Growth("lines of an exported file that are all others", count: 1_000) { count in
            let file = ExportedFile(
                "a.css", .text((0..<count).map { ExportedLine("--c\($0): white;") }, comments: .block))
            let other = SourceFile(path: "a.css", text: lines(count) { "--d\($0): white;" })
            return { _ = ExportDrift.findings(file, other, at: "a.css") }
        },
        Growth("files that an export has written", count: 100) { count in
            let folder = try TemporaryFolder()
            let files = (0..<count).map {
                ExportedFile("f\($0)", .bytes([1], of: .startOf(SourceFile(path: "", text: ""))))
            }
            let target = ExportFolder(folder("out"))
            return {
                _ = try target.write(files, as: "css/sun", force: false)
                _ = try target.write(files, as: "css/sun", force: false)
            }
        },
    ]

    /// Imports in which one thing becomes more.
    static let imports = [
        Growth("tokens of an imported file", count: 1_000) { count in
            imported(
                DesignTokensSource(),
                "{ \"$type\": \"color\"" + lines(count) { ", \"c\($0)\": { \"$value\": \"#FFD400\" }" } + " }")
        },
        Growth("a chain of imported tokens", count: 1_000) { count in
            imported(
                DesignTokensSource(),
                "{ \"c0\": { \"$type\": \"color\", \"$value\": \"#FFD400\" }"
                    + lines(count) { ", \"c\($0 + 1)\": { \"$value\": \"{c\($0)}\" }" } + " }")
        },
        Growth("imported tokens of one name", count: 1_000) { count in
            imported(
                DesignTokensSource(),
                "{ \"$type\": \"number\""
                    + lines(count) {
                        let signs = String($0 + 4_096, radix: 2).map { $0 == "0" ? Character(";") : "," }
                        return ", \"\(String(signs))\": { \"$value\": 1 }"
                    } + " }")
        },
        Growth("modes in extensions of imported tokens", count: 1_000) { count in
            imported(
                DesignTokensSource(),
                "{"
                    + lines(count) {
                        "\"t\($0)\": { \"$type\": \"color\", \"$value\": \"#fff\", \"$extensions\": { \"mode\": { \"m\($0)\": \"#000\" } } },"
                    } + "}")
        },
        Growth("sets of an imported token", count: 1_000) { count in
            imported(
                DesignTokensSource(),
                "{ \"t\": { \"sets\": { \"light\": { \"value\": \"#fff\" }, "
                    + lines(count) { "\"m\($0)\": { \"value\": \"#000\", \"uuid\": \"\($0)\" }," } + "} } }")
        },
        Growth("imported variables", count: 500) { count in
            imported(
                FigmaSource(),
                "{ \"variableCollections\": { \"c\": { \"modes\": [{ \"modeId\": \"m\", \"name\": \"Light\" }] } }, "
                    + "\"variables\": { \"v\": { \"resolvedType\": \"FLOAT\" }"
                    + lines(count) {
                        ", \"v\($0)\": { \"name\": \"n\($0)\", \"variableCollectionId\": \"c\", "
                            + "\"resolvedType\": \"FLOAT\", \"valuesByMode\": { \"m\": \($0) } }"
                    } + " } }")
        },
        Growth("colours of an imported web classroom", count: 1_000) { count in
            imported(
                AgoraWebSource(),
                "{ \"themes\": { \"default\": { \"light\": { \"brand\": \"#FFD400\""
                    + lines(count) { ", \"c\($0)\": \"#FFD400\"" } + " } } } }")
        },
        Growth("imported properties", count: 1_000) { count in
            imported(CSSSource(), ":root {" + lines(count) { "--c\($0): #ffd400;" } + "}")
        },
        Growth("a chain of imported properties", count: 500) { count in
            imported(CSSSource(), ":root { --c0: red;" + lines(count) { "--c\($0 + 1): var(--c\($0));" } + "}")
        },
        Growth("rules of an imported style sheet", count: 500) { count in
            imported(CSSSource(), lines(count) { "[data-mode=\"m\($0)\"] { --c: red; }" })
        },
        Growth("colours of an imported configuration", count: 500) { count in
            configuration(lines(count) { "static var c\($0): UIColor { return UIColor(hex: 0xFFD400)! }" })
        },
        Growth("open parentheses of an imported configuration", count: 5_000) { count in
            configuration("static var a: UIColor = " + String(repeating: "(", count: count))
        },
        Growth("open braces of an imported configuration", count: 5_000) { count in
            configuration("static var a: UIColor " + String(repeating: "{ return a(", count: count))
        },
        Growth("open parentheses of an imported style sheet", count: 5_000) { count in
            imported(CSSSource(), ":root { --a: " + String(repeating: "(", count: count) + "}")
        },
    ]

    /// An export of one widget; `content` is the views of its layout, and what else its file says behind them.
    private static func widgetKit(
        _ name: String, count: Int, _ content: @escaping @Sendable (Int) -> String
    ) -> Growth {
        Growth(name, count: count) { count in
            let widget = "widget: my/day\nlayouts:\n  systemLarge:\n    content:\n\(content(count))\n"
            let (project, _) = try SmallProject(
                "Widgets/my/day.yaml",
                files: [
                    "Widgets/my/app.yaml": Array("app: my\ntitle: My\ntheme: base\nschemes: [my]\n".utf8),
                    "Widgets/my/day.yaml": Array(widget.utf8),
                ]
            ).checked()
            guard let app = project.kindFile(at: "Widgets/my/app.yaml")?.document,
                let theme = project.theme("base").theme
            else { throw MissingTheme() }
            let files = ExportedFiles(
                app, beside: project.files(beside: app),
                theme: ExportedTheme(theme, in: project.fileSystem, program: "diorama"))
            return { _ = WidgetKitTarget().export(files) }
        }
    }

    /// The tokens without which apps of classrooms are not exported.
    private static let webColors = [
        "systemBackgroundColor", "systemForegroundColor", "systemBrandColor", "systemDividerColor", "systemErrorColor",
        "systemWarningColor", "systemSafeColor", "toolBarIconColor", "iconQuietColor", "iconSelectedBackgroundColor",
        "iconNormalBackgroundColor", "systemComponentColor", "textContrastColor", "textShadowColor", "textLevel1Color",
        "textLevel2Color", "textLevel3Color", "textDisabledColor", "textEnabledColor",
    ].map { "  \($0): white\n" }.joined()

    private static func imported(_ source: any ImportSource, _ text: String) -> () -> Void {
        let files = ImportedFiles([SourceFile(path: "in", text: text)], deviceClasses: []) { _ in nil }
        return { _ = ThemeText.file(of: source.read(files), id: "grown", extending: nil, origin: "") }
    }

    private static func configuration(_ text: String) -> () -> Void {
        let file = SourceFile(
            path: "SDKs/AgoraEduUI/Classes/Configs/Theme/FcrUIColorGroup.swift",
            text: "struct FcrUIColorGroup {\n\(text)\n}")
        return { _ = AgoraIOSSource().read(ImportedFiles([file], deviceClasses: []) { _ in nil }) }
    }

    private static func exported(_ tokens: String) throws -> ExportedTheme {
        let project = TestProject(["Themes/grown.yaml": "theme: grown\nmodes: [light, dark]\n\(tokens)\n"]).project
        guard let theme = project.theme("grown").theme else { throw MissingTheme() }
        return ExportedTheme(theme, in: project.fileSystem, program: "diorama")
    }

    private struct MissingTheme: Error {}
}
