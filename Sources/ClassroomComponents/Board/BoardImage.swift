import ClassroomContexts
import ClassroomScenes
import SceneRendering
import ThemeModel

/// Pictures in the board's plane: those that lie on a page, and the pages of files.
struct BoardImage {
    let context: RenderContext

    /// A picture that lies on a page; a frame with its sign where its bytes are not to be had.
    func node(_ element: BoardElement, id: String) -> HTMLNode {
        guard let first = element.points.first, let last = element.points.last else { return .nothing }
        let (left, top) = (min(first.x, last.x), min(first.y, last.y))
        let (width, height) = (abs(last.x - first.x), abs(last.y - first.y))
        if let found = element.picture.flatMap(context.picture) {
            return image(found, id: id, left: left, top: top, width: width, height: height)
        }
        let color = BoardColor([123, 136, 160]).shown(in: context.mode)
        return .element(
            .g, .id(id),
            children: [
                .element(
                    .path, .path(BoardPath.data(.rectangle, [first, last])), .stroke(color), .strokeWidth(.number(4))),
                .element(
                    .text, .y(top + 48), .letterSize(32), .fill(color),
                    children: [
                        .element(.tspan, .x(left + 24), text: context.string("diorama_board_image_gone"))
                    ]),
            ])
    }

    /// The picture of a file's page, which fills the page.
    func page(_ picture: FoundPicture) -> HTMLNode {
        .element(
            .svg, .class("slide"), BoardDrawing.viewBox, .aria("hidden", "true"),
            children: [
                image(
                    picture, id: nil, left: -BoardPoint.pageWidth / 2, top: 0, width: BoardPoint.pageWidth,
                    height: BoardPoint.pageHeight)
            ])
    }

    private func image(
        _ picture: FoundPicture, id: String?, left: Int, top: Int, width: Int, height: Int
    ) -> HTMLNode {
        .element(
            .image,
            [id.map { .id($0) }, .picture(picture.address), .x(left), .y(top)].compactMap(\.self)
                + HTMLAttribute.pixels(width: width, height: height), [])
    }
}
