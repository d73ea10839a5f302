// swift-format-ignore-file
// The part of WidgetKit that the exporter uses, with Apple's signatures. Nothing here runs.
@_exported import AppIntents
@_exported import Foundation
@_exported import SwiftUI

public enum WidgetFamily: Int, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline
    public var description: String { "" }
}
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public static var fullColor: WidgetRenderingMode { WidgetRenderingMode() }
    public static var accented: WidgetRenderingMode { WidgetRenderingMode() }
    public static var vibrant: WidgetRenderingMode { WidgetRenderingMode() }
    public var description: String { "" }
}
@available(iOS 18.0, *) public struct WidgetAccentedRenderingMode: Equatable, Sendable {
    public static let accented = WidgetAccentedRenderingMode(), desaturated = WidgetAccentedRenderingMode()
    public static let accentedDesaturated = WidgetAccentedRenderingMode(), fullColor = WidgetAccentedRenderingMode()
}
extension Image {
    @available(iOS 18.0, *)
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { fatalError() }
    public var widgetRenderingMode: WidgetRenderingMode { fatalError() }
}
#if !IOS16
public struct ContainerBackgroundPlacement: Sendable { public static let widget = ContainerBackgroundPlacement() }
#endif
extension View {
#if !IOS16
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    {
        self
    }
#endif
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

// MARK: Timelines

public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
}

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Hashable, Sendable { public init(score: Float, duration: TimeInterval = 0) {} }
public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let atEnd = TimelineReloadPolicy(), never = TimelineReloadPolicy()
    public static func after(_ date: Date) -> TimelineReloadPolicy { never }
}
public struct Timeline<Entry: TimelineEntry> { public init(entries: [Entry], policy: TimelineReloadPolicy) {} }
public struct TimelineProviderContext: Sendable { public var family: WidgetFamily { .systemSmall } }
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
#if !IOS16
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
#endif

// MARK: Widgets

@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
@MainActor @preconcurrency public protocol WidgetConfiguration {}
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<P: TimelineProvider>(kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content) {}
}
#if !IOS16
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public init<P: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: P,
        @ViewBuilder content: @escaping (P.Entry) -> Content
    ) where P.Intent == Intent {}
}
#endif
extension WidgetConfiguration {
    public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
#if !IOS16
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ removable: Bool = true) -> some WidgetConfiguration { self }
#endif
}
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
    init()
}
extension WidgetBundle { public static func main() {} }
@MainActor @preconcurrency public struct AnyConfiguration: WidgetConfiguration {}
public struct WidgetTuple<each W: Widget>: Widget {
    public init() {}
    public var body: some WidgetConfiguration { AnyConfiguration() }
}
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> WidgetTuple<repeat each W> {
        WidgetTuple()
    }
}
