import ClassroomContexts
import LiveValues

extension RandomRoom {
    mutating func boardFileCommand() -> RoomCommand {
        switch number(0...4) {
        case 0: .turnBoardWindow(TurnBoardWindow(id: file(), page: pick([0, 1, 2, .max, .min], or: 0)))
        case 1:
            .placeBoardWindow(
                PlaceBoardWindow(
                    id: file(),
                    frame: pick([nil, WidgetSyncFrame(x: 0.5, width: 0.4, height: .nan), .full], or: nil)))
        case 2: .closeBoardWindow(CloseBoardWindow(id: file()))
        case 3:
            .arrangeBoardWindows(
                ArrangeBoardWindows(windowState: pick([.minimised, .maximised, .normal], or: .normal)))
        default:
            .sendMessage(
                SendMessage(
                    message: WidgetMessage("openFile", ["resourceUuid": .string(file())]), widgetId: WidgetID.board,
                    direction: .toWidget))
        }
    }

    mutating func boardWindows() -> [BoardWindow] {
        (0..<number(0...2)).map { _ in
            BoardWindow(id: file(), title: file(), pages: [.address("a"), .address("b")], page: number(-1...3))
        }
    }

    private mutating func file() -> String { pick(["a.pdf", "b.pptx", "c.png", "", "d.mp4"], or: "") }
}
