import ClassroomContexts
import LiveValues

extension EventWords {
    /// Returns a message to or from the board as a sentence; `nil` for one that the room does not know.
    func text(ofBoardMessage message: WidgetMessage) -> LiveText? {
        switch message.name {
        case BoardMessage.joinBoard: both("\(told) came to the board", "\(told)进入了白板")
        case BoardMessage.changeAssistantType: both("\(told) chose a tool of the board", "\(told)选择了白板工具")
        case BoardMessage.updateGrantedUsers:
            both("\(told) changed who may write on the board", "\(told)更改了白板权限")
        case BoardMessage.grantedUsers: text(ofGrants: message.payload.arrayValue?.compactMap(\.stringValue) ?? [])
        case BoardMessage.stepChanged:
            both("\(told) can take back other steps on the board", "\(told)可撤销的白板步骤已更改")
        case BoardMessage.clearBoard: both("\(told) asked for an empty board", "\(told)请求清空白板")
        case BoardMessage.saveBoard: both("\(told) asked for a picture of the board", "\(told)请求保存白板图片")
        case BoardMessage.saveResult:
            message.payload == 0
                ? both("\(told) saved a picture of the board", "\(told)保存了白板图片")
                : both("\(told) could not save a picture of the board", "\(told)无法保存白板图片")
        case BoardMessage.openFile:
            both(
                "\(told) opened \(message.payload.objectValue?["resourceName"]?.stringValue ?? "a file") on the board",
                "\(told)在白板上打开了 \(message.payload.objectValue?["resourceName"]?.stringValue ?? "文件")")
        case BoardMessage.windowStateChanged: text(ofWindowState: message.payload.integerValue)
        case BoardMessage.audioMixingRequest: both("The board asked for its sound", "白板请求播放声音")
        case BoardMessage.audioMixingState: both("The board was told of its sound", "白板已收到声音状态")
        case BoardMessage.changeRatio: both("The board got another shape", "白板比例已更改")
        default: nil
        }
    }

    /// Returns a change of the board's own properties as a sentence; `nil` for other properties.
    func text(ofBoardProperties properties: LiveProperties) -> LiveText? {
        guard let index = properties["pageIndex"]?.integerValue else { return nil }
        let count = properties["pageCount"]?.integerValue.map { "/\($0)" } ?? ""
        return both("The board shows page \(index + 1)\(count)", "白板显示第 \(index + 1)\(count) 页")
    }

    private func text(ofGrants users: [String]) -> LiveText {
        users.isEmpty
            ? both("No student may write on the board", "学生均不能在白板上书写")
            : both("\(names(of: users)) may write on the board", "\(names(of: users))可以在白板上书写")
    }

    private func text(ofWindowState state: Int?) -> LiveText {
        switch state.flatMap({ BoardWindowState(rawValue: $0) }) {
        case .minimised?: both("\(told) has small windows on the board", "\(told)的白板窗口已最小化")
        case .maximised?: both("\(told) has a window that fills the board", "\(told)的白板窗口已最大化")
        case .normal?, nil: both("\(told) has windows of their own size on the board", "\(told)的白板窗口已还原")
        }
    }
}
