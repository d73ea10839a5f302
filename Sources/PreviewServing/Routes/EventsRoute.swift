import HTTPServing

/// `GET /events`: what happens to a view, as server-sent events; while nothing can be shown, every save.
///
/// `since` says which version the page shows; a browser that comes back by itself says it in a header instead.
struct EventsRoute: Route {
    let path = "/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let seen = request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }
        let view = session.view(ViewQuery.request(request.query))
        return .eventStream(view?.open(after: seen) ?? session.openSaves(after: seen))
    }
}

/// `GET /gallery/events`: saves, for the gallery.
struct GalleryEventsRoute: Route {
    let path = "/gallery/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let (view, _) = session.gallery(theme: request.queryValue("theme")) else { return .text(.notFound) }
        let seen = request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }
        return .eventStream(view.open(after: seen))
    }
}
