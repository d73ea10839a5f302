import ContextModel
import SceneModel
package import SourceDiagnostics
import ThemeModel

/// One view of a scene as a file that needs neither a server nor a network.
package enum StandalonePage {
    /// The page, with its images written into it.
    ///
    /// One that cannot be read is left out, as the checks report.
    package static func bytes(
        _ staged: StagedScene, registry: ComponentRegistry, fileSystem: any FileSystem
    ) -> [UInt8] {
        var page = HTMLDocument(title: staged.scene.title(locale: staged.view.locale))
        page.language = staged.view.locale
        // Nothing may be fetched and nothing may run, whatever the file's texts contain.
        page.policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        page.styles = [
            .init(id: "page", pageRules(staged)),
            .init(id: "rules", SceneStyles.rules(of: registry)),
            .init(
                id: "values",
                SceneStyles.values(staged.values, scale: staged.plan.box.scale, scope: ".scene") {
                    dataURL($0, fileSystem)
                }),
            .init(id: "layout", SceneStyles.layout(staged)),
        ]
        page.body = [.element(.main, .class("screen"), children: [staged.render()])]
        return page.bytes()
    }

    /// The largest image that is written into a page, in bytes: the limit of the file format.
    private static let imageLimit = 1 << 20

    private static func pageRules(_ staged: StagedScene) -> String {
        let mode = staged.situation.mode
        func color(_ token: String, _ fallback: String) -> String {
            staged.theme.color(token: token, mode: mode).map { CSSValue.color($0).text } ?? fallback
        }
        return """
            html, body { margin: 0; background: \(color("systemBackgroundColor", "#fff")); }
            .screen { margin: 0 auto; }
            .scene { background: \(color("systemForegroundColor", "#fff"));
              outline: 1px solid \(color("systemDividerColor", "#eee")); }

            """
    }

    private static func dataURL(_ image: ResolvedImage, _ fileSystem: any FileSystem) -> String? {
        guard let bytes = try? fileSystem.read(image.path, limit: imageLimit) else { return nil }
        let type = image.path.lowercased().hasSuffix(".png") ? "image/png" : "image/svg+xml"
        return "data:\(type);base64,\(Base64.encode(bytes))"
    }
}

/// Base 64 (RFC 4648, section 4).
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } << (8 * (3 - UInt32(group.count)))
            for place in 0..<4 {
                output.append(place <= group.count ? digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : 0x3D)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
