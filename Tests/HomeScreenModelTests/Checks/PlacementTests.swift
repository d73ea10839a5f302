import HomeScreenModel
import SourceDiagnostics
import Testing

/// `home.place` and `home.overlap`: each line of a file is one widget's cell or slot.
@Suite struct PlacementTests {
    private static func findings(_ places: [(WidgetFamily, String)], on name: String = "390x844") throws -> [Diagnostic]
    {
        let device = try #require(HomeDevice.named(name))
        let file = SourceFile(path: "Scenes/home.yaml", text: places.map { $0.1 + "\n" }.joined())
        let placements = try places.enumerated().map { index, entry in
            let start = SourcePosition(line: index + 1, column: 1)
            let end = SourcePosition(line: index + 1, column: entry.1.unicodeScalars.count + 1)
            let numbers = entry.1.split { !"0123456789".contains($0) }.compactMap { Int($0) }
            let place: WidgetPlacement.Place =
                numbers.count == 2 && entry.1.hasPrefix("[")
                ? .page(1, HomeCell(column: numbers[0], row: numbers[1]))
                : .slot(try #require(LockSlot(entry.1)))
            return WidgetPlacement(
                id: "w\(index)", family: entry.0, place: place,
                range: SourceRange(file: file, start: start, end: end), isWritten: true)
        }
        var found: [Diagnostic] = []
        StandsOnPage.check(placements, on: device, &found)
        PlaceIsFree.check(placements, on: device, &found)
        return found
    }

    @Test func leavesWidgetsInPeaceThatStandBesideEachOther() throws {
        let found = try Self.findings([
            (.systemSmall, "[0, 0]"), (.systemSmall, "[2, 0]"), (.systemMedium, "[0, 2]"), (.systemSmall, "[2, 4]"),
        ])
        #expect(found.map(\.line) == [])
        #expect(
            try Self.findings([(.accessoryCircular, "0"), (.accessoryRectangular, "1"), (.accessoryInline, "inline")])
                .map(\.line) == [])
    }

    @Test(arguments: [
        (
            WidgetFamily.systemMedium, "[1, 0]",
            "1:1-7 home.place: 'systemMedium' takes 4 × 2 cells; from [1, 0] they do not fit into the 4 × 6 of 390x844 "
                + "(did you mean [0, 0]?)"
        ),
        (
            .systemSmall, "[1, 2]",
            "1:1-7 home.place: a widget starts in an even column; 1 is the second half of a small one "
                + "(did you mean [0, 2]?)"
        ),
        (
            .systemExtraLarge, "[0, 0]",
            "1:1-7 home.place: 'systemExtraLarge' is for iPads; 390x844 is an iPhone"
        ),
        (
            .accessoryRectangular, "3",
            "1:1-2 home.place: 'accessoryRectangular' takes two of the four places below the clock: 'slot' is 0 to 2"
        ),
        (.accessoryInline, "0", "1:1-2 home.place: 'accessoryInline' stands above the clock: 'slot' is inline"),
    ])
    func reportsAWidgetThatCannotStandThere(family: WidgetFamily, place: String, expected: String) throws {
        let found = try Self.findings([(family, place)])
        #expect(found.map(\.line) == [expected])
        guard let fix = found.first?.fixes.first else { return }
        let mended = try #require(found.first?.range.file).applying(fix.edits).dropLast()
        #expect(try Self.findings([(family, String(mended))]).isEmpty)
    }

    @Test func reportsAWidgetOnAnotherWithAFreeCell() throws {
        let found = try Self.findings([(.systemLarge, "[0, 0]"), (.systemSmall, "[2, 2]")])
        #expect(found.map(\.line) == ["2:1-7 home.overlap: 'w1' stands on 'w0' ([0, 4] is free)"])
        #expect(found.first?.notes.first?.range?.start.line == 1)
    }

    @Test func reportsOverlapsOfALockScreen() throws {
        let found = try Self.findings([(.accessoryRectangular, "0"), (.accessoryCircular, "1")])
        #expect(
            found.map(\.line) == [
                "2:1-2 home.overlap: 'w1' stands on 'w0' (a 'stack' holds several in one place)"
            ])
    }

    @Test func saysOnceThatAWidgetStandsBesideThePage() throws {
        #expect(try Self.findings([(.systemMedium, "[0, 0]"), (.systemMedium, "[2, 0]")]).map(\.id) == ["home.place"])
    }
}
