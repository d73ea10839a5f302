import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneModel
import SceneRendering

/// The popup with the settings of pen or text: shapes and widths or sizes, and the colours.
struct ToolCollectionSettings {
    private let context: RenderContext
    private let assistant: BoardAssistant
    private let sections: [Section]

    /// A block between two lines.
    private enum Section {
        case shapes([PaintShape])
        case widths, sizes, colors
    }

    init(_ context: RenderContext) {
        self.context = context
        assistant = context.pool.widget.getBoardAssistant()
        let isText = assistant.kind == .text
        var sections: [Section] = []
        let shapes = PaintShape.offered(in: context)
        if !isText, !shapes.isEmpty { sections.append(.shapes(shapes)) }
        if !isText, context.isShown("lineWidth", of: Board.name) { sections.append(.widths) }
        if isText, context.isShown("textSize", of: Board.name) { sections.append(.sizes) }
        if context.isShown("colors", of: Board.name) { sections.append(.colors) }
        self.sections = sections
    }

    private var unit: Double { context.isPad ? 32 : 28 }

    /// 172 wide on a phone, 196 on a pad; as high as what it offers.
    var size: LayoutSize {
        let heights = sections.map { section in
            switch section {
            case .shapes(let shapes): shapes.count > 4 ? unit * 2 + 8 : unit
            case .widths, .sizes: unit
            case .colors: unit * 2
            }
        }
        let lines = Double(max(0, sections.count - 1)) * 21
        return LayoutSize(width: context.isPad ? 196 : 172, height: 24 + lines + heights.reduce(0, +))
    }

    var node: HTMLNode {
        var blocks: [HTMLNode] = []
        for section in sections {
            if !blocks.isEmpty { blocks.append(.element(.hr, .class("line"), .configured(by: "sepLine"))) }
            blocks.append(block(section))
        }
        let label = assistant.kind == .text ? "diorama_board_text_settings" : "diorama_board_pen_settings"
        return .element(
            .div, .class("toolCollection is-settings"), .role("group"), .aria("label", context.string(label)),
            .style(.property("--unit", .points(unit))),
            .configured(by: "backgroundColor", "windowCornerRadius", "borderWidth", "borderColor", "shadow"),
            children: blocks)
    }

    private func block(_ section: Section) -> HTMLNode {
        switch section {
        case .shapes(let shapes):
            return group(
                "shapes", "diorama_board_shape", key: "paint",
                shapes.map { shape in
                    choice(
                        "shape", shape.rawValue, context.string(shape.label), isChosen: shape.shape == assistant.shape,
                        [context.icon("/netlessBoard." + shape.image, of: "")])
                })
        case .widths:
            let widths = PenSettings.widths.map { width in
                choice(
                    "width", String(width), context.string("diorama_board_width", xxx: String(width)),
                    isChosen: width == assistant.width,
                    [
                        .element(
                            .span, .class("stroke"), .style(.property("--width", .points(Double(width)))))
                    ])
            }
            let sign = context.icon("/netlessBoard.lineWidth.image", of: "")
            return group("widths", "diorama_board_widths", key: "lineWidth", [sign] + widths)
        case .sizes:
            let sizes = PenSettings.sizes.map { size in
                choice(
                    "size", String(size), context.string("diorama_board_size", xxx: String(size)),
                    isChosen: size * 2 == assistant.size,
                    [
                        .element(
                            .span,
                            .class(context.isShown("label", of: ToolCollection.name) ? "size" : "size is-unseen"),
                            .configured(by: "label"), text: String(size))
                    ])
            }
            return group("sizes", "diorama_board_sizes", key: "textSize", sizes)
        case .colors:
            let colors = PenColor.allCases.map { color in
                choice(
                    "color", color.rawValue, context.string(color.label), isChosen: color.parts == assistant.color,
                    [BoardAssistant.dot(color.parts)])
            }
            return group("colors", "diorama_board_colors", key: "colors", colors)
        }
    }

    private func group(_ name: String, _ label: String, key: String, _ choices: [HTMLNode]) -> HTMLNode {
        .element(
            .div, .class("choices for-\(name)"), .role("group"), .aria("label", context.string(label)),
            .configured(by: "/netlessBoard." + key), children: choices)
    }

    private func choice(
        _ action: String, _ argument: String, _ label: String, isChosen: Bool, _ children: [HTMLNode]
    ) -> HTMLNode {
        .element(
            .button, .id(context.partID("\(action)-\(argument)")), .type("button"),
            .class(isChosen ? "choice is-selected" : "choice"), .aria("label", label), .title(label),
            .aria("pressed", String(isChosen)), .performs(action), .argument(argument), children: children)
    }
}
