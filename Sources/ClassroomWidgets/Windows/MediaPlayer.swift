import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering

/// A film or a sound in a window over the board.
///
/// What somebody has uploaded or what lies in the project plays, at the same moment for everybody; those who may write on
/// the board begin it, hold it and move in it. Of anything on the network the window shows the address: the preview loads nothing from there.
struct MediaPlayer: BrowserWidget {
    static let id = WidgetID.mediaPlayer

    static let summary = "A film or a sound in a window over the board, which everybody sees at the same moment."

    static let titleKey = "diorama_media_player"

    // Upstream's host takes every identifier that begins so for a film.
    static let instances = WidgetInstances.suffixed

    static var service: (any WidgetRequestHandler)? { MediaService() }

    static var roomProperties: [PropertySpec] {
        windowProperties + [
            PropertySpec(MediaProgress.Key.playing, .boolean, "Whether it plays. Ours, as are the next three."),
            PropertySpec(
                MediaProgress.Key.position, .integer(MediaProgress.range), "Where it was last set to, in milliseconds."),
            PropertySpec(
                MediaProgress.Key.since, .integer(0...Int.max),
                "When that was, in milliseconds since 1970 on the room's clock."),
            PropertySpec(
                MediaProgress.Key.length, .integer(MediaProgress.range),
                "How long it is, in milliseconds, once a page has read it."),
        ]
    }

    static var styleSheet: String { BrowserWindow.styleSheet(of: configurationName) + MediaScreen.styleSheet }

    static let strings = MediaScreen.strings

    var window = BrowserWindowState()

    init() {}

    func content(isPrivileged: Bool, in environment: WidgetEnvironment) -> [HTMLNode]? {
        guard let address = playedAddress(in: environment) else { return nil }
        return MediaScreen(
            address: address, title: title(in: environment), progress: MediaProgress(environment.roomProperties),
            isPrivileged: isPrivileged,
            environment: environment
        ).render()
    }

    /// Where pages find a film that somebody has brought, or that lies in the project; nil for one on the network.
    private func playedAddress(in environment: WidgetEnvironment) -> String? {
        guard let address = environment.roomProperties.value("webViewUrl")?.stringValue else { return nil }
        if address.hasPrefix(BroughtFile.address("")) { return address }
        return WebAddress(address).isSecure ? nil : environment.scene.address(ofFilm: address)
    }

    /// Also what its address ends in, as films stand on the network under their names.
    func fileName(in properties: WidgetProperties) -> String? {
        if let name = properties.value("fileName")?.stringValue, !name.isEmpty { return name }
        return properties.value("webViewUrl")?.stringValue.flatMap { WebAddress($0).fileName }
    }

    func performInContent(_ action: ComponentAction, in environment: WidgetEnvironment) {
        switch MediaService.Name(rawValue: action.name) {
        case .play, .pause: environment.send(action.name)
        case .seek, .measure:
            guard let time = action.values["value"].flatMap({ Double($0) }), time.isFinite else { return }
            let milliseconds = Int(min(max(time, 0), Double(MediaProgress.range.upperBound)))
            environment.send(action.name, ["time": .integer(milliseconds)])
        case nil: break
        }
    }
}
