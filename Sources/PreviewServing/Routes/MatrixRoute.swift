import HTTPServing

/// `GET /matrix?FORMAT=FILE`: a file of a kind's own in every combination of what can be chosen about it.
struct MatrixRoute: Route {
    let path = "/matrix"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let (view, notes) = session.matrix(request.query) else {
            let locale = request.queryValue(ViewQuery.Name.locale.rawValue)
            let texts = PageTexts(locale: locale ?? "")
            let page = UnknownValuePage.bytes(
                title: texts.matrixShowsFiles, lead: texts.matrixShowsFilesHelp,
                links: session.matrixLinks(texts), frame: session.frame, texts)
            return .html(SharedBytes(page), status: .notFound)
        }
        return .html(view.page(notes: notes, frame: session.frame))
    }
}

/// `GET /matrix/events`: saves, for a matrix.
struct MatrixEventsRoute: Route {
    let path = "/matrix/events"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let (view, _) = session.matrix(request.query.filter { $0.name != QueryName.since.rawValue }) else {
            return .text(.notFound)
        }
        let seen = request.lastEventID ?? request.queryValue(.since).flatMap { UInt64($0) }
        return .eventStream(view.open(after: seen))
    }
}
