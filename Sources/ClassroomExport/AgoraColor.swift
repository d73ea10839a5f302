import ConfigSchema
import Exporting
import SourceDiagnostics
import ThemeModel

/// A colour that Agora's apps know by a name of their own, and the token of a theme that gives it.
struct AgoraColor {
    /// The app's name, such as `textDisable`.
    let name: String

    /// The tokens that may give it; the first one that the theme has counts.
    let tokens: [String]

    init(_ name: String, _ tokens: String...) {
        self.name = name
        self.tokens = tokens
    }

    /// The 18 colours of the web app: https://github.com/AgoraIO-Community/CloudClass-Desktop, `src/infra/configs`.
    static let web = [
        AgoraColor("background", "systemBackgroundColor"),
        AgoraColor("foreground", "systemForegroundColor"),
        AgoraColor("brand", "systemBrandColor"),
        AgoraColor("divider", "systemDividerColor"),
        AgoraColor("error", "systemErrorColor"),
        AgoraColor("warning", "systemWarningColor"),
        AgoraColor("safe", "systemSafeColor"),
        AgoraColor("iconPrimary", "toolBarIconColor", "iconNormalBackgroundColor"),
        AgoraColor("iconSecondary", "iconQuietColor", "iconNormalBackgroundColor"),
        AgoraColor("iconSelected", "iconSelectedBackgroundColor"),
        AgoraColor("component", "systemComponentColor"),
        AgoraColor("toastNormal", "safeSurfaceColor", "systemSafeColor"),
        AgoraColor("textPrimaryButton", "textContrastColor"),
        AgoraColor("textLevel1", "textLevel1Color"),
        AgoraColor("textLevel2", "textLevel2Color"),
        AgoraColor("textLevel3", "textLevel3Color"),
        AgoraColor("textDisable", "textDisabledColor"),
        AgoraColor("textLink", "textEnabledColor"),
    ]
}

/// The colours of a theme for an app that has two modes, light and dark.
struct AgoraPalette {
    /// The modes of the theme that the app's two modes are made from, and their names in the app.
    let modes: [(name: String, mode: String)]

    /// Reports modes that the app cannot have, and colours that the theme lacks.
    private(set) var findings: [Diagnostic] = []

    private let theme: ExportedTheme
    private let tokens: [String: ExportedToken]
    private var missing: Set<String> = []

    /// Takes the modes `light` and `dark` of a theme, else its first two, else the only one twice.
    init(_ theme: ExportedTheme, for target: String) {
        self.theme = theme
        let others = theme.modes.filter { $0 != "light" && $0 != "dark" }
        let light = theme.modes.contains("light") ? "light" : others.first ?? theme.modes[0]
        let dark =
            theme.modes.contains("dark") ? "dark" : theme.modes.first { $0 != light } ?? light
        modes = [("light", light), ("dark", dark)]
        tokens = Dictionary(
            theme.tokens.filter { $0.category == .colors }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        if light == dark {
            findings.append(
                .lost(
                    "'\(target)' has a light and a dark mode: '\(light)' is written as both", at: theme.place,
                    "give the theme a second mode"))
        }
        let left = theme.modes.filter { $0 != light && $0 != dark }
        if !left.isEmpty {
            let names = left.map { "'\($0)'" }.joinedAsList()
            findings.append(.lost("'\(target)' has two modes: \(names) is left out", at: theme.place))
        }
    }

    /// Returns the colour of a token in a mode of the theme, with the token's name; nil, with a finding, if it has none.
    mutating func value(
        of color: AgoraColor, mode: String
    ) -> (token: String, color: SRGBColor, place: SourceRange)? {
        for name in color.tokens {
            guard let value = tokens[name]?.value(mode: mode, deviceClass: theme.deviceClasses[0]),
                case .color(let found) = value.resolved
            else { continue }
            return (name, found, value.place)
        }
        if missing.insert(color.tokens[0]).inserted {
            findings.append(.missingColor(color, of: theme))
        }
        return nil
    }

    /// Findings about everything else that the theme has and the app does not take.
    func losses(keeping colors: [AgoraColor], for target: String) -> [Diagnostic] {
        var losses = ExportLosses()
        let kept = Set(colors.compactMap { color in color.tokens.first { tokens[$0] != nil } })
        for token in theme.tokens {
            guard let value = token.value(mode: modes[0].mode, deviceClass: theme.deviceClasses[0]) else { continue }
            if token.category == .colors {
                if !kept.contains(token.name) {
                    losses.add(
                        "'\(target)' has no place for further colours: they are left out", token, at: value.place)
                }
            } else {
                losses.add("'\(target)' has no \(token.category.rawValue): they are left out", token, at: value.place)
            }
        }
        return losses.findings + theme.valueLosses(theme.componentValues, for: target)
    }
}

extension ExportedTheme {
    /// A finding about values of components that are no switches, if there are any.
    func valueLosses(_ values: [ComponentValue], for target: String) -> [Diagnostic] {
        let others = values.filter { !["enable", "visible"].contains($0.path.split(separator: ".").last) }
        guard let first = others.first else { return [] }
        let count = others.count == 1 ? "" : " (\(others.count) values)"
        return [.lost("'\(target)' takes switches of components: their looks are left out\(count)", at: first.place)]
    }

    /// The beginning of the theme's file.
    var place: SourceRange {
        let path = ProjectLayout.standard.themeFolder + "/" + id + ".yaml"
        return .startOf(theme.chain.first?.file ?? SourceFile(path: path, text: ""))
    }
}
