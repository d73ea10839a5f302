import ClassroomScenes
package import SceneModel

extension FrameSpec {
    /// A frame as it stands in a scene file's flow mapping: `left: 0, top: stateBar.bottom + 2`.
    package init(_ text: String) throws {
        self.init()
        for property in text.split(separator: ",") {
            let parts = property.split(separator: ":", maxSplits: 1)
            let name = parts[0].drop { $0 == " " }
            guard let edge = LayoutEdge(name: String(name)), parts.count == 2 else {
                throw MalformedFrame(text: String(property))
            }
            self[edge] = try LayoutExpression.parse(String(parts[1])).get()
        }
    }
}

package struct MalformedFrame: Error {
    package var text: String
}

/// An entry whose component is named like its id.
package func entry(_ id: String, _ frame: String, own size: IntrinsicSize = .none) throws -> LayoutEntry {
    LayoutEntry(id: id, component: id, frame: try FrameSpec(frame), intrinsic: size)
}

package func popup(_ id: String) -> LayoutEntry {
    LayoutEntry(id: id, component: id, placement: .suspend)
}

/// A content box of 1000×562.5 with a scale factor of 1000/667.
package let wideBox = Canvas(classroomOn: Device(name: "test", width: 1000, height: 700, deviceClass: .pad))

extension LayoutRect {
    package func isEqual(to other: LayoutRect?, within tolerance: Double) -> Bool {
        guard let other else { return false }
        return [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
            ($0 - $1).magnitude <= tolerance
        }
    }
}
