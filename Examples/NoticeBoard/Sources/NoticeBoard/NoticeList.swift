public import ConfigSchema
public import LiveValues
import SceneModel
public import SceneRendering
public import ThemeModel

/// The notices, one below the other; the janitor takes them down.
public struct NoticeList: Component {
    /// Its name in scenes and themes.
    public static let name = "noticeList"
    /// What it shows.
    public static let summary = "The notices on the board, for everybody."
    /// What a theme and a scene can set; the list is drawn with these and nothing else.
    public static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "#FFF8E1", "Behind the notices."),
            .color("noticeColor", default: "white", "The paper of a notice."),
            .color("textColor", default: "#3E2723", "The words of a notice.", on: ["backgroundColor", "noticeColor"]),
        ]
    /// It is drawn again for facts about notices, and for no others.
    public static let reads: Set<Topic> = [.notices]

    /// Paper on cork.
    public static let styleSheet = """
        .noticeList { overflow: auto; padding: 24px; background: var(--noticeList-backgroundColor);
          color: var(--noticeList-textColor); font: 20px/1.4 system-ui, sans-serif; }
        .noticeList ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
        .noticeList li { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 14px 18px;
          border-radius: 10px; background: var(--noticeList-noticeColor); box-shadow: 0 1px 3px rgb(0 0 0 / 16%); }
        .noticeList button { border: 0; border-radius: 8px; padding: 6px 12px; font: inherit; color: inherit; cursor: pointer;
          background: color-mix(in srgb, currentColor 10%, transparent); }
        """

    /// A board with notices, an empty one, and a mistake.
    public static let examples: [ComponentExample] = [
        ComponentExample(
            "Two notices", fixture: "notices: [Lost key, Coffee is back]", viewer: "visitor",
            sceneType: "noticeBoard", device: "wall",
            expect: .markup(contains: ["Lost key", "Coffee is back"], lacks: ["<button"])),
        ComponentExample(
            "Seen by the janitor", fixture: "notices: [Lost key]", viewer: "janitor", sceneType: "noticeBoard",
            device: "wall", expect: .markup(contains: ["data-action=\"remove\""])),
        ComponentExample(
            "Nothing hangs", fixture: "notices: []", viewer: "visitor", sceneType: "noticeBoard", device: "wall",
            expect: .markup(contains: ["Nothing to tell."])),
        ComponentExample(
            "One that hangs twice", fixture: "notices: [Lost key, Lost key]", viewer: "visitor",
            sceneType: "noticeBoard", device: "wall", expect: .findings(["notices.duplicate"])),
    ]

    /// Values are read by the style sheet alone.
    public init(_ values: PropertyValues) {}

    /// Every notice with what a viewer may do with it; a sentence when there is none.
    public func render(in context: RenderContext) -> HTMLNode {
        let notices = context.board.store?.notices ?? []
        let rows = notices.map { row($0, in: context) }
        return .element(
            .section, .class("noticeList"), .configured(by: "backgroundColor", "textColor"),
            children: rows.isEmpty
                ? [.element(.p, text: context.string("notices_empty"))]
                : [.element(.ul, .id(context.partID("list")), children: rows)])
    }

    private func row(_ notice: Notice, in context: RenderContext) -> HTMLNode {
        var children: [HTMLNode] = [.element(.span, text: notice.text)]
        if context.board.isJanitor {
            children.append(
                .element(.button, .performs("remove"), .argument(notice.id), text: context.string("notices_remove")))
        }
        return .element(
            .li, .id(context.partID(notice.id)), .configured(by: "noticeColor", "textColor"), children: children)
    }

    /// Takes a notice down.
    public func perform(_ action: ComponentAction, in context: RenderContext) throws {
        guard action.name == "remove" else { return }
        try context.board.store?.remove(action.argument, by: context.board.viewer)
    }
}
