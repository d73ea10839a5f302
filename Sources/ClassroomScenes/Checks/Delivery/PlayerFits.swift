import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SourceDiagnostics

extension Rule {
    static let player = Rule(
        "scene.player", .warning, "A scene's player and its service type do not fit.",
        explanation: "`cdnPlayer` shows the one picture of the service types `hostingScene` and `mixStreamCDN`, and "
            + "these show nothing without it. A hosted class plays the film of the fixture's "
            + "`room.properties.hostingScene`, and `mixStreamCDN` the recording at `room.recordingUrls.hls`.",
        wrong: .scene(sceneHead + "type: vocation\nserviceType: ↓mixStreamCDN\n"),
        right: .scene(
            sceneHead + "type: vocation\nserviceType: mixStreamCDN\n"
                + "compose:\n  - cdnPlayer: { left: 0, right: 0, top: 0, bottom: 0 }\n"))
}

/// The player is where a class has one picture, and only there.
enum PlayerFits: Check {
    static let rules: [Rule] = [.player]

    /// The component that plays.
    private static let component = "cdnPlayer"

    static func check(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        let service = own.record?[DeliveryFormat.serviceTypeKey]
        let players = scene.placements.filter { $0.name == component }
        guard let type = scene.serviceType, type.hasOnePicture else {
            guard let player = players.first, !isLost(own) else { return }
            let isOwn = player.range.file.path == own.file.path
            guard let place = isOwn ? player.range : service?.range else { return }
            let what = scene.serviceType.map { "the service type '\($0.name)'" } ?? "the type '\(scene.type)'"
            diagnostics.append(
                Diagnostic(
                    .player, at: place, "'\(component)' plays nothing in a class of \(what)",
                    hint: "write 'serviceType: hostingScene' or 'serviceType: mixStreamCDN', or place something else"))
            return
        }
        if players.isEmpty, !scene.lacksPlacement {
            guard let place = service?.range ?? removal(from: scene, own) else { return }
            diagnostics.append(
                Diagnostic(
                    .player, at: place, "no '\(component)' is there to show the picture of '\(type.name)'",
                    hint: "add '- \(component): {…}' to 'compose', or extend one of the presets that have it"))
        } else if type == .hostingScene, let fixture = scene.fixture, !HostingFilm.isNamed(in: fixture.record) {
            guard let place = own.record?["contexts"]?.range ?? service?.range else { return }
            diagnostics.append(
                Diagnostic(
                    .player, at: place, "the class plays a film, and the fixture names none",
                    hint: "add 'properties: { hostingScene: { videoURL: … } }' to the fixture's 'room'"))
        } else if type == .mixStreamCDN, let fixture = scene.fixture, !hasRecording(fixture.record) {
            guard let place = own.record?["contexts"]?.range ?? service?.range else { return }
            diagnostics.append(
                Diagnostic(
                    .player, at: place, "the class plays its recording, and the fixture gives no address of it",
                    hint: "add 'recordingUrls: { hls: … }' to the fixture's 'room'"))
        }
    }

    /// Whether a fixture says where the recording is, as players take it; or tries to.
    private static func hasRecording(_ fixture: RecordValue) -> Bool {
        guard let room = fixture["room"]?.record else { return fixture.lost.contains("room") }
        guard let urls = room["recordingUrls"]?.record else { return room.lost.contains("recordingUrls") }
        return urls["hls"] != nil || urls.lost.contains("hls")
    }

    /// Whether a type or a service type could not be read, which may be meant to be one with a picture.
    private static func isLost(_ own: SceneDocument) -> Bool {
        own.record.map { $0.lost.contains("type") || $0.lost.contains(DeliveryFormat.serviceTypeKey) } ?? true
    }

    /// Where the scene takes the player away.
    private static func removal(from scene: Scene, _ own: SceneDocument) -> SourceRange? {
        let inherited = scene.chain.dropFirst().flatMap(\.placements).filter { $0.name == component }.map(\.id)
        return own.record?["remove"]?.items.first { $0.stringValue.map(inherited.contains) == true }?.range
    }
}
