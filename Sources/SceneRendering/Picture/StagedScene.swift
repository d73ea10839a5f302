package import ContextModel
package import SceneModel
package import ThemeModel

/// A scene with its theme, its room and a viewer: everything that is needed to draw it.
///
/// Making one resolves all values and decides all frames; drawing then only reads. The room's events change what is
/// drawn, never what is staged.
package struct StagedScene: Sendable {
    /// The scene.
    package let scene: Scene
    /// The theme.
    package let theme: Theme
    /// How it is looked at, every part of it valid.
    package let view: SceneView
    /// The screen.
    package let device: Device
    /// The frames.
    package let plan: ScenePlan
    /// The components that this viewer has, bottom to top; the open popup is the last one.
    package let instances: [Instance]
    /// The values of every component in the catalog.
    package let values: [String: PropertyValues]

    let situation: Situation
    let cascade: Cascade
    let pool: ContextPool
    let registry: ComponentRegistry
    /// The widgets that run for the viewer.
    package let widgets: WidgetRuntime
    private let widgetStage: WidgetStage
    /// The indexes of the instances by their identifiers.
    private let places: [String: Int]

    /// One component in the scene.
    package struct Instance: Sendable {
        /// Its entry in the scene.
        package let placement: Placement
        /// Its rectangle in the content box, in points.
        package let frame: LayoutRect
        /// Whether it is shown; a hidden one exists and takes part in the layout.
        package let isShown: Bool

        let component: any Component
        let context: RenderContext
        /// The size of its own with which the frames were decided; nil for a popup, and for a component without one.
        let ownSize: LayoutSize?
    }

    /// Stages a scene.
    ///
    /// `widgets` are those of an earlier staging for the same viewer; what runs is brought in line with what is active.
    /// `known` are the ``values`` of an earlier staging that differs at most in its viewer and its open anchor.
    package init(
        scene: Scene, theme: Theme, registry: ComponentRegistry, device: Device, view: SceneView, store: RoomStore,
        widgets: WidgetRuntime = WidgetRuntime(), values known: [String: PropertyValues]? = nil
    ) {
        let pool = ContextPool(store, localUser: view.viewer)
        let situation = theme.situation(
            mode: view.mode, deviceClass: device.deviceClass.rawValue, locale: view.locale)
        let cascade = scene.cascade(over: theme)
        let box = ContentBox(device)
        let allValues = known ?? theme.values(cascade: cascade, in: situation)
        func context(_ placement: Placement, _ frame: LayoutRect) -> RenderContext {
            let id = placement.id
            let readingPool = pool.readOnly(because: RenderContext.readOnlyReason) {
                widgets.tell($0, ofComponent: id, pool)
            }
            return RenderContext(
                pool: readingPool, device: device, scale: box.scale, frame: frame, componentID: placement.id,
                sceneType: scene.type, mode: situation.mode, locale: view.locale, openAnchor: view.openAnchor,
                opener: placement.isPopup ? view.openAnchor : nil, memory: ComponentMemory(), widgets: widgets,
                strings: theme.strings, allValues: allValues)
        }
        let role = pool.user.getUserInfo(view.viewer)?.userRole ?? .observer
        func has(_ placement: Placement) -> Bool {
            placement.roles?.contains(role.name) ?? true && allValues[placement.name]?.boolean("enable") ?? true
        }
        func make(_ placement: Placement) -> (any Component)? {
            guard let type = registry.component(placement.name), let values = allValues[placement.name] else {
                return nil
            }
            return type.init(values)
        }
        let empty = LayoutRect(x: 0, y: 0, width: 0, height: 0)
        var ownSizes: [String: LayoutSize] = [:]
        let plan = ScenePlan(scene, on: device) { placement in
            guard has(placement) else { return .nothing }
            guard let size = make(placement)?.size(in: context(placement, empty)) else {
                return ScenePlan.nominalSize(placement, theme.catalog)
            }
            ownSizes[placement.id] = size
            return IntrinsicSize(size)
        }
        self.scene = scene
        self.theme = theme
        self.view = view
        self.device = device
        self.plan = plan
        values = allValues
        self.situation = situation
        self.cascade = cascade
        self.pool = pool
        self.registry = registry
        self.widgets = widgets

        var instances: [Instance] = []
        for entry in plan.entries {
            let placement = entry.placement
            guard let rect = entry.rect, !placement.isPopup, has(placement), let component = make(placement) else {
                continue
            }
            instances.append(
                Instance(
                    placement: placement, frame: rect, isShown: allValues[placement.name]?.boolean("visible") ?? true,
                    component: component, context: context(placement, rect), ownSize: ownSizes[placement.id]))
        }
        // One popup at a time: the one whose anchor is open, in its own size beside that anchor.
        for entry in plan.entries where entry.placement.isPopup && entry.placement.opensFrom?.text == view.openAnchor {
            let placement = entry.placement
            guard placement.roles?.contains(role.name) ?? true, allValues[placement.name]?.isShown("") ?? true,
                let component = make(placement),
                let size = component.size(in: context(placement, empty)),
                let frame = Self.frame(of: size, opensFrom: view.openAnchor ?? "", instances, box)
            else { continue }
            instances.append(
                Instance(
                    placement: placement, frame: frame, isShown: true, component: component,
                    context: context(placement, frame), ownSize: nil))
            break
        }
        self.instances = instances
        places = Dictionary(
            instances.enumerated().map { ($1.placement.id, $0) }, uniquingKeysWith: { first, _ in first })
        widgetStage = WidgetStage(
            pool: pool, registry: registry, values: allValues,
            hosts: Dictionary(
                instances.map { ($0.placement.name, $0.context) }, uniquingKeysWith: { first, _ in first }))
        widgets.walk(widgetStage)
    }

    private static func frame(
        of size: LayoutSize, opensFrom anchor: String, _ instances: [Instance], _ box: ContentBox
    ) -> LayoutRect? {
        let parts = anchor.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let opener = instances.first(where: { $0.placement.id == parts[0] }),
            let part = opener.component.anchor(String(parts[1]), in: opener.context, size: opener.frame.size)
        else { return nil }
        let source = LayoutRect(
            x: opener.frame.x + part.x, y: opener.frame.y + part.y, width: part.width, height: part.height)
        switch type(of: opener.component).popupSide {
        case .left: return PopupPlacement.place(size, beside: source, in: box.bounds, on: box.deviceClass)
        case .below: return PopoverPlacement.place(size, below: source, in: box.bounds)
        }
    }

    /// Whether a component has another size of its own than the one that the frames were decided with.
    func hasOutgrownItsFrame(_ index: Int) -> Bool {
        // Before the instance is copied: this is asked with every event, and few have one.
        guard let size = instances[index].ownSize else { return false }
        return instances[index].component.size(in: instances[index].context) != size
    }

    /// The popup that is open, if it could be placed.
    package var popup: Instance? { instances.last.flatMap { $0.placement.isPopup ? $0 : nil } }

    /// The component with an id.
    package func instance(_ id: String) -> Instance? { instances.first { $0.placement.id == id } }

    /// Whether the viewer has a component, or a widget in it, `component/widget`.
    package func has(_ id: String) -> Bool {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, instance(first) != nil else { return false }
        return parts.count == 1 || widgets.isRunning(parts[1])
    }

    /// What files may say of a component, or of a widget in it, `component/widget`.
    package func configuration(of id: String) -> ComponentDeclaration? {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        let name =
            parts.count == 2
            ? registry.widget(parts[1])?.configurationName : parts.first.flatMap { instance($0)?.placement.name }
        return name.flatMap { theme.catalog.component($0) }
    }

    /// Does what a user's click on a component asks for, or on a widget in it, `component/widget`.
    package func perform(_ action: ComponentAction, on id: String) throws(ContextError) {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let instance = instance(first) else { return }
        if parts.count == 2 {
            try widgets.perform(action, on: parts[1], widgetStage)
        } else {
            try instance.component.perform(action, in: instance.context.acting(through: pool))
        }
    }

    /// Tells the widgets about an event; answers the components whose picture it may change through them, as indexes of
    /// ``instances``.
    func tellWidgets(_ record: ContextEventRecord) -> Set<Int> {
        let hosts = widgets.receive(record, widgetStage).compactMap { id in
            registry.widget(id).flatMap { widgetStage.hosts[$0.host]?.componentID }
        }
        return Set(hosts.compactMap { places[$0] })
    }

    /// Draws a component with its frame's element around it.
    package func render(_ instance: Instance) -> HTMLNode {
        .element(
            .div, .id(Self.elementID(instance.placement.id)), .class("placed"),
            .data("component", instance.placement.name), .data("id", instance.placement.id),
            instance.placement.isPopup ? .data("popup", view.openAnchor ?? "") : nil,
            // From one alternative to the other it glides.
            instance.placement.hasAlternatives ? .data("glides", "") : nil, instance.isShown ? nil : .hidden,
            children: [instance.component.render(in: instance.context)])
    }

    /// Draws the whole scene: the content box with every component in it.
    package func render() -> HTMLNode { render(instances.map { render($0) }) }

    func render(_ pictures: [HTMLNode]) -> HTMLNode {
        .element(
            .div, .class("scene"), .id("scene"), .data("mode", situation.mode), .lang(view.locale),
            .data("device", device.deviceClass.rawValue), children: pictures)
    }

    /// The identifier of the element around a component.
    package static func elementID(_ id: String) -> String { "c-\(id)" }
}
