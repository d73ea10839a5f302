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
        guard let view = session.view(ViewQuery.request(request.query)) else {
            return RefusalMessage.noView.reply(.notFound)
        }
        do {
            let file = try session.files.keep(request.body, called: request.queryValue(.name) ?? "")
            return try perform(action, with: file, on: component, in: view, request)
        } catch {
            return RefusalMessage(error).reply(.conflict)
        }
    }

    private func perform(
        _ name: String, with file: BroughtFile, on component: String, in view: LiveView, _ request: HTTPRequest
    ) throws -> HTTPReply {
        let action = ComponentAction(name, argument: request.queryValue(.argument) ?? "", file: file)
        do {
            if let event = try view.perform(action, on: component) { return Acceptance(shownBy: event).reply }
        } catch {
            session.files.forget(file.id)
            throw error
        }
        session.files.forget(file.id)
        return RefusalMessage(
            code: "noComponent", message: "The scene has no '\(component)' for this viewer."
        ).reply(.notFound)
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
