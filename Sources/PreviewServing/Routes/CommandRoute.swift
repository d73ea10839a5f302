import ContextModel
import SceneRendering

/// `POST /command`: something that a user did to a component.
struct CommandRoute: Route {
    let method = HTTPMethod.post
    let path = "/command"
    let session: PreviewSession

    func reply(to request: HTTPRequest) -> HTTPReply {
        guard let message = ActionMessage.read(request.body), let component = message.component,
            let action = message.action
        else {
            return Refusal(code: "badMessage", message: "The message needs a view, a component and an action.")
                .reply(.badRequest)
        }
        guard let view = session.view(message.request) else {
            return Refusal(code: "noView", message: "There is no such view any more.").reply(.notFound)
        }
        do throws(ContextError) {
            let performed = ComponentAction(action, argument: message.argument ?? "", values: message.values ?? [:])
            guard let event = try view.perform(performed, on: component) else {
                return Refusal(code: "noComponent", message: "The scene has no '\(component)' for this viewer.")
                    .reply(.notFound)
            }
            return Acceptance(shownBy: event).reply
        } catch {
            return Refusal(error).reply(.conflict)
        }
    }
}
