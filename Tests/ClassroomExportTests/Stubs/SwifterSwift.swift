// swift-format-ignore-file
// The API of SwifterSwift that exported configurations use, with its real signatures.

import Foundation
import UIKit

extension UIColor {
    public convenience init?(hex: Int, transparency: CGFloat = 1) { self.init() }
}
