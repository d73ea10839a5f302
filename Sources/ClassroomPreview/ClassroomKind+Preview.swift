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

    /// The types of rooms, and the devices.
    public func title(of name: String) -> LiveText? {
        switch name {
        case place: LiveText(english: "Room", chinese: "房间")
        case "phone": LiveText(english: "Phone", chinese: "手机")
        case "pad": LiveText(english: "Pad", chinese: "平板")
        case "small": LiveText(english: "Small class", chinese: "小班课")
        case "oneToOne": LiveText(english: "One to one", chinese: "一对一")
        case "lecture": LiveText(english: "Lecture", chinese: "大班课")
        case "vocation": LiveText(english: "Vocational class", chinese: "职教课")
        case "subRoom": LiveText(english: "Discussion group", chinese: "讨论组")
        default: nil
        }
    }

    /// The rooms of all types.
    public var scenesTitle: LiveText { LiveText(english: "Classrooms", chinese: "教室") }

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

    /// The texts of the board's modules.
    public var scriptTexts: [String: LiveText] {
        [
            "boardUnsaved": LiveText(
                english: "The picture of the board could not be made.", chinese: "无法生成白板图片。")
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
            let file = CloudFile(kept.file, at: kept.time)
            return (try? ContextPool(store.classroom, localUser: kept.owner).cloud.add(file)) != nil
        }
        return Set(taken.map(\.file.id))
    }

    /// People, their cameras, the room and its tools.
    public var logSubjects: [LogSubject] { LogSubject.ofClassrooms }

    /// An event of upstream's callbacks in words.
    public func sentence(of record: ChangeRecord, in store: any LiveStore) -> LogSentence {
        guard let event = record.event else { return LogSentence(LiveText(record.name)) }
        let recipient: String? = if case .user(let uuid) = record.audience { uuid } else { nil }
        return EventWords(room: store.classroom, recipient: recipient).sentence(of: event, inGroup: record.subRoom)
    }

    /// A widget became active that the scene has no component for, or that nothing in the program draws.
    public func remark(on record: ChangeRecord, in scene: Scene) -> LiveText? {
        guard case .onWidgetActive(let id) = record.event else { return nil }
        guard let declaration = widgetCatalog.widget(id) else {
            return LiveText(english: "no component draws a widget '\(id)'", chinese: "没有组件可以显示小组件“\(id)”")
        }
        guard let host = declaration.host, !scene.placements.contains(where: { $0.name == host }) else { return nil }
        return LiveText(
            english: "scene '\(scene.id)' has no '\(host)' to show it", chinese: "场景“\(scene.id)”没有“\(host)”来显示它")
    }

    /// One user's messages and panel; none in a store that is no room.
    public func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        UserSession(viewer, reading: locale, in: store.classroom, widgets: widgets, queue: queue)
    }
}
