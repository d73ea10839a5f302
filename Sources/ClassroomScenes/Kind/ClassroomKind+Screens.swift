import ClassroomContexts
public import ConfigSchema
import LiveValues
public import SceneModel

extension ClassroomKind {
    /// 667×375 and 1024×768 points.
    public var devices: [Device] { [.phone, .pad] }

    /// The pad: upstream's figures are given for it.
    public var defaultDevice: Device { .pad }

    /// The roles that a room's users can have: upstream's four.
    public var audiences: [EnumerationCase] { UserRole.allCases.map { EnumerationCase(named: $0.name, $0.sentence) } }

    /// The centred 16:9 box.
    public func canvas(on device: Device) -> Canvas { Canvas(classroomOn: device) }

    /// Upstream's places for popups.
    public func popupFrame(
        of size: LayoutSize, openingFrom source: LayoutRect, on side: PopupSide, in canvas: Canvas
    ) -> LayoutRect {
        switch side {
        case .left: PopupPlacement.place(size, beside: source, in: canvas.bounds, on: canvas.deviceClass)
        case .below: PopoverPlacement.place(size, below: source, in: canvas.bounds)
        }
    }
}

extension DeviceClass {
    /// Telephones, whose raw figures differ from a pad's.
    public static let phone = DeviceClass("phone")

    /// Pads and everything larger.
    public static let pad = DeviceClass("pad")
}

extension Device {
    /// 667×375, the screen for which the upstream figures were drawn.
    public static let phone = Device(name: "phone", width: 667, height: 375, deviceClass: .phone)

    /// A tablet in landscape, 1024×768 points.
    public static let pad = Device(name: "pad", width: 1024, height: 768, deviceClass: .pad)
}
