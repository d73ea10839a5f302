import ConfigSchema
import Foundation
import ImageCleaning

/// Draws images as PNG files with `rsvg-convert` of librsvg, several at a time.
struct ImageDrawing: Sendable {
    private let program: String?

    /// Looks for the program in the folders of `PATH`.
    static let installed = ImageDrawing(
        program: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/rsvg-convert" }.first { FileManager.default.isExecutableFile(atPath: $0) })

    /// A machine without the program.
    static let missing = ImageDrawing(program: nil)

    var isAvailable: Bool { program != nil }

    /// An image as it is to be drawn.
    struct Image: Hashable, Sendable {
        /// A drawing of a size in pixels that shows the image.
        let drawing: [UInt8]

        /// Takes a clean image.
        ///
        /// - Parameters:
        ///   - picture: The image.
        ///   - format: Its format.
        ///   - tint: The colour that replaces all of its own; `nil` keeps them.
        ///   - side: The longer side in pixels.
        init(_ picture: CleanImage, _ format: ImageFormat, tint: SRGBColor?, side: Double) {
            let (width, height) = (picture.size?.width ?? 24, picture.size?.height ?? 24)
            let scale = side / max(width, height, 1)
            func pixels(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
            let bytes = picture.bytes
            let content =
                format == .svg
                ? String(decoding: bytes, as: UTF8.self)
                : "<image width=\"\(width)\" height=\"\(height)\" xlink:href=\"data:\(format.mediaType);base64,"
                    + Data(bytes).base64EncodedString() + "\"/>"
            var text =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                + "width=\"\(pixels(width))\" height=\"\(pixels(height))\" viewBox=\"0 0 \(width) \(height)\">"
            if let tint {
                text +=
                    "<filter id=\"diorama-tint\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(width)\" "
                    + "height=\"\(height)\" color-interpolation-filters=\"sRGB\"><feFlood "
                    + "flood-color=\"\(tint.opacity(1).hexText)\" flood-opacity=\"\(tint.alpha)\"/>"
                    + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
            }
            let filter = tint == nil ? "" : " filter=\"url(#diorama-tint)\""
            drawing = Array((text + "<g color=\"#000000\"\(filter)>" + content + "</g></svg>").utf8)
        }
    }

    /// Draws images; `nil` stands for one that the program refuses.
    func draw(_ images: [Image]) -> [[UInt8]?] {
        guard let program, !images.isEmpty else { return images.map { _ in nil } }
        // Icons in one colour and size are one picture, whatever they are called.
        let different = Array(Set(images))
        let folder = FileManager.default.temporaryDirectory.appending(path: "diorama-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            return images.map { _ in nil }
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        var list = ""
        for (index, image) in different.enumerated() {
            guard (try? Data(image.drawing).write(to: folder.appending(path: "\(index).svg"))) != nil else { continue }
            list += "-o \(index).png \(index).svg\n"
        }
        Self.run(program, on: list, in: folder)
        var drawn: [Image: [UInt8]] = [:]
        for (index, image) in different.enumerated() {
            if let data = try? Data(contentsOf: folder.appending(path: "\(index).png")), !data.isEmpty {
                drawn[image] = [UInt8](data)
            }
        }
        return images.map { drawn[$0] }
    }

    /// Runs the program for each line of a list: it draws one file at a time, and `xargs` several on all processors.
    private static func run(_ program: String, on list: String, in folder: URL) {
        let input = folder.appending(path: "list")
        guard (try? Data(list.utf8).write(to: input)) != nil, let handle = try? FileHandle(forReadingFrom: input)
        else { return }
        defer { try? handle.close() }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xargs", "-P", "\(ProcessInfo.processInfo.activeProcessorCount)", "-n", "3", program]
        process.currentDirectoryURL = folder
        process.standardInput = handle
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return }
        process.waitUntilExit()
    }
}
