internal import SourceDiagnostics

/// Why a text does not name a device.
package enum DeviceArgumentError: Error, Hashable, Sendable {
    /// Neither a preset nor a size.
    case unknownName(String)
    /// A size without `:phone` or `:pad`.
    case missingClass(size: String)
    /// Something else than `phone` or `pad` after the colon.
    case unknownClass(String)
    /// Not two numbers with an `x` between them.
    case malformedSize(String)
    /// A side outside ``Device/allowedSides``, in points.
    case sideOutOfRange(Double)

    /// One sentence without a full stop that says what is wrong and what is expected.
    package var message: String {
        switch self {
        case .unknownName(let name):
            "unknown device \(LayoutText.quoted(name)); expected phone, pad or a size such as 844x390:phone"
        case .missingClass(let size):
            "the device \(LayoutText.quoted(size)) lacks its class; expected \(LayoutText.shortened(size)):phone or :pad"
        case .unknownClass(let name):
            "unknown device class \(LayoutText.quoted(name)); expected phone or pad"
        case .malformedSize(let size):
            "\(LayoutText.quoted(size)) is not a size; expected two numbers of points such as 844x390"
        case .sideOutOfRange(let side):
            "a screen side of \(LayoutText.number(side)) points is out of range; expected "
                + "\(LayoutText.number(Device.allowedSides.lowerBound)) to \(LayoutText.number(Device.allowedSides.upperBound))"
        }
    }

    /// A few words that name what was probably meant.
    package var hint: String? {
        switch self {
        case .unknownName(let name): NearestName.hint(name, in: Device.presets.map(\.name))
        case .unknownClass(let name): NearestName.hint(name, in: DeviceClass.allCases.map(\.rawValue))
        case .missingClass, .malformedSize, .sideOutOfRange: nil
        }
    }
}

extension Device {
    /// Reads a device as it stands on the command line and in a URL: `phone`, `pad` or `844x390:phone`.
    package init(argument: String) throws(DeviceArgumentError) {
        if let preset = Self.presets.first(where: { $0.name == argument }) {
            self = preset
            return
        }
        let colon = argument.firstIndex(of: ":")
        let size = String(argument[..<(colon ?? argument.endIndex)])
        guard let first = size.utf8.first, (0x30...0x39).contains(first) else { throw .unknownName(argument) }
        let sides = size.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
            throw .malformedSize(size)
        }
        for side in [width, height] where !Self.allowedSides.contains(side) {
            throw .sideOutOfRange(side)
        }
        guard let colon else { throw .missingClass(size: size) }
        let className = String(argument[argument.index(after: colon)...])
        guard let deviceClass = DeviceClass(rawValue: className) else { throw .unknownClass(className) }
        self.init(name: argument, width: width, height: height, deviceClass: deviceClass)
    }

    /// Reads plain decimal notation only: `Double` alone would also take `0x1p4`, `inf` and `1e3`.
    private static func side(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
        return Double(text)
    }
}
