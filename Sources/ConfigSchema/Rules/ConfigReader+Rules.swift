package import SourceDiagnostics

extension ConfigReader: Check {
    package static let rules: [Rule] = [
        .unknownKey, .unknownName, .unknownValue, .kind, .boolean, .unquotedColor, .emptyValue, .range, .color, .length,
        .duration, .instant, .missingKey, .itemCount, .oneKey, .referenceInText,
        .lookAlikeValue, .leftover, .curlyQuotes, .notIndented, .splitValue, .escapedText, .unknownLocale,
        .formerName,
    ]
}

extension Rule {
    /// What most examples of themes start with.
    package static let themeHead = "theme: example\nextends: base\n"

    /// What most examples of scenes start with.
    package static let sceneHead = "scene: example\ntheme: base\n"
}
