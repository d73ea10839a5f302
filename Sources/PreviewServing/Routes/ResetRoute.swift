import HTTPServing

/// `POST /reset`: the store behind a view begins anew, as its fixture says, for all who look into it.
struct ResetRoute: Route {
    let method = HTTPMethod.post
    let path = "/reset"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        session.reply(to: request) { view in
            session.reset(view.fixture)
            // The pages are made anew, and count their events from there.
            return Acceptance(shownBy: 0).reply
        }
    }
}
