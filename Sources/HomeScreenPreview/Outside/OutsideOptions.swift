import DataSources
import PreviewServing

/// What telephones may reach beyond the process, as the command line of `preview` says it; nothing by default.
struct OutsideOptions: Sendable {
    static let allowHost = PreviewOption(
        "allow-host", value: "HOST[:PORT]", expected: "HOST or HOST:PORT",
        help: """
            A server that widgets' data and pictures may be fetched from; can be repeated. One of this machine or this \
            network only by its address, or as localhost
            """
    ) { (try? AllowedHosts([$0])) != nil }

    static let broker = PreviewOption(
        "broker", value: "mqtt://HOST:PORT", expected: "mqtt://HOST:PORT",
        help: "An MQTT broker for topics and devices, in place of one inside the preview", isSecret: true
    ) { (try? BrokerAddress($0)) != nil }

    static let simulateThings = PreviewOption(
        flag: "simulate-things",
        help: "Let the fixture's devices answer on the broker, as they do without one; else only real ones do")

    static let all = [allowHost, .state, broker, simulateThings]

    /// As they were written, in their order.
    let hostNames: [String]
    let hosts: AllowedHosts
    /// The absolute path of the folder with stores; nil keeps them in memory.
    let folder: String?
    let broker: BrokerAddress?
    /// Whether the preview plays devices although a broker has real ones.
    let simulatesThings: Bool

    init(_ arguments: PreviewArguments) {
        hostNames = arguments[Self.allowHost]
        hosts = (try? AllowedHosts(hostNames, by: "--" + Self.allowHost.name)) ?? AllowedHosts()
        folder = arguments.stateFolder
        simulatesThings = !arguments[Self.simulateThings].isEmpty
        broker = arguments[Self.broker].last.flatMap { try? BrokerAddress($0) }
    }

    /// Whether telephones have nobody to talk to.
    var isEmpty: Bool { hostNames.isEmpty && folder == nil && broker == nil }
}
