public import SceneModel

extension StartingFiles {
    /// A classroom to start from, with the components that ship; compiled in from `Resources`.
    public static let classroom = StartingFiles(
        theme: text(PackageResources.base_yaml), themeFiles: ClassroomIcons.files,
        extendingTheme: text(PackageResources.theme_on_agora_yaml), scene: text(PackageResources.scene_yaml),
        extendingScene: text(PackageResources.scene_on_preset_yaml),
        // Files that ship, compiled in through links.
        presets: [
            .init("presets/one-to-one", type: "oneToOne", text(PackageResources.one_to_one_yaml)),
            .init("presets/lecture", type: "lecture", text(PackageResources.lecture_yaml)),
            .init("presets/vocational", type: "vocation", text(PackageResources.vocational_yaml)),
        ],
        projectFiles: [
            "Themes/agora.yaml": PackageResources.agora_yaml,
            "Scenes/presets/breakout.yaml": PackageResources.breakout_yaml,
            "Scenes/presets/small.yaml": PackageResources.small_yaml,
            "Scenes/small-class.yaml": PackageResources.small_class_yaml,
            "Scenes/small-class-student.yaml": PackageResources.small_class_student_yaml,
            "Scenes/poll-in-progress.yaml": PackageResources.poll_in_progress_yaml,
            "Scenes/contexts/physics.yaml": PackageResources.physics_yaml,
        ])

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
