import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The popover under the network button: quality, latency and losses of the viewer's own connection.
///
/// ```yaml
/// components:
///   networkStats:
///     title: { goodColor: $systemSafeColor, font: $font12 }
///     packetLossRateValue: { txImage: fcr_sendnetwork, rxImage: fcr_receivenetwork }
/// ```
struct NetworkStats: Component {
    static let name = "networkStats"

    static let titleKey: String? = "diorama_network_statistics"

    static let summary =
        "The popover under the network button for everybody: quality, latency and losses of one's own connection."

    private static let panel = LayoutSize(width: 130, height: 136)

    static let outline = ComponentOutline(
        fill: "backgroundColor", size: panel, job: "network statistics",
        labels: { situation, size in
            let levels = NetworkLevel.allCases.map {
                OutlineLabel(
                    situation.string($0.stringKey), font: "title.font", of: name, space: size.width - 16)
            }
            // The values stand behind the names, 63 points from the left.
            let terms = [
                ("latencyTitle", "fcr_network_label_network_latency"),
                ("packetLossRateTitle", "fcr_network_label_network_packet_loss_rate"),
            ].map { OutlineLabel(situation.string($1), font: $0 + ".font", of: name, space: 53) }
            return (levels + terms).filter { label in
                situation.isShown(String(label.font.prefix { $0 != "." }), of: name)
            }
        })

    static let reads: Set<Topic> = [.networkQuality, .connection, .packetStats]

    static let ownSize: OwnSize = [.width, .height]

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    /// 130 × 136, as upstream.
    func size(in context: RenderContext) -> LayoutSize? { Self.panel }

    func render(in context: RenderContext) -> HTMLNode {
        let level = context.networkLevel
        let stats = context.pool.monitor.getMonitorInfo().packetStats
        return .element(
            .div, .class("networkStats"), .configured(by: "backgroundColor", "shadow"),
            children: [
                item("title") { hidden in
                    .element(
                        .div, .class("title \(level.rawValue)"),
                        .configured(by: "title.\(level.rawValue)Color", "title.font"), hidden,
                        text: context.string(level.stringKey))
                },
                item("sepLine") { .element(.div, .class("line"), .configured(by: "sepLine"), $0) },
                .element(
                    .dl, .class("rows"),
                    children: [
                        term("latencyTitle", "fcr_network_label_network_latency", in: context),
                        item("latencyValue") { hidden in
                            .element(
                                .dd, .class("latency"), .configured(by: "latencyValue"), hidden,
                                text: stats.map { "\($0.lastMileDelay)ms" } ?? "")
                        },
                        term("packetLossRateTitle", "fcr_network_label_network_packet_loss_rate", in: context),
                        loss("tx", "diorama_network_sent", stats?.txPacketLossRate, in: context),
                        loss("rx", "diorama_network_received", stats?.rxPacketLossRate, in: context),
                    ]),
            ])
    }

    /// Everything, which is little; reports about another room are not ours.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        if case .onMediaPacketStatsUpdated(let room, _) = record.event,
            room != context.pool.room.getRoomInfo().roomUuid
        {
            return .nothing
        }
        return Self.reads.contains(record.topic) ? .everything : .nothing
    }

    // MARK: Parts

    private func term(_ path: String, _ key: String, in context: RenderContext) -> HTMLNode {
        item(path) { .element(.dt, .class(path), .configured(by: path), $0, text: context.string(key)) }
    }

    private func loss(_ way: String, _ key: String, _ percent: Int?, in context: RenderContext) -> HTMLNode {
        item("packetLossRateValue") { hidden in
            .element(
                .dd, .class("loss \(way)"), .configured(by: "packetLossRateValue"), hidden,
                children: [
                    context.icon(
                        "packetLossRateValue.\(way)Image", of: Self.name, label: context.string(key)),
                    .element(.span, text: percent.map { "\($0)%" } ?? "--"),
                ])
        }
    }

    /// A part with two switches: without `enable` it is not there, without `visible` it is there and hidden.
    private func item(_ path: String, _ draw: (_ hidden: HTMLAttribute?) -> HTMLNode) -> HTMLNode {
        guard values.boolean("\(path).enable") else { return .nothing }
        return draw(values.boolean("\(path).visible") ? nil : .hidden)
    }
}
