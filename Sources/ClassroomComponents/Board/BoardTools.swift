import ConfigSchema
import SceneRendering

extension Board {
    /// The tools, shapes and settings that the tool collection offers, under upstream's names.
    ///
    /// An entry is offered only while it is both visible and enabled.
    static let toolProperties: [PropertySpec] = [
        selectable("mouse", "The tool that clicks what lies on the board.", image: "clicker"),
        selectable("selector", "The tool that selects an area.", image: "area"),
        selectable("paint", "The pen; it needs one of the shapes.", image: "paint"),
        single("text", "The tool that writes.", image: "toolcollection_text"),
        selectable("eraser", "The tool that rubs out.", image: "rubber"),
        selectable("laser", "The laser pointer; upstream's collection has none.", image: "laser"),
        .group(
            "clear", "The button that clears the page.",
            PropertySpec.visibility + [
                .image("enabledImage", default: "toolcollection_enabled_clear", "Icon in the tool collection.")
            ]),
        single("save", "The button that saves a picture of the board.", image: "toolcollection_enabled_save"),
        step("prev", "The button that takes a step back.", image: "pre"),
        step("next", "The button that does a step again.", image: "next"),
        shape("pencil", "A line by hand."),
        shape("line", "A straight line."),
        shape("rect", "A rectangle."),
        shape("circle", "An ellipse."),
        shape("pentagram", "A star with five points."),
        shape("rhombus", "A rhombus."),
        shape("arrow", "An arrow."),
        shape("triangle", "A triangle."),
        single("lineWidth", "The choice of the pen's width.", image: "toolcollection_width"),
        .group("textSize", "The choice of the size of texts.", PropertySpec.visibility),
        .group(
            "colors", "The choice of the colour of pen and text.",
            PropertySpec.visibility + [
                .color("backgroundColor", default: "$systemComponentColor", "Fill between the colours."),
                .length("borderWidth", default: "$borderWidth", "Width of the line around each colour."),
                .length("cornerRadius", default: "$containerCornerRadius", "Radius of each colour's corners."),
            ]),
    ]

    // `unselecetd` is the spelling of upstream's assets; a theme that is exported has to meet them.
    private static func selectable(_ key: String, _ summary: String, image: String) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .image("unselectedImage", default: "toolcollection_unselecetd_\(image)", "Icon at rest."),
                .image("selectedImage", default: "toolcollection_selected_\(image)", "Icon while it is in the hand."),
            ])
    }

    private static func step(_ key: String, _ summary: String, image: String) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .image("enabledImage", default: "toolcollection_enabled_\(image)", "Icon while there is a step."),
                .image("disabledImage", default: "toolcollection_disabled_\(image)", "Icon while there is none."),
            ])
    }

    private static func shape(_ key: String, _ summary: String) -> PropertySpec {
        single(key, summary, image: "toolcollection_\(key)")
    }

    private static func single(_ key: String, _ summary: String, image: String) -> PropertySpec {
        .group(
            key, summary, PropertySpec.visibility + [.image("image", default: image, "Icon in the tool collection.")])
    }
}
