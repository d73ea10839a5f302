import HTTPServing

/// `GET /gallery`: every component in every example state.
struct GalleryRoute: Route {
    let path = "/gallery"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let theme = request.queryValue("theme").flatMap { $0.isEmpty ? nil : $0 }
        let locale = request.queryValue(ViewQuery.Name.locale.rawValue)
        guard let (view, notes) = session.gallery(theme: theme, locale: locale) else {
            return theme == nil ? .html(session.emptyPage(locale: locale)) : .text(.notFound)
        }
        return .html(view.page(notes: notes, frame: session.frame))
    }
}
