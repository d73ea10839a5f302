/// How much the event streams may hold.
package struct EventLimits: Sendable {
    /// The bytes that may wait for one page before it is asked to fetch itself again.
    ///
    /// Listeners share the bytes of an event, so that this is not multiplied by their number.
    package var backlogBytes = 4 << 20

    /// The events that may wait for one page before it is asked to fetch itself again.
    package var backlogEvents = 1024

    /// The bytes of recent events that a channel keeps for pages that reconnect.
    package var historyBytes = 1 << 20

    /// The events that a channel keeps for pages that reconnect.
    package var historyEvents = 256

    package init() {}
}
