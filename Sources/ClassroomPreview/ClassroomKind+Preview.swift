import ClassroomContexts
public import ClassroomScenes
public import LiveValues
public import PreviewServing
public import SceneModel
import SceneRendering

/// Classrooms in the preview: the room's panel, the class simulator, what users are told, the words of its events.
extension ClassroomKind: PreviewKind {
    /// Completes sentences of the preview, such as "nobody is called 'lin' in this room".
    public var place: String { "room" }

    /// The scene that the guide begins with.
    public var firstScene: String? { "small-class" }

    /// Upstream's own look.
    public var firstTheme: String? { "agora" }

    /// The messages' list, hands at the board and its windows, the sound of a reward, the countdown's digits and the
    /// panel's looks.
    public var resources: [PageResource] {
        [
            PageResource("room.css", .styleSheet, PackageResources.room_css),
            PageResource("chat.js", .entryModule, PackageResources.chat_js),
            PageResource("reward.js", .entryModule, PackageResources.reward_js),
            PageResource("board.js", .entryModule, PackageResources.board_js),
            PageResource("board-draw.js", .module, PackageResources.board_draw_js),
            PageResource("board-hand.js", .module, PackageResources.board_hand_js),
            PageResource("board-keys.js", .module, PackageResources.board_keys_js),
            PageResource("board-live.js", .module, PackageResources.board_live_js),
            PageResource("board-marks.js", .module, PackageResources.board_marks_js),
            PageResource("board-save.js", .module, PackageResources.board_save_js),
            PageResource("board-select.js", .module, PackageResources.board_select_js),
            PageResource("board-shapes.js", .module, PackageResources.board_shapes_js),
            PageResource("board-surface.js", .module, PackageResources.board_surface_js),
            PageResource("board-text.js", .module, PackageResources.board_text_js),
            PageResource("board-tools.js", .module, PackageResources.board_tools_js),
            PageResource("boxes.js", .module, PackageResources.boxes_js),
            PageResource("windows.js", .entryModule, PackageResources.windows_js),
            PageResource("film.js", .entryModule, PackageResources.film_js),
            PageResource("media.js", .entryModule, PackageResources.media_js),
            PageResource("countdown.js", .entryModule, PackageResources.countdown_js),
        ]
    }

    /// Where people's own files outlast the preview.
    public var previewOptions: [PreviewOption] { [.state] }

    /// What lies in drives, stands among messages or on boards, or plays in a window.
    public func broughtFiles(in store: any LiveStore) -> Set<String>? {
        store.classroom.broughtFiles(servedBelow: BroughtFile.address(""))
    }

    /// A file was deleted, or a window was closed in which one may still have played.
    public func releasesFiles(_ record: ChangeRecord) -> Bool {
        switch record.event {
        case .onCloudFileRemoved, .onWidgetInactive: true
        default: false
        }
    }

    /// Who has it in their drive; pictures among messages and on boards end with these.
    public func owner(ofFile id: String, in store: any LiveStore) -> String? {
        store.classroom.owner(ofBroughtFile: id)
    }

    /// Lies in its owner's drive again, where they are in the room.
    public func takeBack(_ files: [KeptFile], in store: any LiveStore) -> Set<String> {
        let taken = files.filter { kept in
            let file = CloudFile(
                id: kept.file.id, name: kept.file.name, size: kept.file.size, updated: kept.time,
                source: .brought(id: kept.file.id))
            return (try? ContextPool(store.classroom, localUser: kept.owner).cloud.add(file)) != nil
        }
        return Set(taken.map(\.file.id))
    }

    /// What an event changed.
    public func summary(of record: ChangeRecord, in store: any LiveStore) -> LiveText {
        guard let event = record.event else { return "" }
        let summary = EventSummary(room: store.classroom)
        let text = summary.text(event)
        return record.subRoom.map { "\(summary.name(ofGroup: $0)): \(text)" } ?? text
    }

    /// A widget became active that the scene has no component for, or that nothing in the program draws.
    public func remark(on record: ChangeRecord, in scene: Scene) -> String? {
        guard case .onWidgetActive(let id) = record.event else { return nil }
        guard let declaration = widgetCatalog.widget(id) else { return "no component draws a widget '\(id)'" }
        guard let host = declaration.host, !scene.placements.contains(where: { $0.name == host }) else { return nil }
        return "scene '\(scene.id)' has no '\(host)' to show it"
    }

    /// One user's messages and panel; none in a store that is no room.
    public func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        UserSession(viewer, reading: locale, in: store.classroom, widgets: widgets, queue: queue)
    }
}
