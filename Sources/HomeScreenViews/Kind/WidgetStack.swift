import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering

/// The widgets in one place of a screen as somebody sees them: mostly one, of a stack several with one on top.
struct WidgetStack {
    let item: ScreenArrangement.Item
    let members: [StackMember]
    /// The place in ``members`` of the one that is seen.
    let top: Int

    private let first: InstanceKey

    /// Nil for a component that draws no widget, and for one without a place.
    init?(_ context: RenderContext) {
        guard let placed = context.placed,
            let item = context.shownArrangement.item(of: placed.id)
        else { return nil }
        self.item = item
        members = placed.members
        let first = InstanceKey(
            screen: context.sceneID, id: placed.id, person: context.viewer, locale: context.locale)
        self.first = first
        guard members.count > 1 else {
            top = 0
            return
        }
        let device = HomeDevice.nearest(to: context.device)
        let widgets = members.map { member in
            context.widget(member.name).map { widget in
                widget.placed(member, on: first.screen, as: item.family, app: context.app(widget.app), device)
            }
        }
        top = context.seat.state.top(of: first, widgets, at: context.seat.now)
    }

    /// The one that is seen.
    var shown: StackMember { members[top] }

    /// The instance of one of them.
    func key(of member: StackMember) -> InstanceKey {
        InstanceKey(screen: first.screen, id: member.id, person: first.person, locale: first.locale)
    }

    /// What turns it: one button for each direction, and dots in between; nothing where there is one widget.
    func turns(_ context: RenderContext) -> HTMLNode {
        guard members.count > 1 else { return .nothing }
        func button(_ step: Int, _ name: String) -> HTMLNode {
            .element(
                .button, .type("button"), .class(name), .performs("turn"),
                .argument(String((top + step + members.count) % members.count)), .data(.turns, String(step)),
                .aria("label", context.string("home_\(name)")), children: [.element(.i, .aria("hidden", "true"))])
        }
        return .element(
            .div, .class("turns"),
            children: [button(-1, "previous")]
                + members.indices.map { index in
                    .element(
                        .span, .class(index == top ? "dot now" : "dot"),
                        .data(.stands, members[index].id, on: first.screen))
                }
                + [button(1, "next")])
    }

    /// How that looks: dots beside the widget, buttons while somebody points at it or works it with the keyboard.
    static let styleSheet = """
        .homeWidget > .turns { position: absolute; top: 0; bottom: 0; left: calc(100% + 2px); width: 18px; display: flex;
          flex-direction: column; align-items: center; justify-content: center; gap: 4px;
          color: var(--homeWidget-labelColor); }
        .homeWidget > .turns > .dot { width: 6px; height: 6px; border-radius: 50%; background: currentColor; opacity: .45;
          box-shadow: 0 0 2px rgb(0 0 0 / 40%); }
        .homeWidget > .turns > .now { opacity: 1; }
        .homeWidget > .turns > button { position: relative; flex: none; width: 28px; height: 28px; margin: 0 -5px; padding: 0; border: 0;
          background: none; color: inherit; cursor: pointer; opacity: 0; transition: opacity .15s; }
        .homeWidget > .turns > button::before { content: ""; position: absolute; inset: -8px; }
        .homeWidget > .turns > .previous::before { bottom: 0; }
        .homeWidget > .turns > .next::before { top: 0; }
        .homeWidget:is(:hover, :focus-within) > .turns > button { opacity: 1; }
        .homeWidget > .turns > button:focus-visible { outline: 3px solid #0A84FF; border-radius: 4px; }
        .homeWidget > .turns i { position: absolute; left: 10px; top: 12px; width: 7px; height: 7px;
          border: solid currentColor; border-width: 2px 0 0 2px; rotate: 45deg; }
        .homeWidget > .turns .next i { top: 8px; rotate: 225deg; }

        """
}

extension RenderContext {
    /// The widgets in the component's place.
    var stack: WidgetStack? { WidgetStack(self) }

    /// The instance of a widget that stands in the component's place.
    func key(of member: StackMember) -> InstanceKey {
        InstanceKey(screen: sceneID, id: member.id, person: viewer, locale: locale)
    }
}
