import HTTPServing

/// `POST /reset`: the store behind a view begins anew, as its fixture says, for all who look into it.
///
/// `POST /reset?all` does so to every store, and needs no view: for scripts that use one preview for many trials.
struct ResetRoute: Route {
    let method = HTTPMethod.post
    let path = "/reset"
    let session: PreviewSession

    // The pages are made anew, and count their events from there.
    private static let done = Acceptance(shownBy: 0).reply

    func reply(to request: HTTPRequest) -> HTTPReply {
        if request.queryValue("all") != nil {
            session.resetAll()
            return Self.done
        }
        return session.reply(to: request) { view in
            session.reset(view.fixture)
            return Self.done
        }
    }
}
