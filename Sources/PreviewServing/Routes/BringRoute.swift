import HTTPServing
import SceneRendering

/// `POST /files`: a file that somebody brings with an action of a component; the bytes are the body.
///
/// One step, so that no file lies about that nobody took, and nobody can name a file that they have not brought.
struct BringRoute: Route {
    static let address = "/files"

    let method = HTTPMethod.post
    let path = BringRoute.address
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let component = request.queryValue(.component), let action = request.queryValue(.action) else {
            return RefusalMessage(code: "badMessage", message: "A file needs a component and an action.")
                .reply(.badRequest)
        }
        let viewRequest = ViewQuery.request(request.query)
        guard let view = session.view(viewRequest) else {
            return RefusalMessage.noView(viewRequest).reply(.notFound)
        }
        guard let takesFile = view.takesFile(with: action, on: component) else {
            return noComponent(component, in: view)
        }
        guard takesFile else {
            return RefusalMessage(code: "takesNoFile", message: "'\(component)' takes no file with '\(action)'.")
                .reply(.badRequest)
        }
        do {
            let (shown, notice) = try session.bring(request.body, called: request.queryValue(.name) ?? "", to: view) {
                file in
                let argument = request.queryValue(.argument) ?? ""
                return try view.perform(ComponentAction(action, argument: argument, file: file), on: component)
            }
            return shown.map { Acceptance(shownBy: $0, notice: notice).reply } ?? noComponent(component, in: view)
        } catch {
            return RefusalMessage(error, in: view.view.locale).reply(.conflict)
        }
    }

    private func noComponent(_ name: String, in view: LiveView) -> HTTPReply {
        RefusalMessage.noComponent(name, in: view).reply(.notFound)
    }
}

/// `GET /files/…`: what somebody has brought.
struct FileRoute: Route {
    let path = "/files/"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let file = session.files.file(String(request.path.dropFirst(path.count))) else { return .text(.notFound) }
        var reply = HTTPReply(
            mediaType: file.mediaType, caching: .immutable(EntityTag(of: file.bytes)), body: file.bytes)
        reply.isDownload = !file.isPicture
        reply.hasParts = true
        return reply
    }
}
