// swift-format-ignore-file
// The part of SwiftUI that the exporter uses, with Apple's signatures. Nothing here runs.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView { nonisolated public init() {} }
public struct TupleView<T>: PrimitiveView { init() {} }
public struct _ConditionalContent<A, B>: PrimitiveView { init() {} }

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        fatalError()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> some View { content }
}

// MARK: Environment

@propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
public struct EnvironmentValues {
    public var locale: Locale { fatalError() }
    public var isLuminanceReduced: Bool { fatalError() }
}

// MARK: Styles

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable, PrimitiveView {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    nonisolated public static var white: Color { fatalError() }
    nonisolated public static var black: Color { fatalError() }
    nonisolated public static var clear: Color { fatalError() }
    nonisolated public static var primary: Color { fatalError() }
    nonisolated public static var gray: Color { fatalError() }
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
}
extension ShapeStyle where Self == Color {
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var primary: Color { .primary }
}
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { fatalError() } }
public struct UnitPoint: Hashable, Sendable {
    public init(x: CGFloat, y: CGFloat) {}
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
}
public struct LinearGradient: ShapeStyle, PrimitiveView {
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

// MARK: Texts

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
    }
}
public struct Text: PrimitiveView {
    public struct DateStyle: Sendable {
        public static let date = DateStyle()
        public static let time = DateStyle()
        public static let timer = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
    }
    nonisolated public init(verbatim content: String) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) {}
    nonisolated public init(_ date: Date, style: DateStyle) {}
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(),
            medium = Weight()
        public static let semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static let caption2 = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
}

// MARK: Stacks

public struct HorizontalAlignment: Sendable {
    public static let leading = HorizontalAlignment(), center = HorizontalAlignment(), trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Sendable {
    public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment()
}
public struct Alignment: Sendable {
    public static let topLeading = Alignment(), top = Alignment(), topTrailing = Alignment(), leading = Alignment()
    public static let center = Alignment(), trailing = Alignment(), bottomLeading = Alignment(), bottom = Alignment()
    public static let bottomTrailing = Alignment()
}
public struct VStack<Content: View>: PrimitiveView {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct HStack<Content: View>: PrimitiveView {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Grid<Content: View>: PrimitiveView {
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct GridRow<Content: View>: PrimitiveView {
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: PrimitiveView { nonisolated public init(@ViewBuilder content: () -> Content) {} }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct Spacer: PrimitiveView { nonisolated public init(minLength: CGFloat? = nil) {} }
public struct Divider: PrimitiveView { nonisolated public init() {} }
public struct Label<Title: View, Icon: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

// MARK: Images and shapes

public struct Image: PrimitiveView {
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum ResizingMode: Sendable { case tile, stretch }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(uiImage: UIImage) {}
    nonisolated public func resizable() -> Image { self }
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
public protocol Shape: View, Sendable {}
public protocol InsettableShape: Shape {}
public protocol PrimitiveShape: InsettableShape where Body == Never {}
extension PrimitiveShape { public var body: Never { fatalError() } }
public struct Rectangle: PrimitiveShape { nonisolated public init() {} }
public struct RoundedRectangle: PrimitiveShape { nonisolated public init(cornerRadius: CGFloat) {} }
public struct Capsule: PrimitiveShape { nonisolated public init() {} }
public struct Circle: PrimitiveShape { nonisolated public init() {} }
public struct ContainerRelativeShape: PrimitiveShape { nonisolated public init() {} }
extension Shape { nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() } }
extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some View
    {
        EmptyView()
    }
}
public enum ContentMode: Hashable, Sendable { case fit, fill }

// MARK: Figures

public struct Gauge<Label: View, Current: View, Bound: View, Marked: View>: PrimitiveView {}
extension Gauge where Current == EmptyView, Bound == EmptyView, Marked == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label
    ) {}
}
extension Gauge where Bound == EmptyView, Marked == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {}
}
extension Gauge where Marked == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current,
        @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> some View
    ) {}
}
public protocol GaugeStyle {}
public struct AccessoryCircularGaugeStyle: GaugeStyle {}
public struct LinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: Self { fatalError() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { fatalError() } }
public struct ProgressView<Label: View, Current: View>: PrimitiveView {}
extension ProgressView where Label == EmptyView, Current == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
extension ProgressView {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {}
}
public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle {}
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { fatalError() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: Self { fatalError() }
}

// MARK: Taps

public struct Link<Label: View>: PrimitiveView {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
public struct Button<Label: View>: PrimitiveView {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { fatalError() }
}
public struct Toggle<Label: View>: PrimitiveView {}
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}
public struct ToggleStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let label: Label
    public var isOn: Bool {
        get { fatalError() }
        nonmutating set {}
    }
}

// MARK: Modifiers

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
}
public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5)
        public static let all = Set(rawValue: 15)
    }
}
extension View {
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func lineLimit(_ number: Int?) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func monospacedDigit() -> some View { self }
    nonisolated public func fixedSize() -> some View { self }
    nonisolated public func padding(_ length: CGFloat) -> some View { self }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    nonisolated public func scaledToFit() -> some View { self }
    nonisolated public func scaledToFill() -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    { self }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    { self }
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View { self }
    @_disfavoredOverload nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
        -> some View
    { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
    nonisolated public func unredacted() -> some View { self }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    nonisolated public func labelsHidden() -> some View { self }
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
