import SceneRendering

/// The tools beside the scene.
enum SidePanel {
    /// The panel: three tabs above, the first of them the store's, and the event log below.
    static func node(
        place: String, _ placeTitle: String, settings: [AxisControl], panel: HTMLNode, findings: FindingList,
        log: [LogEntry], subjects: [LogSubject], _ texts: PageTexts
    ) -> HTMLNode {
        let tabs = HTMLNode.element(
            .div, .class("d-tabs"), .role("tablist"), .aria("label", texts.tools),
            children: [
                tab(place, .text(placeTitle), isChosen: true),
                tab("inspect", .text(texts.inspect)),
                tab("findings", findings.label),
            ])
        let sections = HTMLNode.element(
            .div, .class("d-sections"),
            children: [
                section(place, [controls(settings), panel], isChosen: true),
                section("inspect", [InspectorPanel.empty(texts)]),
                section("findings", [findings.node]),
            ])
        return .element(
            .aside, .class("d-panel"), .aria("label", texts.tools),
            children: [tabs, sections, EventLog.area(log, subjects: subjects, texts)])
    }

    /// The settings of the device, of which the view's address has the values.
    private static func controls(_ settings: [AxisControl]) -> HTMLNode {
        guard !settings.isEmpty else { return .nothing }
        return .element(.div, .class("d-controls d-settings"), children: settings.map { TopBar.axis($0) })
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
