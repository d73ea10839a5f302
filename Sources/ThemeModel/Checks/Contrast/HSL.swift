import ConfigSchema

/// A colour by hue, saturation and lightness, each from 0 to 1.
struct HSL {
    let hue: Double
    let saturation: Double
    let lightness: Double

    init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    init(_ color: SRGBColor) {
        let largest = max(color.red, color.green, color.blue)
        let smallest = min(color.red, color.green, color.blue)
        let range = largest - smallest
        lightness = (largest + smallest) / 2
        guard range > 0 else {
            hue = 0
            saturation = 0
            return
        }
        saturation = range / (1 - abs(2 * lightness - 1))
        let sector =
            if largest == color.red {
                (color.green - color.blue) / range
            } else if largest == color.green {
                (color.blue - color.red) / range + 2
            } else {
                (color.red - color.green) / range + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    /// The same hue with another lightness, no more colourful than before: an off-white becomes a grey and no bright blue.
    func moved(to lightness: Double) -> HSL {
        let reach = 1 - abs(2 * lightness - 1)
        let chroma = saturation * (1 - abs(2 * self.lightness - 1))
        return HSL(hue: hue, saturation: reach > 0 ? min(saturation, chroma / reach) : 0, lightness: lightness)
    }

    var color: SRGBColor {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sector = hue * 6
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = lightness - chroma / 2
        let (red, green, blue) =
            switch Int(sector) % 6 {
            case 0: (chroma, second, 0.0)
            case 1: (second, chroma, 0.0)
            case 2: (0.0, chroma, second)
            case 3: (0.0, second, chroma)
            case 4: (second, 0.0, chroma)
            default: (chroma, 0.0, second)
            }
        return SRGBColor(red: red + base, green: green + base, blue: blue + base)
    }
}
