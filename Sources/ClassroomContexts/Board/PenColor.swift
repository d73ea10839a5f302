/// A colour that pen and text can be given, by the name that people choose it by.
public enum PenColor: String, CaseIterable, Codable, Hashable, Sendable {
    case gray, darkGray, black, red, orange, yellow, green, pink, violet, turquoise
    /// What everybody begins with.
    case blue
    case rose

    /// Red, green and blue, from 0 to 255: upstream's twelve, in its order.
    public var parts: [Int] {
        let hex =
            switch self {
            case .gray: 0x9B9B9B
            case .darkGray: 0x4A4A4A
            case .black: 0x000000
            case .red: 0xD0021B
            case .orange: 0xF5A623
            case .yellow: 0xF8E71C
            case .green: 0x7ED321
            case .pink: 0xEB47A2
            case .violet: 0x9013FE
            case .turquoise: 0x50E3C2
            case .blue: 0x0073FF
            case .rose: 0xFFC8E2
            }
        return [hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF]
    }
}
