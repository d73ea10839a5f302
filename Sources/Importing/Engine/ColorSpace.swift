import ConfigSchema
import Foundation

/// A colour space of CSS Color 4, by its name there.
///
/// Matrices and transfer functions are those of https://www.w3.org/TR/css-color-4/#color-conversion-code.
enum ColorSpace: String {
    case srgb
    case linear = "srgb-linear"
    case displayP3 = "display-p3"
    case hsl
    case hwb
    case oklab
    case oklch
    case lab
    case lch
    case xyz
    case xyzD65 = "xyz-d65"

    /// A colour in sRGB, and whether all of it was inside of what sRGB can show.
    ///
    /// - Parameters:
    ///   - components: Three numbers as the space has them: hue in degrees, shares of HSL and HWB and the lightness of Lab
    ///     from 0 to 100, all others from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    /// - Returns: The colour, clipped where sRGB cannot show it; nil for what are not three finite numbers.
    func color(_ components: [Double], alpha: Double) -> (color: SRGBColor, isInside: Bool)? {
        guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
        let rgb = srgb(components)
        // The rounding of eight binary digits.
        let isInside = rgb.allSatisfy { (-0.002...1.002).contains($0) }
        return (SRGBColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha), isInside)
    }

    private func srgb(_ value: [Double]) -> [Double] {
        switch self {
        case .srgb: value
        case .linear: value.map(Self.encoded)
        case .displayP3: Self.fromXYZ(Self.multiply(Self.p3ToXYZ, value.map(Self.decoded)))
        case .hsl: Self.fromHSL(value[0], value[1] / 100, value[2] / 100)
        case .hwb: Self.fromHWB(value[0], value[1] / 100, value[2] / 100)
        case .oklab: Self.fromOklab(value)
        case .oklch: Self.fromOklab(Self.rectangular(value))
        case .lab: Self.fromLab(value)
        case .lch: Self.fromLab(Self.rectangular(value))
        case .xyz, .xyzD65: Self.fromXYZ(value)
        }
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        return size > 0.0031308 ? (value < 0 ? -1 : 1) * (1.055 * pow(size, 1 / 2.4) - 0.055) : 12.92 * value
    }

    private static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        return size <= 0.04045 ? value / 12.92 : (value < 0 ? -1 : 1) * pow((size + 0.055) / 1.055, 2.4)
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
    }

    private static func rectangular(_ value: [Double]) -> [Double] {
        let angle = value[2] * .pi / 180
        return [value[0], value[1] * cos(angle), value[1] * sin(angle)]
    }

    private static func fromXYZ(_ value: [Double]) -> [Double] { multiply(xyzToLinear, value).map(encoded) }

    private static func fromOklab(_ value: [Double]) -> [Double] {
        let cone = multiply(oklabToCone, value).map { $0 * $0 * $0 }
        return multiply(coneToLinear, cone).map(encoded)
    }

    private static func fromLab(_ value: [Double]) -> [Double] {
        let y = (value[0] + 16) / 116
        let x = value[1] / 500 + y
        let z = y - value[2] / 200
        func part(_ value: Double) -> Double {
            let cube = value * value * value
            return cube > 216.0 / 24389 ? cube : (116 * value - 16) / (24389.0 / 27)
        }
        let height = value[0] > 8 ? y * y * y : value[0] / (24389.0 / 27)
        let d50 = [part(x) * 0.3457 / 0.3585, height, part(z) * (1 - 0.3457 - 0.3585) / 0.3585]
        return fromXYZ(multiply(d50ToD65, d50))
    }

    private static func fromHSL(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
        func channel(_ offset: Double) -> Double {
            let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let place = turn < 0 ? turn + 12 : turn
            let reach = saturation * min(lightness, 1 - lightness)
            return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
        }
        return [channel(0), channel(8), channel(4)]
    }

    private static func fromHWB(_ hue: Double, _ white: Double, _ black: Double) -> [Double] {
        if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
        return fromHSL(hue, 1, 0.5).map { $0 * (1 - white - black) + white }
    }

    private static let xyzToLinear: [[Double]] = [
        [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
        [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
        [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
    ]
    private static let p3ToXYZ: [[Double]] = [
        [608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160],
        [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400],
        [0, 32229.0 / 714400, 5220557.0 / 5_000_800],
    ]
    private static let oklabToCone: [[Double]] = [
        [1, 0.3963377773761749, 0.2158037573099136],
        [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092],
    ]
    private static let coneToLinear: [[Double]] = [
        [4.0767416360759574, -3.3077115392580616, 0.2309699031821044],
        [-1.2684379732850317, 2.6097573492876887, -0.3413193760026573],
        [-0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
    ]
    private static let d50ToD65: [[Double]] = [
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
    ]
}
