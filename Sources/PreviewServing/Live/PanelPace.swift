import LiveValues
import SceneRendering

/// What of a panel was drawn in an interval, and what waits for its end.
struct PanelPace {
    private var drawn: Set<Topic> = []
    private var stale: Set<Topic> = []
    private var waiting: [Patch] = []
    /// What the pages were last told of each part: most changes change nothing in it.
    private var told: [String: String] = [:]

    /// What a change changes at once; what was drawn before in this interval waits.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - panel: The panel as it is after it.
    ///   - viewers: What the change does to the list of viewers.
    /// - Returns: The patches, in order.
    mutating func changes(for record: ChangeRecord, in panel: any PreviewPanel, _ viewers: [ViewerChange]) -> [Patch] {
        var patches: [Patch] = []
        if drawn.contains(record.topic) {
            stale.insert(record.topic)
        } else if let part = panel.part(showing: record.topic) {
            drawn.insert(record.topic)
            patches += news(of: part)
        }
        let lists = panel.listPatches(for: record) + viewers.map(ViewerControl.patch)
        guard stale.isEmpty else {
            waiting += lists
            return patches
        }
        return patches + lists
    }

    /// Ends an interval: what has changed in it and was not shown.
    mutating func endInterval(in panel: any PreviewPanel) -> [Patch] {
        let patches = stale.compactMap { panel.part(showing: $0) }.flatMap { news(of: $0) } + waiting
        drawn = stale
        stale = []
        waiting = []
        return patches
    }

    /// What the pages have not been told of the panel's parts, whether a change has come for it or not.
    mutating func allNews(in panel: any PreviewPanel) -> [Patch] { panel.parts.flatMap { news(of: $0) } }

    /// Notes that a page was made, which may show something else than the others were told.
    mutating func pageWasMade() { told = [:] }

    private mutating func news(of part: HTMLNode) -> [Patch] {
        let patch = Patch.replacing(with: part)
        guard told[patch.id] != patch.html else { return [] }
        told[patch.id] = patch.html
        return [patch]
    }

    /// Whether something was drawn in this interval.
    var isBusy: Bool { !drawn.isEmpty }
}
