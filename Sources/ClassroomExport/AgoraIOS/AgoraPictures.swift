import ConfigSchema
import Exporting
import Foundation
import ImageCleaning
import SourceDiagnostics
import ThemeModel

/// The images of a theme as the image sets of a pod: PNG files for screens of two and of three pixels a point.
struct AgoraPictures {
    let export: AgoraExport
    let pod: AgoraPod
    let drawing: ImageDrawing

    private var theme: Theme { export.theme.theme }

    /// The name of the image set for an image of a theme.
    static func set(of image: String) -> String {
        let name = AgoraImages.renamed[image] ?? image
        // The system finds a set by the name of its folder.
        let plain = name.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
                ? String(scalar) : "_u\(String(scalar.value, radix: 16, uppercase: true))_"
        }.joined()
        return plain.isEmpty ? "_" : plain
    }

    /// One image set, before its files are drawn.
    private struct Sketch {
        let token: String
        let set: AgoraImages.ImageSet
        let light: ResolvedImage
        let dark: ResolvedImage
        let place: SourceRange
    }

    /// The catalogue's files, and moving pictures.
    ///
    /// Written after the values of the pod, which say what else they name than the app's own sets.
    func files() -> [ExportedFile] {
        let used = export.images[pod.prefix] ?? []
        var moving: [ExportedFile] = []
        var sketches: [Sketch] = []
        for token in export.theme.tokens where token.category == .images {
            guard let light = theme.image(token.name, in: export.situation(export.light)),
                let place = theme.definition(.images, token.name, in: export.situation(export.light))?.range
            else { continue }
            let name = Self.set(of: token.name)
            if light.path.lowercased().hasSuffix(".gif"), used.contains(token.name) {
                guard let picture = try? light.file.read(in: export.theme.fileSystem) else { continue }
                moving.append(ExportedFile(pod.others("\(name).gif"), .bytes(picture.clean.bytes, of: place)))
                continue
            }
            guard pod.images[name] != nil || used.contains(token.name) else { continue }
            sketches.append(
                Sketch(
                    token: token.name, set: pod.images[name] ?? .init(name: name, folder: "", side: 24), light: light,
                    dark: theme.image(token.name, in: export.situation(export.dark)) ?? light, place: place))
        }
        guard export.theme.runsPrograms else { return moving }
        guard drawing.isAvailable else {
            if let first = sketches.first {
                export.lose(
                    "images are left out, because 'rsvg-convert' is not installed",
                    "install the package librsvg2-bin, on macOS librsvg, and export again", at: first.place)
            }
            return moving
        }
        return moving + draw(sketches)
    }

    // MARK: Drawing

    /// One file of a set.
    private struct Request {
        let sketch: Int
        let scale: Int
        let isDark: Bool
        let image: ImageDrawing.Image
    }

    private func draw(_ sketches: [Sketch]) -> [ExportedFile] {
        var requests: [Request] = []
        for (index, sketch) in sketches.enumerated() {
            for isDark in [false, true] {
                let image = isDark ? sketch.dark : sketch.light
                if isDark, sketch.dark == sketch.light { continue }
                guard let picture = try? image.file.read(in: export.theme.fileSystem) else { continue }
                for scale in [2, 3] {
                    requests.append(
                        Request(
                            sketch: index, scale: scale, isDark: isDark,
                            image: ImageDrawing.Image(
                                picture.clean, picture.format, tint: image.tint,
                                side: sketch.set.side * Double(scale))))
                }
            }
        }
        let drawn = drawing.draw(requests.map(\.image))
        var files: [ExportedFile] = []
        for (index, sketch) in sketches.enumerated() {
            let own = zip(requests, drawn).filter { $0.0.sketch == index }
            guard !own.isEmpty, own.allSatisfy({ $0.1 != nil }) else {
                export.lose(
                    "the image '\(sketch.token)' cannot be drawn", "give it as an SVG or PNG file", at: sketch.place)
                continue
            }
            let folder = [pod.catalog, sketch.set.folder, "\(sketch.set.name).imageset"].filter { !$0.isEmpty }
                .joined(separator: "/")
            files.append(contents(sketch, hasDark: sketch.dark != sketch.light, in: folder))
            for (request, bytes) in own {
                guard let bytes else { continue }
                files.append(
                    ExportedFile(
                        "\(folder)/\(file(sketch, request.scale, request.isDark))",
                        .bytes(bytes, of: sketch.place)))
            }
        }
        return files
    }

    private func file(_ sketch: Sketch, _ scale: Int, _ isDark: Bool) -> String {
        "\(sketch.set.name)\(isDark ? "_dark" : "")@\(scale)x.png"
    }

    private func contents(_ sketch: Sketch, hasDark: Bool, in folder: String) -> ExportedFile {
        var entries: [String] = []
        for scale in [1, 2, 3] {
            for isDark in hasDark ? [false, true] : [false] where scale > 1 || !isDark {
                let look =
                    isDark ? "\"appearances\" : [{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }], " : ""
                let name = scale > 1 ? "\"filename\" : \"\(file(sketch, scale, isDark))\", " : ""
                entries.append("    { \(look)\(name)\"idiom\" : \"universal\", \"scale\" : \"\(scale)x\" }")
            }
        }
        let lines =
            ["{", "  \"images\" : ["]
            + entries.enumerated().map { $1 + ($0 < entries.count - 1 ? "," : "") }
            + ["  ],", "  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }", "}"]
        return ExportedFile(
            folder + "/Contents.json",
            .text(
                lines.map { ExportedLine($0, of: sketch.token, at: sketch.place, isNamed: false) },
                comments: .none))
    }
}
