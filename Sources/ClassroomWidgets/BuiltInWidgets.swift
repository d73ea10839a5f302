import ClassroomContexts
public import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

/// The widgets that a classroom registers by default, and those that an app may supply.
public enum BuiltInWidgets {
    /// Those that run in scenes.
    public static let all: [any Widget.Type] = [
        CloudDrive.self, Countdown.self, MediaPlayer.self, Poll.self, PopupQuiz.self, StreamWindow.self, WebView.self,
    ]

    /// Those that a component draws, or an app: fixtures may name them.
    public static let others: [WidgetDeclaration] = [
        .board,
        .chat,
        WidgetDeclaration(WidgetID.agoraChat, "Another chat, supplied by the app."),
        WidgetDeclaration(
            WidgetID.watermark, "A watermark over the board: `text` of its `extraInfo`, or the viewer's name.",
            host: "watermark",
            extraInfo: [PropertySpec("text", .text, "What stands there; without it, the viewer's name.")]),
        WidgetDeclaration(
            WidgetID.sharingLink, "The link to the room, `sharingLink` of its `extraInfo`.", host: "setting",
            extraInfo: [PropertySpec("sharingLink", .text, "The address under which others find the room.")]),
    ]
}
