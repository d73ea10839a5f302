// swift-format-ignore-file
// The API of UIKit that exported configurations use, with its real signatures; iOS 10 has all of it.

@_exported import Foundation

open class UIColor: NSObject {
    public override init() {}
    open class var black: UIColor { UIColor() }
    open class var clear: UIColor { UIColor() }
    open class var gray: UIColor { UIColor() }
    open class var white: UIColor { UIColor() }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    open var cgColor: CGColor { CGColor() }
}

public class CGColor {}

open class UIFont: NSObject {
    public struct Weight: RawRepresentable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public override init() {}
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }
}

open class UIFontDescriptor: NSObject {
    public struct AttributeName: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {}
}

open class UIImage: NSObject {}

public enum NSTextAlignment: Int {
    case left, center, right, justified, natural
}
