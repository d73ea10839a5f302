package import SourceDiagnostics

/// What a file says where a font is expected.
public enum FontExpression: Hashable, Sendable {
    /// A token of the theme's `fonts`.
    case token(String)
    /// A font that is written out.
    case literal(FontValue)
}

/// A size and a weight of a family.
public struct FontValue: Hashable, Sendable {
    /// In points.
    public let size: Double
    /// How bold it is.
    public let weight: FontWeight
    /// `system`, the name of a family, or the path of a font file that is given no name.
    public let family: String
    /// The path of a font file below the theme's folder; nil for a font that brings none.
    package let file: String?
    /// Where its parts are written; nil for a font that no file wrote out.
    package let places: Places?

    /// Where a file writes a font's parts; nil for those that it leaves out.
    package struct Places: Hashable, Sendable {
        package let file: SourceRange?
        package let family: SourceRange?
        package let weight: SourceRange?

        package init(file: SourceRange?, family: SourceRange?, weight: SourceRange?) {
            self.file = file
            self.family = family
            self.weight = weight
        }
    }

    /// Makes a font.
    public init(size: Double, weight: FontWeight = .regular, family: String = "system") {
        self.init(size: size, weight: weight, family: family, file: nil, places: nil)
    }

    package init(size: Double, weight: FontWeight, family: String, file: String?, places: Places?) {
        self.size = size
        self.weight = weight
        self.family = family
        self.file = file
        self.places = places
    }

    /// The same font as pages have it, wherever it is written.
    package var shown: FontValue { FontValue(size: size, weight: weight, family: family) }
}

/// A font's weight by UIKit's names, with the number that CSS uses.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black

    /// The weight as CSS counts it, from 100 to 900.
    public var number: Int { (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100 }
}

/// A number that a file writes out or takes from the theme's `metrics`.
public enum NumberExpression: Hashable, Sendable {
    /// A number that is written out.
    case literal(Double)
    /// A token of the theme's `metrics`.
    case token(String)
}

/// A length that a file writes out or takes from the theme's `metrics`.
public enum LengthExpression: Hashable, Sendable {
    /// A length that is written out.
    case literal(Length)
    /// A token of the theme's `metrics`, which counts points.
    case token(String)
}

/// What a file says where a shadow is expected.
public enum ShadowExpression: Hashable, Sendable {
    /// A token of the theme's `shadows`.
    case token(String)
    /// A shadow that is written out.
    case literal(Shadow)

    /// A shadow's four parts.
    public struct Shadow: Hashable, Sendable {
        /// Its colour.
        public let color: ColorExpression
        /// How far it is moved to the right, in points.
        public let offsetX: NumberExpression
        /// How far it is moved down, in points.
        public let offsetY: NumberExpression
        /// The blur's radius in points.
        public let radius: NumberExpression
        /// A factor for the colour's opacity, from 0 to 1.
        public let opacity: NumberExpression

        /// Where the colour is written.
        package let colorRange: SourceRange?

        /// A shadow that is switched off.
        package static let none = Shadow(
            color: ColorExpression(.literal(.clear)), offsetX: .literal(0), offsetY: .literal(0), radius: .literal(0),
            opacity: .literal(0))

        package init(
            color: ColorExpression, offsetX: NumberExpression, offsetY: NumberExpression, radius: NumberExpression,
            opacity: NumberExpression, colorRange: SourceRange? = nil
        ) {
            self.colorRange = colorRange
            self.color = color
            self.offsetX = offsetX
            self.offsetY = offsetY
            self.radius = radius
            self.opacity = opacity
        }
    }
}

/// The file of an image token, and the colour that it is painted with.
public struct ImageSource: Hashable, Sendable {
    /// The path below the theme's folder.
    public let path: String
    /// The colour of a one-colour shape; nil shows the file as it is.
    public let tint: ColorExpression?
    /// Where the path is written; nil when it is not known.
    package let pathRange: SourceRange?
    /// Where the tint is written.
    package let tintRange: SourceRange?

    package init(
        path: String, tint: ColorExpression? = nil, pathRange: SourceRange? = nil, tintRange: SourceRange? = nil
    ) {
        self.path = path
        self.tint = tint
        self.pathRange = pathRange
        self.tintRange = tintRange
    }
}
