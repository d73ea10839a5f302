// swift-format-ignore-file
// What exported files find in the pod of the user interface, and replace nothing of.

import Foundation
import UIKit

enum AgoraUIMode { case agoraLight, agoraDark }
var UIMode: AgoraUIMode { return .agoraLight }

extension UIImage {
    class func edu_ui_image(_ named: String) -> UIImage? { return nil }
}

extension Bundle {
    class func edu_ui_bundle() -> Bundle { return Bundle.main }
}

protocol FcrUIConfig {
    var stateBar: FcrUIComponentStateBar { get }
    var networkStats: FcrUIComponentNetworkStats { get }
    var teacherVideo: FcrUIComponentTeacherVideo { get }
    var studentVideo: FcrUIComponentStudentVideo { get }
    var breakoutRoom: FcrUIComponentBreakoutRoom { get }
    var raiseHand: FcrUIComponentRaiseHand { get }
    var roster: FcrUIComponentRoster { get }
    var streamWindow: FcrUIComponentStreamWindow { get }
    var webView: FcrUIComponentWebView { get }
    var popupQuiz: FcrUIComponentPopupQuiz { get }
    var counter: FcrUIComponentCounter { get }
    var poll: FcrUIComponentPoll { get }
    var cloudStorage: FcrUIComponentCloudStorage { get }
    var screenShare: FcrUIComponentScreenShare { get }
    var netlessBoard: FcrUIComponentNetlessBoard { get }
    var agoraChat: FcrUIComponentAgoraChat { get }
    var classState: FcrUIComponentClassState { get }
    var setting: FcrUIComponentSetting { get }
    var toolBar: FcrUIComponentToolBar { get }
    var toolCollection: FcrUIComponentToolCollection { get }
    var renderMenu: FcrUIComponentRenderMenu { get }
    var record: FcrUIComponentRecord { get }
    var handsList: FcrUIComponentHandsList { get }
    var toast: FcrUIComponentToast { get }
    var alert: FcrUIComponentAlert { get }
    var loading: FcrUIComponentLoading { get }
}

/// Reads values by the types that the rest of the app expects.
func useConfiguration(_ rooms: [FcrUIConfig] = [FcrOneToOneUIConfig(), FcrSmallUIConfig(), FcrLectureUIConfig()]) {
    for room in rooms {
        let cell: CGColor = room.teacherVideo.cell.borderColor
        let opacity: Float = room.toast.shadow.opacity
        let offset: CGSize = FcrUIColorGroup.labelShadowOffset
        let radius: CGFloat = room.studentVideo.label.shadowRadius
        let font: UIFont = FcrUIFontGroup.font12
        let width: CGFloat = FcrUIFrameGroup.borderWidth
        let image: UIImage? = room.stateBar.networkState.unknownImage
        let address: URL? = room.loading.gifUrl
        _ = (cell, opacity, offset, radius, font, width, image, address, room.toast.errorImage)
    }
}
