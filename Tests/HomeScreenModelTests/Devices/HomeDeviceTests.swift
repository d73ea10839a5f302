import HomeScreenModel
import SceneModel
import Testing

@Suite struct HomeDeviceTests {
    private static func device(_ name: String) throws -> HomeDevice { try #require(HomeDevice.named(name)) }

    @Test(arguments: [
        ("390x844", WidgetFamily.systemSmall, "158x158"), ("390x844", .systemMedium, "338x158"),
        ("390x844", .systemLarge, "338x354"), ("430x932", .systemMedium, "364x170"),
        ("414x736", .systemMedium, "348x157"), ("360x780", .systemLarge, "329x345"),
        ("393x852", .accessoryRectangular, "160x72"), ("375x667", .accessoryInline, "225x26"),
        ("414x896", .accessoryCircular, "76x76"), ("768x1024", .systemMedium, "260x120"),
        ("744x1133", .systemExtraLarge, "540x260"), ("1024x1366", .systemLarge, "356x356"),
        ("390x844", .todayCompact, "374x110"), ("390x844", .todayExpanded, "374x718"),
        ("810x1080", .todayExpanded, "794x909"),
    ])
    func knowsTheSizeOfAFamily(name: String, family: WidgetFamily, expected: String) throws {
        let size = try #require(Self.device(name).size(of: family))
        #expect("\(Int(size.width))x\(Int(size.height))" == expected)
    }

    @Test func givesAnExpandedWidgetItsHeightWithinWhatTheScreenHas() throws {
        let device = try Self.device("375x667")
        #expect(device.size(of: .todayExpanded, expandedHeight: 210)?.height == 210)
        #expect(device.size(of: .todayExpanded, expandedHeight: 900)?.height == 541)
        #expect(device.size(of: .todayCompact, expandedHeight: 210)?.height == 110)
    }

    @Test func laysOutOnADesignThatAPadScales() throws {
        let pad = try Self.device("820x1180")
        #expect(pad.designSize(of: .systemExtraLarge) == LayoutSize(width: 715.5, height: 342))
        #expect(abs(pad.scale(of: .systemSmall) - 136.0 / 155) < 1e-9)
        #expect(try Self.device("390x844").scale(of: .systemLarge) == 1)
    }

    @Test func leavesOutTheFamiliesThatAScreenDoesNotHave() throws {
        #expect(try Self.device("390x844").size(of: .systemExtraLarge) == nil)
        #expect(try Self.device("320x568").size(of: .accessoryCircular) == nil)
        #expect(try Self.device("768x1024").families.contains(.systemExtraLarge))
    }

    @Test func namesEveryDeviceOnce() {
        #expect(Set(HomeDevice.all.map(\.name)).count == HomeDevice.all.count)
        #expect(HomeDevice.all.count == 17)
    }

    // What the figures say of each other: two small widgets and what is between them are as wide as a medium one. The
    // source's own for 414x736 differ by 4 points.
    @Test(arguments: HomeDevice.all.map(\.name))
    func placesWidgetsInLine(name: String) throws {
        let device = try Self.device(name)
        let small = try device.frame(of: .systemSmall, at: HomeCell(column: 2, row: 0))
        let medium = try device.frame(of: .systemMedium, at: HomeCell(column: 0, row: 0))
        #expect(abs(small.right - medium.right) <= 4)
        let below = try device.frame(of: .systemSmall, at: HomeCell(column: 0, row: 2))
        let large = try device.frame(of: .systemLarge, at: HomeCell(column: 0, row: 0))
        #expect(abs(below.bottom - large.bottom) <= 4)
        #expect(large.bottom < device.screen.height)
        let last = HomeCell(column: device.cells.columns - 1, row: device.cells.rows - 1)
        let icon = try #require(device.iconFrame(at: last))
        #expect(icon.right < device.screen.width && icon.bottom < device.screen.height)
        #expect(device.iconFrame(at: HomeCell(column: device.cells.columns, row: 0)) == nil)
    }

    @Test(arguments: [
        (HomeCell(column: 0, row: 0), 26.0, 77.0), (HomeCell(column: 2, row: 4), 206.0, 469.0),
        (HomeCell(column: 2, row: 1), 206.0, 175.0),
    ])
    func placesAWidgetInItsCell(cell: HomeCell, x: Double, y: Double) throws {
        let frame = try Self.device("390x844").frame(of: .systemSmall, at: cell)
        #expect(frame == LayoutRect(x: x, y: y, width: 158, height: 158))
    }

    @Test func centresTheGridOfAScreenWithoutPositions() throws {
        let device = try Self.device("360x780")
        #expect(try device.frame(of: .systemMedium, at: HomeCell(column: 0, row: 0)).centerX == 180)
        let pad = try Self.device("1024x1366")
        #expect(try pad.frame(of: .systemExtraLarge, at: HomeCell(column: 0, row: 2)).centerX == 512)
    }

    @Test(arguments: [
        (WidgetFamily.systemMedium, HomeCell(column: 1, row: 0), PlaceProblem.outside),
        (.systemSmall, HomeCell(column: 1, row: 0), .oddColumn),
        (.systemSmall, HomeCell(column: 0, row: 5), .outside), (.systemSmall, HomeCell(column: -2, row: 0), .outside),
        (.systemExtraLarge, HomeCell(column: 0, row: 0), .noFamily),
        (.accessoryInline, HomeCell(column: 0, row: 0), .noFamily),
    ])
    func refusesACellInWhichAWidgetCannotStand(family: WidgetFamily, cell: HomeCell, problem: PlaceProblem) throws {
        let device = try Self.device("390x844")
        #expect(throws: problem) { _ = try device.frame(of: family, at: cell) }
    }

    @Test func placesAccessoriesAroundTheClock() throws {
        let device = try Self.device("390x844")
        let last = try device.frame(of: .accessoryRectangular, in: .below(2))
        let first = try device.frame(of: .accessoryCircular, in: .below(0))
        // 4 circles of 72 with 16 between them.
        #expect(first.x == 27 && last.right == 363)
        #expect(try device.frame(of: .accessoryInline, in: .inline).centerX == 195)
        #expect(throws: PlaceProblem.outside) { _ = try device.frame(of: .accessoryRectangular, in: .below(3)) }
        #expect(throws: PlaceProblem.outside) { _ = try device.frame(of: .accessoryInline, in: .below(0)) }
        #expect(throws: PlaceProblem.outside) { _ = try device.frame(of: .accessoryCircular, in: .inline) }
        #expect(LockSlot("4") == nil && LockSlot("inline") == .inline)
    }
}
