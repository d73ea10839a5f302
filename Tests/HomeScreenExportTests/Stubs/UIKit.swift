// swift-format-ignore-file
// The part of UIKit that the exporter uses, with Apple's signatures. Nothing here runs.
@_exported import Foundation

public final class UIImage: @unchecked Sendable {
    public init?(data: Data) { nil }
}
