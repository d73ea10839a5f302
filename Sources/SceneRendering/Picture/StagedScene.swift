public import LiveValues
package import SceneModel
package import ThemeModel

/// A scene with its theme, its live store and a viewer: everything that is needed to draw it.
///
/// Making one resolves all values and decides all frames; drawing then only reads. The store's changes alter what is
/// drawn, never what is staged.
public struct StagedScene: Sendable {
    package let scene: Scene
    package let theme: Theme
    /// How it is looked at, every part of it valid.
    package let view: SceneView
    package let device: Device
    package let plan: ScenePlan
    /// The components that this viewer has, bottom to top; the open popup is the last one.
    package let instances: [Instance]
    /// The values of every component in the catalog.
    package let values: [String: PropertyValues]

    let situation: Situation
    let cascade: Cascade
    /// What is live in the scene.
    public let store: any LiveStore
    /// The viewer's client.
    public let client: any ViewerClient
    let registry: ComponentRegistry
    private let hosts: PartHosts
    /// The indexes of the instances by their identifiers.
    private let places: [String: Int]

    /// One component in the scene.
    package struct Instance: Sendable {
        /// Its entry in the scene.
        package let placement: Placement
        /// Its rectangle on the canvas, in points.
        package let frame: LayoutRect
        /// Whether it is shown; a hidden one exists and takes part in the layout.
        package let isShown: Bool

        let component: any Component
        package let context: RenderContext
        /// The size of its own with which the frames were decided; nil for a popup, and for a component without one.
        let ownSize: LayoutSize?
        /// The part that a popup was placed beside; nil for every other component.
        var source: PopupSource?
    }

    /// The part of a component that a popup opens from.
    struct PopupSource: Sendable {
        /// The component's index among the instances.
        let opener: Int
        /// The part's rectangle on the canvas, in points.
        let rect: LayoutRect
    }

