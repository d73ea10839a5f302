public import ConfigSchema

extension PropertySpec {
    /// The two switches that every component and every item has.
    public static var visibility: [PropertySpec] {
        [
            .boolean("visible", default: true, "Whether it is shown; without it, it exists but is hidden."),
            .boolean("enable", default: true, "Whether it exists at all."),
        ]
    }
}
