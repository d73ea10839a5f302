import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

// The call for help: from a group the teacher is asked into it.
extension ToolBar {
    /// The button, with the question that comes before the call.
    ///
    /// Help is called from a group; in the class itself nobody is called, and the button cannot be pressed.
    func renderHelp(in context: RenderContext) -> HTMLNode {
        let isInGroup = context.pool.subRoom != nil
        let canCall = isInGroup && context.pool.user.getFirstUser(role: .teacher) == nil
        let image = canCall ? "/breakoutRoom.help.enabledImage" : "/breakoutRoom.help.disabledImage"
        let label = context.string(ToolBarButton.help.label, unless: isInGroup, "diorama_help_nowhere")
        let question = AlertBox(
            name: "help-question", title: context.string("fcr_group_help_title"),
            text: context.string("fcr_group_help_content"),
            answers: (context.string("fcr_group_cancel"), context.string("fcr_group_invite")))
        let asks = canCall && context.asks
        let button = HTMLNode.element(
            .button, .type("button"), .class("tool"), .aria("label", label), .title(label),
            isInGroup
                ? asks ? .asks(context.partID(question.name)) : .performs("help")
                : .disabled,
            .configured(by: "cell", "/breakoutRoom.help"),
            children: [disc(in: context), context.icon(image, of: Self.name)])
        return .element(
            .div, .id(context.partID("help")), .class("seat"),
            children: [button, asks ? question.dialog(performing: "help", in: context) : .nothing])
    }
}
