public import ClassroomScenes
import SceneModel
public import SceneRendering
import ThemeModel

/// The components that ship, listed by hand so that a reader sees them all; a test compares the list with the folder.
public enum BuiltInComponents {
    /// What scenes can place.
    public static let all: [any Component.Type] = [
        Board.self,
        Breakout.self,
        CdnPlayer.self,
        Chat.self,
        ClassTools.self,
        ExitBar.self,
        HandsList.self,
        Invitation.self,
        Loading.self,
        LocalPreview.self,
        NetworkStats.self,
        RenderMenu.self,
        Roster.self,
        Setting.self,
        StartClass.self,
        StateBar.self,
        StudentVideo.self,
        TeacherVideo.self,
        ToolBar.self,
        ToolCollection.self,
        VideoStrip.self,
        Watermark.self,
    ]

    /// What components share and no scene places.
    public static let shared: [SharedConfiguration] = [
        .alert,
        .breakoutRoom,

        .raiseHand,
        .record,
        .reward,
        .screenShare,
        .toast,
    ]

    /// The classroom with all of them.
    ///
    /// - Parameters:
    ///   - widgets: The widgets that can run in scenes.
    ///   - others: The widgets that fixtures may name beside them.
    /// - Returns: The kind of scene.
    /// - Throws: When two widgets have one identifier.
    public static func kind(
        widgets: [any Widget.Type] = [], others: [WidgetDeclaration] = []
    ) throws(ComponentRegistry.NameClash) -> ClassroomKind {
        try ClassroomKind(
            all, shared: shared, widgets: widgets, others: others, startingFiles: .classroom, guides: Guide.classroom)
    }

    /// A registry of this one kind.
    ///
    /// - Throws: When two components or widgets have one name.
    package static func registry(
        widgets: [any Widget.Type] = [], others: [WidgetDeclaration] = []
    ) throws(ComponentRegistry.NameClash) -> ComponentRegistry {
        try ComponentRegistry(kind(widgets: widgets, others: others))
    }
}
