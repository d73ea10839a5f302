import LiveValues
import SceneModel
import Synchronization

/// One use of a control, with what came of it.
struct ControlPress {
    /// What came of it.
    enum Result {
        /// A picture has changed, or the viewer was told.
        case seen
        /// The store refused it.
        case refused(String)
        /// Nobody sees a difference.
        case nothing
    }

    let result: Result

    /// Uses a control of a scene that was just staged.
    ///
    /// `isExample` says that it is an example's scene, in which any change that the store tells is enough.
    init(
        _ action: ComponentAction, on owner: String, in staged: StagedScene, _ registry: ComponentRegistry,
        _ isTold: ControlCheck.Telling, isExample: Bool
    ) {
        let before = Self.look(of: staged)
        let records = Mutex<[ChangeRecord]>([])
        // What the others see, before and after.
        let others = staged.otherViewers.map { staged.seen(by: $0, registry) }
        let looks = others.map { Self.look(of: $0) }
        let watched = ([staged] + others).map { LiveScene($0) }
        let subscription = staged.store.subscribe { record in
            records.withLock { $0.append(record) }
            for scene in watched { _ = scene.patches(for: record) }
        }
        defer { subscription.cancel() }
        do {
            try staged.perform(action, on: owner)
        } catch {
            result = .refused("\(error)")
            return
        }
        let told = records.withLock { $0 }.filter { $0.audience != .nobody }
        let isSeen =
            (isExample && !told.isEmpty) || before != Self.look(of: staged.stagedAgain(registry, isExample: isExample))
            || zip(others, looks).contains { $1 != Self.look(of: $0.stagedAgain(registry, isExample: isExample)) }
            || told.contains { record in
                ([staged] + others).contains { isTold(record, staged.store, $0.view.viewer) }
            }
        result = isSeen ? .seen : .nothing
    }

    private static func look(of staged: StagedScene) -> String {
        HTMLRenderer.render(staged.render()) + SceneStyles.layout(staged)
    }
}

extension StagedScene {
    /// The others who look at the scene, one of each audience.
    fileprivate var otherViewers: [String] {
        let viewers = scene.fixture.flatMap { scene.kind.viewers(in: $0.record) } ?? []
        var audiences: Set<String> = []
        return viewers.filter {
            $0 != view.viewer && audiences.insert(scene.kind.audience(of: $0, in: store)).inserted
        }
    }

    /// The same scene through other eyes.
    fileprivate func seen(by viewer: String, _ registry: ComponentRegistry) -> StagedScene {
        var view = view
        view.viewer = viewer
        view.openAnchor = nil
        return StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store, values: values)
    }

    /// The same view as it is laid out now.
    fileprivate func stagedAgain(_ registry: ComponentRegistry, isExample: Bool) -> StagedScene {
        StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store, client: client,
            values: values, isExample: isExample)
    }
}
