import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutSyntax = Rule(
        "layout.syntax", .error, "A text is not an expression of the layout language.",
        explanation: """
            An edge is a length (`12`, `12s`, `50%`), or an edge of another component plus or minus lengths \
            (`board.right - 12`).
            """,
        wrong: bar("left: 12↓px, right: 0, top: 0, height: 20"), right: bar("left: 12, right: 0, top: 0, height: 20"))

    static let overdetermined = Rule(
        "layout.overdetermined", .error, "An axis has more properties than it needs.",
        explanation: "Two of start, end, centre and size decide an axis; a third can only contradict them.",
        wrong: bar("left: 0, right: 0, ↓width: 100, top: 0, height: 20"),
        right: bar("left: 0, right: 0, top: 0, height: 20"))

    static let underdetermined = Rule(
        "layout.underdetermined", .error, "An axis has too few properties.",
        explanation: "Two of start, end, centre and size decide an axis; one is enough where the component has a size.",
        wrong: .scene(sceneHead + "compose:\n  - ↓stateBar: { left: 0, right: 0 }\n"),
        right: bar("left: 0, right: 0, top: 0, height: 20"))

    static let layoutUnknownID = Rule(
        "layout.unknown-id", .error, "An expression names a component that the scene does not have.",
        explanation: "Expressions name components by their id; the content box is called `scene`.",
        wrong: two("left: 0, right: 0, top: ↓statBar.bottom, height: 20"),
        right: two("left: 0, right: 0, top: stateBar.bottom, height: 20"))

    static let layoutPopup = Rule(
        "layout.popup", .error, "An expression names a popup.",
        explanation: "A popup has no place until it is opened.",
        wrong: .scene(
            sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"
                + "  - stateBar: { id: second, left: 0, right: 0, top: ↓networkStats.bottom, height: 20 }\n"
                + "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }\n"),
        right: two("left: 0, right: 0, top: stateBar.bottom, height: 20"))

    static let layoutAxis = Rule(
        "layout.axis", .error, "An expression does not fit its property.",
        explanation:
            "Horizontal edges go with `left`, `right`, `centerX`; vertical ones with `top`, `bottom`, `centerY`.",
        wrong: two("left: ↓stateBar.bottom, right: 0, top: 20, height: 20"),
        right: two("left: stateBar.left, right: 0, top: 20, height: 20"))

    static let layoutCycle = Rule(
        "layout.cycle", .error, "Frames follow from each other in a ring.",
        explanation: "The finding draws the ring. One of its members needs a place that does not depend on the others.",
        wrong: .scene(
            sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, ↓top: second.bottom, height: 20 }\n"
                + "  - stateBar: { id: second, left: 0, right: 0, top: stateBar.bottom, height: 20 }\n"),
        right: two("left: 0, right: 0, top: stateBar.bottom, height: 20"))

    static let negativeSize = Rule(
        "layout.negative-size", .warning, "A component has a width or height below zero on a device.",
        explanation: "Its edges pass each other on that screen.",
        wrong: bar("left: 400, right: 400, top: 0, height: 20").marked("↓left"),
        right: bar("left: 40, right: 40, top: 0, height: 20"))

    static let outOfRange = Rule(
        "layout.out-of-range", .error, "A coordinate is far beyond any screen.",
        explanation: "Coordinates are limited to ten million points.",
        wrong: bar("↓left: 1000000%, width: 100, top: 0, height: 20"),
        right: bar("left: 10%, width: 100, top: 0, height: 20"))

    static let layoutRules = [
        layoutSyntax, overdetermined, underdetermined, layoutUnknownID, layoutPopup, layoutAxis, layoutCycle,
        negativeSize, outOfRange,
    ]

    /// The rule of a problem that the solver found.
    static func layout(_ kind: LayoutProblem.Kind) -> Rule {
        switch kind {
        case .overdetermined: overdetermined
        case .underdetermined: underdetermined
        case .unknownID: layoutUnknownID
        case .popup: layoutPopup
        case .axis: layoutAxis
        case .cycle: layoutCycle
        case .negativeSize: negativeSize
        case .outOfRange: outOfRange
        }
    }

    private static func bar(_ frame: String) -> RuleExample {
        .scene(sceneHead + "compose:\n  - stateBar: { \(frame) }\n")
    }

    private static func two(_ frame: String) -> RuleExample {
        .scene(
            sceneHead + "compose:\n  - stateBar: { left: 0, right: 0, top: 0, height: 20 }\n"
                + "  - stateBar: { id: second, \(frame) }\n")
    }
}

extension RuleExample {
    /// The example with its mark before a word.
    fileprivate func marked(_ marker: String) -> RuleExample {
        RuleExample(
            path: path, markedText.replacing(marker.filter { $0 != "↓" }, with: marker, maxReplacements: 1),
            otherFiles: otherFiles)
    }
}
