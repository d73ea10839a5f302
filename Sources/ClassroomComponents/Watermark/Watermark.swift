import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The words all over the board's height that say whose screen it is.
///
/// Upstream leaves the widget to the app and gives it its place; here a text that its registration brings is drawn, or the
/// viewer's name. A room that does not register `watermark` has none.
///
/// ```yaml
/// watermark: { textColor: $textLevel1Color @ 10%, font: $font14 }
/// ```
///
/// A fixture registers it, with `text` the same for everybody or by language:
///
/// ```yaml
/// widgets:
///   watermark: { extraInfo: { text: Physics 7B } }
/// ```
struct Watermark: Component {
    static let name = "watermark"

    static let summary = "The words all over the board that say whose screen it is, for everybody."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("textColor", default: "$textLevel1Color @ 8%", "Colour of the words. Of our own."),
            .font("font", default: "$font14", "Font of the words. Of our own."),
            .length("spacing", default: "48", "The space between two of them. Of our own."),
        ]

    static let outline = ComponentOutline(job: "watermarks")

    static let reads: Set<Topic> = [.user]

    static let styleSheet = """
        .watermark { position: relative; width: 100%; height: 100%; overflow: hidden; pointer-events: none;
          user-select: none; -webkit-user-select: none; }
        .watermark .words { position: absolute; inset: -50% -25%; display: flex; flex-wrap: wrap;
          align-content: space-around; justify-content: space-around; gap: var(--watermark-spacing); margin: 0;
          color: var(--watermark-textColor); font: var(--watermark-font); white-space: nowrap; rotate: -20deg; }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func render(in context: RenderContext) -> HTMLNode {
        guard let widget = context.pool.widget.getWidgetConfig(WidgetID.watermark) else { return .nothing }
        let given = widget.extraInfo["text"].flatMap { LiveText($0)?.text(in: context.locale) }
        let text = given ?? context.pool.user.getLocalUserInfo().userName
        guard !text.isEmpty else { return .nothing }
        return .element(
            .div, .class(Self.name), .role("img"), .aria("label", context.string("diorama_watermark", xxx: text)),
            .configured(by: "textColor", "font", "spacing"),
            children: [
                .element(
                    .div, .class("words"), .aria("hidden", "true"),
                    children: Array(repeating: .element(.span, text: text), count: count(in: context)))
            ])
    }

    /// As many as cover the frame, turned: a word stands for about 140 × 20 points.
    private func count(in context: RenderContext) -> Int {
        let spacing = context.points(values["spacing"], of: context.frame.width)
        let columns = context.frame.width * 1.5 / (140 + max(0, spacing))
        let rows = context.frame.height * 2 / (20 + max(0, spacing))
        return min(max(1, Int((columns * rows).rounded(.up))), Self.most)
    }

    private static let most = 400

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        record.topic == .user && record.concernedUsers.contains(context.pool.localUser) ? .everything : .nothing
    }
}
