import ConfigSchema
import HomeScreenViews
import Testing
import ThemeModel

/// Values by their paths, which are those of YAML.
@Suite struct ViewValuesTests {
    private let values = ViewValues([
        "padding": .map([
            ResolvedEntry(key: "left", value: .number(4)),
            ResolvedEntry(key: "inner", value: .map([ResolvedEntry(key: "top", value: .number(2))])),
        ]),
        "width": .length(Length(50, .percent)),
    ])

    @Test func areFoundBelowOthers() {
        #expect(values.number("padding.left") == 4)
        #expect(values.number("padding.inner.top") == 2)
        #expect(values["padding.right"] == nil)
    }

    @Test func takeWhatIsBelowThemAlong() {
        let other = values.replacing("padding", with: .number(8))
        #expect(other.number("padding") == 8)
        #expect(other["padding.left"] == nil)
        #expect(other["padding.inner.top"] == nil)
        #expect(values.replacing("padding", with: nil)["padding.left"] == nil)
    }

    @Test(arguments: [(200, 100), (nil, nil)] as [(Double?, Double?)])
    func areSharesOfAWhole(whole: Double?, expected: Double?) {
        #expect(values.length("width", of: whole) == expected)
    }
}
