// swift-format-ignore-file
// The part of App Intents that the exporter uses, with Apple's signatures. Nothing here runs.
@_exported import Foundation
@_exported import SwiftUI

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    #if !IOS16
    static var isDiscoverable: Bool { get }
    #endif
    static var openAppWhenRun: Bool { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    #if !IOS16
    public static var isDiscoverable: Bool { true }
    #endif
    public static var openAppWhenRun: Bool { false }
}
public protocol IntentResult: Sendable {}
public struct IntentResultContainer: IntentResult {}
extension IntentResult where Self == IntentResultContainer {
    public static func result() -> Self { IntentResultContainer() }
}

#if !IOS16
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}
extension Never: IntentResult {}
extension WidgetConfigurationIntent { public func perform() async throws -> Never { fatalError() } }
#endif

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public let title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
    public init(stringLiteral value: String) { title = "" }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) { title = "" }
}
public protocol AppEnum: Hashable, RawRepresentable, CaseIterable, Sendable where RawValue == String {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
extension Bool {
    public struct IntentDisplayName: Sendable {
        public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
    }
}
#if !IOS16
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline
}
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable { public init(integerLiteral value: Int) {} }
#endif

@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    public var wrappedValue: Value {
        get { fatalError() }
        set {}
    }
    public init() { fatalError() }
}
extension IntentParameter {
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { self.init() }
}
extension IntentParameter where Value: AppEnum {
    public convenience init(title: LocalizedStringResource, default value: Value) { self.init() }
}
extension IntentParameter where Value == String {
    public convenience init(title: LocalizedStringResource, default value: String) { self.init() }
}
extension IntentParameter where Value == Bool {
    public convenience init(
        title: LocalizedStringResource, default value: Bool, displayName: Bool.IntentDisplayName? = nil
    ) { self.init() }
}
extension IntentParameter where Value == Double {
    public convenience init(
        title: LocalizedStringResource, default value: Double,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil
    ) { self.init() }
}
#if !IOS16
extension IntentParameter {
    public convenience init<Entity: AppEntity>(
        title: LocalizedStringResource, size: [IntentWidgetFamily: IntentCollectionSize]
    ) where Value == [Entity]? { self.init() }
}
#endif
extension AppIntent { public typealias Parameter = IntentParameter }

#if !IOS16
extension Button {
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { fatalError() }
}
extension Toggle {
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) { fatalError() }
}
#endif
