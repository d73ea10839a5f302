import SourceDiagnostics

/// A colour of iOS's system palette, which differs between light and dark.
///
/// Names are UIKit's; values are those of the Human Interface Guidelines and of `UIColor` (iOS 17).
public struct SystemColor: Hashable, Sendable {
    /// UIKit's name, such as `systemTeal`.
    public let name: String
    /// The value in light modes.
    public let light: SRGBColor
    /// The value in dark modes.
    public let dark: SRGBColor

    private init(_ name: String, _ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1)) {
        self.name = name
        self.light = SRGBColor(hex: light, alpha: alpha.0)
        self.dark = SRGBColor(hex: dark, alpha: alpha.1)
    }

    package func value(in mode: String) -> SRGBColor { Self.isDark(mode: mode) ? dark : light }

    /// Whether a mode's name says that it is dark: it contains `dark`, as `highContrastDark` does.
    package static func isDark(mode: String) -> Bool { !Array(mode.lowercased().utf8).offsets(of: "dark").isEmpty }

    /// The colour of a name.
    package static func named(_ name: String) -> SystemColor? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The whole palette.
    package static let all: [SystemColor] = [
        SystemColor("systemRed", 0xFF3B30, 0xFF453A),
        SystemColor("systemOrange", 0xFF9500, 0xFF9F0A),
        SystemColor("systemYellow", 0xFFCC00, 0xFFD60A),
        SystemColor("systemGreen", 0x34C759, 0x30D158),
        SystemColor("systemMint", 0x00C7BE, 0x63E6E2),
        SystemColor("systemTeal", 0x30B0C7, 0x40C8E0),
        SystemColor("systemCyan", 0x32ADE6, 0x64D2FF),
        SystemColor("systemBlue", 0x007AFF, 0x0A84FF),
        SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6),
        SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2),
        SystemColor("systemPink", 0xFF2D55, 0xFF375F),
        SystemColor("systemBrown", 0xA2845E, 0xAC8E68),
        SystemColor("systemGray", 0x8E8E93, 0x8E8E93),
        SystemColor("systemGray2", 0xAEAEB2, 0x636366),
        SystemColor("systemGray3", 0xC7C7CC, 0x48484A),
        SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C),
        SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E),
        SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E),
        SystemColor("label", 0x000000, 0xFFFFFF),
        SystemColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6)),
        SystemColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
        SystemColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16)),
        SystemColor("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3)),
        SystemColor("link", 0x007AFF, 0x0984FF),
        SystemColor("separator", 0x3C3C43, 0x545458, alpha: (0.29, 0.6)),
        SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A),
        SystemColor("systemFill", 0x787880, 0x787880, alpha: (0.2, 0.36)),
        SystemColor("secondarySystemFill", 0x787880, 0x787880, alpha: (0.16, 0.32)),
        SystemColor("tertiarySystemFill", 0x767680, 0x767680, alpha: (0.12, 0.24)),
        SystemColor("quaternarySystemFill", 0x747480, 0x747480, alpha: (0.08, 0.18)),
        SystemColor("systemBackground", 0xFFFFFF, 0x000000),
        SystemColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
        SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
        SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000),
        SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
        SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    ]
}
