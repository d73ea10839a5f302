import HTTPServing
import SceneRendering

/// `POST /command`: something that a user did to a component.
struct CommandRoute: Route {
    let method = HTTPMethod.post
    let path = "/command"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let message = ActionMessage.read(request.body) else {
            return RefusalMessage(code: "badMessage", message: "The message needs a view, a component and an action.")
                .reply(.badRequest)
        }
        guard let view = session.view(message.request) else {
            return RefusalMessage.noView(message.request).reply(.notFound)
        }
        let action = ComponentAction(
            message.action, argument: message.argument ?? "", values: message.values ?? [:])
        do {
            guard let event = try view.perform(action, on: message.component) else {
                return RefusalMessage.noComponent(message.component, in: view).reply(.notFound)
            }
            return Acceptance(shownBy: event).reply
        } catch {
            return RefusalMessage(error, in: view.view.locale).reply(.conflict)
        }
    }
}
