public import DataSources
import HomeScreenModel
public import HomeScreenViews
public import LiveValues
import PreviewServing
import Synchronization

/// A source of data that a program adds to home screens: what widgets name behind `custom:`.
///
/// ```swift
/// let tides = WidgetSource("tides", "How high the water stands.") {
///     let cell = SourceCell<LiveValue>(clock: SystemClock())
///     cell.deliver(["height": 2.4])
///     return cell
/// }
/// HomeScreenKind().reading([tides])
/// ```
///
/// The preview asks it; `render` and `validate` ask nobody, and draw the widget's sample.
public struct WidgetSource: Sendable {
    /// What widgets call it, unique among the sources that a program adds.
    public let name: String
    /// What it gives, in a sentence.
    public let summary: String
    let make: @Sendable () -> any DataSource<LiveValue>

    /// Declares a source.
    ///
    /// - Parameters:
    ///   - name: What widgets call it.
    ///   - summary: What it gives, in a sentence.
    ///   - make: Makes it for one telephone, when that is opened; its values are held against the widget's shape.
    public init(_ name: String, _ summary: String, make: @escaping @Sendable () -> any DataSource<LiveValue>) {
        self.name = name
        self.summary = summary
        self.make = make
    }
}

extension HomeScreenKind {
    /// The same kind, whose widgets can also read some sources of a program's own.
    ///
    /// Of several with one name, the first counts.
    public func reading(_ sources: [WidgetSource]) -> HomeScreenKind {
        var seen = Set(customSources)
        let new = sources.filter { seen.insert($0.name).inserted }
        return connected(to: new.map(\.name)) { phone in
            phone.keep(CustomLine(phone, new))
        }
    }
}

/// Brings a telephone what sources of a program's own have.
final class CustomLine: Sendable {
    private let queue = WorkQueue.dispatch(label: "custom-sources")
    private let wakeups = Wakeups()
    private let subscriptions = Mutex<[Subscription]>([])

    init(_ phone: PhoneStore, _ sources: [WidgetSource]) {
        for source in sources {
            let made = source.make()
            let address = SourceAddress.custom(name: source.name)
            let tell: @Sendable () -> Void = { [weak phone, queue, wakeups] in
                wakeups.look()
                queue.soon { [weak phone] in
                    for command in made.state.commands(from: address) { try? phone?.perform(command) }
                }
            }
            let subscription = made.subscribe(tell)
            subscriptions.withLock { $0.append(subscription) }
            wakeups.add(made)
            tell()
        }
    }
}

extension SourceState<LiveValue> {
    /// What a telephone is told of it.
    fileprivate func commands(from address: SourceAddress) -> [PhoneCommand] {
        switch self {
        case .never: []
        case .fresh(let reading), .stale(let reading, nil):
            [.regain(address), .deliver(address, .value(reading.value))]
        case .stale(let reading, let failure?):
            [.deliver(address, .value(reading.value)), .lose(address, failure.description)]
        case .failed(let failure, _):
            [.regain(address), .deliver(address, .failure(failure.description, status: failure.status))]
        }
    }
}
