import HTTPServing

/// The tool's own style sheets and scripts, compiled in, and those of the kinds of scenes.
///
/// Their addresses carry their content's hash in the folder, so that modules can import each other by plain names and a
/// browser never mixes two versions.
struct ToolResources: Sendable {
    private let version: String
    private let files: [String: File]
    /// The files that pages name, in order.
    private let sheetNames: [String]
    private let entryNames: [String]

    private struct File: Sendable {
        var mediaType: MediaType
        var bytes: SharedBytes
        var tag: EntityTag
    }

    /// Collects what is compiled in, and what kinds of scenes bring along; the preview's own files win.
    init(_ brought: [PageResource] = []) {
        let styles: [(String, [UInt8])] = [
            ("preview.css", PackageResources.preview_css), ("main.css", PackageResources.main_css),
            ("panel.css", PackageResources.panel_css), ("gallery.css", PackageResources.gallery_css),
        ]
        let modules: [(String, [UInt8])] = [
            ("actions.js", PackageResources.actions_js), ("adding.js", PackageResources.adding_js),
            ("alerts.js", PackageResources.alerts_js),
            ("clock.js", PackageResources.clock_js), ("dom.js", PackageResources.dom_js),
            ("device.js", PackageResources.device_js), ("drag.js", PackageResources.drag_js),
            ("edits.js", PackageResources.edits_js), ("export.js", PackageResources.export_js),
            ("fields.js", PackageResources.fields_js), ("files.js", PackageResources.files_js),
            ("findings.js", PackageResources.findings_js), ("folding.js", PackageResources.folding_js),
            ("flourishes.js", PackageResources.flourishes_js),
            ("gallery.js", PackageResources.gallery_js),
            ("highlight.js", PackageResources.highlight_js),
            ("inspect.js", PackageResources.inspect_js), ("log.js", PackageResources.log_js),
            ("morph.js", PackageResources.morph_js), ("navigation.js", PackageResources.navigation_js),
            ("paging.js", PackageResources.paging_js), ("panel.js", PackageResources.panel_js),
            ("patches.js", PackageResources.patches_js), ("placing.js", PackageResources.placing_js),
            ("pieces.js", PackageResources.pieces_js),
            ("preview.js", PackageResources.preview_js), ("server.js", PackageResources.server_js),
            ("signals.js", PackageResources.signals_js), ("status.js", PackageResources.status_js),
            ("stream.js", PackageResources.stream_js),
            ("tabs.js", PackageResources.tabs_js), ("telling.js", PackageResources.telling_js),
            ("texts.js", PackageResources.texts_js), ("toasts.js", PackageResources.toasts_js),
            ("turns.js", PackageResources.turns_js),
            ("validity.js", PackageResources.validity_js),
            ("view.js", PackageResources.view_js),
        ]
        let images: [(String, [UInt8])] = [("icon.svg", PackageResources.icon_svg)]
        var files: [String: File] = [:]
        func add(_ name: String, _ mediaType: MediaType, _ content: [UInt8]) {
            let bytes = SharedBytes(content)
            files[name] = File(mediaType: mediaType, bytes: bytes, tag: EntityTag(of: bytes))
        }
        for resource in brought {
            add(resource.name, resource.kind == .styleSheet ? .css : .javaScript, resource.bytes)
        }
        for (mediaType, list) in [(MediaType.css, styles), (.javaScript, modules), (.svg, images)] {
            for (name, content) in list { add(name, mediaType, content) }
        }
        self.files = files
        sheetNames = styles.map(\.0) + brought.filter { $0.kind == .styleSheet }.map(\.name)
        entryNames = ["preview.js"] + brought.filter { $0.kind == .entryModule }.map(\.name)
        let all = files.sorted { $0.key < $1.key }.flatMap { $0.value.tag.header.utf8 }
        version = String(EntityTag(of: SharedBytes(all)).header.dropFirst().prefix { $0 != "-" })
    }

    /// Where a page finds a resource.
    func address(_ name: String) -> String { "/tool/\(version)/\(name)" }

    /// The style sheets of both pages, in order.
    var styleSheets: [String] { sheetNames.map(address) }

    /// The modules that the preview's page runs, in order.
    var previewModules: [String] { entryNames.map(address) }

    /// The answer to a request below `/tool/`; nil when there is no such resource.
    func reply(path: String) -> HTTPReply? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, let file = files[String(parts[3])] else { return nil }
        // A page of an earlier run may still ask for its own version: it gets this one, and may not keep it.
        guard parts[2] == version else { return .asset(file.mediaType, file.bytes, tag: file.tag) }
        return HTTPReply(mediaType: file.mediaType, caching: .immutable(file.tag), body: file.bytes)
    }
}
