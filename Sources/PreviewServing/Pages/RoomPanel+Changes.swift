import ContextModel
import SceneRendering

extension RoomPanel {
    /// What an event changes in the panel's list of people and in the list of viewers.
    ///
    /// Takes constant time, however many users there are.
    func listChanges(for record: ContextEventRecord) -> [ScenePatch] {
        var patches: [ScenePatch] = []
        switch record.event {
        case .onRemoteUserJoined(let user):
            guard pool.user.getUserCount(role: .student) <= Self.longestList else { break }
            if user.userRole == .student { patches.append(.inserting(Self.option(user), into: Self.listID)) }
            patches.append(.inserting(ViewerList.option(user), into: ViewerList.groupID(user.userRole)))
        case .onRemoteUserLeft(let user, _, _):
            patches.append(.remove(id: Self.optionID(user)))
            // Whoever looks through the eyes of somebody who left still has to see whose eyes these are.
            if user.userUuid != pool.localUser { patches.append(.remove(id: ViewerList.optionID(user))) }
        default: break
        }
        return patches
    }
}

/// What of a room's panel was drawn in an interval, and what waits for its end.
struct RoomPanelPace {
    private var drawn: Set<ContextTopic> = []
    private var stale: Set<ContextTopic> = []
    private var waiting: [ScenePatch] = []
    /// What the pages were last told of each part: most votes change nothing in it.
    private var told: [String: String] = [:]

    /// What an event changes at once; what was drawn before in this interval waits.
    mutating func changes(for record: ContextEventRecord, in panel: RoomPanel) -> [ScenePatch] {
        var patches: [ScenePatch] = []
        if drawn.contains(record.topic) {
            stale.insert(record.topic)
        } else if let part = panel.part(showing: record.topic) {
            drawn.insert(record.topic)
            patches += news(of: part)
        }
        let lists = panel.listChanges(for: record)
        guard stale.isEmpty else {
            waiting += lists
            return patches
        }
        return patches + lists
    }

    /// Ends an interval: what has changed in it and was not shown.
    mutating func endInterval(in panel: RoomPanel) -> [ScenePatch] {
        let patches = stale.compactMap { panel.part(showing: $0) }.flatMap { news(of: $0) } + waiting
        drawn = stale
        stale = []
        waiting = []
        return patches
    }

    /// What the pages have not been told of the panel's parts, whether an event has come for it or not.
    mutating func allNews(in panel: RoomPanel) -> [ScenePatch] {
        ContextTopic.allCases.compactMap { panel.part(showing: $0) }.flatMap { news(of: $0) }
    }

    /// Notes that a page was made, which may show something else than the others were told.
    mutating func pageWasMade() { told = [:] }

    private mutating func news(of part: HTMLNode) -> [ScenePatch] {
        let patch = ScenePatch.replacing(with: part)
        guard case .replace(let id, let html) = patch else { return [patch] }
        guard told[id] != html else { return [] }
        told[id] = html
        return [patch]
    }

    /// Whether something was drawn in this interval.
    var isBusy: Bool { !drawn.isEmpty }
}
