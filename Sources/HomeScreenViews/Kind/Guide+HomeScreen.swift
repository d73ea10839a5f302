import SceneModel

extension Guide {
    /// The guides to widgets of home screens, compiled in from `Resources/guides`.
    ///
    /// The later ones go on with the files of the first.
    static let homeScreen: [Guide] = [
        guide("your-first-home-screen-widget", for: "designers", PackageResources.your_first_home_screen_widget_md),
        guide("data-and-bindings", for: "designers", PackageResources.data_and_bindings_md),
        guide("timelines-and-the-budget", for: "developers", PackageResources.timelines_and_the_budget_md),
        guide("from-diorama-to-widgetkit", for: "developers", PackageResources.from_diorama_to_widgetkit_md),
        guide(
            "ship-a-widget", for: "developers", PackageResources.ship_a_widget_md,
            drawings: [
                "ship-a-widget-drag.svg": PackageResources.ship_a_widget_drag_svg,
                "ship-a-widget-settings.svg": PackageResources.ship_a_widget_settings_svg,
            ]),
    ]

    private static func guide(
        _ id: String, for audience: String, _ bytes: [UInt8], drawings: [String: [UInt8]] = [:]
    ) -> Guide {
        Guide(id, for: audience, String(decoding: bytes, as: UTF8.self), drawings: drawings)
    }
}
