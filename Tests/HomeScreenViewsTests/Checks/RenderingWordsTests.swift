import HomeScreenModel
import HomeScreenViews
import Testing

@Suite struct RenderingWordsTests {
    @Test func areThoseThatConditionsCompare() throws {
        let device = try #require(BindingTypes.builtIn.first { $0.name == "device" })
        let field = try #require(device.shape.fields.first { $0.name == "rendering" })
        #expect(field.words == WidgetRendering.allCases.map(\.rawValue))
    }
}
