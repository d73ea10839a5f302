public import LiveValues

/// Why a command of the panel was not carried out; nothing has changed then.
public struct CommandRefusal: Error, Hashable, Sendable {
    /// Whose fault it is.
    public enum Reason: Hashable, Sendable {
        /// The message is no command, or one with a value that there is not.
        case unreadable
        /// The store is in a state in which the command makes no sense, or does not let the user.
        case refused
    }

    /// Whose fault it is.
    public let reason: Reason
    /// A stable name for programs.
    public let code: String
    /// A sentence for people.
    public let message: String

    /// Words a refusal.
    public init(_ reason: Reason, code: String, message: String) {
        self.reason = reason
        self.code = code
        self.message = message
    }
}

extension CommandRefusal {
    /// The words of a store's refusal as a sentence, in the language of a page if they have been translated.
    public init(_ reason: Reason, _ refusal: any Refusal, in locale: String = "") {
        self.init(reason, code: refusal.reasonCode, message: refusal.sentence(in: locale))
    }
}

extension Error {
    /// What an error says, as a sentence.
    var sentence: String {
        let text = String(describing: self)
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}
