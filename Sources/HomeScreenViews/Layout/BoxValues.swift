import ConfigSchema
import SceneModel

/// What all views have around themselves: padding, a frame, a ratio, a priority.
struct BoxValues {
    let priority: Double
    private let values: ViewValues
    private let ratio: Double?
    private let insets: (left: Double, top: Double, right: Double, bottom: Double)

    init(_ values: ViewValues) {
        self.values = values
        priority = values.number("priority") ?? 0
        ratio = values.text("ratio").flatMap { Self.ratio($0) }
        let all = values.number("padding")
        func inset(_ side: String, _ both: String) -> Double {
            all ?? values.number("padding." + side) ?? values.number("padding." + both) ?? 0
        }
        insets = (
            inset("left", "horizontal"), inset("top", "vertical"), inset("right", "horizontal"),
            inset("bottom", "vertical")
        )
    }

    /// Answers an offer: the frame goes around the padding, the padding around the view, as a designer's box does.
    func measure(
        _ proposal: ViewProposal, anchor: ViewAnchor, _ content: (ViewProposal) -> ViewMeasure
    ) -> LayoutNode.BoxMeasure {
        let (horizontal, vertical) = (insets.left + insets.right, insets.top + insets.bottom)
        var offer = ViewProposal(
            width: offered(proposal.width, "width", "minWidth", "maxWidth"),
            height: offered(proposal.height, "height", "minHeight", "maxHeight"))
        if let ratio { offer = Self.fitted(offer, ratio) }
        let inner = content(
            ViewProposal(
                width: offer.width.map { max(0, $0 - horizontal) },
                height: offer.height.map { max(0, $0 - vertical) }))
        var size = LayoutSize(
            width: taken(
                inner.size.width + horizontal, of: proposal.width, "width", "minWidth", "maxWidth"),
            height: taken(
                inner.size.height + vertical, of: proposal.height, "height", "minHeight", "maxHeight"))
        // A ratio is a promise: whatever the content takes, the box has it.
        if ratio != nil, let width = offer.width, let height = offer.height, width.isFinite, height.isFinite {
            size = LayoutSize(width: width, height: height)
        }
        return LayoutNode.BoxMeasure(
            size: size, inner: inner,
            x: insets.left + (size.width - horizontal - inner.size.width) * anchor.x,
            y: insets.top + (size.height - vertical - inner.size.height) * anchor.y)
    }

    private func offered(_ offer: Double?, _ fixed: String, _ least: String, _ most: String) -> Double? {
        if let fixed = values.length(fixed, of: offer) { return fixed }
        guard let offer else { return nil }
        return max(min(offer, values.length(most, of: offer) ?? .infinity), values.length(least, of: offer) ?? 0)
    }

    /// What the frame takes: as SwiftUI's, it goes with the offer as far as its bounds are known.
    private func taken(
        _ content: Double, of offer: Double?, _ fixed: String, _ least: String, _ most: String
    ) -> Double {
        if let fixed = values.length(fixed, of: offer) { return fixed }
        let (low, high) = (values.length(least, of: offer), values.length(most, of: offer))
        guard low != nil || high != nil else { return content }
        let bottom = low ?? min(content, high ?? content)
        let top = max(bottom, high ?? max(content, bottom))
        return min(max(offer ?? content, bottom), top)
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
