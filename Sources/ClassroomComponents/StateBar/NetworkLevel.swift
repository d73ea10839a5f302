import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// The three things that a student is told about the network.
enum NetworkLevel: String, CaseIterable, Sendable {
    case good, bad, down

    /// The key of its text.
    var stringKey: String {
        switch self {
        case .good: "fcr_network_label_network_quality_excellent"
        case .bad: "fcr_network_label_network_quality_bad"
        case .down: "fcr_network_label_network_quality_down"
        }
    }
}

/// What a component showed last: what qualities without a picture of their own leave standing.
struct NetworkReading: Hashable, Sendable {
    /// What is shown.
    var level: NetworkLevel
    /// Whether the connection stood; a quality from before it broke says nothing about the new one.
    var isConnected: Bool

    /// What every client begins with.
    static let initial = NetworkReading(level: .good, isConnected: true)

    /// What is shown next.
    ///
    /// A broken connection wins over any quality. Unknown and medium quality keep what was shown; right after a
    /// connection came back that is good. Connecting for the first time and being signed out elsewhere keep it too.
    func next(_ info: MonitorInfo) -> NetworkReading {
        switch info.connection {
        case .disconnected, .reconnecting: return NetworkReading(level: .down, isConnected: false)
        case .connecting, .aborted: return self
        case .connected: break
        }
        switch info.quality {
        case .good: return .initial
        case .bad: return NetworkReading(level: .bad, isConnected: true)
        case .down: return NetworkReading(level: .down, isConnected: true)
        case .unknown, .medium: return isConnected ? self : .initial
        }
    }
}

extension RenderContext {
    /// The network's level now, remembered for the qualities that keep it.
    var networkLevel: NetworkLevel {
        let info = pool.monitor.getMonitorInfo()
        return memory.withValue(default: NetworkReading.initial) { reading in
            reading = reading.next(info)
            return reading.level
        }
    }
}
