import DataSources
import HomeScreenModel

extension TopicMessage {
    /// What a newer message of the same sort says, too: of devices, which all tell on one topic, the same properties.
    var sort: String {
        guard ThingMessage.topics.contains(topic), let value = try? value(), let message = ThingMessage(value) else {
            return topic
        }
        switch message.content {
        case .properties(let values): return ([topic, message.thing] + values.keys.sorted()).joined(separator: "\n")
        case .status: return [topic, message.thing].joined(separator: "\n")
        }
    }
}
