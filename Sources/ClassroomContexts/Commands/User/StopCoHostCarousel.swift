/// Ends the turns; who is on stage stays.
public struct StopCoHostCarousel: UserCommand {
    /// Carries nothing: a room has one carousel.
    public init() {}

    static let permission = ContextCommand.stopCoHostCarousel

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        var info = decision.state.carousel
        info.state = false
        decision.setCarousel(info, by: caller.user)
    }
}

extension ContextCommand {
    /// Ending the turns on stage: it directs the lesson, so an assistant may not.
    public static let stopCoHostCarousel = ContextCommand("stopCoHostCarousel", .teacherAlone)
}

extension UserContext {
    /// Ends the turns; who is on stage stays.
    ///
    /// - Throws: ``ContextError/Code/notPermitted`` unless the teacher asks.
    public func stopCoHostCarousel() throws(ContextError) {
        try gateway.give(.stopCoHostCarousel(StopCoHostCarousel()))
    }
}
