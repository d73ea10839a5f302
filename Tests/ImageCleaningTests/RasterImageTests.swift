import Foundation
import ImageCleaning
import TestSupport
import Testing

@Suite struct RasterImageTests {
    private static let pictures: [(RasterFormat, [UInt8])] = [
        (.png, Rasters.png()), (.gif, Rasters.gif()), (.jpeg, Rasters.jpeg()), (.webp, Rasters.webp()),
    ]

    @Test(arguments: pictures)
    func keepsAPictureAndTellsItsSize(format: RasterFormat, bytes: [UInt8]) throws {
        let image = try RasterImage.clean(bytes, as: format)
        #expect(image.bytes == bytes)
        #expect(image.size == .init(width: 3, height: 2))
        #expect(image.remarks == [])
    }

    @Test(arguments: pictures)
    func cutsWhatStandsBehindTheEnd(format: RasterFormat, bytes: [UInt8]) throws {
        #expect(try RasterImage.clean(bytes + Array("<script>".utf8), as: format).bytes == bytes)
    }

    @Test(arguments: pictures)
    func refusesEveryPartThatIsNotTheWhole(format: RasterFormat, bytes: [UInt8]) {
        for length in 0..<bytes.count {
            #expect(throws: ImageProblem.self) { try RasterImage.clean(Array(bytes.prefix(length)), as: format) }
        }
        #expect(throws: ImageProblem.truncated) { try RasterImage.clean(Array(bytes.dropLast()), as: format) }
    }

    @Test(arguments: pictures)
    func namesTheFormatThatBytesReallyHave(format: RasterFormat, bytes: [UInt8]) {
        for other in RasterFormat.allCases where other != format {
            #expect(throws: ImageProblem.format(format)) { try RasterImage.clean(bytes, as: other) }
        }
        #expect(throws: ImageProblem.format(nil)) { try RasterImage.clean(Array("<svg/>".utf8), as: format) }
    }

    @Test(arguments: [
        (RasterFormat.png, Rasters.png(width: 0)), (.gif, Rasters.gif(height: 0)), (.jpeg, Rasters.jpeg(width: 0)),
        (.webp, Rasters.webp(width: 0)),
    ])
    func refusesPicturesWithoutArea(format: RasterFormat, bytes: [UInt8]) {
        #expect(throws: ImageProblem.empty) { try RasterImage.clean(bytes, as: format) }
    }

    @Test func refusesAPNGWhoseSumIsWrong() {
        var bytes = Rasters.png()
        bytes[17] ^= 1
        #expect(throws: ImageProblem.damaged) { try RasterImage.clean(bytes, as: .png) }
    }

    @Test(arguments: [
        (RasterFormat.png, Rasters.png(extra: Rasters.chunk("tEXt", Array("<script>".utf8))), Rasters.png()),
        (.gif, Rasters.gif(extra: [0x21, 0xFE, 2, 60, 60, 0]), Rasters.gif()),
        (.jpeg, Rasters.jpeg(extra: [0xFF, 0xFE, 0, 4, 60, 60]), Rasters.jpeg()),
        (.webp, Rasters.webp(extra: Array("XMP ".utf8) + [2, 0, 0, 0, 60, 60]), Rasters.webp()),
    ])
    func leavesOutTexts(format: RasterFormat, bytes: [UInt8], rest: [UInt8]) throws {
        #expect(try RasterImage.clean(bytes, as: format).bytes == rest)
    }

    @Test func showsTheFirstPictureOfAnAnimatedOne() throws {
        let frame = Array(Rasters.gif().dropFirst(13).dropLast())
        let image = try RasterImage.clean(Rasters.gif(extra: frame), as: .gif)
        #expect(image.bytes == Rasters.gif())
        #expect(image.remarks == [ImageRemark(.animation)])

        let chunk = Rasters.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
        let animated = try RasterImage.clean(Rasters.png(extra: chunk), as: .png)
        #expect(animated.bytes == Rasters.png())
        #expect(animated.remarks == [ImageRemark(.animation)])
    }

    @Test func keepsHowACameraWasHeldAndNothingElseOfIt() throws {
        let exif =
            Array("Exif\0\0II*\0".utf8)
            + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [9, 9, 9, 9]
        let bytes = Rasters.jpeg(extra: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif)
        let clean = try RasterImage.clean(bytes, as: .jpeg).bytes
        #expect(clean.count < bytes.count + 8)
        #expect(try RasterImage.clean(clean, as: .jpeg).bytes == clean)
        #expect(Data(clean).firstRange(of: Data([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6])) != nil)
        #expect(Data(clean).firstRange(of: Data([9, 9, 9, 9])) == nil)
    }
}
