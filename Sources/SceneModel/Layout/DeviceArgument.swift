internal import SourceDiagnostics

/// Why a text does not name a device.
package enum DeviceArgumentError: Error, Hashable, Sendable {
    /// Neither a declared device nor a size.
    case unknownName(String, devices: [Device])
    /// A size without a colon and a device class behind it.
    case missingClass(size: String, devices: [Device])
    /// No device class after the colon.
    case unknownClass(String, devices: [Device])
    /// Not two numbers with an `x` between them.
    case malformedSize(String)
    /// A side outside ``Device/allowedSides``, in points.
    case sideOutOfRange(Double)

    /// One sentence without a full stop that says what is wrong and what is expected.
    package var message: String {
        switch self {
        case .unknownName(let name, let devices):
            "unknown device \(LayoutText.quoted(name)); expected "
                + (devices.map(\.name) + ["a size such as 844x390:\(Self.classes(of: devices).first ?? "")"])
                .joinedAsList("or")
        case .missingClass(let size, let devices):
            "the device \(LayoutText.quoted(size)) lacks its class; expected \(LayoutText.shortened(size)):"
                + Self.classes(of: devices).enumerated().map { $0 == 0 ? $1 : ":" + $1 }.joinedAsList("or")
        case .unknownClass(let name, let devices):
            "unknown device class \(LayoutText.quoted(name)); expected \(Self.classes(of: devices).joinedAsList("or"))"
        case .malformedSize(let size):
            "\(LayoutText.quoted(size)) is not a size; expected two numbers of points such as 844x390"
        case .sideOutOfRange(let side):
            "a screen side of \(LayoutText.number(side)) points is out of range; expected "
                + "\(LayoutText.number(Device.allowedSides.lowerBound)) to \(LayoutText.number(Device.allowedSides.upperBound))"
        }
    }

    private static func classes(of devices: [Device]) -> [String] {
        devices.classes.map(\.rawValue)
    }

    /// A few words that name what was probably meant.
    package var hint: String? {
        switch self {
        case .unknownName(let name, let devices): Suggestion.hint(for: name, in: devices.map(\.name))
        case .unknownClass(let name, let devices): Suggestion.hint(for: name, in: Self.classes(of: devices))
        case .missingClass, .malformedSize, .sideOutOfRange: nil
        }
    }
}

extension Device {
    /// Reads a device as it stands on the command line and in a URL: the name of a declared one, or a size with a class,
    /// such as `844x390:small`.
    package init(argument: String, among devices: [Device]) throws(DeviceArgumentError) {
        if let declared = devices.first(where: { $0.name == argument }) {
            self = declared
            return
        }
        let colon = argument.firstIndex(of: ":")
        let size = String(argument[..<(colon ?? argument.endIndex)])
        guard let first = size.utf8.first, (0x30...0x39).contains(first) else {
            throw .unknownName(argument, devices: devices)
        }
        let sides = size.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
            throw .malformedSize(size)
        }
        for side in [width, height] where !Self.allowedSides.contains(side) {
            throw .sideOutOfRange(side)
        }
        guard let colon else { throw .missingClass(size: size, devices: devices) }
        let className = String(argument[argument.index(after: colon)...])
        guard let deviceClass = devices.first(where: { $0.deviceClass.rawValue == className })?.deviceClass else {
            throw .unknownClass(className, devices: devices)
        }
        self.init(name: argument, width: width, height: height, deviceClass: deviceClass)
    }

    /// Reads plain decimal notation only: `Double` alone would also take `0x1p4`, `inf` and `1e3`.
    private static func side(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
        return Double(text)
    }
}