    /// Stages a scene.
    ///
    /// `client` is that of an earlier staging for the same viewer; what runs inside components is brought in line.
    /// `known` are the ``values`` of an earlier staging that differs at most in its viewer and its open anchor. An example
    /// shows one component alone, which may open popups that are not there. `files` are for components that draw
    /// what files of a kind's own say.
    package init(
        scene: Scene, theme: Theme, registry: ComponentRegistry, device: Device, view: SceneView,
        store: any LiveStore, client known: (any ViewerClient)? = nil,
        values knownValues: [String: PropertyValues]? = nil, isExample: Bool = false,
        files: PictureFiles? = nil
    ) {
        let kind = registry.kind(of: scene)
        let client = known ?? kind.client(of: view.viewer, reading: view.locale, in: store, showing: scene.id) { $0() }
        client.enter(scene)
        let situation = theme.situation(
            mode: view.mode, deviceClass: device.deviceClass.rawValue, locale: view.locale)
        let cascade = scene.cascade(over: theme)
        let situated = files.map { SituatedTheme(theme: theme, situation: situation, files: $0) }
        let canvas = kind.canvas(on: device)
        let allValues = knownValues ?? theme.values(cascade: cascade, in: situation)
        let isHidden = kind.hides(scene, with: allValues)
        let audience = kind.audience(of: view.viewer, in: store)
        func has(_ placement: Placement) -> Bool {
            placement.roles?.contains(audience) ?? true && allValues[placement.name]?.boolean("enable") ?? true
        }
        let popups =
            isExample
            ? nil
            : Set(
                scene.placements.filter {
                    $0.isPopup && $0.devices?.contains(device.deviceClass.rawValue) ?? true && has($0)
                }
                .compactMap { $0.opensFrom?.text })
        let neighbours = scene.placements.filter { $0.devices?.contains(device.deviceClass.rawValue) ?? true }
            .compactMap(\.placed)
        let shared = MadeOnce()
        func context(_ placement: Placement, _ frame: LayoutRect) -> RenderContext {
            RenderContext(
                environment: client.environment(for: placement.id), placed: placement.placed, neighbours: neighbours,
                files: scene.files,
                device: device, scale: canvas.scale, frame: frame,
                componentID: placement.id,
                sceneID: scene.id, sceneType: scene.type, mode: situation.mode, locale: view.locale, axes: view.axes,
                openAnchor: view.openAnchor,
                opener: placement.isPopup ? view.openAnchor : nil, popups: popups, memory: ComponentMemory(),
                shared: shared,
                strings: theme.strings,
                theme: situated, allValues: allValues)
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
        self.store = store
        self.client = client
        self.registry = registry

        let first: [String: String] =
            kind.axes.isEmpty
            ? [:]
            : Dictionary(
                kind.choices(for: scene, on: device).compactMap { axis in
                    axis.names.first.map { (axis.axis.name, $0) }
                }, uniquingKeysWith: { first, _ in first })
        var instances: [Instance] = []
        for entry in plan.entries {
            let placement = entry.placement
            guard let rect = entry.rect, !placement.isPopup, has(placement),
                entry.isThere(with: view.axes, first: { first[$0] }), let component = make(placement)
            else { continue }
            instances.append(
                Instance(
                    placement: placement, frame: rect,
                    isShown: !isHidden && allValues[placement.name]?.boolean("visible") ?? true,
                    component: component, context: context(placement, rect), ownSize: ownSizes[placement.id]))
        }
        // One popup at a time: the one whose anchor is open, in its own size beside that anchor.
        for entry in plan.entries
        where !isHidden && entry.placement.isPopup && entry.placement.opensFrom?.text == view.openPart {
            let placement = entry.placement
            guard placement.roles?.contains(audience) ?? true, allValues[placement.name]?.isShown("") ?? true,
                let component = make(placement),
                let size = component.size(in: context(placement, empty)),
                let source = Self.source(of: view.openAnchor ?? "", in: instances)
            else { continue }
            let side = type(of: instances[source.opener].component).popupSide
            let frame = kind.popupFrame(of: size, openingFrom: source.rect, on: side, in: canvas)
            instances.append(
                Instance(
                    placement: placement, frame: frame, isShown: true, component: component,
                    context: context(placement, frame), ownSize: nil, source: source))
            break
        }
        self.instances = instances
        places = Dictionary(
            instances.enumerated().map { ($1.placement.id, $0) }, uniquingKeysWith: { first, _ in first })
        hosts = PartHosts(
            values: allValues,
            contexts: Dictionary(
                instances.map { ($0.placement.name, $0.context) }, uniquingKeysWith: { first, _ in first }))
        client.take(hosts)
    }

    private static func source(of anchor: String, in instances: [Instance]) -> PopupSource? {
        let parts = anchor.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let index = instances.firstIndex(where: { $0.placement.id == parts[0] }) else {
            return nil
        }
        let opener = instances[index]
        return opener.component.anchor(String(parts[1]), in: opener.context, size: opener.frame.size).map { part in
            PopupSource(
                opener: index,
                rect: LayoutRect(
                    x: opener.frame.x + part.x, y: opener.frame.y + part.y, width: part.width, height: part.height))
        }
    }

    /// Whether the open popup's part has moved, changed its size or gone since the popup was placed beside it.
    ///
    /// - Parameter index: The component that has changed; every other one leaves the popup where it is.
    /// - Returns: Whether the popup has to be placed anew.
    func hasMovedItsPopup(_ index: Int) -> Bool {
        guard let source = popup?.source, source.opener == index else { return false }
        return Self.source(of: view.openAnchor ?? "", in: instances)?.rect != source.rect
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

    /// Whether the viewer has a component, or a part that runs in it, `component/part`.
    package func has(_ id: String) -> Bool {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, instance(first) != nil else { return false }
        return parts.count == 1 || client.isRunning(parts[1])
    }

    /// What files may say of a component, or of a part that runs in it, `component/part`.
    package func configuration(of id: String) -> ComponentDeclaration? {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        let name =
            parts.count == 2
            ? client.configurationName(of: parts[1]) : parts.first.flatMap { instance($0)?.placement.name }
        return name.flatMap { theme.catalog.component($0) }
    }

    /// Whether somebody may bring a file with an action of a component, or of a part that runs in it, `component/part`.
    package func takesFile(with action: String, on id: String) -> Bool {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let instance = instance(first) else { return false }
        if parts.count == 2 { return client.takesFile(with: action, on: parts[1]) }
        return type(of: instance.component).takesFiles.contains(action)
    }

    /// Does what a user's click on a component asks for, or on a part that runs in it, `component/part`.
    package func perform(_ action: ComponentAction, on id: String) throws {
        let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let instance = instance(first) else { return }
        if parts.count == 2 {
            try client.perform(action, on: parts[1], in: hosts)
        } else {
            try instance.component.perform(
                action, in: instance.context.acting(through: client.actingEnvironment(for: first)))
        }
    }

    /// A piece of a component that a page asks for; nil when there is none.
    package func piece(_ name: String, of id: String) -> HTMLNode? {
        instance(id).flatMap { $0.component.piece(name, in: $0.context) }
    }

    /// Tells what runs inside components about a change; answers the components whose picture it may change through them, as
    /// indexes of ``instances``.
    func tellParts(_ record: ChangeRecord) -> Set<Int> {
        let names = client.receive(record, in: hosts)
        return names.isEmpty ? [] : Set(names.compactMap { hosts.contexts[$0]?.componentID }.compactMap { places[$0] })
    }

    /// Draws a component with its frame's element around it.
    package func render(_ instance: Instance) -> HTMLNode {
        .element(
            .div, .id(Self.elementID(instance.placement.id)), .class("placed"),
            .data(.component, instance.placement.name), .data(.id, instance.placement.id),
            instance.placement.isPopup ? .data(.popup, view.openAnchor ?? "") : nil,
            instance.placement.isPopup ? .role("dialog") : nil,
            instance.placement.isPopup
                ? .aria("label", type(of: instance.component).title(in: instance.context)) : nil,
            // From one alternative to the other it glides.
            instance.placement.hasAlternatives ? .data("glides", "") : nil, instance.isShown ? nil : .hidden,
            children: [instance.component.render(in: instance.context)])
    }

    /// Draws one component by itself, in a scene of its size; an empty one when the viewer does not have it.
    package func render(alone id: String) -> HTMLNode {
        scene(instance(id).map { [render($0)] } ?? [], Self.aloneClass)
    }

    /// What the picture of a placed file consists of.
    package func parts(of id: String) -> [PicturePart] { registry.kind(of: scene).parts(of: id, in: self) }

    /// Draws the whole scene: the canvas with every component in it.
    package func render() -> HTMLNode { render(instances.map { render($0) }) }

    func render(_ pictures: [HTMLNode]) -> HTMLNode { scene(pictures) }

    private func scene(_ pictures: [HTMLNode], _ class: String? = nil) -> HTMLNode {
        .element(
            .div, .class((["scene"] + [`class`].compactMap(\.self) + axisClasses).joined(separator: " ")),
            .id(Self.sceneID), .data("mode", situation.mode), .lang(view.locale),
            .data("device", device.deviceClass.rawValue), children: pictures)
    }

    /// What was chosen on the kind's axes, as classes for its style sheets: `rendering-accented`.
    package var axisClasses: [String] { view.axes.sorted { $0.key < $1.key }.map { "\($0.key)-\($0.value)" } }

    /// The class of a scene that shows one component by itself.
    package static let aloneClass = "alone"

    /// The identifier of the element around the whole scene.
    package static let sceneID = "scene"

    /// The identifier of the element around a component.
    package static func elementID(_ id: String) -> String { "c-\(id)" }
}
