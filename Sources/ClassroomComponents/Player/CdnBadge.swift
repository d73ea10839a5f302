import ClassroomContexts
import SceneRendering

/// How far a picture from a delivery network lies behind, or that it does not come.
enum CdnBadge {
    /// The words in a line of their own; `keys` are the properties behind its look.
    static func node(_ info: CdnInfo, keys: String, in context: RenderContext) -> HTMLNode {
        .element(
            .span, .class(info.state == .failed ? "cdn is-failed" : "cdn"), .configured(by: keys),
            text: info.state == .failed
                ? context.string("diorama_cdn_down")
                : context.string("diorama_cdn_behind", xxx: seconds(info.delay)))
    }

    /// Seconds with one decimal where there is one.
    private static func seconds(_ milliseconds: Int) -> String {
        let tenths = milliseconds / 100
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}
