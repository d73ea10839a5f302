import SceneRendering

/// The tools beside the scene.
enum SidePanel {
    /// The panel: three tabs above, the first of them the store's, and the event log below.
    static func node(place: String, panel: HTMLNode, findings: FindingList, log: [LogEntry]) -> HTMLNode {
        let tabs = HTMLNode.element(
            .div, .class("d-tabs"), .role("tablist"), .aria("label", "Tools"),
            children: [
                tab(place, .text(place.prefix(1).uppercased() + place.dropFirst()), isChosen: true),
                tab("inspect", .text("Inspect")),
                tab("findings", findings.label),
            ])
        let sections = HTMLNode.element(
            .div, .class("d-sections"),
            children: [
                section(place, [panel], isChosen: true),
                section("inspect", [InspectorPanel.empty]),
                section("findings", [findings.node]),
            ])
        return .element(
            .aside, .class("d-panel"), .aria("label", "Tools"),
            children: [tabs, sections, EventLog.area(log)])
    }

    private static func tab(_ name: String, _ label: HTMLNode, isChosen: Bool = false) -> HTMLNode {
        .element(
            .button, .id("d-tab-\(name)"), .type("button"), .role("tab"),
            .aria("selected", isChosen ? "true" : "false"),
            .aria("controls", "d-section-\(name)"), .tabIndex(isChosen ? 0 : -1), children: [label])
    }

    private static func section(_ name: String, _ content: [HTMLNode], isChosen: Bool = false) -> HTMLNode {
        .element(
            .section, .id("d-section-\(name)"), .class("d-section"), .role("tabpanel"), .tabIndex(0),
            .aria("labelledby", "d-tab-\(name)"), isChosen ? nil : .hidden, children: content)
    }
}
