import LiveValues

/// How a time that runs is written, here for the picture and in `clock.js` for every second after it.
public enum RunningTime: String, Hashable, Sendable {
    /// `mm:ss`, from one hour on `hh:mm:ss`.
    case short
    /// Always `hh:mm:ss`.
    case full

    /// The text of a time in whole seconds that have passed; a negative one is zero.
    public func text(_ time: Duration) -> String {
        let seconds = max(0, time.milliseconds / 1000)
        let hours = seconds / 3600
        let parts = (self == .full || hours > 0 ? [hours] : []) + [seconds / 60 % 60, seconds % 60]
        return parts.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
    }

    /// What tells the page's script; nothing for the usual one.
    var attributes: [HTMLAttribute] { self == .short ? [] : [.data(.format, rawValue)] }
}
