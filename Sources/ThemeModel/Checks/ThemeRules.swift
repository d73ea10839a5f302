import ConfigSchema
package import SourceDiagnostics

extension Rule {
    package static let emptyFile = Rule(
        "file.empty", .error, "A file has no content.",
        explanation: "A theme needs at least its name and something to say; a scene needs its name.",
        wrong: .theme("↓# nothing here yet\n"), right: .theme(themeHead))

    static let themeName = Rule(
        "theme.name", .error, "A theme's name is not that of its file.",
        explanation: "Themes are found by their file: `Themes/agora.yaml` holds `theme: agora`.",
        wrong: .theme("theme: ↓sample\nextends: base\n"), right: .theme(themeHead))

    static let emptyTheme = Rule(
        "theme.empty", .error, "A theme says nothing but its name.",
        explanation: "Its content may have been commented out, or indented under another key.",
        wrong: .theme("theme: ↓example\n"), right: .theme(themeHead))

    package static let unknownTheme = Rule(
        "theme.unknown", .error, "A theme does not exist.",
        explanation: "Themes are the files in `Themes`.",
        wrong: .theme("theme: example\nextends: ↓bass\n"), right: .theme(themeHead))

    package static let themeCycle = Rule(
        "theme.extends-cycle", .error, "A theme extends itself, however far around.",
        explanation: "The finding draws the ring. Take one `extends` out.",
        wrong: .theme(
            "theme: example\nextends: ↓other\n",
            with: ["Themes/other.yaml": "theme: other\nextends: example\n"]),
        right: .theme(
            "theme: example\nextends: other\n", with: ["Themes/other.yaml": "theme: other\nextends: base\n"]))

    static let unknownText = Rule(
        "theme.unknown-text", .error, "A theme replaces a text that the product does not have.",
        explanation: "The keys are those of the product's texts; the reference lists them.",
        wrong: .theme(themeHead + "strings:\n  ↓fcr_user_lst: Attendance\n"),
        right: .theme(themeHead + "strings:\n  fcr_user_list: Attendance\n"))

    static let unknownToken = Rule(
        "theme.unknown-token", .error, "A reference names a token that the theme does not have.",
        explanation: "The theme and those that it extends are searched. The finding names the nearest token.",
        wrong: .theme(themeHead + "components:\n  stateBar: { backgroundColor: ↓$systemForgroundColor }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { backgroundColor: $systemForegroundColor }\n"))

    static let tokenCategory = Rule(
        "theme.token-category", .error, "A reference names a token of another category.",
        explanation: "Colours, fonts, metrics, shadows and images have names of their own.",
        wrong: .theme(themeHead + "components:\n  stateBar: { backgroundColor: ↓$font9 }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { backgroundColor: $systemForegroundColor }\n"))

    static let tokenCycle = Rule(
        "theme.token-cycle", .error, "A token refers to itself, however far around.",
        explanation: "The finding draws the ring. One of its tokens needs a value of its own.",
        wrong: .theme(
            themeHead + "colors:\n  systemBrandColor: ↓$linkColor\n  linkColor: $textEnabledColor\n"
                + "  textEnabledColor: $systemBrandColor\ncomponents:\n  stateBar: { borderColor: $linkColor }\n"),
        right: .theme(
            themeHead
                + "colors:\n  systemBrandColor: { light: \"#1D5BCB\", dark: \"#8AB4FF\" }\n  linkColor: $textEnabledColor\n"
                + "  textEnabledColor: $systemBrandColor\ncomponents:\n  stateBar: { borderColor: $linkColor }\n"))

    static let duplicateMode = Rule(
        "theme.duplicate-mode", .error, "A mode stands twice in a theme's list.",
        explanation: "Each mode has one name and one place; the first is the default.",
        wrong: .theme(themeHead + "modes: [light, dark, ↓light]\n"),
        right: .theme(themeHead + "modes: [light, dark]\n"))

