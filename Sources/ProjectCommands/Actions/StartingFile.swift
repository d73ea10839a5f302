/// The files that `new` starts from, compiled in: each is a whole file that validates as it is.
enum StartingFile {
    /// A theme that stands on its own, with ``icons`` beside it; the examples of the rules extend it, too.
    static let baseTheme = PackageResources.base_yaml

    /// A theme that changes a few values of `agora`.
    static let themeOnAgora = PackageResources.theme_on_agora_yaml

    /// A scene that starts from a preset.
    static let sceneOnPreset = PackageResources.scene_on_preset_yaml

    /// A scene with a composition of its own, in the base theme.
    static let scene = PackageResources.scene_yaml

    /// A starting file's text with the commands that it mentions under the name of another program.
    static func naming(_ program: String, in text: String) -> String {
        text.replacing("`diorama ", with: "`\(program) ")
    }

    /// A starting file with other values for some of its top-level keys.
    static func filling(_ template: [UInt8], _ values: [String: String]) -> String {
        String(decoding: template, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                guard let colon = line.firstIndex(of: ":"), let value = values[String(line[..<colon])] else {
                    return line
                }
                return line[...colon] + " " + value
            }
            .joined(separator: "\n")
    }
}
