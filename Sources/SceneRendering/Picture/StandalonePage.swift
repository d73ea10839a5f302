import ConfigSchema
import Foundation
import ImageCleaning
import SceneModel
package import SourceDiagnostics
package import ThemeModel

/// One view of a scene as a file that needs neither a server nor a network.
package enum StandalonePage {
    /// The page, with its images and fonts written into it.
    ///
    /// One that cannot be read is left out, as the checks report.
    ///
    /// - Parameters:
    ///   - staged: The view.
    ///   - id: A component that is shown alone; nil for all of the scene.
    ///   - message: What stands over the scene; nil for nothing.
    ///   - broken: An error of each component's file that has one, by the component's id: it stands in its place.
    ///   - registry: The components, for their style rules.
    ///   - fileSystem: Where images and fonts are.
    /// - Returns: The page.
    package static func bytes(
        _ staged: StagedScene, alone id: String? = nil, over message: HTMLNode? = nil,
        broken: [String: Diagnostic] = [:], registry: ComponentRegistry, fileSystem: any FileSystem
    ) -> [UInt8] {
        var page = HTMLDocument(title: staged.scene.title(locale: staged.view.locale))
        page.language = staged.view.locale
        // Nothing may be fetched and nothing may run, whatever the file's texts contain.
        page.policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
        page.styles = [
            .init(id: "page", pageRules(staged) + (broken.isEmpty ? "" : cardRules)),
            .init(id: "rules", SceneStyles.rules(of: registry)),
            .init(
                id: "values",
                fontStyle(
                    of: staged.theme, in: staged.values, isDrawnByFiles: !staged.scene.files.isEmpty, fileSystem)
                    + SceneStyles.values(staged.values, scale: staged.plan.canvas.scale, scope: ".scene") {
                        dataURL(of: $0.file, fileSystem)
                    }),
            .init(id: "layout", id.map { SceneStyles.layout(staged, alone: $0) } ?? SceneStyles.layout(staged)),
        ]
        let picture = id.map { staged.render(alone: $0) } ?? staged.render()
        let over = message.map { HTMLNode.element(.div, .class("scene over"), children: [$0]) }
        page.body = [
            .element(
                .main, .class("screen"), children: [withCards(withoutForms(picture), for: broken), over ?? .nothing])
        ]
        return page.bytes()
    }

    /// The same with blocks in place of forms: a page that nobody serves would ask for itself when one is sent.
    private static func withoutForms(_ node: HTMLNode) -> HTMLNode {
        switch node {
        case .text: node
        case .fragment(let nodes): .fragment(nodes.map(withoutForms))
        case .element(let tag, let attributes, let children):
            .element(tag == .form ? .div : tag, attributes, children.map(withoutForms))
        }
    }

    /// The same with an error in place of each component whose file has one.
    private static func withCards(_ node: HTMLNode, for broken: [String: Diagnostic]) -> HTMLNode {
        guard !broken.isEmpty, case .element(let tag, let attributes, let children) = node else { return node }
        let id = attributes.first { $0.name == PictureData.id.rawValue }?.value
        guard let finding = id.flatMap({ broken[$0] }) else {
            return .element(tag, attributes, children.map { withCards($0, for: broken) })
        }
        let start = finding.range.start
        let card = HTMLNode.element(
            .div, .class("broken"), .role("note"),
            children: [
                .element(.strong, text: "\(finding.range.file.path):\(start.line):\(start.column)"),
                .element(.span, text: finding.message),
            ])
        return .element(tag, attributes, [card])
    }

    /// How errors look: smaller text in small places, the rest of a long one is in the findings.
    private static let cardRules = """
        .placed > .broken { position: absolute; inset: 0; box-sizing: border-box; overflow: hidden; padding: 10px;
          display: flex; flex-direction: column; gap: 4px; border: 2px solid #C0261C; border-radius: 16px;
          background: #FFF4F2; color: #8A1A12; font: 12px/1.35 system-ui, sans-serif; overflow-wrap: anywhere; }

        """

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
            .scene.over { position: absolute; inset: 0; display: grid; justify-items: center; gap: 8px; background: none;
              outline: none; }

            """
    }

    /// The theme's fonts that some values use, written into a style sheet.
    package static func fontStyle(
        of theme: Theme, in values: [String: PropertyValues], isDrawnByFiles: Bool = false,
        _ fileSystem: any FileSystem
    ) -> String {
        SceneStyles.fonts(of: theme, in: values.values, isDrawnByFiles: isDrawnByFiles, fileSystem) { _, font in
            "data:\(font.format.mediaType);base64,\(Data(font.bytes).base64EncodedString())"
        }
    }

    /// The address of an image that is the image; nil when it cannot be read.
    package static func dataURL(of file: ImageFile, _ fileSystem: any FileSystem) -> String? {
        guard let picture = try? file.read(in: fileSystem) else { return nil }
        return "data:\(picture.format.mediaType);base64,\(Data(picture.clean.bytes).base64EncodedString())"
    }

    /// The files of a page whose images are written into it.
    package static func files(_ fileSystem: any FileSystem) -> PictureFiles {
        PictureFiles(
            fileSystem, address: { dataURL(of: $0, fileSystem) },
            sent: { "data:\($0.format.mediaType);base64,\(Data($0.bytes).base64EncodedString())" })
    }
}
