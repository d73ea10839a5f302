public import LiveValues

/// Why a command was refused.
///
/// Nothing has changed when one is thrown.
///
/// ```swift
/// do throws(ContextError) {
///     try pool.user.rewardUsers(userUuidList: ["student-1"], rewardCount: 1)
/// } catch {
///     print(error)  // student 'student-2' cannot rewardUsers: only a teacher or an assistant may
/// }
/// ```
public struct ContextError: Refusal, Codable, Hashable {
    /// The kinds of refusal.
    public enum Code: String, CaseIterable, Codable, Hashable, Sendable {
        /// The caller's role does not allow it.
        case notPermitted
        /// The caller is not in the room.
        case notInRoom
        /// The caller was removed for good.
        case removedForever
        /// There is no such user in the room.
        case unknownUser
        /// There is no such stream in the room.
        case unknownStream
        /// The local user has no such device.
        case unknownDevice
        /// There is no such widget in the room.
        case unknownWidget
        /// There is no such group in the room.
        case unknownSubRoom
        /// Somebody else has asked them into another group, which they have not answered; 30409601 upstream.
        case alreadyInvited
        /// A value makes no sense for the command.
        case invalidArgument
        /// The room is in a state in which the command makes no sense.
        case wrongState
        /// The app's controller has not done what a widget asked for.
        case refusedByController
        /// The gateway is for reading alone: it was given to something that draws, or that is told an event.
        case readOnly
    }

    /// What kind of refusal this is.
    public let code: Code
    /// What was asked for.
    public let command: ContextCommand
    /// The identifier of the user who gave it.
    public let userUuid: String
    /// That user's role; nil when they are not in the room.
    public let role: UserRole?
    /// Why, as the end of a sentence.
    public let reason: String
    /// The identifier of the widget that asked an app's controller; nil for commands that no controller performs.
    public let widgetId: String?

    init(
        _ code: Code, _ command: ContextCommand, by userUuid: String, _ role: UserRole?, _ reason: String,
        widgetId: String? = nil
    ) {
        self.code = code
        self.command = command
        self.userUuid = userUuid
        self.role = role
        self.reason = reason
        self.widgetId = widgetId
    }

    /// Returns the refusal of an app's controller; the reason is the end of a sentence.
    package static func refusedByController(
        _ command: ContextCommand, of widgetId: String, by userUuid: String, _ reason: String
    ) -> ContextError {
        ContextError(.refusedByController, command, by: userUuid, nil, reason, widgetId: widgetId)
    }

    /// The name of ``code``.
    public var reasonCode: String { code.rawValue }

    /// One sentence that names the user and their role, or the room itself, the command and the reason.
    public var description: String {
        let caller = userUuid.isEmpty ? "the room" : "\(role?.name ?? "user") '\(userUuid)'"
        return "\(caller) cannot \(command.rawValue): \(reason)"
    }
}
