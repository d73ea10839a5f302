import HTTPServing

/// `POST /simulate`: a control of the panel, which plays the part of a server and of other people.
///
/// What it asks for is the kind's business; the preview reads which view it came from.
struct SimulateRoute: Route {
    let method = HTTPMethod.post
    let path = "/simulate"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        session.reply(to: request) { view in
            view.fixture.use()
            do throws(CommandRefusal) {
                try view.viewer.perform(request.body)
                return Acceptance(shownBy: view.showEverything()).reply
            } catch {
                return RefusalMessage(code: error.code, message: error.message).reply(Self.status(error.reason))
            }
        }
    }

    private static func status(_ reason: CommandRefusal.Reason) -> HTTPStatus {
        switch reason {
        case .unreadable: .badRequest
        case .refused: .conflict
        }
    }
}
