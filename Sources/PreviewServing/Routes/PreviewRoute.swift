import HTTPServing
import SceneRendering

/// `GET /`: the preview page of a view.
///
/// Who opens an address or asks by a script, and names what there is not, is told so with a list of what there is. A page
/// that fetches its own view again gets the nearest one, with a note: what it showed may have been deleted a moment ago.
struct PreviewRoute: Route {
    let path = "/"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        let view = ViewQuery.request(request.query)
        let isOwn = request.headers[.accept] == Self.ownAccept
        if !isOwn {
            let unknown = session.unknownValues(in: view)
            if !unknown.isEmpty { return refusal(unknown, in: view, to: request) }
        }
        if let page = session.page(view, isReload: !isOwn && request.isReload) { return .html(page) }
        return .html(session.emptyPage(locale: view.locale))
    }

    /// What the page's own script says that it takes, and nobody else.
    private static let ownAccept = "text/html;view=nearest"

    private func refusal(_ unknown: [UnknownValue], in view: ViewRequest, to request: HTTPRequest) -> HTTPReply {
        guard request.headers[.accept]?.hasPrefix("text/html") == true else {
            return .json(SharedBytes(PageEvent.json(UnknownValues(unknown: unknown))), status: .notFound)
        }
        return .html(
            SharedBytes(UnknownValuePage.bytes(unknown, in: view, frame: session.frame)), status: .notFound)
    }
}

extension HTTPRequest {
    /// Whether a browser loads a page again that it shows: it asks for a fresh answer then.
    fileprivate var isReload: Bool {
        let directives =
            headers[.cacheControl]?.lowercased().split(separator: ",").map { $0.filter { $0 != " " } } ?? []
        return directives.contains("max-age=0") || directives.contains("no-cache")
    }
}

/// The answer to a script.
private struct UnknownValues: Encodable {
    let unknown: [UnknownValue]
}
