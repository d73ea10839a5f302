public import SceneRendering
public import ThemeModel

/// The components that ship, listed by hand so that a reader sees them all; a test compares the list with the folder.
public enum BuiltInComponents {
    /// What scenes can place.
    public static let all: [any Component.Type] = [
        Board.self,
        Chat.self,
        ClassTools.self,
        HandsList.self,
        NetworkStats.self,
        Roster.self,
        Setting.self,
        StartClass.self,
        StateBar.self,
        StudentVideo.self,
        TeacherVideo.self,
        ToolBar.self,
        ToolCollection.self,
        VideoStrip.self,
    ]

    /// What components share and no scene places.
    public static let shared: [SharedConfiguration] = [
        .alert,
        .breakoutRoom,
        .cloudStorage,
        .raiseHand,
        .record,
        .renderMenu,
        .toast,
    ]

    /// All of them, checked for clashes of names.
    ///
    /// - Parameters:
    ///   - widgets: The widgets that can run in scenes.
    ///   - others: The widgets that fixtures may name beside them.
    /// - Returns: The registry.
    /// - Throws: When two of them have one name.
    public static func registry(
        widgets: [any Widget.Type] = [], others: [WidgetDeclaration] = []
    ) throws(ComponentRegistry.NameClash) -> ComponentRegistry {
        try ComponentRegistry(all, shared: shared, widgets: widgets, others: others)
    }
}
