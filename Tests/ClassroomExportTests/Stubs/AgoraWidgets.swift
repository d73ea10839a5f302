// swift-format-ignore-file
// What exported files find in the pod of the widgets, and replace nothing of.

import Foundation
import UIKit

enum AgoraUIMode { case agoraLight, agoraDark }
var UIMode: AgoraUIMode { return .agoraLight }

extension UIImage {
    static func widgets_image(_ named: String) -> UIImage? { return nil }
}

extension Bundle {
    class func widgets_bundle() -> Bundle { return Bundle.main }
}

extension String {
    func widgets_localized() -> String { return self }
}

protocol FcrWidgetUIConfig {
    var streamWindow: FcrWidgetUIComponentStreamWindow { get }
    var webView: FcrWidgetUIComponentWebView { get }
    var popupQuiz: FcrWidgetUIComponentPopupQuiz { get }
    var counter: FcrWidgetUIComponentCounter { get }
    var poll: FcrWidgetUIComponentPoll { get }
    var cloudStorage: FcrWidgetUIComponentCloudStorage { get }
    var netlessBoard: FcrWidgetUIComponentNetlessBoard { get }
    var agoraChat: FcrWidgetUIComponentAgoraChat { get }
}

/// Reads values by the types that the rest of the app expects.
func useConfiguration(
    _ rooms: [FcrWidgetUIConfig] = [FcrWidgetOneToOneUIConfig(), FcrWidgetSmallUIConfig(), FcrWidgetLectureUIConfig()]
) {
    for room in rooms {
        let words: String = room.popupQuiz.submit.postText
        let alignment: NSTextAlignment = room.poll.result.resultTextAlignment
        let border: CGColor = room.streamWindow.borderColor
        let picture: UIImage? = room.cloudStorage.cell.image.pptImage
        let height: CGFloat = room.popupQuiz.result.rowHeight
        _ = (words, alignment, border, picture, height, FcrWidgetUIColorGroup.containerShadowOffset)
    }
}
