import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// What says to somebody that they may write on the board.
struct BoardGrant {
    let context: RenderContext

    /// The words; hidden for those who may not, and for the teacher, who always may.
    var node: HTMLNode {
        let id = HTMLAttribute.id(context.partID("granted"))
        guard context.mayWriteOnBoard, context.role != .teacher else { return .element(.span, id, .hidden) }
        return .element(
            .span, id, .class("granted"), .configured(by: "pageControl.pageLabel"),
            children: [
                context.icon("/studentVideo.boardAuthorization.onImage", of: Board.name),
                .text(context.string("diorama_board_write")),
            ])
    }
}
