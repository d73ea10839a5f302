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
        guard export.theme.runsPrograms else {
            if let first = sketches.first {
                export.lose(
                    "images are left out here, because drawing them takes a program",
                    "write them with '\(export.theme.program) export agora-ios -o DIR'", at: first.place)
            }
            return moving
        }
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
        let path: String
        let image: ImageDrawing.Image
        /// The hash of the drawing.
        let source: String
    }

    private func draw(_ sketches: [Sketch]) -> [ExportedFile] {
        var requests: [Request] = []
        for (index, sketch) in sketches.enumerated() {
            for isDark in [false, true] {
                let image = isDark ? sketch.dark : sketch.light
                if isDark, sketch.dark == sketch.light { continue }
                guard let picture = try? image.file.read(in: export.theme.fileSystem) else { continue }
                for scale in [2, 3] {
                    let drawn = ImageDrawing.Image(
                        picture.clean, picture.format, tint: image.tint, side: sketch.set.side * Double(scale))
                    requests.append(
                        Request(
                            sketch: index, path: "\(folder(of: sketch))/\(file(sketch, scale, isDark))", image: drawn,
                            source: ExportFolder.hash(drawn.drawing)))
                }
            }
        }
        var ready = requests.map { export.theme.drawn?.bytes(of: $0.path, from: $0.source) }
        let open = requests.indices.filter { ready[$0] == nil }
        for (index, bytes) in zip(open, drawing.draw(open.map { requests[$0].image })) { ready[index] = bytes }
        let pictures = Dictionary(grouping: zip(requests, ready)) { $0.0.sketch }
        var files: [ExportedFile] = []
        for (index, sketch) in sketches.enumerated() {
            let own = pictures[index] ?? []
            guard !own.isEmpty, own.allSatisfy({ $0.1 != nil }) else {
                export.lose(
                    "the image '\(sketch.token)' cannot be drawn", "give it as an SVG or PNG file", at: sketch.place)
                continue
            }
            files.append(contents(sketch, hasDark: sketch.dark != sketch.light, in: folder(of: sketch)))
            for (request, bytes) in own {
                guard let bytes else { continue }
                var file = ExportedFile(request.path, .bytes(bytes, of: sketch.place))
                file.source = request.source
                files.append(file)
            }
        }
        return files
    }

    private func folder(of sketch: Sketch) -> String {
        [pod.catalog, sketch.set.folder, "\(sketch.set.name).imageset"].filter { !$0.isEmpty }.joined(separator: "/")
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
