import ConfigSchema
import SceneModel
import ThemeModel

/// What all views have around themselves: padding, a frame, a ratio, a priority.
struct BoxValues {
    let priority: Double
    private let width: Side
    private let height: Side
    private let ratio: Double?
    private let insets: (left: Double, top: Double, right: Double, bottom: Double)

    /// What the frame says of one axis.
    private struct Side {
        var fixed: ViewExtent?
        var least: ViewExtent?
        var most: ViewExtent?

        func offered(_ offer: Double?) -> Double? {
            if let fixed = fixed?.points(of: offer) { return fixed }
            guard let offer else { return nil }
            return max(min(offer, most?.points(of: offer) ?? .infinity), least?.points(of: offer) ?? 0)
        }

        /// What the frame takes: as SwiftUI's, it goes with the offer as far as its bounds are known.
        func taken(_ content: Double, of offer: Double?) -> Double {
            if let fixed = fixed?.points(of: offer) { return fixed }
            let (low, high) = (least?.points(of: offer), most?.points(of: offer))
            guard low != nil || high != nil else { return content }
            let bottom = low ?? min(content, high ?? content)
            let top = max(bottom, high ?? max(content, bottom))
            return min(max(offer ?? content, bottom), top)
        }
    }

    /// The keys of which it is made.
    static let keys: Set<String> = [
        "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "ratio", "padding", "priority",
    ]

    /// Whether built-in values say anything of a box.
    static func isMeant(by defaults: [String: ResolvedValue]) -> Bool {
        defaults.contains { keys.contains($0.key) && $0.value != .number(0) }
    }

    /// Nothing around the view, as most have it.
    static let none = BoxValues()

    /// Whether the height that is offered to the box is nothing but what is offered to its view.
    let isNone: Bool

    private init() {
        isNone = true
        (width, height) = (Side(), Side())
        (priority, ratio) = (0, nil)
        insets = (0, 0, 0, 0)
    }

    init(_ values: ViewValues) {
        guard values.hasBox else {
            self = .none
            return
        }
        isNone = false
        width = Side(
            fixed: values.extent("width"), least: values.extent("minWidth"), most: values.extent("maxWidth"))
        height = Side(
            fixed: values.extent("height"), least: values.extent("minHeight"), most: values.extent("maxHeight"))
        priority = values.number("priority") ?? 0
        ratio = values.text("ratio").flatMap { Self.ratio($0) }
        guard case .map? = values["padding"] else {
            let all = values.number("padding") ?? 0
            insets = (all, all, all, all)
            return
        }
        let horizontal = values.number("padding.horizontal") ?? 0
        let vertical = values.number("padding.vertical") ?? 0
        insets = (
            values.number("padding.left") ?? horizontal, values.number("padding.top") ?? vertical,
            values.number("padding.right") ?? horizontal, values.number("padding.bottom") ?? vertical
        )
    }

    /// Answers an offer: the frame goes around the padding, the padding around the view, as a designer's box does.
    func measure(
        _ proposal: ViewProposal, anchor: ViewAnchor, _ content: (ViewProposal) -> ViewMeasure
    ) -> LayoutNode.BoxMeasure {
        let (horizontal, vertical) = (insets.left + insets.right, insets.top + insets.bottom)
        var offer = ViewProposal(width: width.offered(proposal.width), height: height.offered(proposal.height))
        if let ratio { offer = Self.fitted(offer, ratio) }
        let inner = content(
            ViewProposal(
                width: offer.width.map { max(0, $0 - horizontal) },
                height: offer.height.map { max(0, $0 - vertical) }))
        var size = LayoutSize(
            width: width.taken(inner.size.width + horizontal, of: proposal.width),
            height: height.taken(inner.size.height + vertical, of: proposal.height))
        // A ratio is a promise: whatever the content takes, the box has it.
        if ratio != nil, let width = offer.width, let height = offer.height, width.isFinite, height.isFinite {
            size = LayoutSize(width: width, height: height)
        }
        return LayoutNode.BoxMeasure(
            size: size, inner: inner,
            x: insets.left + (size.width - horizontal - inner.size.width) * anchor.x,
            y: insets.top + (size.height - vertical - inner.size.height) * anchor.y)
    }

    /// How ratios are written.
    static let ratios = [
        EnumerationCase("1.5", "A number above 0.", matching: aboveZero),
        EnumerationCase(
            "80/110", "A width over a height, both above 0.", matching: "\(aboveZero) ?/ ?\(aboveZero)"),
    ]

    private static let aboveZero = "([1-9][0-9]{0,3}([.][0-9]+)?|0[.][0-9]*[1-9][0-9]*)"

    private static func ratio(_ text: String) -> Double? {
        let parts = text.split(separator: "/").compactMap { Double($0.filter { $0 != " " }) }
        guard let width = parts.first, case let height = parts.count > 1 ? parts[1] : 1, width > 0, height > 0 else {
            return nil
        }
        return width / height
    }

    /// The largest size of a ratio in an offer.
    private static func fitted(_ offer: ViewProposal, _ ratio: Double) -> ViewProposal {
        switch (offer.width, offer.height) {
        case (let width?, let height?):
            width / ratio <= height
                ? ViewProposal(width: width, height: width / ratio)
                : ViewProposal(width: height * ratio, height: height)
        case (let width?, nil): ViewProposal(width: width, height: width / ratio)
        case (nil, let height?): ViewProposal(width: height * ratio, height: height)
        case (nil, nil): offer
        }
    }
}
