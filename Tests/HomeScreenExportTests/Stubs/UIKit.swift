// swift-format-ignore-file
// The part of UIKit that the exporter uses, with Apple's signatures. Nothing here runs.
@_exported import Foundation

public final class UIImage: @unchecked Sendable {
    public init?(data: Data) { nil }
}

// MARK: Foundation, which lacks this on Linux

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
    }
}
extension String {
    @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = "" }
    public struct LocalizationValue: ExpressibleByStringInterpolation { public init(stringLiteral value: String) {} }
    public init(localized key: LocalizationValue, table: String? = nil) { self = "" }
}
