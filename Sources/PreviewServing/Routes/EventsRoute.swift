import HTTPServing

/// `GET /events`: what happens to a view, as server-sent events; while nothing can be shown, every save.
///
/// `since` says which version the page shows; a browser that comes back by itself says it in a header instead. `told`
/// and `drawn` say of which changes the viewer was told, and which are part of the page.
struct EventsRoute: Route {
    let path = "/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let seen = request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }
        let view = session.view(ViewQuery.request(request.query))
        guard let view else { return .eventStream(session.openSaves(after: seen)) }
        return .eventStream(view.open(after: seen, telling: untold(request)))
    }

    private func untold(_ request: HTTPRequest) -> UntoldChanges? {
        guard let told = request.queryValue(.told).flatMap({ UInt64($0) }),
            let drawn = request.queryValue(.drawn).flatMap({ UInt64($0) })
        else { return nil }
        return UntoldChanges(told: told, drawn: drawn)
    }
}

/// `GET /gallery/events`: saves, for the gallery.
struct GalleryEventsRoute: Route {
    let path = "/gallery/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let locale = request.queryValue(ViewQuery.Name.locale.rawValue)
        guard let (view, _) = session.gallery(theme: request.queryValue("theme"), locale: locale) else {
            return .text(.notFound)
        }
        let seen = request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }
        return .eventStream(view.open(after: seen))
    }
}
