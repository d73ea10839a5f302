import HTTPServing

/// `GET /assets/…`: images, fonts and films of the project, from memory; their addresses carry their content's hash.
struct AssetRoute: Route {
    let path = "/assets/"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let asset = session.asset(String(request.path.dropFirst(path.count))) else { return .text(.notFound) }
        var reply = HTTPReply(mediaType: asset.mediaType, caching: .immutable(asset.tag), body: asset.bytes)
        (reply.isDownload, reply.hasParts) = (asset.isFilm, asset.isFilm)
        return reply
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
