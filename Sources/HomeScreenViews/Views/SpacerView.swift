import ConfigSchema
import SceneModel

/// Space that grows.
struct SpacerView: HomeView {
    static let name = "spacer"
    static let summary = "Space that takes what the other views leave, along the row or column that it is in."
    static let shorthand: String? = "min"
    static let showsData = false
    static let properties = [
        PropertySpec("min", .bound(.number(0...500)), default: "8", "The least that it takes, in points.")
    ]
    static let examples = [
        HomeViewExample(
            "The words stand at both ends", "row: [{ text: Left }, { spacer: {} }, { text: Right }]",
            expect: .markup(contains: ["Left", "Right", "hv-spacer"])),
        HomeViewExample(
            "It keeps its distance where there is no space", "row: [{ text: Left }, { spacer: 30 }, { text: Right }]",
            width: 20, expect: .markup(contains: ["width:30px"])),
        HomeViewExample(
            "A distance is a number", "row: [{ spacer: { min: wide } }]", expect: .findings(["config.kind"])),
    ]

    private let least: Double

    init(_ values: ViewValues) { least = values.number("min") ?? 8 }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        let size = { (offer: Double?) in max(least, offer ?? least) }
        switch children.outerAxis {
        case .horizontal?: return ViewMeasure(size: LayoutSize(width: size(proposal.width), height: 0))
        case .vertical?: return ViewMeasure(size: LayoutSize(width: 0, height: size(proposal.height)))
        case nil: return ViewMeasure(size: LayoutSize(width: size(proposal.width), height: size(proposal.height)))
        }
    }
}
