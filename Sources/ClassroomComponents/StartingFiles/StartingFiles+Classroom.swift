public import SceneModel

extension StartingFiles {
    /// A classroom to start from, with the components that ship; compiled in from `Resources`.
    public static let classroom = StartingFiles(
        theme: text(PackageResources.base_yaml), themeFiles: ClassroomIcons.files,
        extendingTheme: text(PackageResources.theme_on_agora_yaml), scene: text(PackageResources.scene_yaml),
        extendingScene: text(PackageResources.scene_on_preset_yaml))

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
