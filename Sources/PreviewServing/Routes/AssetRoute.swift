import HTTPServing

/// `GET /assets/…`: the theme's images, from memory; their addresses carry their content's hash.
struct AssetRoute: Route {
    let path = "/assets/"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let asset = session.asset(String(request.path.dropFirst(path.count))) else { return .text(.notFound) }
        return HTTPReply(mediaType: asset.mediaType, caching: .immutable(asset.tag), body: asset.bytes)
    }
}

/// `GET /tool/…`: the preview's own style sheets and scripts.
struct ToolRoute: Route {
    let path = "/tool/"
    let resources: ToolResources

    func reply(to request: HTTPRequest) -> HTTPReply {
        resources.reply(path: request.path) ?? .text(.notFound)
    }
}
