package import ThemeModel

/// Where the components of a scene stand on one device.
package struct ScenePlan: Sendable {
    /// The part of the screen that it is laid out in.
    package let canvas: Canvas
    /// The placements that the device has, bottom to top, with their rectangles in points.
    package let entries: [Entry]
    /// What keeps frames from being decided; entry indices count in `entries`.
    package let problems: [LayoutProblem]

    /// One placement with its rectangle.
    package struct Entry: Sendable {
        package let placement: Placement
        /// The rectangle relative to the canvas; nil for a popup, or when the frame cannot be decided.
        package let rect: LayoutRect?
        /// The choices with which it is there, by the names of the kind's axes; none when it is there with any.
        package var place: [String: String] = [:]

        /// Whether it is there with some choices; what was not chosen is the first choice of its axis.
        package func isThere(with chosen: [String: String], first: (String) -> String?) -> Bool {
            place.allSatisfy { axis, name in (chosen[axis] ?? first(axis)) == name }
        }
    }

    /// Lays a scene out.
    ///
    /// `ownSize` is the size that a component has by itself, for those whose frames leave a side open.
    package init(_ scene: Scene, on device: Device, ownSize: (Placement) -> IntrinsicSize) {
        let canvas = scene.kind.canvas(on: device)
        let placements = scene.placements.filter { placement in
            placement.devices.map { $0.contains(device.deviceClass.rawValue) } ?? true
        }
        if scene.kind.placing != nil {
            self.canvas = canvas
            let rects = scene.kind.frames(of: placements, in: scene, on: device)
            let places =
                scene.kind.axes.isEmpty
                ? placements.map { _ in [:] } : scene.kind.places(of: placements, in: scene, on: device)
            entries = zip(zip(placements, rects), places).map { place, choices in
                let (placement, rect) = place
                return Entry(
                    placement: placement, rect: placement.placed == nil ? canvas.bounds : rect, place: choices)
            }
            problems = []
            return
        }
        let result = LayoutSolver.solve(
            placements.map { placement in
                LayoutEntry(
                    id: placement.id, component: placement.name, placement: placement.isPopup ? .suspend : .flat,
                    frame: Self.frame(of: placement, among: placements, on: device.deviceClass),
                    intrinsic: placement.isPopup ? .none : ownSize(placement))
            }, in: canvas)
        self.canvas = canvas
        entries = zip(placements, result.rects).map { Entry(placement: $0, rect: $1) }
        problems = result.problems
    }

    /// What frames can refer to.
    var flatIDs: [String] { entries.filter { !$0.placement.isPopup }.map(\.placement.id) }

    private init(_ plan: ScenePlan, entries: [Entry]) {
        canvas = plan.canvas
        self.entries = entries
        problems = plan.problems
    }

    /// The same with other rectangles for some entries, by their indices.
    func replacing(rects: [(entry: Int, rect: LayoutRect?)]) -> ScenePlan {
        var entries = entries
        for (index, rect) in rects { entries[index] = Entry(placement: entries[index].placement, rect: rect) }
        return ScenePlan(self, entries: entries)
    }

    /// What the scene says, or for a component without a frame the rectangle of the one that it covers.
    private static func frame(
        of placement: Placement, among placements: [Placement], on device: DeviceClass
    ) -> FrameSpec {
        guard let name = placement.covers, let covered = placements.first(where: { $0.name == name && !$0.isPopup })
        else { return placement.frame(on: device) }
        func edge(_ edge: LayoutEdge) -> LayoutExpression {
            LayoutExpression(position: LayoutReference(id: covered.id, edge: edge))
        }
        return FrameSpec(left: edge(.left), right: edge(.right), top: edge(.top), bottom: edge(.bottom))
    }

    /// The sizes that stand in while components are not drawn: checks only need to know that there is one.
    package static func nominalSize(_ placement: Placement, _ catalog: ConfigCatalog) -> IntrinsicSize {
        let declaration = catalog.components[placement.component]
        return IntrinsicSize(width: declaration.hasOwnWidth ? 30 : nil, height: declaration.hasOwnHeight ? 30 : nil)
    }
}
