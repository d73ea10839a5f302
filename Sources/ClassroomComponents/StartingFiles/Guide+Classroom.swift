import SceneModel

extension Guide {
    /// The guides to classrooms, compiled in from `Resources/guides`; their files and commands are those of a project
    /// that `new project` started.
    static let classroom: [Guide] = [
        designers("your-first-theme", PackageResources.your_first_theme_md),
        designers("why-is-my-change-not-visible", PackageResources.why_is_my_change_not_visible_md),
        designers("fonts-and-icons", PackageResources.fonts_and_icons_md),
        designers("contrast", PackageResources.contrast_md),
        designers("ship-a-theme", PackageResources.ship_a_theme_md),
        designers("bring-what-you-have", PackageResources.bring_what_you_have_md),
        developers("scenes-and-layout", PackageResources.scenes_and_layout_md),
        developers("fixtures", PackageResources.fixtures_md),
        developers("in-ci", PackageResources.in_ci_md),
        developers("in-your-editor", PackageResources.in_your_editor_md),
        developers("coming-from-the-original", PackageResources.coming_from_the_original_md),
    ]

    private static func designers(_ id: String, _ bytes: [UInt8]) -> Guide { Guide(id, for: "designers", text(bytes)) }

    private static func developers(_ id: String, _ bytes: [UInt8]) -> Guide {
        Guide(id, for: "developers", text(bytes))
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