    static let unknownMode = Rule(
        "theme.unknown-mode", .error, "A map by mode names a mode that the theme does not have.",
        explanation: "The theme's list `modes` has them all.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: { light: white, ↓drak: black }\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: { light: white, dark: black }\n"))

    static let missingMode = Rule(
        "theme.missing-mode", .warning, "A token has no value in one of the theme's modes.",
        explanation: "The value of the first mode stands in, which is rarely what a dark mode wants.",
        wrong: .theme(
            themeHead
                + "colors:\n  ↓accentColor: { light: \"#2060C0\" }\ncomponents:\n  stateBar: { borderColor: $accentColor }\n"
        ),
        right: .theme(
            themeHead + "colors:\n  accentColor: { light: \"#2060C0\", dark: \"#80B0FF\" }\n"
                + "components:\n  stateBar: { borderColor: $accentColor }\n"))

    package static let unusedToken = Rule(
        "theme.unused-token", .warning, "A token is never used.",
        explanation: "No token, component or scene of the checked files refers to it.",
        wrong: .theme(themeHead + "colors:\n  ↓spareColor: \"#2060C0\"\n"),
        right: .theme(
            themeHead + "colors:\n  spareColor: \"#2060C0\"\ncomponents:\n  stateBar: { borderColor: $spareColor }\n"))

    static let equalRoles = Rule(
        "theme.equal-roles", .warning, "Two roles are one colour in a mode and differ in another.",
        explanation: """
            Two roles of one family that differ in one mode are meant to be told apart. When they are meant to be equal, \
            let one refer to the other.
            """,
        wrong: .theme(
            themeHead + "colors:\n  noteStrongColor: { light: \"#111111\", dark: \"#EEEEEE\" }\n"
                + "  noteQuietColor: { light: \"#555555\", dark: ↓\"#EEEEEE\" }\n"
                + "components:\n  stateBar: { borderColor: $noteStrongColor, sepLine: { backgroundColor: $noteQuietColor } }\n"
        ),
        right: .theme(
            themeHead + "colors:\n  noteStrongColor: { light: \"#111111\", dark: \"#EEEEEE\" }\n"
                + "  noteQuietColor: { light: \"#555555\", dark: \"#BBBBBB\" }\n"
                + "components:\n  stateBar: { borderColor: $noteStrongColor, sepLine: { backgroundColor: $noteQuietColor } }\n"
        ))

    static let missingImage = Rule(
        "theme.missing-image", .error, "An image's file cannot be read.",
        explanation: "Paths start from the theme's folder.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/god.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]))

    static let imageOutside = Rule(
        "theme.image-outside", .error, "An image's file is not below the theme's folder.",
        explanation:
            "A theme brings its images along, so that it can be moved, and so that the preview serves nothing else.",
        wrong: .theme(themeHead + "images:\n  ic_network_good: ↓../logo.svg\n", with: ["logo.svg": "<svg/>"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/logo.svg\n", with: ["Themes/icons/logo.svg": "<svg/>"]))

    static let imageType = Rule(
        "theme.image-type", .error, "An image is neither SVG nor PNG.",
        explanation: "Icons are SVG; pictures may be PNG. The content must be what the ending says.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/good.gif\n", with: ["Themes/icons/good.gif": "GIF89a"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]))

    static let missingDefault = Rule(
        "theme.missing-token", .error, "A theme lacks tokens that components use by default.",
        explanation: "A theme that extends none must define every token that the components' built-in values refer to.",
        wrong: .theme("theme: ↓example\ntitle: Example\n"), right: .theme(themeHead + "title: Example\n"))

    static let contrast = Rule(
        "theme.contrast", .warning, "Text on its surface is below WCAG AA.",
        explanation: """
            Text needs a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3), in every mode, with opacities composited. The fix-it is \
            the nearest colour of the same hue that passes. A colour that must stay is accepted with a comment, \
            `# diorama: allow theme.contrast: reason`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    roomName: { textColor: ↓\"#808080\" }\n"),
        right: .theme(
            themeHead
                + "components:\n  stateBar:\n    roomName: { textColor: { light: \"#606060\", dark: \"#A0A0A0\" } }\n"))

    /// Every rule of this module.
    package static let themeRules = [
        emptyFile, themeName, emptyTheme, unknownTheme, themeCycle, unknownText, unknownToken, tokenCategory,
        tokenCycle,
        duplicateMode, unknownMode, missingMode, unusedToken, equalRoles, missingImage, imageOutside, imageType,
        missingDefault, contrast,
    ]
}

extension Diagnostic {
    /// A file without anything in it.
    package static func emptyFile(_ noun: String, _ file: SourceFile) -> Diagnostic {
        Diagnostic(.emptyFile, at: .startOf(file), "this \(noun) has no content")
    }
}
