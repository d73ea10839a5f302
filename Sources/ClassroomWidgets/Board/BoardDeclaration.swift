import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import ThemeModel

extension WidgetDeclaration {
    /// The white board: what the room keeps of it, and the messages that roster and tool collection need of its
    /// vocabulary.
    ///
    /// Its surface is a component, so nothing here draws. The room itself carries the messages out.
    static let board = WidgetDeclaration(
        WidgetID.board, "The white board.", configurationName: WidgetID.board, roomProperties: roomProperties,
        userProperties: userProperties, messages: messages, problems: problems)

    private static let roomProperties: [PropertySpec] = [
        PropertySpec("boardAppId", .string, "The app at the board's vendor."),
        PropertySpec("boardId", .string, "The board's room there."),
        PropertySpec("boardToken", .string, "What opens it."),
        PropertySpec("boardRegion", .string, "The vendor's region; an unknown one means `cn`."),
        PropertySpec(
            "grantedUsers", .map(of: .boolean, keys: .any("user")),
            "Who may write beside the teacher: `true` by user, one key path for each; in a lecture only on stage."),
        PropertySpec("pageIndex", .integer(0...9999), "The open page, from 0; ours."),
        PropertySpec("pageCount", .integer(1...10_000), "How many pages there are; ours."),
    ]

    private static let userProperties: [PropertySpec] = [
        PropertySpec("initial", .boolean, "Whether the user's client has loaded the saved windows."),
        PropertySpec(
            "windowState", .integer(0...2), "A window on the user's board: 0 minimised, 1 maximised, 2 normal; ours."),
        PropertySpec(
            "assistant",
            .record(
                PropertyGroup(
                    "what a user holds in the hand",
                    [
                        PropertySpec(
                            "kind",
                            .enumeration([
                                EnumerationCase("tool", "A tool without settings."),
                                EnumerationCase("text", "The text tool."),
                                EnumerationCase("shape", "The pen."),
                            ]), "What it is."),
                        PropertySpec("tool", .integer(0...3), "0 clicker, 1 area, 2 laser pointer, 3 eraser."),
                        PropertySpec(
                            "shape", .integer(0...7),
                            """
                            0 curve, 1 straight, 2 arrow, 3 rectangle, 4 triangle, 5 rhombus, 6 pentagram, 7 ellipse.
                            """),
                        PropertySpec("width", .integer(1...5), "The pen's width."),
                        PropertySpec("size", .integer(1...200), "The size of texts, twice what people choose."),
                        PropertySpec(
                            "color", .list(of: .integer(0...255), count: 3...3), "Red, green and blue."),
                    ])),
            "What `changeAssistantType` has put into the user's hand; ours."),
    ]

    private static let messages: [WidgetMessageDeclaration] = [
        WidgetMessageDeclaration("joinBoard", .toWidget, "The scene is ready for the board."),
        WidgetMessageDeclaration(
            "changeAssistantType", .toWidget, .anything,
            "What is in the hand: `{tool}`, `{text: {size, color}}` or `{shape: {type, width, color}}`."),
        WidgetMessageDeclaration(
            "updateGrantedUsers", .toWidget, .anything,
            "Grants writing or withdraws it: `{add: [ids]}`, `{delete: [ids]}`."),
        WidgetMessageDeclaration(
            "audioMixingStateChanged", .toWidget, .anything, "What became of a sound: `{stateCode, errorCode}`."),
        WidgetMessageDeclaration(
            "boardStepChanged", .toWidget, .anything, "Takes steps back or does them again: `{pre: n}`, `{next: n}`."),
        WidgetMessageDeclaration("clearBoard", .toWidget, "Clears the page."),
        WidgetMessageDeclaration("saveBoard", .toWidget, "Saves a picture of the page."),
        WidgetMessageDeclaration("changeRatio", .toWidget, "The board's frame has another ratio."),
        WidgetMessageDeclaration("openFile", .toWidget, .anything, "Opens a file of the cloud drive."),
        WidgetMessageDeclaration(
            "getBoardGrantedUsers", .toHost, .list(of: .string, count: 0...10_000), "Who may write, the whole list."),
        WidgetMessageDeclaration(
            "boardStepChanged", .toHost, .anything, "What is possible now: `{undoAble}` or `{redoAble}`."),
        WidgetMessageDeclaration(
            "windowStateChanged", .toHost, .integer(0...2),
            "A window on the board: 0 minimised, 1 maximised, 2 normal."),
        WidgetMessageDeclaration(
            "boardAudioMixingRequest", .toHost, .anything,
            "What the board asks of the sound: `start`, `pause`, `resume`, `stop`, `setPosition`."),
        WidgetMessageDeclaration(
            "onBoardSaveResult", .toHost, .integer(0...2), "0 saved, 1 no permission for the album, 2 failed."),
        WidgetMessageDeclaration("closeBoard", .toHost, "The board is closing."),
    ]

    @Sendable private static func problems(in properties: RecordValue) -> [PropertyProblem] {
        guard let value = properties["pageIndex"], case .integer(let index) = value.value else { return [] }
        let count: Int
        if case .integer(let pages)? = properties["pageCount"]?.value { count = pages } else { count = 1 }
        guard index >= count else { return [] }
        return [
            PropertyProblem(
                at: value, "the board has \(count == 1 ? "one page" : "\(count) pages"), so there is no page \(index)",
                hint: "pages count from 0")
        ]
    }
}
