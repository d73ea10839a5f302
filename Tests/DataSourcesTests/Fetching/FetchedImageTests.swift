import ImageCleaning
import LiveValues
import TestSupport
import Testing

@testable import DataSources

@Suite struct FetchedImageTests {
    @Test(
        arguments: [(Rasters.png(), .png), (Rasters.jpeg(), .jpeg), (Rasters.webp(), .webp)]
            as [([UInt8], RasterFormat)])
    func takesWhatStandsStill(bytes: [UInt8], format: RasterFormat) throws {
        let image = try FetchedImage(bytes)
        #expect(image.format == format)
        #expect(image.width == 3)
        #expect(image.height == 2)
    }

    @Test(arguments: [
        ([], "a picture from the network is a PNG, a JPEG or a WebP, and this is something else"),
        (Rasters.gif(), "a picture from the network is a PNG, a JPEG or a WebP, and this is a GIF"),
        (
            Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8),
            "a picture from the network is a PNG, a JPEG or a WebP, and this is something else"
        ),
        (Array(Rasters.png().prefix(20)), "the picture cannot be read as a PNG"),
        (
            Rasters.png(extra: Rasters.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])),
            "the picture moves, and is not shown for that"
        ),
        (
            Rasters.png(width: 1, height: 0, tall: 8, wide: 4),
            "the picture has 1025 × 2048 pixels, and may have 2000000"
        ),
        ([UInt8](repeating: 0, count: 2_097_153), "the picture has 2097153 bytes, and may have 2097152"),
    ])
    func refusesEverythingElse(bytes: [UInt8], words: String) {
        #expect(throws: SourceFailure(words)) { try FetchedImage(bytes) }
    }

    @Test func givesWhatWasFetched() {
        let clock = ManualClock()
        let url = "https://pictures.example/today"
        let transport = FixtureTransport([url: .init(body: Rasters.png())], clock: clock)
        let source = FetchedSource(image: url, over: transport, clock: clock)
        source.refresh()
        #expect(source.state.reading?.value.format == .png)
        transport.replaceAnswers([url: .init(body: Rasters.gif())])
        source.refresh()
        #expect(source.state.name == "failed")
        #expect(source.state.reading?.value.format == .png)
    }
}
