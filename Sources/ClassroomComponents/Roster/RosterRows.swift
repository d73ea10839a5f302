import ClassroomContexts
import ClassroomScenes
import SceneRendering
import ThemeModel

/// Draws the students' rows for one viewer.
///
/// Made once for many rows: what all of them have in common is prepared here.
struct RosterRows {
    private let context: RenderContext
    private let columns: [Column]
    private let hasReward: Bool
    private let hasBoard: Bool

    /// A column with the pictures of its states.
    private struct Column {
        let kind: RosterColumn
        let states: [String: State]
    }

    /// One state of a column: how it looks in a button, how it looks where nothing can be done, and its word.
    private struct State {
        let keys: String
        let label: String
        let icon: HTMLNode
        let labelledIcon: HTMLNode
        let takesClick: Bool
    }

    init(_ form: RosterForm, values: PropertyValues, in context: RenderContext) {
        self.context = context
        hasReward = form.shows(.reward)
        hasBoard = context.hasOpenBoard
        columns = form.columns.map { kind in
            let title = context.string(kind.titleKey)
            let states = Self.looks(of: kind).map { look in
                let label = look.stringKey.map { "\(title), \(context.string($0))" } ?? title
                return (
                    look.name,
                    State(
                        keys: look.keys, label: label,
                        icon: Self.lean(context.icon(look.image, of: Roster.name), keeping: ["class"]),
                        labelledIcon: Self.lean(
                            context.icon(look.image, of: Roster.name, label: label),
                            keeping: ["class", "role", "aria-label"]),
                        takesClick: form.isTeacher && (look.clickable.map { values.boolean($0) } ?? true))
                )
            }
            return Column(kind: kind, states: Dictionary(states, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// An icon without what its cell says already: a class of 10,000 has 60,000 of them in one page.
    private static func lean(_ icon: HTMLNode, keeping names: Set<String>) -> HTMLNode {
        guard case .element(let tag, let attributes, let children) = icon else { return icon }
        return .element(tag, attributes.filter { names.contains($0.name) }, children)
    }

    /// What a column can look like, and the properties behind it.
    private static func looks(
        of column: RosterColumn
    ) -> [(name: String, keys: String, image: String, clickable: String?, stringKey: String?)] {
        let path = column.path
        switch column {
        case .stage:
            return [
                ("on", "\(path).onImage", "\(path).onImage", nil, "diorama_state_on_stage"),
                ("off", "\(path).offImage", "\(path).offImage", nil, "diorama_state_off_stage"),
            ]
        case .auth:
            return [
                ("on", "\(path).onImage", "\(path).onImage", nil, "diorama_state_granted"),
                ("off", "\(path).offImage", "\(path).offImage", nil, "diorama_state_not_granted"),
            ]
        case .camera, .mic:
            return RosterMediaState.allCases.map {
                let state = "\(path).\($0.rawValue)"
                let takesClicks = $0 != .deviceOff
                return ($0.rawValue, state, "\(state).image", takesClicks ? "\(state).clickable" : nil, $0.stringKey)
            }
        case .reward, .kick: return [("", path, "\(path).image", nil, nil)]
        }
    }

    /// The identifier of a student's row.
    static func id(_ uuid: String, in context: RenderContext) -> String { context.partID("row-\(uuid)") }

    /// A student's row.
    func row(_ student: UserInfo) -> HTMLNode {
        let cells = Cells(student, hasReward: hasReward, hasBoard: hasBoard, in: context.pool)
        let name = student.userName
        return .element(
            .div, .class("r"), .role("row"), .id(Self.id(student.userUuid, in: context)),
            .data("user", student.userUuid),
            children: [
                .element(
                    .span, .class("n"), .role("rowheader"), .dirAuto, .configured(by: "studentName", "label.font"),
                    // The column is 80 points wide: longer names are cut, and can be read by pointing.
                    name.utf8.count > 10 ? .title(String(name.prefix(200))) : nil, text: name)
            ] + columns.map { cell($0, cells) })
    }

    private func cell(_ column: Column, _ cells: Cells) -> HTMLNode {
        let (name, canAct) = cells.state(of: column.kind)
        guard let state = column.states[name] else { return .nothing }
        let count =
            column.kind == .reward ? [HTMLNode.element(.span, .class("x"), text: "x\(cells.rewards)")] : []
        guard canAct, state.takesClick else {
            return .element(
                .span, .class("c"), .role("cell"), .configured(by: state.keys),
                children: [state.labelledIcon] + count)
        }
        // The button's label replaces what is in it, the number included.
        let label = column.kind == .reward ? "\(state.label), \(cells.rewards)" : state.label
        let asks = column.kind == .kick && context.asks
        let button = HTMLNode.element(
            .button, .type("button"), .class("c"), .aria("label", "\(cells.shortName): \(label)"),
            asks ? .asks(context.partID("kick")) : .performs(column.kind.rawValue),
            .argument(cells.uuid), asks ? .about(cells.shortName) : nil, .configured(by: state.keys),
            children: [state.icon] + count)
        return .element(.span, .class("w"), .role("cell"), children: [button])
    }
}

/// What the contexts say about one student, for the cells of a row.
private struct Cells {
    let uuid: String
    let shortName: String
    let rewards: Int
    private let isOnStage: Bool
    private let isGranted: Bool
    private let hasBoard: Bool
    private let isCameraOpen: Bool
    private let isMicOpen: Bool
    private let camera: RosterMediaState
    private let mic: RosterMediaState

    init(_ student: UserInfo, hasReward: Bool, hasBoard: Bool, in pool: ContextPool) {
        self.hasBoard = hasBoard
        uuid = student.userUuid
        // Spoken before every button of the row.
        shortName = String(student.userName.prefix(60))
        rewards = hasReward ? pool.user.getUserRewardCount(uuid) : 0
        isOnStage = pool.user.isCoHost(uuid)
        isGranted = pool.widget.isBoardGranted(uuid)
        let streams = RosterStreams(pool.stream.getStreamList(userUuid: uuid))
        isCameraOpen = streams.camera?.videoSourceState == .open
        isMicOpen = streams.mic?.audioSourceState == .open
        camera = RosterMediaState(
            onStage: isOnStage, isOpen: isCameraOpen, isAllowed: streams.camera?.streamType.hasVideo ?? false)
        mic = RosterMediaState(
            onStage: isOnStage, isOpen: isMicOpen, isAllowed: streams.mic?.streamType.hasAudio ?? false)
    }

    /// The state of a column, and whether anything can be done about it, whoever looks.
    func state(of column: RosterColumn) -> (name: String, canAct: Bool) {
        switch column {
        case .stage: (isOnStage ? "on" : "off", true)
        case .auth: (isGranted ? "on" : "off", hasBoard)
        case .camera: (camera.rawValue, camera.takesClick(isOpen: isCameraOpen))
        case .mic: (mic.rawValue, mic.takesClick(isOpen: isMicOpen))
        case .reward, .kick: ("", true)
        }
    }
}
