/// Lets students take turns on stage.
public struct StartCoHostCarousel: UserCommand {
    /// The time of one group.
    public var interval: Duration
    /// The size of a group.
    public var count: Int
    /// Whether the groups come by arrival or by chance.
    public var type: CarouselType
    /// Who takes part.
    public var condition: CarouselCondition

    /// Describes the turns; an interval or a size that is not positive is refused.
    public init(interval: Duration, count: Int, type: CarouselType, condition: CarouselCondition) {
        self.interval = interval
        self.count = count
        self.type = type
        self.condition = condition
    }

    static let permission = ContextCommand.startCoHostCarousel

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard interval > .zero, count > 0 else {
            throw caller.refusal(.invalidArgument, "interval and count have to be above zero")
        }
        decision.setCarousel(
            CarouselInfo(
                state: true, type: type, condition: condition, interval: interval.inWholeMilliseconds, count: count),
            by: caller.user)
    }
}

extension ContextCommand {
    /// Letting students take turns on stage: it directs the lesson, so an assistant may not.
    public static let startCoHostCarousel = ContextCommand("startCoHostCarousel", .teacherAlone)
}

extension UserContext {
    /// Lets students take turns on stage; the first group goes up at the store's next ``RoomStore/advance()``.
    ///
    /// - Parameters:
    ///   - interval: The time of one group.
    ///   - count: The size of a group.
    ///   - type: The order.
    ///   - condition: Who takes part.
    /// - Throws: ``ContextError/Code/invalidArgument`` unless interval and count are positive.
    public func startCoHostCarousel(
        interval: Duration, count: Int, type: CarouselType, condition: CarouselCondition
    ) throws(ContextError) {
        try gateway.give(
            .startCoHostCarousel(
                StartCoHostCarousel(interval: interval, count: count, type: type, condition: condition)))
    }
}
