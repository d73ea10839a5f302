public import LiveValues

/// A change in the words of the event log: a sentence for everybody, and its values for developers.
///
/// ```swift
/// LogSentence(
///     LiveText(english: "\(name) posted a notice", chinese: "\(name)发布了通知"), about: .notices, values: "id = 7",
///     several: LiveText(english: "{count} notices were posted", chinese: "发布了 {count} 条通知"))
/// ```
public struct LogSentence: Hashable, Sendable {
    /// The placeholder for the number of changes in ``several``.
    public static let count = "{count}"

    /// The sentence, without a full stop.
    public let text: LiveText
    /// The group of changes to which it belongs; nil shows it only while the log is not filtered.
    public let subject: LogSubject?
    /// The payload in short: names with their values, and the cause.
    ///
    /// Shown on demand, beside the change's own name.
    public let values: LiveText
    /// The sentence for a burst of such changes, with ``count`` for their number.
    ///
    /// With nil, only changes with the same ``text`` share a line.
    public let several: LiveText?
    /// Whether changes of the sort come by themselves all the time, such as a clock's minutes.
    ///
    /// Such changes share a line however far apart they are; others only within a second.
    public let isRoutine: Bool

    /// A sentence about a change.
    public init(
        _ text: LiveText, about subject: LogSubject? = nil, values: LiveText = "", several: LiveText? = nil,
        isRoutine: Bool = false
    ) {
        self.text = text
        self.subject = subject
        self.values = values
        self.several = several
        self.isRoutine = isRoutine
    }

    /// A copy with words behind the sentence.
    func adding(_ remark: LiveText) -> LogSentence {
        guard !remark.isEmpty else { return self }
        return LogSentence("\(text); \(remark)", about: subject, values: values, several: several, isRoutine: isRoutine)
    }
}

/// A group of changes by which the event log can be filtered, such as those of people.
public struct LogSubject: Hashable, Sendable {
    /// The identifier, unique in its kind of scene.
    public let id: String
    /// The group's name, as the filter lists it.
    public let title: LiveText

    /// Names a group.
    public init(_ id: String, english: String, chinese: String) {
        self.init(id, LiveText(english: LiveText(english), chinese: LiveText(chinese)))
    }

    private init(_ id: String, _ title: LiveText) {
        self.id = id
        self.title = title
    }

    /// The group for those who read one language.
    func read(in locale: String) -> LogSubject { LogSubject(id, title.read(in: locale)) }
}
