package import SceneModel

extension HomeDevice {
    /// Every device whose figures are known: iPhones from the largest to the smallest, then iPads.
    package static let all: [HomeDevice] = phones + pads

    /// The device of a name such as `390x844`; nil when its figures are not known.
    package static func named(_ name: String) -> HomeDevice? { all.first { $0.name == name } }

    /// The device with a screen; nil when its figures are not known.
    package static func withScreen(_ size: LayoutSize) -> HomeDevice? { all.first { $0.screen == size } }

    private static let phones: [HomeDevice] = [
        phone(
            430, 932, small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76),
            inline: (257, 26), columns: [33, 227], rows: [94, 306, 518]),
        phone(
            428, 926, small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76),
            inline: (257, 26), columns: [32, 226], rows: [82, 294, 506]),
        phone(
            414, 896, small: (169, 169), medium: (360, 169), large: (360, 379), circular: 76, rectangular: (160, 72),
            inline: (248, 26), columns: [27, 218], rows: [76, 286, 496]),
        phone(
            414, 736, small: (159, 159), medium: (348, 157), large: (348, 357), circular: 76, rectangular: (170, 76),
            inline: (248, 26), columns: [33, 224], rows: [38, 232, 426]),
        phone(
            393, 852, small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72),
            inline: (234, 26), columns: [27.3, 207.3], rows: [90, 286, 482]),
        phone(
            390, 844, small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72),
            inline: (234, 26), columns: [26, 206], rows: [77, 273, 469]),
        phone(
            375, 812, small: (155, 155), medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72),
            inline: (225, 26), columns: [23, 197], rows: [71, 261, 451]),
        // No source has its positions: three rows as far apart as on 375x812, in the middle between the status bar and
        // what the dots of the pages need above the dock.
        phone(
            360, 780, small: (155, 155), medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72),
            inline: (225, 26), columns: centred(2, of: 155, 19, in: 360), rows: [79, 269, 459]),
        phone(
            375, 667, small: (148, 148), medium: (321, 148), large: (321, 324), circular: 68, rectangular: (153, 68),
            inline: (225, 26), columns: [27, 200], rows: [30, 206, 382]),
        phone(
            320, 568, small: (141, 141), medium: (292, 141), large: (292, 311), columns: [15, 166],
            rows: [29.5, 199.5]),
    ]

    private static let pads: [HomeDevice] = [
        pad(
            768, 1024, small: (141, 120), medium: (305.5, 260), large: (305.5, 260), extraLarge: (634.5, 540)),
        pad(
            744, 1133, small: (141, 120), medium: (305.5, 260), large: (305.5, 260), extraLarge: (634.5, 540)),
        pad(810, 1080, small: (146, 124), medium: (320.5, 272), large: (320.5, 272), extraLarge: (669, 568)),
        pad(820, 1180, small: (155, 136), medium: (342, 300), large: (342, 300), extraLarge: (715.5, 628)),
        pad(834, 1194, small: (155, 136), medium: (342, 300), large: (342, 300), extraLarge: (715.5, 628)),
        pad(834, 1112, small: (150, 132), medium: (327.5, 288), large: (327.5, 288), extraLarge: (682, 600)),
        pad(1024, 1366, small: (170, 160), medium: (378.5, 356), large: (378.5, 356), extraLarge: (795, 748)),
    ]

    private static func phone(
        _ width: Double, _ height: Double, small: (Double, Double), medium: (Double, Double), large: (Double, Double),
        circular: Double? = nil, rectangular: (Double, Double)? = nil, inline: (Double, Double)? = nil,
        columns: [Double], rows: [Double]
    ) -> HomeDevice {
        func size(_ sides: (Double, Double)) -> LayoutSize { LayoutSize(width: sides.0, height: sides.1) }
        let system: FamilySizes = [
            .systemSmall: size(small), .systemMedium: size(medium), .systemLarge: size(large),
        ]
        var accessories: FamilySizes = [:]
        accessories[.accessoryCircular] = circular.map { size(($0, $0)) }
        accessories[.accessoryRectangular] = rectangular.map(size)
        accessories[.accessoryInline] = inline.map(size)
        return HomeDevice(
            idiom: .phone, screen: size((width, height)), system: system, design: system, accessories: accessories,
            columnEdges: columns, rowEdges: rows)
    }

    /// Takes widths of the design and on the device: heights follow, as a medium widget is as high as a small one.
    ///
    /// No source has positions on iPads: four small widgets beside each other, as wide as the extra large one, and five
    /// below each other, in the middle.
    private static func pad(
        _ width: Double, _ height: Double, small: (Double, Double), medium: (Double, Double), large: (Double, Double),
        extraLarge: (Double, Double)
    ) -> HomeDevice {
        func sizes(_ side: ((Double, Double)) -> Double) -> FamilySizes {
            [
                .systemSmall: LayoutSize(width: side(small), height: side(small)),
                .systemMedium: LayoutSize(width: side(medium), height: side(small)),
                .systemLarge: LayoutSize(width: side(large), height: side(large)),
                .systemExtraLarge: LayoutSize(width: side(extraLarge), height: side(large)),
            ]
        }
        let gap = medium.1 - 2 * small.1
        return HomeDevice(
            idiom: .pad, screen: LayoutSize(width: width, height: height), system: sizes { $0.1 },
            design: sizes { $0.0 }, accessories: [:], columnEdges: centred(4, of: small.1, gap, in: width),
            rowEdges: centred(5, of: small.1, gap, in: height))
    }

    /// The edges of some sides with gaps between them, in the middle of a length.
    private static func centred(_ count: Int, of side: Double, _ gap: Double, in length: Double) -> [Double] {
        let start = (length - Double(count) * side - Double(count - 1) * gap) / 2
        return (0..<count).map { start + Double($0) * (side + gap) }
    }
}
