// swift-format-ignore-file: a stub, documented by what it stands for.
// The API of SwifterSwift that exported configurations use, with its real signatures.

import Foundation
import UIKit

extension UIColor {
    public convenience init?(hex: Int, transparency: CGFloat = 1) { self.init() }
}
