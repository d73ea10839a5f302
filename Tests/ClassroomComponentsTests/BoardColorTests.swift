import ClassroomContexts
import ConfigSchema
import Testing
import ThemeModel

@testable import ClassroomComponents

@Suite struct BoardColorTests {
    /// The least contrast of shapes with what lies behind them: WCAG 2.2, success criterion 1.4.11.
    private static let least = 3.0

    @Test(arguments: PenColor.allCases)
    func drawsEveryPenBrightEnoughForADarkBoard(pen: PenColor) {
        let board = SRGBColor(red: 0.11, green: 0.11, blue: 0.11)
        #expect(Contrast.ratio(BoardColor(pen.parts).color(in: "dark"), board) >= Self.least)
    }
}
