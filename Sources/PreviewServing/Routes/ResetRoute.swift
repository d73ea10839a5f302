import HTTPServing

/// `POST /reset`: the store behind a view begins anew, as its fixture says, for all who look into it.
struct ResetRoute: Route {
    let method = HTTPMethod.post
    let path = "/reset"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let message = ViewMessage.read(request.body) else {
            return RefusalMessage(code: "badMessage", message: "The message needs a view.").reply(.badRequest)
        }
        guard let view = session.view(message.request) else { return RefusalMessage.noView.reply(.notFound) }
        session.reset(view.fixture)
        // The pages are made anew, and count their events from there.
        return Acceptance(shownBy: 0).reply
    }
}
