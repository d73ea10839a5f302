import HTTPServing
import SceneRendering

/// `GET /piece`: what a component draws when somebody scrolls to it, as a fragment for one page alone.
struct PieceRoute: Route {
    let path = "/piece"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let component = request.queryValue(.component), let name = request.queryValue(.piece),
            let view = session.view(ViewQuery.request(request.query))
        else { return .text(.badRequest) }
        view.wakeUp()
        guard let piece = view.picture?.staged.piece(name, of: component) else { return .text(.notFound) }
        return .html(SharedBytes(HTMLRenderer.render(piece)))
    }
}
