/// A change that a user can ask for.
///
/// The raw value is what messages and logs call it: upstream's method name.
public enum ContextCommand: String, CaseIterable, Hashable, Sendable {
    /// `room.joinRoom`
    case joinRoom
    /// `room.leaveRoom`
    case leaveRoom
    /// `room.startClass`
    case startClass
    /// `room.updateRoomProperties`
    case updateRoomProperties
    /// `room.deleteRoomProperties`
    case deleteRoomProperties
    /// `user.addCoHost`
    case addCoHost
    /// `user.removeCoHost`
    case removeCoHost
    /// `user.removeAllCoHosts`
    case removeAllCoHosts
    /// `user.startCoHostCarousel`
    case startCoHostCarousel
    /// `user.stopCoHostCarousel`
    case stopCoHostCarousel
    /// `user.rewardUsers`
    case rewardUsers
    /// `user.kickOutUser`
    case kickOutUser
    /// `user.updateUserProperties`
    case updateUserProperties
    /// `user.deleteUserProperties`
    case deleteUserProperties
    /// `user.handsWave`
    case handsWave
    /// `user.handsDown`
    case handsDown
    /// `stream.updateStreamPublishPrivilege`
    case updateStreamPublishPrivilege
    /// `media.openLocalDevice`
    case openLocalDevice
    /// `media.closeLocalDevice`
    case closeLocalDevice
    /// `widget.setWidgetActive`
    case setWidgetActive
    /// `widget.setWidgetInactive`
    case setWidgetInactive
    /// `widget.updateWidgetSyncFrame`
    case updateWidgetSyncFrame
    /// A widget's `updateWidgetRoomProperties`
    case updateWidgetRoomProperties
    /// A widget's `deleteWidgetRoomProperties`
    case deleteWidgetRoomProperties
    /// A widget's `updateWidgetUserProperties`
    case updateWidgetUserProperties
    /// A widget's `deleteWidgetUserProperties`
    case deleteWidgetUserProperties
    /// `widget.sendMessage`
    case sendMessage
    /// `widget.send`: a request to a widget's server; which ones a role may send is the server's decision.
    case sendWidgetRequest
    /// Drawing, turning pages, and the board messages that change what lies on it.
    case writeOnBoard
    /// The board message `updateGrantedUsers {add}`
    case grantBoard = "updateGrantedUsers.add"
    /// The board message `updateGrantedUsers {delete}`
    case revokeBoard = "updateGrantedUsers.delete"
}
