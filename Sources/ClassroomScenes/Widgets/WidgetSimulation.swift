public import ClassroomContexts

/// Answers what a widget of the classroom asks, in the place of simulated users: one person sees a whole class's result.
///
/// ```swift
/// struct PollSimulation: WidgetSimulation {
///     func answer(
///         to widgetId: String, room: WidgetProperties, user: WidgetProperties, using generator: inout SeededGenerator
///     ) throws -> WidgetRequest? {
///         guard try room.integer("pollState") == 1 else { return nil }
///         let choice = generator.index(below: try room.texts("pollItems").count)
///         return WidgetRequest("submit", ["selectIndex": [.integer(choice)]], to: widgetId)
///     }
/// }
/// ```
public protocol WidgetSimulation: Sendable {
    /// What a user asks of the widget's server as their answer; nil when nothing is asked, or they have answered.
    ///
    /// - Parameters:
    ///   - widgetId: The widget, or one of its instances; it is active.
    ///   - room: The properties that the room shares.
    ///   - user: The user's own properties.
    ///   - generator: Where chance comes from; the same seed gives the same answer.
    /// - Returns: The request.
    /// - Throws: When the properties make no sense.
    func answer(
        to widgetId: String, room: WidgetProperties, user: WidgetProperties, using generator: inout SeededGenerator
    ) throws -> WidgetRequest?
}

/// Chance that is the same everywhere for the same seed: Steele, Lea and Flood's SplitMix64.
///
/// The standard library's generator cannot be seeded, and what it makes of a generator may change between releases;
/// use ``index(below:)`` where a picture must stay as it is.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Begins where the seed says, so that two with the same seed give the same.
    ///
    /// - Parameters:
    ///   - seed: Any number.
    ///   - stream: Tells generators of one seed from each other, such as one for each student.
    public init(seed: UInt64, stream: Int = 0) {
        state = seed
        // Far apart, whatever the seeds and numbers are.
        state = next() ^ UInt64(bitPattern: Int64(stream))
        state = next()
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 to less than `count`; 0 when there is none.
    public mutating func index(below count: Int) -> Int {
        count > 0 ? Int(next() % UInt64(count)) : 0
    }
}
